/// Makes a view an item of a menu that selects its tag.
struct _MenuChoiceModifier: RenderModifier {
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    /// Whether the option is an icon in a row of icons.
    var isTile = false

    static var readsEnvironment: Bool { true }
    func makeRenderNode(around child: RenderNode, owner: _Node) -> MenuChoiceRenderNode { MenuChoiceRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: MenuChoiceRenderNode) { node.setModifier(self) }
}

/// An option of a picker in a menu, with a check mark if it is selected.
final class MenuChoiceRenderNode: GestureRenderNode {
    private var modifier: _MenuChoiceModifier

    init(owner: _Node, child: RenderNode, modifier: _MenuChoiceModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "option")
        followSelection()
    }

    func setModifier(_ new: _MenuChoiceModifier) {
        modifier = new
        followSelection()
        graph.setNeedsDisplay()
    }

    private var selectionEffect: PaletteSelectionEffect { owner.inputs.environment.paletteSelectionEffect }
    private var isSelected: Bool { child.tag(below: owner).map(modifier.isSelected) ?? false }

    /// Changes the symbol of a selected option in a palette.
    private func followSelection() {
        guard modifier.isTile else { return }
        (child.innermost as? SymbolRenderNode)?.setSelectionVariant(isSelected ? selectionEffect.variant : .none)
    }

    override func tapped() { if let tag = child.tag(below: owner) { modifier.select(tag) } }

    override var measuredAs: RenderNode? { nil }

    private var markScale: CGFloat { owner.inputs.environment.menuMarkScale }

    private func offer(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(0, width - MenuMetrics.indentation(markScale) - MenuMetrics.inset), height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard !modifier.isTile else { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: MenuMetrics.rowHeight, height: MenuMetrics.rowHeight)) }
        let width = proposal.width ?? MenuMetrics.width
        return CGSize(width: width, height: max(MenuMetrics.rowHeight, child.sizeThatFits(offer(width)).height + 23))
    }

    override func placeChildren() {
        if modifier.isTile {
            let tile = child.sizeThatFits(.unspecified)
            return child.place(at: CGPoint(x: (size.width - tile.width) / 2, y: (size.height - tile.height) / 2), proposal: .unspecified)
        }
        let offer = offer(size.width)
        child.place(at: CGPoint(x: MenuMetrics.indentation(markScale), y: (size.height - child.sizeThatFits(offer).height) / 2), proposal: offer)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }

    override func display(_ builder: inout DisplayListBuilder) {
        if modifier.isTile, isSelected, selectionEffect.hasPlate {
            let (frame, side) = (absoluteFrame, min(size.width, size.height) - 8)
            let plate = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            let color = Color(provider: .system(.fill)).resolve(in: owner.inputs.environment)
            builder.add(.fill(Path(roundedRect: plate, cornerRadius: 8, style: .continuous), .color(color), FillStyle()))
        }
        super.display(&builder)
        guard !modifier.isTile else { return }
        guard isSelected else { return }
        let environment = owner.inputs.environment
        let frame = absoluteFrame
        let (scale, middle) = (markScale, MenuMetrics.indentation(markScale) / 2)
        let x = environment.isRightToLeft ? frame.maxX - middle : frame.minX + middle
        let mark = Path { path in
            path.move(to: CGPoint(x: x - 4.7 * scale, y: frame.midY + 0.7 * scale))
            path.addLine(to: CGPoint(x: x - 1.4 * scale, y: frame.midY + 4.3 * scale))
            path.addLine(to: CGPoint(x: x + 4.7 * scale, y: frame.midY - 4.5 * scale))
        }
        builder.add(
            .fill(
                mark.strokedPath(StrokeStyle(lineWidth: 1.9 * scale, lineCap: .round, lineJoin: .round)), .color(Color.primary.resolve(in: environment)),
                FillStyle()))
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let path = super.hitTest(point)
        return path.isEmpty && absoluteFrame.contains(point) ? [self] : path
    }
}
