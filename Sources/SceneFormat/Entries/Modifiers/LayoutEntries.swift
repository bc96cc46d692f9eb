import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: true)
    private static let finiteLength = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let contentMode = BoundParameter("contentMode", .keyword(["fit", "fill"]), isRequired: true, "Inside or around what is offered.")

    @MainActor private static func offset(_ arguments: SceneArguments) -> CGSize {
        arguments.size("offset") ?? CGSize(width: arguments.number("x") ?? 0, height: arguments.number("y") ?? 0)
    }

    private static let eoFill = BoundParameter("eoFill", .value(.bool), default: "false", "Whether what the shape encloses twice is left out.")

    /// A bound of one side of a frame, for which a fixed side leaves no room.
    private static func sideBound(_ name: String, _ kind: ParameterKind, _ summary: String) -> BoundParameter {
        BoundParameter(name, kind, summary).not(with: name.hasSuffix("Width") ? "width" : "height")
    }

    static let layoutModifiers: [ModifierEntry] = [
        ModifierEntry(
            "frame",
            [
                .init("width", finiteLength, "Points; without it the view's own."), .init("height", finiteLength, "Points; without it the view's own."),
                sideBound("minWidth", finiteLength, "Points."), sideBound("idealWidth", finiteLength, "Points."),
                sideBound("maxWidth", length, "Points or \"infinity\"."),
                sideBound("minHeight", finiteLength, "Points."), sideBound("idealHeight", finiteLength, "Points."),
                sideBound("maxHeight", length, "Points or \"infinity\"."), .alignment("Where the view lies in it."),
            ], otherNames: ["size"], "A frame of a size of its own, or one between bounds."
        ) { view, arguments in
            let alignment = arguments.alignment("alignment")
            let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
            guard bounds.contains(where: arguments.has) else {
                return view.frame(width: arguments.length("width"), height: arguments.length("height"), alignment: alignment)
            }
            // A fixed side beside bounds of the other one stands for all three of its bounds, in place of being left out.
            @MainActor func bound(_ name: String, _ side: String) -> CGFloat? { arguments.length(name) ?? arguments.length(side) }
            return view.frame(
                minWidth: bound("minWidth", "width"), idealWidth: bound("idealWidth", "width"), maxWidth: bound("maxWidth", "width"),
                minHeight: bound("minHeight", "height"), idealHeight: bound("idealHeight", "height"), maxHeight: bound("maxHeight", "height"),
                alignment: alignment)
        },
        ModifierEntry(
            "containerRelativeFrame",
            [
                .init("axes", .keyword(["horizontal", "vertical", "both"]), isRequired: true, "Along which axes."),
                .init("count", .number(in: 1...10_000, allowsInfinity: false), "How many equal parts the container has; without it one."),
                BoundParameter("span", .number(in: 1...10_000, allowsInfinity: false), default: "1", "How many of them the frame is.").going(with: "count"),
                BoundParameter("spacing", finiteLength, default: "0", "Points between the parts.").going(with: "count"),
                .alignment("Where the view lies in it."),
                BoundParameter(
                    "length", .value(.number), seesLocals: true,
                    "Its length in points, in place of parts: \"container.length - 40\"; container.axis is 'horizontal' or 'vertical'."
                ).not(with: "count"),
            ], primary: "axes", local: LocalVariable("as", default: "container", .object(["length": .number, "axis": .string])),
            "A frame as long as the container, the canvas without its safe area, or as some of its parts."
        ) { view, arguments in
            let sets: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            let axes = arguments.string("axes").flatMap { sets[$0] } ?? [.horizontal, .vertical]
            let alignment = arguments.alignment("alignment")
            if arguments.has("length") {
                // Layout asks outside of any evaluation.
                arguments.noteReads("length")
                return view.containerRelativeFrame(axes, alignment: alignment) { length, axis in
                    let container = SceneValue.object(["length": .number(Double(length)), "axis": .string(axis == .horizontal ? "horizontal" : "vertical")])
                    return arguments.adding(container).length("length") ?? 0
                }
            }
            guard let count = arguments.number("count") else { return view.containerRelativeFrame(axes, alignment: alignment) }
            return view.containerRelativeFrame(
                axes, count: Int(count), span: Int(arguments.number("span") ?? 1), spacing: arguments.length("spacing") ?? 0, alignment: alignment)
        },
        ModifierEntry(
            "padding",
            [
                .init("length", .number, default: "16, or none beside those of single edges", "Points."), .edges("Where 'length' is."),
                .init("top", .number, "Points at this edge, whatever 'length' is."), .init("leading", .number, "Points at this edge."),
                .init("bottom", .number, "Points at this edge."), .init("trailing", .number, "Points at this edge."),
            ], primary: "length", otherNames: ["margin", "inset"], "Room around the view."
        ) { view, arguments in
            let (edges, length) = (arguments.custom("edges") ?? Edge.Set.all, arguments.length("length"))
            guard ["top", "leading", "bottom", "trailing"].contains(where: arguments.has) else { return view.padding(edges, length) }
            let others = length ?? (arguments.has("edges") ? 16 : 0)
            @MainActor func inset(_ name: String, _ edge: Edge.Set) -> CGFloat { arguments.length(name) ?? (edges.contains(edge) ? others : 0) }
            return view.padding(
                EdgeInsets(
                    top: inset("top", .top), leading: inset("leading", .leading), bottom: inset("bottom", .bottom), trailing: inset("trailing", .trailing)))
        },
        ModifierEntry(
            "offset",
            [
                .init("x", .number, default: "0", "Points to the right."), .init("y", .number, default: "0", "Points down."),
                BoundParameter("offset", .value(.size), "Both.").not(with: "x", "y"),
            ],
            primary: "offset", otherNames: ["translate"], "Draws the view elsewhere; its place in the layout stays. A shape stays a shape.",
            shape: { shape, arguments in
                @MainActor func moved(_ shape: some Shape) -> any Shape { shape.offset(offset(arguments)) }
                return moved(shape)
            }, apply: { $0.offset(offset($1)) }),
        ModifierEntry(
            "position",
            [
                .init("x", .number, default: "0", "Points."), .init("y", .number, default: "0", "Points."),
                BoundParameter("position", .value(.point), "Both.").not(with: "x", "y"),
            ],
            primary: "position", "Takes all room and puts the view's middle at a point."
        ) { view, arguments in
            view.position(arguments.point("position") ?? CGPoint(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0))
        },
        ModifierEntry(
            "fixedSize",
            [
                .init("horizontal", .value(.bool), default: "true when neither is given", "Whether the width is the ideal one."),
                .init("vertical", .value(.bool), default: "true when neither is given", "Whether the height is the ideal one."),
            ], "The view at its ideal size."
        ) { view, arguments in
            guard arguments.has("horizontal") || arguments.has("vertical") else { return view.fixedSize() }
            return view.fixedSize(horizontal: arguments.bool("horizontal") ?? false, vertical: arguments.bool("vertical") ?? false)
        },
        ModifierEntry(
            "layoutPriority", [.init("value", .number, isRequired: true, "Higher is served first; 0 is usual.")], primary: "value",
            "The view's rank when a stack shares its room out."
        ) { view, arguments in view.layoutPriority(arguments.number("value") ?? 0) },
        ModifierEntry(
            "aspectRatio",
            [
                .init("aspectRatio", .number(in: 1e-6...1e6, allowsInfinity: false), default: "that of the ideal size", "Width to height."), contentMode,
            ], "The view in a fixed ratio of width to height."
        ) { view, arguments in view.aspectRatio(arguments.length("aspectRatio"), contentMode: arguments.string("contentMode") == "fill" ? .fill : .fit) },
        ModifierEntry("scaledToFit", [], "The view as large as fits, in the ratio of its ideal size.") { view, _ in view.scaledToFit() },
        ModifierEntry("scaledToFill", [], "The view as small as fills, in the ratio of its ideal size.") { view, _ in view.scaledToFill() },
        ModifierEntry(
            "zIndex", [.init("value", .number, isRequired: true, "Higher is in front; 0 is usual.")], primary: "value",
            "Where the view lies among its siblings."
        ) { view, arguments in view.zIndex(arguments.number("value") ?? 0) },
        ModifierEntry(
            "ignoresSafeArea", [.edges("Where.")], primary: "edges", "Lets the view reach beyond the safe area, where it touches it."
        ) { view, arguments in view.ignoresSafeArea(edges: arguments.custom("edges") ?? .all) },
        ModifierEntry(
            "safeAreaInset",
            [
                .init("edge", .keyword(["top", "bottom", "leading", "trailing"]), isRequired: true, "Where."),
                .init("alignment", .keyword(["leading", "center", "trailing", "top", "bottom"]), default: "center", "How it lies along the edge."),
                .init("spacing", .number, default: "8", "Points between the view and what is inset."),
                .init("content", .views, isRequired: true, "What is inset."),
            ], "A view at an edge, which makes the safe area smaller."
        ) { view, arguments in
            let spacing = arguments.length("spacing")
            let (across, along) = (
                arguments.string("alignment").flatMap(arguments.scope.alignments.horizontal) ?? .center,
                arguments.string("alignment").flatMap(arguments.scope.alignments.vertical) ?? .center
            )
            return switch arguments.string("edge") {
            case "leading": AnyView(view.safeAreaInset(edge: HorizontalEdge.leading, alignment: along, spacing: spacing) { arguments.views("content") })
            case "trailing": AnyView(view.safeAreaInset(edge: HorizontalEdge.trailing, alignment: along, spacing: spacing) { arguments.views("content") })
            case "top": AnyView(view.safeAreaInset(edge: VerticalEdge.top, alignment: across, spacing: spacing) { arguments.views("content") })
            default: AnyView(view.safeAreaInset(edge: VerticalEdge.bottom, alignment: across, spacing: spacing) { arguments.views("content") })
            }
        },
        ModifierEntry(
            "coordinateSpace", [.init("name", .name, isRequired: true, "Its name.")], primary: "name", "Names the view's coordinates, for proxy.frame('name')."
        ) { view, arguments in view.coordinateSpace(name: arguments.name("name") ?? "") },
    ]

    static let alignmentModifiers: [ModifierEntry] = [
        ModifierEntry(
            "alignmentGuide",
            [
                .guide("guide", "Which guide is set."),
                .init("computeValue", .value(.number), isRequired: true, seesLocals: true, "Where it lies, in points from the leading or top edge."),
            ],
            local: LocalVariable("as", default: "d") { _, alignments in alignments.dimensionsType },
            "Sets one of the view's alignment guides; d has the view's width, height and guides."
        ) { view, arguments in
            guard let key: AlignmentKey = arguments.custom("guide") else { return view }
            let compute: (ViewDimensions) -> CGFloat = { dimensions in
                let local = arguments.scope.alignments.dimensions(dimensions, axis: key.axis)
                return arguments.adding(local).length("computeValue") ?? 0
            }
            return key.axis == .horizontal
                ? AnyView(view.alignmentGuide(HorizontalAlignment(key), computeValue: compute))
                : AnyView(view.alignmentGuide(VerticalAlignment(key), computeValue: compute))
        }
    ]

    static let secondaryModifiers: [ModifierEntry] = [
        ModifierEntry(
            "background",
            [
                .init("color", .value(.color), "A color, which also fills the safe area where the view touches it."), .gradient, .material,
                .imagePaint, .levelStyle, .styleOpacity, .styleShadow,
                .init("content", .views, "What lies behind, in place of a color.").not(with: "color", "gradient", "material", "image", "style"),
                .alignment("How it lies."),
                .init("in", .view, elementKind: .shape, "The shape of the color or gradient; without it the whole rectangle."), eoFill,
                .edges("Where a color or gradient fills the safe area, too: ignoresSafeAreaEdges.", name: "ignoresSafeAreaEdges"),
            ], primary: "color", "Something behind the view."
        ) { view, arguments in
            guard let style = arguments.style else { return view.background(alignment: arguments.alignment("alignment")) { arguments.views("content") } }
            guard let shape = arguments.shape("in") else {
                let edges: Edge.Set = arguments.custom("ignoresSafeAreaEdges") ?? .all
                return arguments.onlyColor.map { view.background($0, ignoresSafeAreaEdges: edges) }
                    ?? view.background(style, ignoresSafeAreaEdges: edges)
            }
            let fillStyle = FillStyle(eoFill: arguments.bool("eoFill") ?? false)
            @MainActor func fill(_ shape: some Shape) -> any View { view.background(style, in: shape, fillStyle: fillStyle) }
            return fill(shape)
        },
        ModifierEntry(
            "overlay",
            [
                .init("color", .value(.color), "A color, which also fills the safe area where the view touches it."), .gradient, .material, .imagePaint,
                .levelStyle, .styleOpacity, .styleShadow,
                .init("content", .views, "What lies in front, in place of a color.").not(with: "color", "gradient", "material", "image", "style"),
                .alignment("How it lies."),
                .init("in", .view, elementKind: .shape, "The shape of the color or gradient; without it the whole rectangle."), eoFill,
            ], primary: "color", "Something in front of the view."
        ) { view, arguments in
            guard let style = arguments.style else { return view.overlay(alignment: arguments.alignment("alignment")) { arguments.views("content") } }
            guard let shape = arguments.shape("in") else {
                return arguments.onlyColor.map { view.overlay($0) } ?? view.overlay(style)
            }
            let fillStyle = FillStyle(eoFill: arguments.bool("eoFill") ?? false)
            @MainActor func fill(_ shape: some Shape) -> any View { view.overlay(style, in: shape, fillStyle: fillStyle) }
            return fill(shape)
        },
        ModifierEntry(
            "border",
            [
                .init("color", .value(.color), "Its color; without it the foreground's."), .gradient, .material, .imagePaint, .levelStyle, .styleOpacity,
                .init("width", finiteLength, default: "1", "Points."),
            ], primary: "color", "A line inside the view's frame."
        ) { view, arguments in view.border(arguments.style ?? AnyShapeStyle(ForegroundStyle()), width: arguments.length("width") ?? 1) },
    ]
}

extension SceneArguments {
    /// The color, where nothing else is said about the style.
    fileprivate var onlyColor: Color? { has("shadow") || has("styleOpacity") ? nil : color("color") }
}

extension BoundParameter {
    /// Some edges: `"horizontal"` or `["top", "leading"]`.
    static func edges(_ summary: String, name: String = "edges") -> BoundParameter {
        let sets: [String: Edge.Set] = [
            "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let names = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
        return BoundParameter(
            name, .custom("\(ParameterKind.keyword(names).description), or an array of them"), default: "all",
            shape: .either([.keywords(names), .list(.keywords(names))]),
            reader: { node, path, binder, _ in
                var result: Edge.Set = []
                for node in node.elements ?? [node] {
                    guard let name = node.string, let edges = sets[name] else {
                        binder.collector.error(
                            "expected \(ParameterKind.keyword(names).description), not \(node.string.map(quoted) ?? node.kind)", at: node.position, path: path,
                            suggestion: node.string.flatMap { nearestName(to: $0, in: names) })
                        return nil
                    }
                    result.formUnion(edges)
                }
                return .custom(result)
            }, summary)
    }
}
