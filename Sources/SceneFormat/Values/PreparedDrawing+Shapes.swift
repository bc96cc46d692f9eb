import Geometry
import Views

/// The steps of a canvas that draw and clip paths, and the steps that change the drawing of the following ones.
extension PreparedDrawing {
    private static let path = Parameter.path("path", "an array of path elements such as { \"rect\": [0, 0, 10, 10] }", "The path.")
    private static let paint = Parameter.paint(color: "The color; the foreground color by default.")
    private static let inverse = Parameter.bool("inverse", default: false, "Whether the inside is hidden instead of the outside.")
    private static let drawing = Parameter.drawing("The drawing steps, in order.").primary

    /// The blend modes of views, and those that only a canvas has.
    private static let canvasBlendModes = Keywords<GraphicsContext.BlendMode>(
        BlendMode.allCases.map { (name: $0.rawValue, value: GraphicsContext.BlendMode($0)) } + [
            (name: "sourceIn", value: .sourceIn), (name: "sourceOut", value: .sourceOut), (name: "destinationIn", value: .destinationIn),
            (name: "destinationAtop", value: .destinationAtop), (name: "xor", value: .xor), (name: "clear", value: .clear), (name: "copy", value: .copy),
        ])

    @EntryList<Step> static var shapes: [Step] {
        NamedValue("fill", "A filled path.", path, paint, .fillStyle) { (context: inout GraphicsContext, path, paint, style) in
            context.fill(path, with: paint ?? .foreground, style: style)
        }
        NamedValue("stroke", "A line along a path.", path, paint, .strokeStyle) { (context: inout GraphicsContext, path, paint, style) in
            context.stroke(path, with: paint ?? .foreground, style: style)
        }
        NamedValue("clip", "Hides everything outside of a path.", path.primary, inverse, .fillStyle) { (context: inout GraphicsContext, path, inverse, style) in
            context.clip(to: path, style: style, options: inverse ? .inverse : [])
        }
    }

    @EntryList<Step> static var states: [Step] {
        NamedValue("translate", "Moves the following steps.", .point("by", "How far, in points.").primary) { (context: inout GraphicsContext, by) in
            context.translateBy(x: by.x, y: by.y)
        }
        NamedValue("rotate", "Rotates the following steps.", .degrees("degrees", "Clockwise.").primary) { (context: inout GraphicsContext, angle) in
            context.rotate(by: angle)
        }
        NamedValue("scale", "Scales the following steps.", .size("by", "The horizontal and vertical scale.").primary) { (context: inout GraphicsContext, by) in
            context.scaleBy(x: by.width, y: by.height)
        }
        NamedValue("concatenate", "Applies an affine matrix before the current transform of the following steps.", .affineTransform) {
            (context: inout GraphicsContext, transform) in
            context.concatenate(transform)
        }
        NamedValue("transform", "Replaces the transform of the following steps with an affine matrix.", .affineTransform) {
            (context: inout GraphicsContext, transform) in
            context.transform = transform
        }
        NamedValue("opacity", "Fades the following steps.", .number("opacity", "0…1.").primary) { (context: inout GraphicsContext, opacity) in
            context.opacity = opacity
        }
        NamedValue("blendMode", "How the following steps blend with the drawing below.", .keyword("mode", canvasBlendModes, "The blend mode.").primary) {
            (context: inout GraphicsContext, mode) in context.blendMode = mode
        }
        NamedValue("blur", "Blurs the following steps.", .length("radius", "Points.").primary) { (context: inout GraphicsContext, radius) in
            context.addFilter(.blur(radius: radius))
        }
        NamedValue(
            "shadow", "A shadow below the following steps.",
            .length("radius", "Points.").primary,
            .color("color", default: .described("a third of black"), "The shadow's color."),
            .signedLength("x", default: 0, "Points."),
            .signedLength("y", default: 0, "Points.")
        ) { (context: inout GraphicsContext, radius, color, x, y) in
            context.addFilter(color.map { .shadow(color: $0, radius: radius, x: x, y: y) } ?? .shadow(radius: radius, x: x, y: y))
        }
        NamedValue(
            "alphaThreshold", "Draws one color where the following steps are opaque enough, and nothing elsewhere.",
            .number("min", in: 0...1, "The lowest alpha that counts."),
            .number("max", in: 0...1, default: 1, "The highest alpha that counts."),
            .color("color", default: .described("black"), "The color.")
        ) { (context: inout GraphicsContext, min, max, color) in
            context.addFilter(.alphaThreshold(min: min, max: max, color: color ?? .black))
        }
    }

    private static let condition = Parameter.bool("condition", "The condition.")
    private static let list = Parameter.list("in", "The list; range(0, 12) is a list of numbers.")
    private static let innerDrawing = Parameter.withLocals(drawing)

    @EntryList<Step> static var groups: [Step] {
        NamedValue(
            "clipToLayer", "Hides everything outside of a drawing.",
            .drawing("The drawing whose alpha decides what is visible.").primary,
            .number("opacity", in: 0...1, default: 1, "How much of the drawing counts."),
            inverse
        ) { (context: inout GraphicsContext, drawing, opacity, inverse) in
            context.clipToLayer(opacity: opacity, options: inverse ? .inverse : []) { drawing.draw(in: &$0) }
        }
        NamedValue("layer", "Draws steps as one; their changes end with the layer.", drawing) { (context: inout GraphicsContext, drawing) in
            context.drawLayer { drawing.draw(in: &$0) }
        }
        NamedValue("copy", "Draws steps one by one; their changes end with the copy.", drawing) { (context: inout GraphicsContext, drawing) in
            drawing.draw(inCopyOf: context)
        }
        NamedValue(
            "clipBoundingRect", "Draws steps, as a copy, that know the bounding box of the current clips: the whole canvas without clips.", innerDrawing,
            locals: [LocalVariable("as", default: "clipBoundingRect", .rect)]
        ) { (context: inout GraphicsContext, drawing) in
            // Values of scenes are finite, but the box is not if the canvas's transform can't be inverted.
            let box = context.clipBoundingRect
            let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
            drawing(.rect(isFinite ? box : .zero)).draw(inCopyOf: context)
        }
        NamedValue(
            "when", "Draws steps if a condition is true; their changes stay in effect.", condition, .drawing("The drawing steps, in order."),
            .drawing(named: "else", default: nil, "The drawing steps if the condition is false.")
        ) { (context: inout GraphicsContext, condition, drawing, otherwise) in
            if condition { drawing.draw(in: &context) } else { otherwise?.draw(in: &context) }
        }
        NamedValue("warn", "Draws nothing, and prints a warning, once for each text.", .string("text", "The warning.").primary) {
            (context: inout GraphicsContext, text) in
            context.warn(text)
        }
        NamedValue(
            "let", "Draws steps, as a copy, that use named values.", .variables("values", "The variables; each sees those before it."), innerDrawing, .context,
            locals: [LocalVariable("values", .any)]
        ) { (context: inout GraphicsContext, variables, drawing, place) in
            drawing(in: variables.scope(inside: place.scope)).draw(inCopyOf: context)
        }
        NamedValue(
            "for", "Draws steps for each element of a list.", list, .withLocals(.drawing("The drawing steps, in order.")), .context,
            locals: [LocalVariable("as", elementOf: list)]
        ) { (context: inout GraphicsContext, list, drawing, place) in
            for element in list {
                guard place.scope.store.chargeDrawing(place.origin) else { return }
                drawing(element).draw(inCopyOf: context)
            }
        }
    }
}
