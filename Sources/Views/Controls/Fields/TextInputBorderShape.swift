/// The outline of text fields with a border.
public struct TextInputBorderShape: Hashable, Sendable {
    enum Kind: Hashable { case automatic, capsule, roundedRectangle }
    let kind: Kind
    /// In points; those of a capsule are limited by its height.
    var radius: CGFloat { kind == .capsule ? 100 : 5 }
    /// The platform's shape.
    public static let automatic = TextInputBorderShape(kind: .automatic)
    public static let capsule = TextInputBorderShape(kind: .capsule)
    public static let roundedRectangle = TextInputBorderShape(kind: .roundedRectangle)
}
private struct TextInputBorderShapeKey: EnvironmentKey { static var defaultValue: TextInputBorderShape { .automatic } }
extension EnvironmentValues {
    /// The outline of text fields with a border.
    var textInputBorderShape: TextInputBorderShape {
        get { self[TextInputBorderShapeKey.self] }
        set { self[TextInputBorderShapeKey.self] = newValue }
    }
}
extension View {
    /// Sets the outline of text fields with a border.
    public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View { environment(\.textInputBorderShape, shape) }
}

/// A box around the text.
public struct BorderedTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.environment(\.isBorderedTextField, true) }
}
extension TextFieldStyle where Self == BorderedTextFieldStyle {
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
