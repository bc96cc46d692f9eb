import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let contentModes: Keywords<ContentMode> = ["fit": .fit, "fill": .fill]
    private static let insetEdges: Keywords<Edge> = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    private static let edgeAlignments: Keywords<Alignment> = [
        "leading": .leading, "center": .center, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    @EntryList<ModifierEntry> static var layoutModifiers: [ModifierEntry] {
        ModifierEntry(
            "frame", "A frame of a fixed size, or with a minimum, an ideal, and a maximum.",
            .length("width", default: nil, "Points; by default the view's own width."),
            .length("height", default: nil, "Points; by default the view's own height."),
            .length("minWidth", default: nil, "Points.").not(with: "width"),
            .length("idealWidth", default: nil, "Points.").not(with: "width"),
            .lengthOrInfinity("maxWidth", default: nil, "Points or \"infinity\".").not(with: "width"),
            .length("minHeight", default: nil, "Points.").not(with: "height"),
            .length("idealHeight", default: nil, "Points.").not(with: "height"),
            .lengthOrInfinity("maxHeight", default: nil, "Points or \"infinity\".").not(with: "height"),
            .alignment("How the view is aligned in the frame."), otherNames: ["size"]
        ) { view, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
            let hasBounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
            guard hasBounds else { return view.frame(width: width, height: height, alignment: alignment) }
            // If one dimension is fixed and the other one has bounds, the fixed length is the minimum, ideal and maximum of its dimension.
            return view.frame(
                minWidth: minWidth ?? width, idealWidth: idealWidth ?? width, maxWidth: maxWidth ?? width,
                minHeight: minHeight ?? height, idealHeight: idealHeight ?? height, maxHeight: maxHeight ?? height, alignment: alignment)
        }
        ModifierEntry(
            "containerRelativeFrame", "A frame as long as the container, which is the canvas without its safe area, or as some of its parts.",
            .keyword("axes", Axis.Set.sceneNames, "Along which axes.").primary,
            .count("count", in: 1...10_000, default: nil, "The number of equal parts of the container; one by default."),
            .count("span", in: 1...10_000, default: 1, "The number of parts that the frame covers.").going(with: "count"),
            .length("spacing", default: 0, "Points between the parts.").going(with: "count"),
            .alignment("How the view is aligned in the frame."),
            .withLocals(
                .signedLength(
                    "length", default: nil,
                    "The length in points, instead of parts: \"container.length - 40\"; container.axis is 'horizontal' or 'vertical'.")
            ).not(with: "count"),
            locals: [LocalVariable("as", default: "container", .object(["length": .number, "axis": .string]))]
        ) { view, axes, count, span, spacing, alignment, length in
            if length.isGiven {
                // Layout evaluates it outside of any view.
                length.noteReads()
                return view.containerRelativeFrame(axes, alignment: alignment) { available, axis in
                    let name = axis == .horizontal ? "horizontal" : "vertical"
                    return length(.object(["length": .number(Double(available)), "axis": .string(name)])) ?? 0
                }
            }
            guard let count else { return view.containerRelativeFrame(axes, alignment: alignment) }
            return view.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
        }
        ModifierEntry(
            "padding", "Adds space around the view.",
            .signedLength("length", default: .described("16, or 0 beside lengths of single edges"), "Points.").primary,
            .edges(default: .described("all"), "The edges to which 'length' applies."),
            .signedLength("top", default: nil, "Points at this edge, instead of 'length'."),
            .signedLength("leading", default: nil, "Points at this edge."),
            .signedLength("bottom", default: nil, "Points at this edge."),
            .signedLength("trailing", default: nil, "Points at this edge."), otherNames: ["margin", "inset"]
        ) { view, length, edges, top, leading, bottom, trailing in
            guard [top, leading, bottom, trailing].contains(where: { $0 != nil }) else { return view.padding(edges ?? .all, length) }
            let others = length ?? (edges == nil ? 0 : 16)
            func inset(_ given: CGFloat?, _ edge: Edge.Set) -> CGFloat { given ?? ((edges ?? .all).contains(edge) ? others : 0) }
            return view.padding(
                EdgeInsets(top: inset(top, .top), leading: inset(leading, .leading), bottom: inset(bottom, .bottom), trailing: inset(trailing, .trailing)))
        }
        ModifierEntry(
            "offset", "Draws the view at an offset; its layout doesn't change. A shape stays a shape.",
            .signedLength("x", default: 0, "Points to the right."),
            .signedLength("y", default: 0, "Points down."),
            .size("offset", default: nil, "The offset in both directions.").not(with: "x", "y").primary, otherNames: ["translate"]
        ) { view, x, y, offset in
            view.offset(offset ?? CGSize(width: x, height: y))
        } shape: { shape, x, y, offset in
            @MainActor func moved(_ shape: some Shape) -> any Shape { shape.offset(offset ?? CGSize(width: x, height: y)) }
            return moved(shape)
        }
        ModifierEntry(
            "position", "Takes all of the offered space and centers the view on a point.",
            .signedLength("x", default: 0, "Points."),
            .signedLength("y", default: 0, "Points."),
            .point("position", default: nil, "The position of the center, in points.").not(with: "x", "y").primary
        ) { view, x, y, position in view.position(position ?? CGPoint(x: x, y: y)) }
        ModifierEntry(
            "fixedSize", "Gives the view its ideal size.",
            .bool("horizontal", default: .described("true when neither is given"), "Whether the width is the ideal one."),
            .bool("vertical", default: .described("true when neither is given"), "Whether the height is the ideal one.")
        ) { view, horizontal, vertical in
            if horizontal == nil, vertical == nil { return view.fixedSize() }
            return view.fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false)
        }
        ModifierEntry(
            "layoutPriority", "The view's priority when a stack distributes its space.",
            .number("value", "Views of higher priority get space first; 0 is the default.").primary
        ) { view, priority in view.layoutPriority(priority) }
        ModifierEntry(
            "aspectRatio", "The view in a fixed ratio of width to height.",
            .length("aspectRatio", in: 1e-6...1e6, default: .described("that of the ideal size"), "Width to height."),
            .keyword("contentMode", contentModes, "Whether the view fits into or fills the offered space.")
        ) { view, ratio, mode in view.aspectRatio(ratio, contentMode: mode) }
        ModifierEntry("scaledToFit", "The view as large as fits, in the ratio of its ideal size.") { view in view.scaledToFit() }
        ModifierEntry("scaledToFill", "The view as small as fills, in the ratio of its ideal size.") { view in view.scaledToFill() }
        ModifierEntry(
            "zIndex", "The front-to-back order of the view among its siblings.", .number("value", "Higher is further in front; 0 is the default.").primary
        ) { view, index in view.zIndex(index) }
        ModifierEntry("ignoresSafeArea", "Extends the view into the safe area where it touches it.", .edges("Which edges.").primary) { view, edges in
            view.ignoresSafeArea(edges: edges)
        }
        ModifierEntry(
            "safeAreaPadding", "Adds space to the view's safe area, so that backgrounds and scrolled content extend into it.",
            .length("length", default: .described("16"), "Points.").primary, .edges("The edges.")
        ) { view, length, edges in view.safeAreaPadding(edges, length) }
        ModifierEntry(
            "safeAreaInset", "Places views at an edge and reduces the safe area by their size.",
            .keyword("edge", insetEdges, "The edge."),
            .keyword("alignment", edgeAlignments, default: .center, "How the views are aligned along the edge."),
            .signedLength("spacing", default: .described("8"), "Points between the view and the views at the edge."),
            .views("content", "The views at the edge.")
        ) { view, edge, alignment, spacing, content in
            switch edge {
            case .leading: view.safeAreaInset(edge: HorizontalEdge.leading, alignment: alignment.vertical, spacing: spacing) { content }
            case .trailing: view.safeAreaInset(edge: HorizontalEdge.trailing, alignment: alignment.vertical, spacing: spacing) { content }
            case .top: view.safeAreaInset(edge: VerticalEdge.top, alignment: alignment.horizontal, spacing: spacing) { content }
            case .bottom: view.safeAreaInset(edge: VerticalEdge.bottom, alignment: alignment.horizontal, spacing: spacing) { content }
            }
        }
        ModifierEntry("coordinateSpace", "Names the view's coordinate space, for proxy.frame('name').", .name("name", "The name.").primary) { view, name in
            view.coordinateSpace(name: name)
        }
        ModifierEntry(
            "alignmentGuide", "Sets one of the view's alignment guides; d has the view's width, height, and guides.",
            .guide("guide", "The guide."),
            .withLocals(.signedLength("computeValue", "The position of the guide, in points from the leading or top edge.")), .context,
            locals: [LocalVariable("as", default: "d", type: { _, alignments in alignments.dimensionsType })]
        ) { view, key, computeValue, context in
            let compute = { (dimensions: ViewDimensions) in computeValue(context.scope.alignments.dimensions(dimensions, axis: key.axis)) }
            return key.axis == .horizontal
                ? view.alignmentGuide(HorizontalAlignment(key), computeValue: compute)
                : view.alignmentGuide(VerticalAlignment(key), computeValue: compute)
        }
    }
}
