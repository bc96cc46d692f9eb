import Geometry

/// Arranges views side by side, as `HStack` does.
public struct HStackLayout: Layout, Sendable {
    public typealias Cache = _StackLayoutCache
    public var alignment: VerticalAlignment
    /// The distance between neighbors, in points; nil for the distances that they prefer.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

/// Arranges views one below the other, as `VStack` does.
public struct VStackLayout: Layout, Sendable {
    public typealias Cache = _StackLayoutCache
    public var alignment: HorizontalAlignment
    /// The distance between neighbors, in points; nil for the distances that they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension HStackLayout: StackLayout {
    var axis: Axis { .horizontal }
    var alignmentKey: AlignmentKey { alignment.key }
}

extension VStackLayout: StackLayout {
    var axis: Axis { .vertical }
    var alignmentKey: AlignmentKey { alignment.key }
}

extension LayoutProperties {
    init(stackOrientation: Axis?) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}

/// The common part of the two stacks: everything except the axis. Source: Documentation/Semantics/Layout.md#stacks.
protocol StackLayout: Layout where Cache == _StackLayoutCache {
    /// The major axis, along which views follow one another.
    var axis: Axis { get }
    var spacing: CGFloat? { get }
    var alignmentKey: AlignmentKey { get }
}

extension StackLayout {
    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        var cache = _StackLayoutCache(axis: axis, alignment: alignmentKey)
        cache.reset(subviews.storage.elements, axis: axis, alignment: alignmentKey, spacing: spacing)
        return cache
    }

    public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
        cache.reset(subviews.storage.elements, axis: axis, alignment: alignmentKey, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        cache.measure(subviews.storage.elements, proposal)
        return cache.size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
        cache.measureForPlacement(subviews.storage.elements, ViewSize(bounds.size, proposal: proposal))
        cache.forEachOrigin { index, origin, proposal in
            let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y).orZeroWhereNotFinite
            subviews.storage.placements[index] = LayoutPlacement(origin: position, proposal: proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        let elements = subviews.storage.elements
        guard let first = elements.first, let last = elements.last else { return .zero }
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ViewSpacing.none
        for element in elements {
            result.formUnion(element.layoutSpacing, edges: across)
        }
        return
            result
            .replacing(axis == .horizontal ? .leading : .top, with: first.layoutSpacing)
            .replacing(axis == .horizontal ? .trailing : .bottom, with: last.layoutSpacing)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGFloat? {
        cache.explicitAlignment(guide.key, subviews.storage.elements, ViewSize(bounds.size, proposal: proposal))
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGFloat? {
        cache.explicitAlignment(guide.key, subviews.storage.elements, ViewSize(bounds.size, proposal: proposal))
    }
}
