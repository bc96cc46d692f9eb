/// The style of lines between groups of content.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(provider: .system(.separator)).paint(in: environment)) }
}

/// The style of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(provider: .system(.tertiary)).paint(in: environment)) }
}

/// The style of links: the tint.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(TintShapeStyle().paint(in: environment)) }
}

/// The style behind selected items: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(TintShapeStyle().paint(in: environment)) }
}

/// The style of the areas of controls: thin content above a background.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(provider: .system(.fill)).paint(in: environment)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
