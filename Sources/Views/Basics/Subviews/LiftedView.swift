/// Draws another view again, at its own place and size.
struct LiftedView: PrimitiveView {
    let source: SourceNode

    static func _makeNode(_ view: LiftedView, _ inputs: _ViewInputs) -> _ViewNode<LiftedView> {
        LeafNode(view, inputs, make: { LiftedRenderNode(owner: $1, source: $0.source) }, update: { $1.source = $0.source })
    }
}

final class LiftedRenderNode: LeafRenderNode {
    var source: SourceNode
    override var name: String { "lifted view" }

    init(owner: _Node, source: SourceNode) {
        self.source = source
        super.init(owner: owner)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func display(_ builder: inout DisplayListBuilder) {
        guard let presenter = source.node as? WrapperRenderNode else { return }
        let (from, to) = (presenter.absoluteOrigin, presentedFrame.origin)
        builder.group(.transform(CGAffineTransform(translationX: to.x - from.x, y: to.y - from.y))) { builder in
            // A row is lifted with its badge and its chevron.
            if let row = presenter as? any EnclosingRow { row.displayLifted(&builder) } else { presenter.child.display(&builder) }
        }
    }
}
