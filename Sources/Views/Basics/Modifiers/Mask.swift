/// Masks a view with the opacity of another view laid over it.
public struct _MaskEffect<Mask: View>: RenderModifier {
    let mask: Mask
    let alignment: Alignment

    func makeRenderNode(around child: RenderNode, owner: _Node) -> MaskRenderNode {
        let node = MaskRenderNode(owner: owner, child: child, alignment: alignment, isBackground: false)
        node.slot.setContent(ErasedViewBox(view: mask))
        return node
    }
    func updateRenderNode(_ node: MaskRenderNode) {
        node.setAlignment(alignment)
        node.slot.setContent(ErasedViewBox(view: mask))
    }
}

final class MaskRenderNode: SecondaryRenderNode {
    override var name: String { "mask" }

    override func display(_ builder: inout DisplayListBuilder) {
        var mask = DisplayListBuilder(time: builder.time, reusesItems: builder.reusesItems)
        slot.root?.display(&mask)
        // An empty mask hides everything.
        guard !mask.items.isEmpty else { return }
        builder.group(.mask(mask.items)) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard slot.root?.hitTest(point).isEmpty == false else { return [] }
        let path = child.hitTest(point)
        return path.isEmpty ? [] : path + [self]
    }
}

extension View {
    /// Multiplies the view by the opacity of the views of `mask`, which are laid out over it like an overlay.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }
    /// Multiplies the view by the opacity of `mask`, which is laid out over it like an overlay.
    public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskEffect(mask: mask, alignment: .center)) }
}
