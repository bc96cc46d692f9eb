/// Draws a page farther to the leading edge while another one covers it. Only the progress is animated, so a distance that becomes known later counts from
/// the beginning.
struct CoveredPageModifier: RenderModifier {
    let isCovered: Bool
    /// How far it is covered, 0…1: less than 1 while a finger pulls the page above away.
    let progress: Double
    /// The distance of the covered page toward the trailing edge, in points.
    let shift: CGFloat

    func makeRenderNode(around child: RenderNode, owner: _Node) -> CoveredPageRenderNode {
        CoveredPageRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: CoveredPageRenderNode) { node.setModifier(self) }
}

final class CoveredPageRenderNode: WrapperRenderNode {
    private var shift: CGFloat
    /// Whether another page covers the page, also while that one moves.
    private(set) var isCovered: Bool
    /// 1 while the page is covered.
    private var progress: AnimatedProperty<UnitScaled>
    override var name: String { "covered page" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, modifier: CoveredPageModifier) {
        (shift, isCovered) = (modifier.shift, modifier.isCovered)
        progress = AnimatedProperty(UnitScaled(modifier.progress))
        super.init(owner: owner, child: child)
    }

    func setModifier(_ modifier: CoveredPageModifier) {
        isCovered = modifier.isCovered
        progress.set(UnitScaled(modifier.progress), in: owner)
        guard modifier.shift != shift else { return }
        shift = modifier.shift
        displayDidChange()
    }

    /// The distance of the page on screen, in points.
    private var distance: CGFloat { CGFloat(progress.presented.value) * shift * (owner.inputs.environment.isRightToLeft ? -1 : 1) }

    /// Whether the page lies at another place than its own.
    var isShifted: Bool { distance != 0 }

    override var paintedTransform: ProjectionTransform? {
        distance == 0 ? nil : ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let distance = distance
        guard distance != 0 else { return child.display(&builder) }
        builder.group(.transform(CGAffineTransform(translationX: distance, y: 0))) { child.display(&$0) }
    }
}

extension RenderNode {
    /// Whether the page itself is covered by another one, which belongs to it.
    var containsCoveredPage: Bool {
        var result = false
        forEachDescendant { if let page = $0 as? CoveredPageRenderNode, page.isShifted { result = true } }
        return result
    }
}
