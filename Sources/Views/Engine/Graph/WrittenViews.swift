/// A view, or a modifier with a place of its own, that may stand in the source: not one of those that the library's views consist of.
package struct WrittenView: Sendable, Equatable, Codable {
    /// The name of its type or modifier: "List", "padding".
    package var name: String
    /// The view's text, or that of its label, or its identifier.
    package var label: String?
    /// The rect in the final layout, as in `LayoutEntry`.
    package var rect: CGRect
    /// The bounding box of the painted area, as in `LayoutEntry`.
    package var paintedRect: CGRect
    /// The number of written views that contain it.
    package var depth: Int
    /// The author's views and modifiers whose bodies contain it, innermost first.
    package var owners: [String]
    /// Whether it can only come from the source; otherwise it may be a part of a library's view whose type is erased.
    package var isCertain: Bool
    /// The location in a scene.
    package var place: ViewDetails.SourcePlace?

    package init(
        name: String, label: String? = nil, rect: CGRect, paintedRect: CGRect, depth: Int, owners: [String] = [], isCertain: Bool = true,
        place: ViewDetails.SourcePlace? = nil
    ) {
        (self.name, self.label, self.rect, self.paintedRect, self.depth) = (name, label, rect, paintedRect, depth)
        (self.owners, self.isCertain, self.place) = (owners, isCertain, place)
    }
}

extension ViewGraph {
    /// Returns the views that the author wrote, with their rects at the present time, outer views first.
    ///
    /// The static type of a body names the views of its source: a view belongs to the source if its type is a part of that type, and not only of the body of one
    /// of the library's views.
    ///
    /// - Complexity: proportional to the number of views times their depth, and to the lengths of the names of their types.
    package func writtenViews() -> [WrittenView] {
        var listing = WrittenListing(paintedRects: paintedRects())
        listing.visit(root, depth: 0)
        return listing.views
    }
}

/// Collects the written views of a tree of render nodes.
@MainActor
private struct WrittenListing {
    let paintedRects: [ObjectIdentifier: CGRect]
    private(set) var views: [WrittenView] = []
    private var origins: [ObjectIdentifier: ViewOrigin] = [:]
    /// The entries of the nodes that have one.
    private var entries: [ObjectIdentifier: Int] = [:]
    /// The node of the author's view that the graph shows.
    private var shown: ObjectIdentifier?

    init(paintedRects: [ObjectIdentifier: CGRect]) { self.paintedRects = paintedRects }

    /// Adds the written views below a render node.
    mutating func visit(_ node: RenderNode, depth: Int) {
        var children: [RenderNode] = []
        node.forEachChild { children.append($0) }
        for child in children {
            var inner = depth
            for owner in child.owner.parents(inside: node.owner) where owner is any InspectedBody { enter(owner, &inner) }
            if child.isListed { add(child, &inner) }
            visit(child, depth: inner)
        }
    }

    /// Adds an entry for a node with a body, unless an earlier sibling did.
    private mutating func enter(_ node: _Node, _ depth: inout Int) {
        let key = ObjectIdentifier(node)
        if let index = entries[key] {
            depth = views[index].depth + 1
            return
        }
        let origin = origin(of: node)
        guard origin.isWritten, let type = node.viewType else { return }
        let name = TypeName(type)
        guard !ViewOrigin.isStructural(name), origin.canHave(name.base), !isRoot(node, type, depth) else { return }
        entries[key] = views.count
        var items: [RenderNode] = []
        node.appendItems(to: &items)
        views.append(
            WrittenView(
                name: name.base, label: InspectedText.isUsers(type) ? nil : label(of: items, name), rect: items.union(\.absoluteFrame),
                paintedRect: items.union(painted), depth: depth,
                owners: origin.around?.owners ?? [],
                isCertain: origin.isCertain, place: origin.place))
        depth += 1
    }

    private mutating func add(_ child: RenderNode, _ depth: inout Int) {
        let origin = origin(of: child.owner)
        guard origin.isWritten, origin.canHave(child.name) else { return }
        views.append(
            WrittenView(
                name: child.name, label: child.listedLabel, rect: child.absoluteFrame, paintedRect: painted(child), depth: depth, owners: origin.owners,
                isCertain: origin.isCertain, place: origin.place))
        depth += 1
    }

    private func painted(_ node: RenderNode) -> CGRect { paintedRects[ObjectIdentifier(node)] ?? node.absoluteFrame }

    /// Returns the label of a view with a body, if its first argument, as of `Toggle<Label>`, is a text or a label with one.
    private func label(of items: [RenderNode], _ name: TypeName) -> String? {
        guard let first = name.arguments.first, first == "Views.Text" || first.hasPrefix("Views.Label<Views.Text") else { return nil }
        return items.lazy.compactMap(\.firstText).first
    }

    /// Returns whether a node shows what was asked for, or only has a place in a scene.
    private mutating func isRoot(_ node: _Node, _ type: Any.Type, _ depth: Int) -> Bool {
        if PreviewValues.isContent(type) || (node as? any InspectedBody)?.inspectedView is any PlacedInSource { return true }
        guard depth == 0, shown == nil, InspectedText.isUsers(type) else { return shown == ObjectIdentifier(node) }
        shown = ObjectIdentifier(node)
        return true
    }

    /// Returns where a node's view comes from.
    private mutating func origin(of node: _Node) -> ViewOrigin {
        let key = ObjectIdentifier(node)
        if let known = origins[key] { return known }
        let around: ViewOrigin? = if let parent = node.parent { origin(of: parent) } else { nil }
        let new = ViewOrigin(of: node, inside: around)
        origins[key] = new
        return new
    }
}

extension [RenderNode] {
    fileprivate func union(_ rect: (RenderNode) -> CGRect) -> CGRect { reduce(.null) { $0.union(rect($1)) } }
}

extension RenderNode {
    /// The text of the first text, or of the first label of a control, at or below the node.
    fileprivate var firstText: String? {
        if name == "Text" || name == "control", let label = listedLabel { return label }
        var result: String?
        forEachChild { if result == nil { result = $0.firstText } }
        return result
    }
}
