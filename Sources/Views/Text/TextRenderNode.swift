/// Shows a text, shaped for the room it got. While it moves its letters keep their size: only the position is animated (semantics page, 5.5).
final class TextRenderNode: LeafRenderNode {
    private var text: Text
    private var request: TextRequest
    /// The letters' first colour, which moves when it changes; the others jump.
    private var color: AnimatedProperty<ResolvedColor>
    private var shaped: (proposal: ProposedViewSize, result: ShapedText)?
    override var name: String { "Text" }
    override var sizeJumps: Bool { true }

    init(owner: _Node, text: Text) {
        self.text = text
        request = Self.request(text, in: owner.inputs.environment)
        color = AnimatedProperty(request.runs.first?.color ?? .clear)
        super.init(owner: owner)
    }

    /// The letters shown, whole.
    var string: String { text.string }

    func setText(_ text: Text) {
        self.text = text
        let new = Self.request(text, in: owner.inputs.environment)
        guard new != request else { return }
        let sameShape = new.withoutColors == request.withoutColors
        request = new
        color.set(new.runs.first?.color ?? .clear, in: owner)
        shaped = nil
        if !sameShape { invalidateLayout() }
    }

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
        builder.add(.text(result, presentedFrame.origin))
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
