/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(provider: .system(.background)).paint(in: environment)) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
