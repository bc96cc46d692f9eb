/// One line of a layout listing: a view with its resolved rect.
public struct LayoutEntry: Sendable, Equatable {
    /// What the view is: "Text", "VStack", "padding".
    public var name: String
    /// The text it shows, the identifier it was given.
    public var label: String?
    /// Points in the root's coordinates, unrounded, before transform effects.
    public var rect: CGRect
    /// How many views it lies in.
    public var depth: Int
}

extension ViewGraph {
    /// Every view with its rect in the final layout of the present time, in paint order.
    ///
    /// - Complexity: proportional to the number of views.
    public func layoutListing() -> [LayoutEntry] {
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
