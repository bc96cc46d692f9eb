import Geometry
import Motion
import Views

extension SceneEntries {
    @EntryList<ViewEntry> static var shapeViews: [ViewEntry] {
        ViewEntry("Color", "An area filled with a color.", .color("color", "The color.").primary) { color in color }
        ViewEntry.insettableShape("Rectangle", "A rectangle.", otherNames: ["Rect"]) { Rectangle() }
        ViewEntry.insettableShape(
            "RoundedRectangle", "A rectangle with rounded corners.",
            .length("cornerRadius", default: nil, "The corner radius, in points.").primary,
            .size("cornerSize", default: nil, "The width and height of the corners, instead of a radius.").not(with: "cornerRadius"),
            .cornerStyle
        ) { radius, size, style in
            RoundedRectangle(cornerSize: size ?? CGSize(width: radius ?? 0, height: radius ?? 0), style: style)
        }
        ViewEntry.insettableShape(
            "UnevenRoundedRectangle", "A rectangle whose corners have different radii.",
            .length("topLeadingRadius", default: 0, "Points."),
            .length("bottomLeadingRadius", default: 0, "Points."),
            .length("bottomTrailingRadius", default: 0, "Points."),
            .length("topTrailingRadius", default: 0, "Points."),
            .cornerStyle
        ) { topLeading, bottomLeading, bottomTrailing, topTrailing, style in
            UnevenRoundedRectangle(
                topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing,
                style: style)
        }
        ViewEntry.insettableShape("Circle", "A circle.") { Circle() }
        ViewEntry.insettableShape("Ellipse", "An ellipse.", otherNames: ["Oval"]) { Ellipse() }
        ViewEntry.insettableShape("Capsule", "A rectangle whose shorter sides are semicircles.", .cornerStyle) { style in Capsule(style: style) }
        ViewEntry.insettableShape(
            "ContainerRelativeShape", "The shape of the enclosing container, or a rectangle without one."
        ) { ContainerRelativeShape() }
        ViewEntry.insettableShape(
            "ConcentricRectangle", "A rectangle whose corners follow those of the 'containerShape' around, at the same distance everywhere.",
            .length("minimum", default: 0, "The least radius of the corners, also without a container, in points.").primary,
            .bool("isUniform", default: false, "Whether all corners have the greatest of their radii.")
        ) { minimum, isUniform in ConcentricRectangle(corners: .concentric(minimum: .fixed(minimum)), isUniform: isUniform) }
        ViewEntry.shape(
            "Path", "Lines and curves.",
            .path(
                "elements", "an array of elements such as { \"move\": [0, 0] }, { \"line\": [10, 10] }, and \"close\"", default: nil,
                "The lines and curves, in points from the top left."
            ).primary,
            .pathData(
                "d", default: nil,
                "The path as SVG path data, in points: M L H V C S Q T A Z; lowercase commands are relative to the current point."),
            exactlyOne: ["elements", "d"]
        ) { elements, data in MorphingPath(elements ?? data ?? Path()) }
    }

    private static let anchor = Parameter.unitPoint("anchor", default: .center, "The fixed point.")
    private static let style = Parameter.style(color: "The color; the foreground color by default.")

    /// Modifiers that turn shapes into other shapes or views.
    @EntryList<ModifierEntry> static var shapeModifiers: [ModifierEntry] {
        ModifierEntry.shapeToView(
            "fill", "Fills the shape with a color, gradient, or other style.", style.primary, .fillStyle
        ) { shape, paint, style in
            @MainActor func fill(_ shape: some Shape) -> any View {
                if let paint = paint.shapeStyle { shape.fill(paint, style: style) } else { shape.fill(style: style) }
            }
            return fill(shape)
        }
        ModifierEntry(
            "stroke", "A line centered on the shape's outline; without a color or style the line is a shape itself.", style.primary.makingView, .strokeStyle,
            needs: .shape, gives: .shape
        ) { content, paint, style in
            @MainActor func stroke(_ shape: some Shape) -> SceneContent {
                guard let paint = paint.shapeStyle else { return .shape(shape.stroke(style: style)) }
                return SceneContent(shape.stroke(paint, style: style))
            }
            let shape = content.shape
            return stroke(shape)
        }
        ModifierEntry(
            "strokeBorder", "A line inside the shape's outline.", style.primary, .strokeStyle, .antialiased,
            needs: .insettableShape, gives: .view
        ) { content, paint, style, antialiased in
            guard case .insettableShape(let shape) = content else { return content }
            @MainActor func stroke(_ shape: some InsettableShape) -> SceneContent {
                guard let paint = paint.shapeStyle else { return SceneContent(shape.strokeBorder(style: style, antialiased: antialiased)) }
                return SceneContent(shape.strokeBorder(paint, style: style, antialiased: antialiased))
            }
            return stroke(shape)
        }
        ModifierEntry.shapeToShape(
            "trim", "A part of the shape's outline.",
            .length("from", in: 0...1, default: 0, "Where it starts, from 0 to 1 of the outline's length."),
            .length("to", in: 0...1, default: 1, "Where it ends.")
        ) { shape, start, end in
            @MainActor func trim(_ shape: some Shape) -> any Shape { shape.trim(from: start, to: end) }
            return trim(shape)
        }
        ModifierEntry(
            "inset", "The shape, smaller on all sides.", .signedLength("by", "Points.").primary,
            needs: .insettableShape, gives: .insettableShape
        ) { content, amount in
            guard case .insettableShape(let shape) = content else { return content }
            @MainActor func inset(_ shape: some InsettableShape) -> any InsettableShape { shape.inset(by: amount) }
            return .insettableShape(inset(shape))
        }
        ModifierEntry.shapeToShape(
            "scale", "Scales the shape about a point; line widths stay the same.",
            .signedLength("scale", default: nil, "The scale in both directions.").primary,
            .signedLength("x", default: .described("1"), "The horizontal scale, instead of 'scale'."),
            .signedLength("y", default: .described("1"), "The vertical scale, instead of 'scale'."),
            anchor
        ) { shape, both, x, y, anchor in
            @MainActor func scale(_ shape: some Shape) -> any Shape { shape.scale(x: x ?? both ?? 1, y: y ?? both ?? 1, anchor: anchor) }
            return scale(shape)
        }
        ModifierEntry.shapeToShape(
            "size", "Draws the shape at a fixed size at the top left, regardless of the available space.",
            .size("size", default: nil, "The width and height.").primary,
            .signedLength("width", default: 0, "Points.").not(with: "size"),
            .signedLength("height", default: 0, "Points.").not(with: "size")
        ) { shape, size, width, height in
            @MainActor func sized(_ shape: some Shape) -> any Shape { shape.size(size ?? CGSize(width: width, height: height)) }
            return sized(shape)
        }
        ModifierEntry.shapeToShape(
            "rotation", "Rotates the shape about a point.", .degrees("degrees", "Clockwise.").primary, anchor
        ) { shape, angle, anchor in
            @MainActor func rotate(_ shape: some Shape) -> any Shape { shape.rotation(angle, anchor: anchor) }
            return rotate(shape)
        }
    }
}
