import Geometry

/// A layout with its children and its cache: the interface of a container's node to any layout.
package protocol LayoutContainer: AnyObject {
    var layoutProperties: LayoutProperties { get }
    /// Returns the size of the container for a proposal. The result isn't memoized here.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Returns the distances that the container prefers to its neighbors.
    func spacing() -> ViewSpacing
    /// Returns the container's own value of a guide in its space, or nil.
    func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
    /// Places all children: calls each one's `place(at:proposal:)` once, with coordinates in the container's own space.
    func place(at size: ViewSize)
    /// Returns the placement of each child, in the container's own space.
    func placements(at size: ViewSize) -> [LayoutPlacement]
    /// Updates the container; must be called when a child's size, spacing, priority or guides changed.
    func childrenDidChange()
    /// Replaces the children.
    func setChildren(_ children: [any LayoutElement])
}

/// A layout of a known type, with its children and cache.
package final class LayoutBox<L: Layout>: LayoutContainer {
    /// Setting it updates the cache.
    package var layout: L {
        didSet { childrenDidChange() }
    }
    /// Passed to the layout for information only; nothing is mirrored here.
    package var layoutDirection: LayoutDirection {
        didSet { subviews.layoutDirection = layoutDirection }
    }
    private var subviews: LayoutSubviews
    private var cache: L.Cache

    package init(_ layout: L, children: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight) {
        self.layout = layout
        self.layoutDirection = layoutDirection
        subviews = LayoutSubviews(LayoutStorage(children), layoutDirection: layoutDirection)
        cache = layout.makeCache(subviews: subviews)
    }

    package var layoutProperties: LayoutProperties { L.layoutProperties }

    package func setChildren(_ children: [any LayoutElement]) {
        subviews = LayoutSubviews(LayoutStorage(children), layoutDirection: layoutDirection)
        childrenDidChange()
    }

    package func childrenDidChange() {
        layout.updateCache(&cache, subviews: subviews)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func spacing() -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }

    package func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size.value)
        switch key.axis {
        case .horizontal:
            return layout.explicitAlignment(of: HorizontalAlignment(key), in: bounds, proposal: size.proposal, subviews: subviews, cache: &cache)
        case .vertical:
            return layout.explicitAlignment(of: VerticalAlignment(key), in: bounds, proposal: size.proposal, subviews: subviews, cache: &cache)
        }
    }

    package func place(at size: ViewSize) {
        let bounds = recordPlacements(at: size)
        let storage = subviews.storage
        for index in storage.elements.indices {
            let placement = storage.placement(of: index, in: bounds, proposal: size.proposal)
            storage.elements[index].place(at: placement.origin, proposal: placement.proposal)
        }
    }

    package func placements(at size: ViewSize) -> [LayoutPlacement] {
        let bounds = recordPlacements(at: size)
        return subviews.storage.elements.indices.map { subviews.storage.placement(of: $0, in: bounds, proposal: size.proposal) }
    }

    /// Runs the layout's placement, which only records where the subviews go. Returns the bounds that the layout was given.
    private func recordPlacements(at size: ViewSize) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size.value)
        subviews.storage.forgetPlacements()
        layout.placeSubviews(in: bounds, proposal: size.proposal, subviews: subviews, cache: &cache)
        return bounds
    }
}
