import Geometry

extension UnaryLayout {
    /// Returns the wrapper's value of a guide: the child's value, shifted by the child's position. Built-in guides pass through as well.
    /// Source: Documentation/Semantics/Alignment.md#passing-guides-through.
    package func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, child: any LayoutElement) -> CGFloat? {
        let (origin, proposal) = placement(in: size, child: child)
        return child.dimensions(for: proposal)[explicit: key].map { $0 + origin[key.axis] }
    }
}

/// `padding`: space around the child; negative insets let the child reach beyond the wrapper. Source: Documentation/Semantics/Layout.md#padding.
package struct PaddingLayout: UnaryLayout, Equatable, Sendable {
    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), size.proposal.inset(by: insets))
    }

    /// Returns the child's spacing, but the usual distance on an edge with an inset, regardless of the child's preference.
    package func spacing(child: any LayoutElement) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.layoutSpacing.replacing(edges, with: ViewSpacing())
    }
}

/// `fixedSize`: the child at its ideal length on some axes. Source: Documentation/Semantics/Layout.md#fixed-size.
package struct FixedSizeLayout: UnaryLayout, Equatable, Sendable {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = childProposal(size.proposal)
        return (child.sizeThatFits(proposal).centered(in: size.value), proposal)
    }

    package func priority(child: any LayoutElement) -> Double { child.layoutPriority }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

/// Whether content fits into the available rectangle or covers all of it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// `aspectRatio`: offers the child the largest rectangle of a ratio that fits, or the smallest one that covers, and takes the child's answer.
/// Source: Documentation/Semantics/Layout.md#aspect-ratio.
package struct AspectRatioLayout: UnaryLayout, Equatable, Sendable {
    /// Width divided by height; nil for the ratio of the child's ideal size.
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    /// Creates the layout. A ratio that is negative or not finite counts as nil.
    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.contentMode = contentMode
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child))
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = childProposal(size.proposal, child)
        return (child.sizeThatFits(proposal).centered(in: size.value), proposal)
    }

    private func childProposal(_ proposal: ProposedViewSize, _ child: any LayoutElement) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let parts = ratio.map { CGSize(width: $0, height: 1) } ?? idealParts(child)
        // An axis without a length limits neither mode: it is never the smaller scale, nor the larger one.
        let unlimited: CGFloat = contentMode == .fit ? .infinity : -.infinity
        func scale(_ length: CGFloat?, _ part: CGFloat) -> CGFloat {
            guard let length, length != 0 || part != 0 else { return unlimited }
            return length / part
        }
        let (across, down) = (scale(proposal.width, parts.width), scale(proposal.height, parts.height))
        let factor = contentMode == .fit ? min(across, down) : max(across, down)
        // A side of length 0 keeps it, even in an infinite rectangle.
        return ProposedViewSize(width: parts.width == 0 ? 0 : parts.width * factor, height: parts.height == 0 ? 0 : parts.height * factor)
    }

    private func idealParts(_ child: any LayoutElement) -> CGSize {
        let size = child.sizeThatFits(.unspecified)
        return size.width == size.height ? CGSize(width: 1, height: 1) : size
    }
}

/// `position`: takes all of the proposal and centers the child at a point. Source: Documentation/Semantics/Layout.md#offset-and-position.
package struct PositionLayout: UnaryLayout, Equatable, Sendable {
    /// In the wrapper's space.
    package let position: CGPoint

    package init(_ position: CGPoint) {
        self.position = position
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = ProposedViewSize(size.value)
        let own = child.sizeThatFits(proposal)
        return (CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2).orZeroWhereNotFinite, proposal)
    }

    package func spacing(child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}

extension CGSize {
    /// Returns the origin at which a rectangle of this size is centered in one of another size at the origin.
    fileprivate func centered(in outer: CGSize) -> CGPoint {
        CGPoint(x: (outer.width - width) / 2, y: (outer.height - height) / 2).orZeroWhereNotFinite
    }
}
