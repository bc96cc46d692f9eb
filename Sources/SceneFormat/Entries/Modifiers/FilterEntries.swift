import Geometry
import Views

extension SceneEntries {
    private static let amount = BoundParameter("amount", .number(in: -1e6...1e6, allowsInfinity: false), isRequired: true, "How much.")
    private static let modes = BlendMode.allCases.map(\.rawValue)

    /// A modifier with one amount.
    private static func filter(
        _ name: String, _ summary: String, _ apply: @escaping @MainActor @Sendable (AnyView, Double) -> any View
    ) -> ModifierEntry {
        ModifierEntry(name, [amount], primary: "amount", summary) { view, arguments in apply(view, arguments.number("amount") ?? 0) }
    }

    /// Effects on the pixels of a view, and turns in space.
    static let filterModifiers: [ModifierEntry] = [
        ModifierEntry(
            "blur",
            [
                .init("radius", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), isRequired: true, "The standard deviation, in points."),
                .init("opaque", .value(.bool), default: "false", "Whether the view is cut off at its frame and its edges go on outwards."),
            ], primary: "radius", "Blurs the view as a whole."
        ) { view, arguments in view.blur(radius: arguments.length("radius") ?? 0, opaque: arguments.bool("opaque") ?? false) },
        filter("brightness", "Adds to red, green and blue: 1 makes everything white, -1 black.") { $0.brightness($1) },
        filter("contrast", "Moves colors away from the middle grey, or, below 1, towards it.") { $0.contrast($1) },
        filter("saturation", "How strong colors are: 0 is grey, 1 as they are.") { $0.saturation($1) },
        filter("grayscale", "How grey colors are: 0 is as they are, 1 is grey.") { $0.grayscale($1) },
        ModifierEntry("hueRotation", [.init("degrees", .number, isRequired: true, "How far.")], primary: "degrees", "Turns all hues.") { view, arguments in
            view.hueRotation(.degrees(arguments.number("degrees") ?? 0))
        },
        ModifierEntry(
            "colorMultiply", [.init("color", .value(.color), isRequired: true, "By which color.")], primary: "color", "Multiplies the components of all colors."
        ) { view, arguments in view.colorMultiply(arguments.color("color") ?? .white) },
        ModifierEntry("colorInvert", [], otherNames: ["invert"], "Makes every color its complement.") { view, _ in view.colorInvert() },
        ModifierEntry("luminanceToAlpha", [], "Makes the view black, as opaque as it was bright.") { view, _ in view.luminanceToAlpha() },
        ModifierEntry(
            "blendMode", [.init("mode", .keyword(modes), isRequired: true, "How.")], primary: "mode", otherNames: ["mixBlendMode"],
            "Mixes the view with what lies below it, up to the nearest group that composites."
        ) { view, arguments in view.blendMode(arguments.string("mode").flatMap { BlendMode(rawValue: $0) } ?? .normal) },
        ModifierEntry("compositingGroup", [], "Composites the view before the effects outside of it.") { view, _ in view.compositingGroup() },
        ModifierEntry(
            "drawingGroup", [.init("opaque", .value(.bool), default: "false", "Whether it lies on black.")], "Draws the view off screen first."
        ) { view, arguments in view.drawingGroup(opaque: arguments.bool("opaque") ?? false) },
        ModifierEntry(
            "rotation3DEffect",
            [
                .init("degrees", .number, isRequired: true, "About x the top goes away, about y the right side, about z it is clockwise."),
                .init("x", .number, default: "0", "The axis."), .init("y", .number, default: "0", "The axis."), .init("z", .number, default: "0", "The axis."),
                .unitPoint("anchor", default: "center", "The point that stays, in shares of the frame."),
                .init("anchorZ", .number, default: "0", "How far in front of the screen the axis lies, in points."),
                .init("perspective", .number, default: "1", "How much smaller things get with distance; 0 for not at all."),
            ], "Draws the view as if it were turned in space; its place in the layout stays."
        ) { view, arguments in
            view.rotation3DEffect(
                .degrees(arguments.number("degrees") ?? 0),
                axis: (x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0, z: arguments.length("z") ?? 0),
                anchor: arguments.unitPoint("anchor") ?? .center, anchorZ: arguments.length("anchorZ") ?? 0, perspective: arguments.length("perspective") ?? 1)
        },
        ModifierEntry(
            "projectionEffect",
            [.init("matrix", .value(.array(.number)), isRequired: true, "Nine numbers, row by row: (x, y, 1) times them is (x', y', w).")], primary: "matrix",
            "Draws the view through a transform of the plane about its top left corner."
        ) { view, arguments in
            guard let matrix = arguments.numbers("matrix") else { return view }
            guard matrix.count == 9, let transform = ProjectionTransform(numbers: matrix) else {
                arguments.fail("a projection has nine numbers, not \(matrix.count)")
                return view
            }
            return view.projectionEffect(transform)
        },
    ]
}

extension BoundParameter {
    /// Ground glass in the place of a colour.
    static let material = BoundParameter(
        "material", .keyword(["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]),
        "What lies behind, blurred and tinted, in place of a color."
    ).not(with: "color", "gradient")
}

extension Material {
    /// A material by the name that scenes use.
    init?(sceneName: String) {
        switch sceneName {
        case "ultraThin": self = .ultraThin
        case "thin": self = .thin
        case "regular": self = .regular
        case "thick": self = .thick
        case "ultraThick": self = .ultraThick
        case "bar": self = .bar
        default: return nil
        }
    }
}
