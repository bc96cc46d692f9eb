import Geometry

/// Returns the placement of an overlay or a background. Source: Documentation/Semantics/Layout.md#overlay-and-background.
///
/// It is offered the primary view's size, and the guides of both coincide. It doesn't affect the size, spacing, priority or guides of the whole.
package func secondaryPlacement(
    of secondary: any LayoutElement, over primary: any LayoutElement, at size: ViewSize, alignment: Alignment
) -> LayoutPlacement {
    let proposal = ProposedViewSize(size.value)
    let (outer, inner) = (ViewDimensions(primary, size: size)[alignment], secondary.dimensions(for: proposal)[alignment])
    return LayoutPlacement(origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y).orZeroWhereNotFinite, proposal: proposal)
}

/// Returns the placement of the root view: in the middle of the window's safe area, even if the view is larger.
/// Source: Documentation/Semantics/Layout.md#root-view.
package func rootPlacement(of root: any LayoutElement, in window: CGSize, safeArea: EdgeInsets = EdgeInsets()) -> LayoutPlacement {
    let proposal = ProposedViewSize(window).inset(by: safeArea)
    let available = proposal.replacingUnspecifiedDimensions()
    let size = root.sizeThatFits(proposal)
    let origin = CGPoint(x: safeArea.leading + (available.width - size.width) / 2, y: safeArea.top + (available.height - size.height) / 2)
    return LayoutPlacement(origin: origin.orZeroWhereNotFinite, proposal: proposal)
}
