/// A number that grows and shrinks as the lines of a text style do with the content size, in whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.self) private var environment
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a number that follows the body style.
    ///
    /// - Parameter wrappedValue: the number at the content size `large`.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    /// Creates a number that follows a text style.
    ///
    /// - Parameter wrappedValue: the number at the content size `large`.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        let scaled = base * Value(Double(TextStyleSizes(environment).lineFactor(of: style)))
        let pixels = Value(Double(environment.displayScale))
        return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
    }
}
