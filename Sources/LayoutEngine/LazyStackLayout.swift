import Geometry

/// Arranges views side by side, as `LazyHStack` does: each at its ideal width and with all of the proposed height.
///
/// All views are arranged, not only the visible ones. Source: Documentation/Semantics/Layout.md#lazy-stacks.
package struct LazyHStackLayout: LazyStackLayout, Sendable {
    package var alignment: VerticalAlignment
    package var spacing: CGFloat?
    package init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
    var axis: Axis { .horizontal }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// Arranges views one below the other, as `LazyVStack` does: each at its ideal height and with all of the proposed width.
package struct LazyVStackLayout: LazyStackLayout, Sendable {
    package var alignment: HorizontalAlignment
    package var spacing: CGFloat?
    package init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
    var axis: Axis { .vertical }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// The common part of the two lazy stacks: everything except the axis.
protocol LazyStackLayout: Layout where Cache == Void {
    var axis: Axis { get }
    var spacing: CGFloat? { get }
    var alignmentKey: AlignmentKey { get }
}

extension LazyStackLayout {
    private var minor: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// Returns the distance before each child; 0 for the first.
    private func distances(_ elements: [any LayoutElement]) -> [CGFloat] {
        elements.indices.map { index in
            index == 0 ? 0 : spacing ?? elements[index - 1].layoutSpacing.distance(to: elements[index].layoutSpacing, along: axis)
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let elements = subviews.storage.elements
        let offer = ProposedViewSize(nil, along: axis, across: proposal[minor])
        let sizes = elements.map { $0.sizeThatFits(offer) }
        var result = CGSize.zero
        result[axis] = zip(sizes, distances(elements)).reduce(0) { $0 + $1.0[axis] + $1.1 }
        result[minor] = proposal[minor] ?? sizes.map { $0[minor] }.max() ?? 0
        return result
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let elements = subviews.storage.elements
        let guide = ViewDimensions(size: bounds.size)[alignmentKey]
        let offer = ProposedViewSize(nil, along: axis, across: bounds.size[minor])
        var position: CGFloat = 0
        for (index, distance) in distances(elements).enumerated() {
            position += distance
            let dimensions = elements[index].dimensions(for: offer)
            let across = guide - dimensions[alignmentKey]
            let origin =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + position, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
            subviews.storage.placements[index] = LayoutPlacement(origin: origin.orZeroWhereNotFinite, proposal: offer)
            position += dimensions.size.value[axis]
        }
    }
}
