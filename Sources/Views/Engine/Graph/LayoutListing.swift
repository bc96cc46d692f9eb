/// One line of a layout listing: a view with its resolved rect.
package struct LayoutEntry: Sendable, Equatable {
    /// The kind of view: "Text", "VStack", "padding".
    package var name: String
    /// The view's text, or its identifier.
    package var label: String?
    /// Points in the root's coordinates, unrounded, before transform effects.
    package var rect: CGRect
    /// The number of views that contain it.
    package var depth: Int
}

extension ViewGraph {
    /// Returns every view with its rect in the final layout of the present time, in paint order.
    ///
    /// - Complexity: proportional to the number of views.
    package func layoutListing() -> [LayoutEntry] {
        var entries: [LayoutEntry] = []
        func visit(_ node: RenderNode, _ depth: Int) {
            node.forEachChild { child in
                guard child.isListed else { return visit(child, depth) }
                entries.append(LayoutEntry(name: child.name, label: child.listedLabel, rect: child.absoluteFrame, depth: depth))
                visit(child, depth + 1)
            }
        }
        visit(root, 0)
        return entries
    }
}
