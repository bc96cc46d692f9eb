/// The color of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { SystemPaint.paint(.separator, in: environment) }
}

/// The color of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { SystemPaint.paint(.tertiary, in: environment) }
}

/// The color of links: the accent color.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color.accentColor.paint(in: environment)) }
}

/// The color of overlays that fill shapes.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { SystemPaint.paint(.fill, in: environment) }
}

/// The color of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { SystemPaint.paint(.background, in: environment) }
}

/// The color of the background of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

private enum SystemPaint {
    @MainActor static func paint(_ color: SystemColor, in environment: EnvironmentValues) -> _Paint {
        _Paint(Color(provider: .system(color)).paint(in: environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of lines between content.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholders in text fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links: the accent color.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The color of overlays that fill shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The color of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color of the background of selected content: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
