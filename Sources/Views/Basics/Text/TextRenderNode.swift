/// Shows a text, shaped for its proposed size. While the text moves, its glyphs keep their size: only the position is animated
/// (Documentation/Semantics/Animation.md#what-animates).
final class TextRenderNode: LeafRenderNode {
    private var text: Text
    /// The text before its dates are resolved, and the scene time at which it next changes, in seconds.
    private var source: Text
    private var nextChange: Double?
    private(set) var request: TextRequest
    /// The paints and shadows of the text's layers.
    private(set) var layers: [Text.Layer]
    private var limits: Limits
    /// The color of the first run, which animates when it changes; the others jump.
    private var color: AnimatedProperty<ResolvedColor>
    /// The change of content in progress, if any.
    private var change: TextChange?
    private var contentTransition: ContentTransition
    /// The preferred distances to neighbors, once they are needed.
    private var spacing: ViewSpacing?
    private var shaped: (proposal: ProposedViewSize, result: ShapedText)?
    /// The renderer that draws the text; nil for the standard drawing.
    private var environmentRenderer: (any TextRenderer)?
    /// Whether the text is below the title of a menu's item.
    private var isSubtitle = false
    override var name: String { "Text" }
    override var sizeJumps: Bool { true }
    override var listedLabel: String? { string }
    override var inspectionKind: InspectedView.Kind { .text(origin: presentedFrame.origin, runs: request.runs) }
    override var showsScrolledText: Bool { owner.inputs.environment.isFieldText }
    override var inspectedValues: [ViewDetails.Value] {
        let scale = limits.minimumScale
        return request.inspectedValues + (scale < 1 ? [("minimumScaleFactor", InspectedText.number(scale))] : [])
    }
    override var inspectedInk: (first: CGRect, all: CGRect)? { nil }

    /// The adaptation of a text before it is truncated, and the number of lines that it reserves.
    private struct Limits: Equatable {
        var minimumScale: CGFloat
        var allowsTightening: Bool
        var reservedLines: Int
        var isRedacted: Bool

        @MainActor init(_ environment: EnvironmentValues) {
            minimumScale = environment.minimumScaleFactor
            allowsTightening = environment.allowsTightening
            reservedLines = environment.reservedLines
            isRedacted = environment.isRedacted
        }
    }

    init(owner: _Node, text: Text) {
        source = text
        let environment = owner.inputs.environment
        let text = text.resolved(at: owner.graph.clock.date(at: owner.graph.time), locale: environment.locale)
        self.text = text
        (request, layers) = Self.request(text, in: environment, shaper: owner.graph.textShaper)
        limits = Limits(environment)
        color = AnimatedProperty(request.runs.first?.color ?? .clear)
        contentTransition = owner.inputs.environment.contentTransition
        environmentRenderer = environment.textRenderer?.renderer
        super.init(owner: owner)
        warnOfMissingFonts()
        source.warnOfParts(in: graph)
        waitForChange()
    }

    /// Warns about families that are not installed, once by name.
    private func warnOfMissingFonts() {
        for run in request.runs {
            if let missing = graph.textShaper.missingFont(of: run.font) { graph.warn(missing.warning) }
        }
    }

    /// Schedules an update at the next change of a text relative to the current time.
    private func waitForChange() {
        let now = graph.clock.date(at: graph.time)
        guard source.isLive, let next = source.nextChange(after: now).map(graph.clock.seconds), next != nextChange else { return }
        nextChange = next
        _ = graph.clock.schedule(at: next) { [weak self] in
            guard let self, owner.isAlive, nextChange == next else { return }
            nextChange = nil
            graph.willMutate(Transaction())
            setText(source)
        }
    }

    /// The full text, before truncation.
    var string: String { text.localized(in: owner.inputs.environment).string }

    func setSubtitle(_ isSubtitle: Bool) {
        guard isSubtitle != self.isSubtitle else { return }
        self.isSubtitle = isSubtitle
        setText(source)
    }

    func setText(_ text: Text) {
        defer { contentTransition = owner.inputs.environment.contentTransition }
        if text != source {
            source = text
            source.warnOfParts(in: graph)
        }
        waitForChange()
        let environment = isSubtitle ? owner.inputs.environment.subtitled : owner.inputs.environment
        let text = text.resolved(at: graph.clock.date(at: graph.time), locale: environment.locale)
        self.text = text
        let (new, newLayers) = Self.request(text, in: environment, shaper: owner.graph.textShaper)
        let newLimits = Limits(environment)
        let renderer = environment.textRenderer?.renderer
        if renderer != nil || environmentRenderer != nil {
            // Renderers can't be compared.
            environmentRenderer = renderer
            displayDidChange()
            invalidateLayout()
        }
        guard new != request || newLayers != layers || newLimits != limits else { return }
        let sameShape = new.withoutColors == request.withoutColors && newLimits == limits
        if !sameShape { prepareChange(from: request, to: new) }
        if !sameShape { spacing = nil }
        request = new
        layers = newLayers
        limits = newLimits
        if !sameShape { warnOfMissingFonts() }
        color.set(new.runs.first?.color ?? .clear, in: owner)
        shaped = nil
        displayDidChange()
        layoutDidChange()
        if !sameShape { invalidateLayout() }
    }

    /// Keeps the current state, if the update animates the change from it.
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

    /// The state of the text at rest.
    private var currentLook: TextChange.Look { look(of: shapedForFrame) }

    private func look(of text: ShapedText) -> TextChange.Look {
        TextChange.Look(text: text, fontSize: request.runs.first?.font.size ?? 0, weight: request.runs.first?.font.weight ?? 400)
    }

    /// Returns the text as it is laid out, but with the first run's weight replaced; nil if it may be scaled.
    private func shaped(inWeight weight: Int) -> ShapedText? {
        guard limits.minimumScale == 1, let own = request.runs.first?.font.weight else { return nil }
        var other = proposed(viewSize.proposal)
        for index in other.runs.indices where other.runs[index].font.weight == own { other.runs[index].font.weight = weight }
        return graph.textShaper.shape(other)
    }

    static func request(_ text: Text, in environment: EnvironmentValues, shaper: any TextShaper) -> (TextRequest, [Text.Layer]) {
        let alignments: [TextAlignment: TextRequest.Alignment] = [.leading: .leading, .center: .center, .trailing: .trailing]
        let truncations: [Text.TruncationMode: TextRequest.Truncation] = [.head: .head, .middle: .middle, .tail: .tail]
        let (runs, layers) = text.runs(in: environment, shaper: shaper)
        var request = TextRequest(
            runs: runs, lineLimit: environment.lineLimit, truncation: truncations[environment.truncationMode] ?? .tail,
            alignment: alignments[environment.multilineTextAlignment] ?? .leading, lineSpacing: environment.lineSpacing,
            isRightToLeft: environment.isRightToLeft, scale: environment.displayScale)
        request.followLetters(in: environment)
        return (request, layers)
    }

    private func shape(_ proposal: ProposedViewSize) -> ShapedText {
        if let shaped, shaped.proposal == proposal { return shaped.result }
        var request = proposed(proposal)
        let fitting = TextFitting(shaper: graph.textShaper)
        // The reserved lines have room for text, however low the proposal is.
        let reserved = limits.reservedLines > 1 ? fitting.height(of: limits.reservedLines, like: self.request) : 0
        request.height = request.height.map { max($0, reserved) }
        var result = graph.textShaper.shape(request)
        if result.isTruncated, limits.allowsTightening { result = fitting.tightened(request, result) }
        if limits.minimumScale < 1, fitting.overflows(result, request) { result = fitting.scaledDown(request, to: limits.minimumScale) }
        result.size.height = max(result.size.height, reserved)
        shaped = (proposal, result)
        return result
    }

    /// Returns the request for a proposal. A length greater than that of any image counts as unlimited; text shapers use integers.
    private func proposed(_ proposal: ProposedViewSize) -> TextRequest {
        var request = shownRequest
        request.width = proposal.width.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        request.height = proposal.height.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        return request
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer = owner.inputs.environment.textRenderer?.renderer else { return shape(proposal).size }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy { self.shape($0).size })
    }
    // Shaping is slow: only the size in use is checked, because it is shaped for drawing anyway.
    override func freshSize(_ proposal: ProposedViewSize) -> CGSize? { proposal == viewSize.proposal ? computeSize(proposal) : nil }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return shape(size.proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return shape(size.proposal).lastBaseline }
        return nil
    }

    // A text below another one keeps the leading of its text style; the distance to other views follows the font (Documentation/Semantics/Spacing.md#texts).
    override var layoutSpacing: ViewSpacing {
        if let spacing { return spacing }
        let result = makeSpacing()
        spacing = result
        return result
    }

    private func makeSpacing() -> ViewSpacing {
        guard let first = request.runs.first, let last = request.runs.last, let top = metrics(of: first),
            let bottom = first.font == last.font ? top : metrics(of: last)
        else { return .text(leading: 0) }
        func lineAndGap(_ metrics: FontMetrics) -> CGFloat {
            let line = metrics.ascent + metrics.descent
            return line + (0.1 * line).roundedUpToPixel(scale: request.scale)
        }
        let font = first.lineFont ?? first.font
        let natural = top.ascent + top.descent
        let distance = font.fixedLineHeight ?? max(font.baselineDistance ?? 0, natural) + font.extraLeading
        return .text(
            leading: max(0, distance - natural).roundedUpToPixel(scale: request.scale), lineHeight: max(distance, natural),
            toViewAbove: lineAndGap(top) - top.ascent,
            toViewBelow: max(lineAndGap(bottom) - bottom.capHeight, lineAndGap(bottom) - bottom.ascent))
    }

    func metrics(of run: TextRun) -> FontMetrics? { graph.textShaper.metrics(of: run.lineFont ?? run.font) }

    /// The shaped text for the node's current size.
    var shapedForFrame: ShapedText { shape(viewSize.proposal) }

    /// The text, or for a redacted one characters of equal widths, as SwiftUI lays it out.
    var shownRequest: TextRequest {
        guard limits.isRedacted else { return request }
        var result = request
        for index in result.runs.indices {
            let run = result.runs[index]
            var sample = run
            sample.string = String(repeating: "n", count: 20)
            let width = graph.textShaper.shape(TextRequest(runs: [sample], scale: request.scale)).size.width / 20
            result.runs[index].string = String(run.string.map { $0.isNewline ? $0 : "n" })
            result.runs[index].kerning += Placeholder.advance(size: run.font.size) - width
        }
        return result
    }

    private var isRedacted: Bool { owner.inputs.environment.isRedacted }

    /// Draws the text with a renderer.
    private func display(_ result: ShapedText, with renderer: any TextRenderer, at origin: CGPoint, _ builder: inout DisplayListBuilder) {
        var context = GraphicsContext(source: CanvasSource(node: self, environment: owner.inputs.environment), size: result.size)
        renderer.draw(layout: Text.Layout(storage: layoutStorage(of: result)), in: &context)
        let items = context.recorder.items
        builder.group(.transform(CGAffineTransform(translationX: origin.x, y: origin.y))) { builder in for item in items { builder.add(item) } }
    }

    override func geometryDidChange(resized: Bool) {
        super.geometryDidChange(resized: resized)
        layoutDidChange()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { key == Text.LayoutKey.self ? [anchoredLayout] as? K.Value : nil }
    override func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool { key == Text.LayoutKey.self }

    override func display(_ builder: inout DisplayListBuilder) {
        var result = shapedForFrame
        guard !result.runs.isEmpty || !result.decorations.isEmpty || !result.attachments.isEmpty else { return }
        if color.isAnimating {
            let (from, to) = (color.model, color.presented)
            for index in result.runs.indices where result.runs[index].color == from { result.runs[index].color = to }
            for index in result.decorations.indices where result.decorations[index].color == from { result.decorations[index].color = to }
            for index in result.attachments.indices where result.attachments[index].color == from { result.attachments[index].color = to }
        }
        let origin = presentedFrame.origin
        let box = CGRect(origin: origin, size: result.size)
        if isRedacted { return displayPlaceholder(result, at: origin, &builder) }
        if let renderer = environmentRenderer { return display(result, with: renderer, at: origin, &builder) }
        guard let change, change.progress.isAnimating else { return builder.addText(result, at: origin, layers: layers, in: box) }
        let look = look(of: result)
        let items = change.items(to: look, at: origin, weighted: shaped(inWeight:))
        // While they change, all glyphs are drawn in the style of the first run.
        let layer = layers[request.runs.first?.layer ?? 0]
        let reach = DisplayListBuilder.glyphReach(in: box)
        builder.shadowed(layer.shadows, in: box.insetBy(dx: -reach, dy: -reach)) { $0.addItems(items, paint: layer.paint, in: box) }
        for (symbols, opacity) in change.symbols(to: look) {
            result.attachments = symbols
            builder.faded(opacity) { $0.addSymbols(of: result, at: origin, paints: layers.map(\.paint), in: box) }
        }
    }
}

extension TextRenderNode: CanvasHost {
    func symbol(tagged id: AnyHashable) -> CanvasPicture? { nil }
}

extension Text {
    /// Warns about parts of the text that can't be shown as intended.
    @MainActor func warnOfParts(in graph: ViewGraph) {
        for part in parts {
            if let symbol = part.symbol, !SystemSymbols.isKnown(symbol) {
                graph.warn("no symbol named \"\(symbol)\": omitted from the text")
            }
            for name in part.style.notDrawn { graph.noteNotDrawn(name) }
            if part.hasUnreadMarkdown {
                graph.warn("a text's Markdown is parsed only for its first \(InlineMarkdown.mostPieces) pieces; the rest is shown as written")
            }
        }
    }
}

extension TextRequest {
    /// The request without its colors, to compare glyphs and positions only.
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
}
