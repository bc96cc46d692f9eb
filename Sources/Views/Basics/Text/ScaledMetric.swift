/// A number that grows and shrinks as the lines of a text style do with the content size, in whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.self) private var environment
    private let base: Value
    private let style: Font.TextStyle
    /// Where the number at the content size `large` is in a look; nil for `base`.
    private let place: KeyPath<Look, Value>?

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
        place = nil
    }
    /// Creates a number of the look that follows the body style.
    init(_ place: KeyPath<Look, Value>) { (base, style, self.place) = (0, .body, place) }

    public var wrappedValue: Value {
        let base = place.map { environment.look[keyPath: $0] } ?? base
        let scaled = base * Value(Double(TextStyleSizes(environment).lineFactor(of: style)))
        let pixels = Value(Double(environment.displayScale))
        return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
    }
}
