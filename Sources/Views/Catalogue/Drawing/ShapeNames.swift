// Shapes by name, where a shape is expected: `.clipShape(.rect(cornerRadius: 8))`.

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle that fits into the frame.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills the frame.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    nonisolated public static var capsule: Capsule { Capsule() }
    /// A rectangle whose shorter sides are rounded.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with elliptic corners.
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of different radii.
    nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle with corners of different radii.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        rect(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }
}

// A filled shape can be drawn again, above the fill: `Circle().fill(.red).stroke(.blue)`.
extension _ShapeView {
    /// Strokes the shape above its fill.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { overlay { shape.stroke(content, style: style) } }
    /// Strokes the shape above its fill.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { overlay { shape.stroke(content, lineWidth: lineWidth) } }
    /// Fills the shape again, above its fill.
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(content, style: style) }
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Strokes the inside of the shape's edge above its fill.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay { shape.strokeBorder(content, style: style) }
    }
    /// Strokes the inside of the shape's edge above its fill.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
    }
}
