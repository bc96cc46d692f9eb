/// The tags of a picker's options, in order; an option without a tag gets a unique one.
enum PickerTagsKey: PreferenceKey {
    static var defaultValue: [AnyHashable] { [] }
    static func reduce(value: inout [AnyHashable], nextValue: () -> [AnyHashable]) { value += nextValue() }
}

/// Marks an entire picker, for events.
struct _PickerModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> PickerRenderNode { PickerRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: PickerRenderNode) {}
}

final class PickerRenderNode: WrapperRenderNode {
    override var name: String { "Picker" }

    /// The options, in order.
    var options: [PickerOptionRenderNode] {
        var options: [PickerOptionRenderNode] = []
        forEachDescendant { if let option = $0 as? PickerOptionRenderNode { options.append(option) } }
        return options
    }
}

/// The options of a picker that are drawn.
enum PaintedOptions { case all, selected, others }

/// Makes a view an option of a picker.
struct _PickerOptionModifier: RenderModifier {
    let look: _PickerLook
    let tint: Color
    var painted = PaintedOptions.all
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void

    static var readsEnvironment: Bool { true }
    func makeRenderNode(around child: RenderNode, owner: _Node) -> PickerOptionRenderNode {
        PickerOptionRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: PickerOptionRenderNode) { node.setModifier(self) }
}

/// One option of a picker. A segment is filled; an inline option shows a check mark when selected; in a closed menu only the selected option is shown; a
/// wheel's option is drawn on a cylinder.
final class PickerOptionRenderNode: GestureRenderNode {
    private var modifier: _PickerOptionModifier
    private var wasSelected = false

    init(owner: _Node, child: RenderNode, modifier: _PickerOptionModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "option")
        wasSelected = isSelected
    }

    func setModifier(_ new: _PickerOptionModifier) {
        modifier = new
        graph.setNeedsDisplay()
        guard isSelected != wasSelected else { return }
        wasSelected = isSelected
        if new.look == .menu { invalidateLayout() }
    }

    private var tag: AnyHashable? { child.tag(below: owner) }
    private var isSelected: Bool { tag.map(modifier.isSelected) ?? false }
    /// Whether the option is visible: a closed menu shows only the selected one.
    private var isShown: Bool { modifier.look != .menu || isSelected }

    /// A closed menu doesn't react to a tap, because an open menu isn't drawn.
    override func tapped() {
        switch modifier.look {
        case .menu: break
        case .wheel: withAnimation(.spring(response: 0.35, dampingFraction: 1)) { select() }
        default: select()
        }
    }
    private func select() { if let tag { modifier.select(tag) } }

    /// The texts that the option shows, in order.
    var texts: [String] {
        var texts: [String] = []
        func note(_ node: RenderNode) { if let text = node as? TextRenderNode { texts.append(text.string) } }
        note(child)
        child.forEachDescendant(note)
        return texts
    }

    /// Selects the option as a user would: by a tap if it is visible, otherwise through the menu. A disabled option can't be selected.
    func choose() throws(EventError) {
        guard modifier.look == .menu else {
            try graph.tap(.point(convertToGlobal(CGPoint(x: size.width / 2, y: size.height / 2))))
            return
        }
        if owner.inputs.environment.isEnabled { select() }
    }

    // MARK: Layout

    override var measuredAs: RenderNode? { nil }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        switch modifier.look {
        case .segmented: proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(.unspecified))
        case .menu: isShown ? child.sizeThatFits(proposal) : .zero
        case .inline: rowSize(proposal)
        case .wheel: proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(.unspecified))
        case .navigationLink, .palette: child.sizeThatFits(proposal)
        }
    }

    /// An inline option fills its width and is at least 44 points high, with 11 points above and below
    /// (Documentation/Semantics/Controls.md#pickers). A list row adds these itself.
    private func rowSize(_ proposal: ProposedViewSize) -> CGSize {
        if isRadio {
            let inner = child.sizeThatFits(ProposedViewSize(width: proposal.width.map { max(0, $0 - MacRadioMark.room) }, height: nil))
            return CGSize(width: inner.width + MacRadioMark.room, height: max(MacRadioMark.diameter, inner.height))
        }
        let inner = child.sizeThatFits(ProposedViewSize(width: proposal.width.map { max(0, $0 - checkmarkRoom) }, height: nil))
        let ideal = inner.width + checkmarkRoom
        return CGSize(width: proposal.width.map { $0.isFinite ? max($0, ideal) : ideal } ?? ideal, height: isInList ? inner.height : max(44, inner.height + 22))
    }

    /// Whether the option has a circle before it, as in a radio group.
    private var isRadio: Bool { modifier.look == .inline && !isInList && owner.inputs.environment.look.pickers.form == .labeled }

    private var isInList: Bool { owner.inputs.environment.listContext != nil }

    override func placeChildren() {
        guard isShown else { return }
        var offer = ProposedViewSize(size)
        switch modifier.look {
        case .menu: return child.place(at: .zero, proposal: viewSize.proposal)
        case .segmented: offer.width = max(0, size.width - 4)
        case .inline where isRadio:
            let inner = child.sizeThatFits(ProposedViewSize(width: size.width - MacRadioMark.room, height: nil))
            let offer = ProposedViewSize(width: size.width - MacRadioMark.room, height: nil)
            return child.place(at: CGPoint(x: MacRadioMark.room, y: (size.height - inner.height) / 2), proposal: offer)
        case .inline: offer = ProposedViewSize(width: max(0, size.width - checkmarkRoom), height: nil)
        case .wheel, .navigationLink, .palette: break
        }
        let inner = child.sizeThatFits(offer)
        let x = modifier.look == .inline ? 0 : (size.width - inner.width) / 2
        child.place(at: CGPoint(x: x, y: (size.height - inner.height) / 2), proposal: offer)
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { if isShown { body(child) } }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        modifier.look == .menu && isShown ? child.explicitAlignment(key, at: size) : nil
    }

    // MARK: Drawing

    /// The scale of the check mark, which follows the content size.
    private var checkmarkScale: CGFloat { owner.inputs.environment.menuMarkScale }
    /// The width of the check mark and the space before it, in points.
    private var checkmarkRoom: CGFloat { 24 * checkmarkScale }

    override func display(_ builder: inout DisplayListBuilder) {
        guard isShown, modifier.painted == .all || (modifier.painted == .selected) == isSelected else { return }
        if modifier.look == .wheel { return displayOnWheel(&builder) }
        super.display(&builder)
        guard modifier.look == .inline else { return }
        let frame = absoluteFrame
        if isRadio { return MacRadioMark(isOn: isSelected, environment: owner.inputs.environment).display(in: frame, &builder) }
        func fill(_ path: Path, _ color: Color) { builder.add(.fill(path, .color(color.resolve(in: owner.inputs.environment)), FillStyle())) }
        if let picker, frame.minY > picker.absoluteOrigin.y + 0.5 {
            fill(Path(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1 / graph.configuration.scale)), Color(provider: .system(.separator)))
        }
        guard isSelected else { return }
        let (end, scale) = (frame.maxX, checkmarkScale)
        let mark = Path { path in
            path.move(to: CGPoint(x: end - 13.5 * scale, y: frame.midY + 0.5 * scale))
            path.addLine(to: CGPoint(x: end - 9 * scale, y: frame.midY + 5 * scale))
            path.addLine(to: CGPoint(x: end - 1.5 * scale, y: frame.midY - 5.5 * scale))
        }
        fill(mark.strokedPath(StrokeStyle(lineWidth: 2.2 * scale, lineCap: .round, lineJoin: .round)), modifier.tint)
    }

    /// Draws the option on a cylinder: higher and lower rows are squeezed and faint.
    private func displayOnWheel(_ builder: inout DisplayListBuilder) {
        let frame = absoluteFrame
        guard let wheel = picker?.absoluteFrame,
            let row = WheelGeometry(height: wheel.height, rowHeight: owner.inputs.environment.wheelRowHeight).row(at: frame.midY - wheel.midY)
        else { return }
        let center = wheel.midY + row.offset
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: row.squeeze, tx: 0, ty: center - row.squeeze * frame.midY)
        builder.faded(row.opacity) { builder in
            if transform.isIdentity { super.display(&builder) } else { builder.group(.transform(transform)) { super.display(&$0) } }
        }
    }

    private var picker: PickerRenderNode? {
        var node = parent
        while let current = node, !(current is PickerRenderNode) { node = current.parent }
        return node as? PickerRenderNode
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard isShown else { return [] }
        let path = super.hitTest(point)
        // The whole area of a segment or an inline option reacts, not only its text.
        return path.isEmpty && modifier.look != .menu && absoluteFrame.contains(point) ? [self] : path
    }

    // MARK: Preferences

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == PickerTagsKey.self else { return super.preference(key) }
        return [tag ?? AnyHashable(ObjectIdentifier(self))] as? K.Value
    }

    override func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool { key == PickerTagsKey.self || super.canProduce(key) }
}
