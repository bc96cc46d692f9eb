/// Fills the area behind a view with a style.
///
/// One function of views for all styles: with another one for colors, the compiler would check everything before each background twice.
struct _StyleBackgroundModifier<Style: ShapeStyle>: RenderModifier {
    let style: Style
    let ignoredSafeAreaEdges: Edge.Set

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SecondaryRenderNode {
        let node = SecondaryRenderNode(owner: owner, child: child, alignment: .center, isBackground: true)
        updateRenderNode(node)
        return node
    }

    func updateRenderNode(_ node: SecondaryRenderNode) {
        // A color animates as one.
        if let color = style as? Color {
            node.slot.setContent(ErasedViewBox(view: color.ignoresSafeArea(edges: ignoredSafeAreaEdges)))
        } else {
            node.slot.setContent(ErasedViewBox(view: Rectangle().fill(style).ignoresSafeArea(edges: ignoredSafeAreaEdges)))
        }
    }
}
