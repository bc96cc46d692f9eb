/// Shows a text, shaped for the room it got. While it moves its letters keep their size: only the position is animated
/// (Documentation/Semantics/Animation.md#what-animates).
final class TextRenderNode: LeafRenderNode {
    private var text: Text
    /// The text as it was given, and the moment at which it becomes another one.
    private var source: Text
    private var nextChange: Double?
    private var request: TextRequest
    /// What the layers of the letters are painted with.
    private var paints: [Paint]
    private var shadows: [ShadowStyle.Resolved]
    private var limits: Limits
    /// The letters' first colour, which moves when it changes; the others jump.
    private var color: AnimatedProperty<ResolvedColor>
    /// What the letters are on their way from, while they are.
    private var change: TextChange?
    private var contentTransition: ContentTransition
    private var shaped: (proposal: ProposedViewSize, result: ShapedText)?
    override var name: String { "Text" }
    override var sizeJumps: Bool { true }
    override var listedLabel: String? { string }
    override var inspectionKind: InspectedView.Kind { .text(origin: presentedFrame.origin, runs: request.runs) }
    override var inspectedInk: (first: CGRect, all: CGRect)? { nil }

    /// What a text does before it is cut, and how much room it keeps.
    private struct Limits: Equatable {
        var minimumScale: CGFloat
        var allowsTightening: Bool
        var reservedLines: Int

        @MainActor init(_ environment: EnvironmentValues) {
            minimumScale = environment.minimumScaleFactor
            allowsTightening = environment.allowsTightening
            reservedLines = environment.reservedLines
        }
    }

    init(owner: _Node, text: Text) {
        source = text
        let text = text.resolved(at: SceneTime.date(at: owner.graph.time))
        self.text = text
        let environment = owner.inputs.environment
        (request, paints) = Self.request(text, in: environment)
        shadows = environment.foregroundStyle?._shadows(in: environment) ?? []
        limits = Limits(environment)
        color = AnimatedProperty(request.runs.first?.color ?? .clear)
        contentTransition = owner.inputs.environment.contentTransition
        super.init(owner: owner)
        warnOfInnerShadows()
        source.warnOfParts(in: graph)
        waitForChange()
    }

    /// Has the scene's clock ask for the text that counts from now when it is another one.
    private func waitForChange() {
        let now = SceneTime.date(at: graph.time)
        guard source.isLive, let next = source.nextChange(after: now)?.timeIntervalSince(SceneTime.startDate), next != nextChange else { return }
        nextChange = next
        _ = graph.clock.schedule(at: next) { [weak self] in
            guard let self, owner.isAlive, nextChange == next else { return }
            nextChange = nil
            graph.willMutate(Transaction())
            setText(source)
        }
    }

    private func warnOfInnerShadows() {
        if shadows.contains(where: { $0.kind == .inner }) { graph.warn("inner shadows are drawn in shapes, not in texts") }
    }

    /// The letters shown, whole.
    var string: String { text.string }

    func setText(_ text: Text) {
        defer { contentTransition = owner.inputs.environment.contentTransition }
        if text != source {
            source = text
            source.warnOfParts(in: graph)
        }
        waitForChange()
        let text = text.resolved(at: SceneTime.date(at: graph.time))
        self.text = text
        let environment = owner.inputs.environment
        let (new, newPaints) = Self.request(text, in: environment)
        let (newLimits, newShadows) = (Limits(environment), environment.foregroundStyle?._shadows(in: environment) ?? [])
        guard new != request || newPaints != paints || newLimits != limits || newShadows != shadows else { return }
        let sameShape = new.withoutColors == request.withoutColors && newLimits == limits
        if !sameShape { prepareChange(from: request, to: new) }
        request = new
        paints = newPaints
        limits = newLimits
        shadows = newShadows
        warnOfInnerShadows()
        color.set(new.runs.first?.color ?? .clear, in: owner)
        shaped = nil
        displayDidChange()
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

    static func request(_ text: Text, in environment: EnvironmentValues) -> (TextRequest, [Paint]) {
        let alignments: [TextAlignment: TextRequest.Alignment] = [.leading: .leading, .center: .center, .trailing: .trailing]
        let truncations: [Text.TruncationMode: TextRequest.Truncation] = [.head: .head, .middle: .middle, .tail: .tail]
        let (runs, paints) = text.runs(in: environment)
        let request = TextRequest(
            runs: runs, lineLimit: environment.lineLimit, truncation: truncations[environment.truncationMode] ?? .tail,
            alignment: alignments[environment.multilineTextAlignment] ?? .leading, lineSpacing: environment.lineSpacing,
            isRightToLeft: environment.isRightToLeft, scale: environment.displayScale)
        return (request, paints)
    }

    private func shape(_ proposal: ProposedViewSize) -> ShapedText {
        if let shaped, shaped.proposal == proposal { return shaped.result }
        var request = request
        // Room for more than any picture is room without end; shapers count in integers.
        request.width = proposal.width.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        request.height = proposal.height.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        var result = graph.textShaper.shape(request)
        if result.isTruncated, limits.allowsTightening { result = tightened(request) ?? result }
        if result.isTruncated, limits.minimumScale < 1 { result = scaledDown(request) }
        if limits.reservedLines > 1 { result.size.height = max(result.size.height, reservedHeight) }
        shaped = (proposal, result)
        return result
    }

    /// The text with its letters just as much closer as it takes, or nil where that is not enough.
    ///
    /// At most 5 % of an em: Apple names no number.
    private func tightened(_ request: TextRequest) -> ShapedText? {
        best(from: 0.05, to: 0) { share in
            var copy = request
            for index in copy.runs.indices { copy.runs[index].kerning -= copy.runs[index].font.size * share }
            return copy
        }
    }

    /// The text as large as it fits without a cut; as small as it may be, and cut, where none fits.
    private func scaledDown(_ request: TextRequest) -> ShapedText {
        best(from: limits.minimumScale, to: 1, request.scaled) ?? graph.textShaper.shape(request.scaled(limits.minimumScale))
    }

    /// What fits with the number nearest to `wanted`, within a 64th of the way; nil where not even `least` does.
    private func best(from least: CGFloat, to wanted: CGFloat, _ change: (CGFloat) -> TextRequest) -> ShapedText? {
        var result = graph.textShaper.shape(change(least))
        guard !result.isTruncated else { return nil }
        var (fitting, failing) = (least, wanted)
        for _ in 0..<6 {
            let middle = (fitting + failing) / 2
            let candidate = graph.textShaper.shape(change(middle))
            if candidate.isTruncated { failing = middle } else { (fitting, result) = (middle, candidate) }
        }
        return result
    }

    /// The height of the lines that there is always room for.
    private var reservedHeight: CGFloat {
        var lines = request
        (lines.width, lines.height, lines.lineLimit) = (nil, nil, nil)
        if var first = lines.runs.first {
            first.string = Array(repeating: "x", count: limits.reservedLines).joined(separator: "\n")
            lines.runs = [first]
        }
        return graph.textShaper.shape(lines).size.height
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape(proposal).size }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return shape(size.proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return shape(size.proposal).lastBaseline }
        return nil
    }

    // A text above a text keeps the font's leading, of which the system font has none; next to other views it is like any view
    // (Documentation/Semantics/Spacing.md#texts).
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
        let origin = presentedFrame.origin
        let box = CGRect(origin: origin, size: result.size)
        builder.shadowed(shadows) { builder in
            guard let change, change.progress.isAnimating else { return builder.addText(result, at: origin, paints: paints, in: box) }
            let items = change.items(to: TextChange.Look(text: result, fontSize: request.runs.first?.font.size ?? 0), at: origin)
            // Letters on their way are seen in one paint: that of the first ones.
            builder.addItems(items, paint: paints[request.runs.first?.layer ?? 0], in: box)
        }
    }
}

extension Text {
    /// Tells what of the text is not shown as it was meant.
    @MainActor func warnOfParts(in graph: ViewGraph) {
        for part in parts {
            if let symbol = part.symbol, SystemSymbols.icon(named: symbol) == nil {
                graph.warn(symbol.isEmpty ? "pictures are not drawn inside of a text, only symbols" : "no symbol named \"\(symbol)\": a text leaves it out")
            }
            if part.hasUnreadMarkdown {
                graph.warn("the Markdown of a text is read for its first \(InlineMarkdown.mostPieces) pieces; what follows is shown as it is written")
            }
        }
    }
}

extension TextRequest {
    /// The same letters in the same places, whatever their colours.
    fileprivate var withoutColors: TextRequest {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].color = .clear
            copy.runs[index].background = copy.runs[index].background.map { _ in .clear }
            copy.runs[index].underline = copy.runs[index].underline.map { _ in .clear }
            copy.runs[index].strikethrough = copy.runs[index].strikethrough.map { _ in .clear }
        }
        return copy
    }

    /// The text with all its lengths multiplied, in the same room.
    fileprivate func scaled(_ factor: CGFloat) -> TextRequest {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].font.size = max(copy.runs[index].font.size * factor, 0.1)
            if let size = copy.runs[index].lineFont?.size { copy.runs[index].lineFont?.size = max(size * factor, 0.1) }
            copy.runs[index].kerning *= factor
            copy.runs[index].baselineOffset *= factor
        }
        copy.lineSpacing *= factor
        return copy
    }
}
