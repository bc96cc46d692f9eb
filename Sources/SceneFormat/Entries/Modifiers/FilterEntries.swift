import Geometry
import Views

extension SceneEntries {
    /// Effects on the pixels of a view, and turns in space.
    @EntryList<ModifierEntry> static var filterModifiers: [ModifierEntry] {
        ModifierEntry(
            "blur", "Blurs the view as a whole.",
            .length("radius", "The standard deviation, in points.").primary,
            .bool("opaque", default: false, "Whether the view is clipped to its frame and its edge pixels continue outwards.")
        ) { view, radius, opaque in view.blur(radius: radius, opaque: opaque) }
        ModifierEntry("brightness", "Adds to red, green, and blue: 1 makes everything white, -1 black.", .filterAmount.primary) { $0.brightness($1) }
        ModifierEntry("contrast", "Moves colors away from the middle gray, or, below 1, towards it.", .filterAmount.primary) { $0.contrast($1) }
        ModifierEntry("saturation", "How strong the colors are: 0 is gray, 1 unchanged.", .filterAmount.primary) { $0.saturation($1) }
        ModifierEntry("grayscale", "How gray the colors become, from 0 (unchanged) to 1 (gray).", .filterAmount.primary) { $0.grayscale($1) }
        ModifierEntry("hueRotation", "Turns all hues.", .degrees("degrees", "How far.").primary) { view, angle in view.hueRotation(angle) }
        ModifierEntry("colorMultiply", "Multiplies the components of all colors.", .color("color", "The color to multiply by.").primary) { view, color in
            view.colorMultiply(color)
        }
        ModifierEntry("colorInvert", "Makes every color its complement.", otherNames: ["invert"]) { view in view.colorInvert() }
        ModifierEntry("luminanceToAlpha", "Makes the view black, as opaque as it was bright.") { view in view.luminanceToAlpha() }
        ModifierEntry(
            "blendMode", "Blends the view with the content below it, up to the nearest group that composites.",
            .keyword("mode", Keywords<BlendMode>.all, "How.").primary, otherNames: ["mixBlendMode"]
        ) { view, mode in view.blendMode(mode) }
        ModifierEntry(
            "backgroundExtensionEffect", "Extends the view below the safe area with mirrored, blurred copies of its edges.",
            .bool("isEnabled", default: true, "Whether it does.")
        ) { view, isEnabled in view.backgroundExtensionEffect(isEnabled: isEnabled) }
        ModifierEntry("compositingGroup", "Composites the view before the effects outside of it.") { view in view.compositingGroup() }
        ModifierEntry("drawingGroup", "Draws the view off screen first.", .bool("opaque", default: false, "Whether its background is black.")) { view, opaque in
            view.drawingGroup(opaque: opaque)
        }
        ModifierEntry(
            "rotation3DEffect", "Draws the view as if it were turned in space; its layout doesn't change.",
            .degrees("degrees", "About x the top moves away, about y the right side; about z the view turns clockwise."),
            .signedLength("x", default: 0, "The axis."),
            .signedLength("y", default: 0, "The axis."),
            .signedLength("z", default: 0, "The axis."),
            .unitPoint("anchor", default: .center, "The fixed point, in fractions of the frame."),
            .signedLength("anchorZ", default: 0, "The distance of the axis in front of the screen, in points."),
            .signedLength("perspective", default: 1, "The strength of the perspective; 0 for none.")
        ) { view, angle, x, y, z, anchor, anchorZ, perspective in
            view.rotation3DEffect(angle, axis: (x: x, y: y, z: z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
        ModifierEntry(
            "projectionEffect", "Draws the view through a transform of the plane about its top left corner.",
            .numbers("matrix", "Nine numbers, row by row: (x, y, 1) times them is (x', y', w).").primary, .context
        ) { view, matrix, context in
            guard matrix.count == 9, let transform = ProjectionTransform(numbers: matrix) else {
                context.fail("a projection needs 9 numbers, not \(matrix.count)")
                return view
            }
            return view.projectionEffect(transform)
        }
    }
}

extension Parameter where Value == Double {
    /// The strength of a filter.
    static let filterAmount = number("amount", in: -1e6...1e6, "How much.")
}
