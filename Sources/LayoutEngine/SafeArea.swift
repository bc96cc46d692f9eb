import Geometry

/// `ignoresSafeArea`: keeps the size that the child has inside the safe area and, where it is placed, lets it grow into the insets.
///
/// A child that fills what it is offered covers the insets; a fixed one shifts to the top leading corner.
/// Source: Documentation/Semantics/Layout.md#safe-area.
package struct SafeAreaIgnoringLayout: UnaryLayout, Equatable, Sendable {
    /// What lies around the wrapper: from `EdgeInsets.reached(by:in:scale:)`.
    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let outward = EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
        return (CGPoint(x: -insets.leading, y: -insets.top), size.proposal.inset(by: outward))
    }
}

extension EdgeInsets {
    /// The insets of those edges at which a view touches the safe area, within half a pixel; 0 for the others.
    ///
    /// - Parameters:
    ///   - rect: the view, in the space of the safe area, left to right.
    ///   - safeArea: the rectangle that the insets leave.
    ///   - edges: the edges that count at all.
    package func reached(by rect: CGRect, in safeArea: CGRect, edges: Edge.Set = .all, scale: CGFloat) -> EdgeInsets {
        let tolerance = 0.5 / scale + 0.001
        func length(_ edge: Edge, _ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            edges.contains(Edge.Set(edge)) && abs(distance) <= tolerance ? inset : 0
        }
        return EdgeInsets(
            top: length(.top, top, rect.minY - safeArea.minY), leading: length(.leading, leading, rect.minX - safeArea.minX),
            bottom: length(.bottom, bottom, rect.maxY - safeArea.maxY), trailing: length(.trailing, trailing, rect.maxX - safeArea.maxX))
    }
}
