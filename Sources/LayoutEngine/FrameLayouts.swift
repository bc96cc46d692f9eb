import Geometry

/// `frame(width:height:alignment:)`: a rectangle with a fixed width, height or both, in which the child is aligned.
/// Source: Documentation/Semantics/Layout.md#fixed-frames.
package struct FixedFrameLayout: UnaryLayout, Equatable, Sendable {
    /// nil for the child's length.
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment

    /// Creates the layout. A length that is negative or not finite counts as nil.
    package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.alignment = alignment
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { childProposal(proposal) }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = childProposal(size.proposal)
        return (alignment.origin(of: child.dimensions(for: proposal), in: size.value), proposal)
    }

    /// Returns the child's spacing, but the usual distances on a fixed axis, regardless of the child's preference.
    package func spacing(child: any LayoutElement) -> ViewSpacing {
        child.layoutSpacing.resetting(horizontal: width != nil, vertical: height != nil, unless: child.requiresSpacingProjection)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`. Source: Documentation/Semantics/Layout.md#flexible-frames.
package struct FlexibleFrameLayout: UnaryLayout, Equatable, Sendable {
    package let alignment: Alignment
    private let width: Range
    private let height: Range

    /// Creates the layout. A length below the one before it, or below 0, is raised to that one; NaN counts as nil.
    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        width = Range(minWidth, idealWidth, maxWidth)
        height = Range(minHeight, idealHeight, maxHeight)
        self.alignment = alignment
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let fixedWidth = width.length(proposal.width), let fixedHeight = height.length(proposal.height) {
            return CGSize(width: fixedWidth, height: fixedHeight)
        }
        let size = child.sizeThatFits(ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return CGSize(width: width.length(proposal.width, child: size.width), height: height.length(proposal.height, child: size.height))
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = ProposedViewSize(
            width: width.finalOffer(size.value.width, size.proposal.width), height: height.finalOffer(size.value.height, size.proposal.height))
        return (alignment.origin(of: child.dimensions(for: proposal), in: size.value), proposal)
    }

    /// Returns the child's spacing, but the usual distances on an axis with any limit, regardless of the child's preference.
    package func spacing(child: any LayoutElement) -> ViewSpacing {
        child.layoutSpacing.resetting(horizontal: width.isLimited, vertical: height.isLimited, unless: child.requiresSpacingProjection)
    }

    /// The limits of one axis.
    private struct Range: Equatable, Sendable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
            func number(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
            self.min = number(min).map { Swift.max(0, $0) }
            let least = self.min ?? 0
            self.ideal = number(ideal).map { Swift.max(least, $0) }
            let middle = self.ideal ?? 0
            self.max = number(max).map { Swift.max(middle, $0) }
        }

        var isLimited: Bool { min != nil || ideal != nil || max != nil }

        /// Returns the child's proposal while sizes are computed.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map(clamp)
        }

        /// Returns the frame's length if it doesn't depend on the child; nil otherwise.
        func length(_ proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal }
            guard let min, let max, min <= max else { return nil }
            return Swift.min(Swift.max(proposal, min), max)
        }

        /// Returns the frame's length around a child of this length.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if let length = length(proposal) { return length }
            switch (min, max) {
            case (let min?, let max?): return min > max || proposal != nil ? child : Swift.min(Swift.max(child, min), max)
            case (let min?, nil): return Swift.max(Swift.min(offer(proposal) ?? .infinity, child), min)
            case (nil, let max?): return Swift.min(Swift.max(offer(proposal) ?? -.infinity, child), max)
            case (nil, nil): return child
            }
        }

        /// Returns the child's proposal when it is placed: the frame's length, or still nil if nothing determined a length for the frame.
        func finalOffer(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
            let isFree = ideal == nil && proposal == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
            return isFree ? nil : length
        }

        private func clamp(_ length: CGFloat) -> CGFloat {
            Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
        }
    }
}

extension Alignment {
    /// Returns the origin of a view in a rectangle whose guides have their default values.
    package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let (outer, inner) = (ViewDimensions(size: size)[self], child[self])
        return CGPoint(x: outer.x - inner.x, y: outer.y - inner.y).orZeroWhereNotFinite
    }
}

extension ViewSpacing {
    fileprivate func resetting(horizontal: Bool, vertical: Bool, unless isKept: Bool) -> ViewSpacing {
        if isKept { return self }
        var edges: Edge.Set = []
        if horizontal { edges.formUnion(.horizontal) }
        if vertical { edges.formUnion(.vertical) }
        return replacing(edges, with: ViewSpacing())
    }
}
