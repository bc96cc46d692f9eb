/// A node's rect on screen: rounded to pixels (Documentation/Semantics/Layout.md#pixel-rounding) and, when an animated update changes it,
/// moving and resizing from the old rect to the new one (Documentation/Semantics/Animation.md#what-animates).
@MainActor
struct AnimatedFrame {
    /// The rect relative to the corner of the enclosing transform effect, which is animated separately.
    private var frame: AnimatedProperty<CGRect>?
    /// The size on screen, if only the position is animated.
    private var fixedSize: CGSize?

    /// Follows the node's geometry; call it when the geometry has changed.
    /// - Parameter sizeJumps: whether only the position is animated, as for texts.
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

    /// Returns the current rect on screen, in the root's space before transform effects.
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

/// A node without children that shows something in its frame: a shape, a color, a text.
class LeafRenderNode: RenderNode {
    private var frame = AnimatedFrame()
    /// Whether changes of size aren't animated, as for texts.
    var sizeJumps: Bool { false }
    override var isOneView: Bool { true }

    override func geometryDidChange(resized: Bool) { frame.follow(self, sizeJumps: sizeJumps) }

    /// The current rect on screen, in the root's space before transform effects.
    final var presentedFrame: CGRect { frame.presented(of: self) }

    override var paintedFrame: CGRect? { presentedFrame }

    override func hitTest(_ point: CGPoint) -> [RenderNode] { absoluteFrame.contains(point) ? [self] : [] }

    override var inspectionKind: InspectedView.Kind { .shape }
    override var inspectedInk: (first: CGRect, all: CGRect)? {
        var builder = DisplayListBuilder(time: graph.time, reusesItems: false)
        display(&builder)
        let boxes = builder.items.flatMap(\.inkBoxes)
        return boxes.first.map { first in (first, boxes.dropFirst().reduce(first) { $0.union($1) }) }
    }
}
