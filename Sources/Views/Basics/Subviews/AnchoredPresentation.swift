/// Shows a view above everything else that depends on the position of the modified view.
struct _AnchoredPresentationModifier<Host: View>: RenderModifier {
    let isPresented: Bool
    let title: String
    /// Whether the presented view can be hit, and covers the views behind.
    var takesTouches = true
    /// Returns the view for the modified view's rect, in the root's coordinates. It exists always, so that it can animate its removal.
    let host: (CGRect, SourceNode) -> Host
    /// Whether the presentation draws the modified view, which isn't drawn at its own place meanwhile.
    var liftsView = false

    func makeRenderNode(around child: RenderNode, owner: _Node) -> AnchoredPresenterRenderNode<Host> {
        AnchoredPresenterRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: AnchoredPresenterRenderNode<Host>) { node.setModifier(self) }
}

final class AnchoredPresenterRenderNode<Host: View>: PresenterRenderNode {
    private var modifier: _AnchoredPresentationModifier<Host>
    private let source = SourceNode()
    private var rect = CGRect.zero

    init(owner: _Node, child: RenderNode, modifier: _AnchoredPresentationModifier<Host>) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: modifier.title)
        source.node = self
        setContent()
        portal.prepare = { [unowned self] in anchorDidMove() }
    }

    func setModifier(_ modifier: _AnchoredPresentationModifier<Host>) {
        let wasLifted = isLifted
        self.modifier = modifier
        if isLifted != wasLifted {
            // The content of a list's row is lifted with its cell.
            let row = row
            source.node = row ?? self
            row?.setLifted(by: isLifted ? self : nil)
            displayDidChange()
        }
        // The rect of a view that presents nothing isn't followed.
        if modifier.isPresented, isPlaced { rect = currentRect }
        setContent()
        portal.setNeedsCommit()
    }

    override func geometryDidChange(resized: Bool) { if modifier.isPresented { portal.setNeedsCommit() } }
    override var isPresenting: Bool { modifier.isPresented && modifier.takesTouches }
    private var isLifted: Bool { modifier.isPresented && modifier.liftsView }
    override func display(_ builder: inout DisplayListBuilder) { if !isLifted || source.node !== self { super.display(&builder) } }

    /// The row whose whole content the view is.
    private var row: (any EnclosingRow)? {
        var node = parent
        while let current = node {
            if let row = current as? any EnclosingRow { return row.isRow ? row : nil }
            guard current is WrapperRenderNode else { return nil }
            node = current.parent
        }
        return nil
    }

    private var isPlaced: Bool { size != .zero }
    private var currentRect: CGRect {
        let node = isLifted ? source.node ?? self : self
        return node.convertRect(CGRect(origin: .zero, size: node.size), node.convertToGlobal)
    }

    private func anchorDidMove() {
        guard modifier.isPresented else { return }
        let new = currentRect
        guard new != rect else { return }
        rect = new
        setContent()
    }

    private func setContent() { slot.setContent(ErasedViewBox(view: modifier.host(rect, source))) }
}

/// The render node of a view that presents another one, for presentations that draw the view again.
final class SourceNode {
    weak var node: RenderNode?
}
