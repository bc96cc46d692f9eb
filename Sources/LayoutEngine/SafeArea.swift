import Geometry

/// `ignoresSafeArea`: keeps the size that the child has inside the safe area, and lets it grow into the insets when it is placed.
///
/// A child that fills its proposal covers the insets; a fixed one shifts to the top leading corner.
/// Source: Documentation/Semantics/Layout.md#safe-area.
package struct SafeAreaIgnoringLayout: UnaryLayout, Equatable, Sendable {
    /// The insets around the wrapper, from `EdgeInsets.reached(by:in:scale:)`.
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
    /// Returns the insets of the edges at which a view touches the safe area, within half a pixel; 0 for the others.
    ///
    /// - Parameters:
    ///   - rect: the view's rectangle in the space of the safe area, left to right.
    ///   - safeArea: the rectangle inside the insets.
    ///   - edges: the edges to consider.
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
