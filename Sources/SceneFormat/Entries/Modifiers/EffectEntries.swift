import Geometry
import Views

extension SceneEntries {
    /// The fixed point of a transform.
    private static let anchor = Parameter.unitPoint("anchor", default: .center, "The fixed point.")

    @EntryList<ModifierEntry> static var effectModifiers: [ModifierEntry] {
        ModifierEntry("opacity", "The opacity of the view.", .number("opacity", in: 0...1, "0 is invisible, 1 is opaque.").primary, otherNames: ["alpha"]) {
            view, opacity in view.opacity(opacity)
        }
        ModifierEntry("geometryGroup", "Views inside move together with this view, not separately.") { view in view.geometryGroup() }
        ModifierEntry("hidden", "Hides the view and keeps its space.") { view in view.hidden() }
        ModifierEntry(
            "clipped", "Clips the view to its frame.",
            .bool("antialiased", default: false, "Whether the frame's edges are smoothed."), otherNames: ["clip"]
        ) { view, antialiased in view.clipped(antialiased: antialiased) }
        ModifierEntry(
            "clipShape", "Clips the view to a shape.", .shape("shape", "A shape, such as { \"Circle\": {} }.").primary, .fillStyle
        ) { view, shape, style in
            @MainActor func clip(_ shape: some Shape) -> any View { view.clipShape(shape, style: style) }
            return clip(shape)
        }
        ModifierEntry(
            "containerShape", "The shape that 'ContainerRelativeShape' and 'ConcentricRectangle' inside follow.",
            .insettableShape("shape", "A shape, such as { \"RoundedRectangle\": 20 }.").primary
        ) { view, shape in
            @MainActor func apply(_ shape: some InsettableShape) -> any View { view.containerShape(shape) }
            return apply(shape)
        }
        ModifierEntry("cornerRadius", "Clips the view to round corners.", .length("radius", "Points.").primary, .antialiased) { view, radius, antialiased in
            view.cornerRadius(radius, antialiased: antialiased)
        }
        ModifierEntry(
            "shadow", "A soft shadow.",
            .color("color", default: .described("black, a third of it"), "The shadow's color."),
            .length("radius", "How soft, in points.").primary,
            .signedLength("x", default: 0, "Points to the right."),
            .signedLength("y", default: 0, "Points down.")
        ) { view, color, radius, x, y in
            if let color { view.shadow(color: color, radius: radius, x: x, y: y) } else { view.shadow(radius: radius, x: x, y: y) }
        }
        ModifierEntry(
            "rotationEffect", "Draws the view turned; its layout doesn't change.", .degrees("degrees", "Clockwise.").primary, anchor, otherNames: ["rotate"]
        ) { view, angle, anchor in view.rotationEffect(angle, anchor: anchor) }
        ModifierEntry(
            "scaleEffect", "Draws the view larger or smaller; its layout doesn't change.",
            .signedLength("scale", default: nil, "The scale in both directions.").primary,
            .signedLength("x", default: 1, "Across.").not(with: "scale"),
            .signedLength("y", default: 1, "Down.").not(with: "scale"),
            anchor, otherNames: ["scale"]
        ) { view, scale, x, y, anchor in view.scaleEffect(x: scale ?? x, y: scale ?? y, anchor: anchor) }
        ModifierEntry("transformEffect", "Draws the view through an affine matrix; its layout doesn't change.", .affineTransform) { view, transform in
            view.transformEffect(transform)
        }
        ModifierEntry(
            "mask", "Shows the view only where other views are opaque.", .views("content", "The mask's views.").primary, .alignment("How they are aligned.")
        ) { view, content, alignment in view.mask(alignment: alignment) { content } }
    }
}
