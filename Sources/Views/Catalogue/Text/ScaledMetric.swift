/// A number that grows and shrinks as a text style does with the content size.
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

    public var wrappedValue: Value { base * Value(Double(TextStyleSizes(environment).factor(of: style))) }
}
