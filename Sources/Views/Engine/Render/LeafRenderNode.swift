/// A node's rect on screen: rounded to pixels (Documentation/Semantics/Layout.md#pixel-rounding) and, when an update moves it under an animation,
/// sliding and growing from the old rect to the new one (Documentation/Semantics/Animation.md#what-animates).
@MainActor
struct AnimatedFrame {
    /// The rect as seen from the corner of the transform effect around the node, which moves by itself.
    private var frame: AnimatedProperty<CGRect>?
    /// The size on screen, where only the position moves.
    private var fixedSize: CGSize?

    /// Follows the node's geometry; call when that has changed.
    /// - Parameter sizeJumps: whether only the position moves, as for texts.
    mutating func follow(_ node: RenderNode, sizeJumps: Bool = false) {
        let scale = node.graph.configuration.scale
        var target = node.absoluteFrame.roundedToPixels(scale: scale)
        if let effect = node.effect {
            let corner = effect.absoluteFrame.roundedToPixels(scale: scale).origin
            target.origin.x -= corner.x
            target.origin.y -= corner.y
        }
        fixedSize = sizeJumps ? target.size : nil
        if sizeJumps { target.size = .zero }
        guard frame != nil else {
            frame = AnimatedProperty(target)
            return
        }
        frame?.set(target, in: node.owner)
    }

    /// The rect on screen now, in the root's space before transform effects.
    func presented(of node: RenderNode) -> CGRect {
        guard var rect = frame?.presented else { return node.absoluteFrame }
        if let fixedSize { rect.size = fixedSize }
        if let effect = node.effect {
            let origin = effect.presentedFrame.origin
            rect.origin.x += origin.x
            rect.origin.y += origin.y
        }
        return rect
    }
}

/// A node without children that shows something in its frame: a shape, a colour, a text.
class LeafRenderNode: RenderNode {
    private var frame = AnimatedFrame()
    /// Whether a change of size jumps on screen, as a text's does.
    var sizeJumps: Bool { false }

    override func geometryDidChange(resized: Bool) { frame.follow(self, sizeJumps: sizeJumps) }

    /// The rect on screen now, in the root's space before transform effects.
    final var presentedFrame: CGRect { frame.presented(of: self) }

    override func hitTest(_ point: CGPoint) -> [RenderNode] { absoluteFrame.contains(point) ? [self] : [] }

    override var inspectionKind: InspectedView.Kind { .shape }
    override var inspectedInk: (first: CGRect, all: CGRect)? {
        var builder = DisplayListBuilder(time: graph.time, reusesItems: false)
        display(&builder)
        let boxes = builder.items.flatMap(\.inkBoxes)
        return boxes.first.map { first in (first, boxes.dropFirst().reduce(first) { $0.union($1) }) }
    }
}
