import Geometry

/// Arranges views on top of each other, as `ZStack` does.
///
/// Only the views of the highest priority determine the size, which is the union of their aligned rectangles. All views are then offered that size.
/// Source: Documentation/Semantics/Layout.md#zstack.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews.storage.elements).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let elements = subviews.storage.elements
        let offer = ProposedViewSize(bounds.size)
        let guide = extent(offer, elements).guide
        for (index, element) in elements.enumerated() {
            let own = element.dimensions(for: offer)[alignment]
            let origin = CGPoint(x: bounds.minX + guide.x - own.x, y: bounds.minY + guide.y - own.y).orZeroWhereNotFinite
            subviews.storage.placements[index] = LayoutPlacement(origin: origin, proposal: offer)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let elements = subviews.storage.elements
        guard let highest = highestPriority(elements) else { return .zero }
        var result = ViewSpacing.none
        for element in elements where element.layoutPriority == highest {
            result.formUnion(element.layoutSpacing)
        }
        return result
    }

    /// Returns the size around the views of the highest priority, and the position of the alignment guides in it.
    private func extent(_ proposal: ProposedViewSize, _ elements: [any LayoutElement]) -> (size: CGSize, guide: CGPoint) {
        guard let highest = highestPriority(elements) else { return (.zero, .zero) }
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var after = before
        for element in elements where element.layoutPriority == highest {
            let dimensions = element.dimensions(for: proposal)
            let guide = dimensions[alignment]
            before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
            // An infinite view around an infinite guide still reaches no farther than its guide.
            after.x = max(after.x, guide.x == .infinity ? 0 : dimensions.width - guide.x)
            after.y = max(after.y, guide.y == .infinity ? 0 : dimensions.height - guide.y)
        }
        return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
    }

    private func highestPriority(_ elements: [any LayoutElement]) -> Double? {
        elements.lazy.map(\.layoutPriority).max()
    }
}
