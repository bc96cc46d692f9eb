import Geometry

/// A container at work: a layout, its children and its cache. What a container's node asks, whatever the layout.
package protocol LayoutContainer: AnyObject {
    var layoutProperties: LayoutProperties { get }
    /// The size of the container for a proposal. Not memoised here.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The distances that the container prefers to its neighbours.
    func spacing() -> ViewSpacing
    /// The container's own value of a guide in its space, or nil.
    func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
    /// Places all children: calls each one's `place(at:proposal:)` once, with coordinates in the container's own space.
    func place(at size: ViewSize)
    /// Where each child goes, in the container's own space.
    func placements(at size: ViewSize) -> [LayoutPlacement]
    /// Must be called when a child's size, spacing, priority or guides changed.
    func childrenDidChange()
    /// Takes other children.
    func setChildren(_ children: [any LayoutElement])
}

/// A layout of a known type, with its children and cache.
package final class LayoutBox<L: Layout>: LayoutContainer {
    /// Changing it brings the cache up to date.
    package var layout: L {
        didSet { childrenDidChange() }
    }
    /// Handed to the layout for its information; nothing is mirrored here.
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
        let bounds = run(at: size)
        let storage = subviews.storage
        for index in storage.elements.indices {
            let placement = storage.placement(of: index, in: bounds, proposal: size.proposal)
            storage.elements[index].place(at: placement.origin, proposal: placement.proposal)
        }
    }

    package func placements(at size: ViewSize) -> [LayoutPlacement] {
        let bounds = run(at: size)
        return subviews.storage.elements.indices.map { subviews.storage.placement(of: $0, in: bounds, proposal: size.proposal) }
    }

    /// Lets the layout place its subviews, for which it only writes down where they go.
    private func run(at size: ViewSize) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size.value)
        subviews.storage.forgetPlacements()
        layout.placeSubviews(in: bounds, proposal: size.proposal, subviews: subviews, cache: &cache)
        return bounds
    }
}
