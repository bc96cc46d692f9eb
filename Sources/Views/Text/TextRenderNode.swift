/// Shows a text, shaped for the room it got. While it moves its letters keep their size: only the position is animated (semantics page, 5.5).
final class TextRenderNode: LeafRenderNode {
    private var text: Text
    private var request: TextRequest
    /// The letters' first colour, which moves when it changes; the others jump.
    private var color: AnimatedProperty<ResolvedColor>
    /// What the letters are on their way from, while they are.
    private var change: TextChange?
    private var contentTransition: ContentTransition
    private var shaped: (proposal: ProposedViewSize, result: ShapedText)?
    override var name: String { "Text" }
    override var sizeJumps: Bool { true }

    init(owner: _Node, text: Text) {
        self.text = text
        request = Self.request(text, in: owner.inputs.environment)
        color = AnimatedProperty(request.runs.first?.color ?? .clear)
        contentTransition = owner.inputs.environment.contentTransition
        super.init(owner: owner)
    }

    /// The letters shown, whole.
    var string: String { text.string }

    func setText(_ text: Text) {
        defer { contentTransition = owner.inputs.environment.contentTransition }
        self.text = text
        let new = Self.request(text, in: owner.inputs.environment)
        guard new != request else { return }
        let sameShape = new.withoutColors == request.withoutColors
        if !sameShape { prepareChange(from: request, to: new) }
        request = new
        color.set(new.runs.first?.color ?? .clear, in: owner)
        shaped = nil
        if !sameShape { invalidateLayout() }
    }

    /// Keeps how the text looks, if the update lets it move from there.
    private func prepareChange(from old: TextRequest, to new: TextRequest) {
        let transition = owner.inputs.environment.contentTransition
        let letters = { (request: TextRequest) in request.runs.map(\.string).joined() }
        let transaction = owner.transaction
        guard transaction.animation != nil, size != .zero, TextChange.plays(transition, from: letters(old), to: letters(new)) else {
            change = nil
            return
        }
        let look = change.flatMap { $0.progress.isAnimating ? $0.look(to: currentLook) : nil } ?? currentLook
        var next = TextChange(from: look, transition, countsDown: transition.countsDown(from: contentTransition))
        next.progress.set(UnitScaled(1), transaction: transaction, in: owner)
        change = next
    }

    /// How the text looks when nothing moves.
    private var currentLook: TextChange.Look { TextChange.Look(text: shapedForFrame, fontSize: request.runs.first?.font.size ?? 0) }

    static func request(_ text: Text, in environment: EnvironmentValues) -> TextRequest {
        let alignments: [TextAlignment: TextRequest.Alignment] = [.leading: .leading, .center: .center, .trailing: .trailing]
        let truncations: [Text.TruncationMode: TextRequest.Truncation] = [.head: .head, .middle: .middle, .tail: .tail]
        return TextRequest(
            runs: text.runs(in: environment), lineLimit: environment.lineLimit, truncation: truncations[environment.truncationMode] ?? .tail,
            alignment: alignments[environment.multilineTextAlignment] ?? .leading, lineSpacing: environment.lineSpacing,
            isRightToLeft: environment.isRightToLeft, scale: environment.displayScale)
    }

    private func shape(_ proposal: ProposedViewSize) -> ShapedText {
        if let shaped, shaped.proposal == proposal { return shaped.result }
        var request = request
        // Room for more than any picture is room without end; shapers count in integers.
        request.width = proposal.width.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        request.height = proposal.height.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        let result = graph.textShaper.shape(request)
        shaped = (proposal, result)
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape(proposal).size }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return shape(size.proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return shape(size.proposal).lastBaseline }
        return nil
    }

    // A text above a text keeps the font's leading, of which the system font has none; next to other views it is like any view
    // (semantics page, section 1.6, the part for systems without SF).
    override var layoutSpacing: ViewSpacing { .text(leading: 0) }

    /// What is on screen in the node's frame.
    var shapedForFrame: ShapedText { shape(viewSize.proposal) }

    override func display(_ builder: inout DisplayListBuilder) {
        var result = shapedForFrame
        guard !result.runs.isEmpty || !result.decorations.isEmpty else { return }
        if color.isAnimating {
            let (from, to) = (color.model, color.presented)
            for index in result.runs.indices where result.runs[index].color == from { result.runs[index].color = to }
            for index in result.decorations.indices where result.decorations[index].color == from { result.decorations[index].color = to }
        }
        if let change, change.progress.isAnimating {
            let look = TextChange.Look(text: result, fontSize: request.runs.first?.font.size ?? 0)
            for item in change.items(to: look, at: presentedFrame.origin) { builder.add(item) }
        } else {
            builder.add(.text(result, presentedFrame.origin))
        }
    }
}

extension TextRequest {
    /// The same letters in the same places, whatever their colours.
    fileprivate var withoutColors: TextRequest {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].color = .clear
            copy.runs[index].underline = copy.runs[index].underline.map { _ in .clear }
            copy.runs[index].strikethrough = copy.runs[index].strikethrough.map { _ in .clear }
        }
        return copy
    }
}
