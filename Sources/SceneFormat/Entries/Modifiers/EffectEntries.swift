import Geometry
import Views

extension SceneEntries {
    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let anchor = BoundParameter.unitPoint("anchor", default: "center", "The point that stays.")

    private static let antialiased = BoundParameter("antialiased", .value(.bool), default: "true", "Whether the edges are smoothed.")

    @MainActor private static func anchor(_ arguments: SceneArguments) -> UnitPoint { arguments.unitPoint("anchor") ?? .center }

    /// An affine matrix.
    static let matrixParameters: [BoundParameter] = [
        .init("a", .number, default: "1", "Of the matrix: x' = a·x + c·y + tx."), .init("b", .number, default: "0", "y' = b·x + d·y + ty."),
        .init("c", .number, default: "0", "See a."), .init("d", .number, default: "1", "See b."), .init("tx", .number, default: "0", "Points."),
        .init("ty", .number, default: "0", "Points."),
    ]

    @MainActor static func affineTransform(_ arguments: SceneArguments) -> CGAffineTransform {
        @MainActor func part(_ name: String, _ standard: Double) -> CGFloat { CGFloat(arguments.number(name, default: standard)) }
        return CGAffineTransform(a: part("a", 1), b: part("b", 0), c: part("c", 0), d: part("d", 1), tx: part("tx", 0), ty: part("ty", 0))
    }

    static let effectModifiers: [ModifierEntry] = [
        ModifierEntry(
            "opacity", [.init("opacity", .number(in: 0...1, allowsInfinity: false), isRequired: true, "0 is unseen, 1 is whole.")], primary: "opacity",
            otherNames: ["alpha"], "How much of the view is seen."
        ) { view, arguments in view.opacity(arguments.number("opacity") ?? 1) },
        ModifierEntry("geometryGroup", [], "What lies inside moves with the view, and not on a way of its own.") { view, _ in view.geometryGroup() },
        ModifierEntry("hidden", [], "Keeps the view's place and shows nothing.") { view, _ in view.hidden() },
        ModifierEntry(
            "clipped", [.init("antialiased", .value(.bool), default: "false", "Whether the frame's edges are smoothed.")], otherNames: ["clip"],
            "Only what lies in the view's frame is seen."
        ) { view, arguments in view.clipped(antialiased: arguments.bool("antialiased") ?? false) },
        ModifierEntry(
            "clipShape",
            [
                .init("shape", .view, isRequired: true, elementKind: .shape, "A shape, such as { \"Circle\": {} }."),
                .init("eoFill", .value(.bool), default: "false", "Whether what is enclosed twice is left out."), antialiased,
            ], primary: "shape", "Only what lies in a shape is seen."
        ) { view, arguments in
            guard let shape = arguments.shape("shape") else { return view }
            let style = FillStyle(eoFill: arguments.bool("eoFill") ?? false, antialiased: arguments.bool("antialiased") ?? true)
            @MainActor func clip(_ shape: some Shape) -> any View { view.clipShape(shape, style: style) }
            return clip(shape)
        },
        ModifierEntry(
            "cornerRadius", [.init("radius", length, isRequired: true, "Points."), antialiased], primary: "radius", "Clips the view to round corners."
        ) { view, arguments in view.cornerRadius(arguments.length("radius") ?? 0, antialiased: arguments.bool("antialiased") ?? true) },
        ModifierEntry(
            "shadow",
            [
                .init("color", .value(.color), default: "black, a third of it", "The shadow's color."),
                .init("radius", length, isRequired: true, "How soft, in points."),
                .init("x", .number, default: "0", "Points to the right."), .init("y", .number, default: "0", "Points down."),
            ], primary: "radius", "A soft shadow."
        ) { view, arguments in
            let (radius, x, y) = (arguments.length("radius") ?? 0, arguments.length("x") ?? 0, arguments.length("y") ?? 0)
            guard arguments.has("color") else { return view.shadow(radius: radius, x: x, y: y) }
            return view.shadow(color: arguments.color("color") ?? .clear, radius: radius, x: x, y: y)
        },
        ModifierEntry(
            "rotationEffect", [.init("degrees", .number, isRequired: true, "Clockwise."), anchor], primary: "degrees", otherNames: ["rotate"],
            "Draws the view turned; its place in the layout stays."
        ) { view, arguments in view.rotationEffect(.degrees(arguments.number("degrees") ?? 0), anchor: anchor(arguments)) },
        ModifierEntry(
            "scaleEffect",
            [
                .init("scale", .number, "Both ways."), BoundParameter("x", .number, default: "1", "Across.").not(with: "scale"),
                BoundParameter("y", .number, default: "1", "Down.").not(with: "scale"), anchor,
            ], primary: "scale", otherNames: ["scale"], "Draws the view larger or smaller; its place in the layout stays."
        ) { view, arguments in
            let scale = arguments.number("scale")
            return view.scaleEffect(
                x: scale ?? arguments.number("x") ?? 1, y: scale ?? arguments.number("y") ?? 1, anchor: anchor(arguments))
        },
        ModifierEntry("transformEffect", matrixParameters, "Draws the view through an affine matrix; its place in the layout stays.") { view, arguments in
            view.transformEffect(affineTransform(arguments))
        },
        ModifierEntry(
            "mask", [.init("content", .views, isRequired: true, "What covers."), .alignment("How it lies.")], primary: "content",
            "The view is seen as far as other views, laid over it, cover it."
        ) { view, arguments in view.mask(alignment: arguments.alignment("alignment")) { arguments.views("content") } },
    ]
}
