/// Shows a symbol beside text: sized by the font, and centered on the capital letters. A resizable symbol fills its frame.
final class SymbolRenderNode: LeafRenderNode {
    private var symbol: Symbol
    private var look: Look
    private var paint: AnimatedProperty<Paint>
    /// The paints of the lower levels, and their mode.
    private var levels: SymbolPaints
    private var shadows: [_ResolvedShadow]
    /// The former symbol while it fades out, and the progress of the new one: 0…1; springs overshoot.
    private var former: (look: Look, progress: AnimatedProperty<UnitScaled>)?
    /// The variant that shows that the symbol is selected.
    private var selectionVariant = SymbolVariants.none
    override var name: String { "Image" }
    /// The symbol's name, by which events find a button that shows nothing else.
    var symbolName: String { symbol.name }

    /// A symbol as specified by a view.
    struct Symbol: Equatable, Sendable {
        var name: String
        /// The fraction of the steps that are lit, 0…1; nil for all.
        var value: Double?
        var isResizable: Bool
        /// Nil for the environment's.
        var mode: SymbolRenderingMode?
        /// Nil for the environment's.
        var colorMode: SymbolColorRenderingMode?
        /// Nil for the environment's.
        var valueMode: SymbolVariableValueMode?
    }

    /// The properties that determine size and shape.
    private struct Look: Equatable {
        var art: SymbolArt?
        /// Points per em of the text beside it, multiplied by the scale.
        var em: CGFloat
        var weight: Int
        var isResizable: Bool
        var value: Double?
        /// Whether the value is the drawn fraction of the lines.
        var drawsValue = false

        /// The symbol's box, in hundredths of an em.
        var box: CGRect { SymbolBox.box(of: art) }
        /// From the drawing's units to points.
        var scale: CGFloat { em / 100 }
    }

    init(owner: _Node, symbol: Symbol) {
        let environment = owner.inputs.environment
        self.symbol = symbol
        look = Self.look(symbol, in: environment, shaper: owner.graph.textShaper)
        levels = Self.paints(symbol, in: environment)
        paint = AnimatedProperty(levels.levels[0])
        shadows = environment.foregroundStyle?._shadows(in: environment) ?? []
        super.init(owner: owner)
        warnIfUnknown()
        warnOfValueMode()
    }

    override var listedLabel: String? { symbol.name }
    override var inspectionKind: InspectedView.Kind { .image }
    override var inspectedValues: [ViewDetails.Value] {
        var values: [ViewDetails.Value] = [("systemName", symbol.name), ("color", "\(paint.model)")]
        if symbol.isResizable { values.append(("resizable", "true")) } else { values.append(("size", "\(InspectedText.number(look.em)) pt")) }
        if let value = symbol.value { values.append(("variableValue", InspectedText.number(value))) }
        return values
    }
    // A symbol fills less than its box.
    override var inspectedInk: (first: CGRect, all: CGRect)? { super.inspectedInk.map { ($0.first, $0.first.overlap(with: presentedFrame)) } }

    func setSelectionVariant(_ variant: SymbolVariants) {
        guard variant != selectionVariant else { return }
        selectionVariant = variant
        setSymbol(symbol)
    }

    func setSymbol(_ symbol: Symbol) {
        self.symbol = symbol
        var environment = owner.inputs.environment
        if selectionVariant != .none { environment.symbolVariants = environment.symbolVariants.merged(with: selectionVariant) }
        let (newLevels, newShadows) = (Self.paints(symbol, in: environment), environment.foregroundStyle?._shadows(in: environment) ?? [])
        paint.follow(newLevels.levels[0], in: owner)
        if newShadows != shadows || newLevels != levels {
            (shadows, levels) = (newShadows, newLevels)
            displayDidChange()
        }
        let new = Self.look(symbol, in: environment, shaper: graph.textShaper)
        guard new != look else { return }
        if new.art != look.art { prepareChange() }
        look = new
        warnIfUnknown()
        warnOfValueMode()
        invalidateLayout()
    }

    /// Keeps the former symbol, if the update animates the crossfade.
    private func prepareChange() {
        let transaction = owner.transaction
        guard transaction.animation != nil, size != .zero, owner.inputs.environment.contentTransition.fadesSymbols else {
            former = nil
            return
        }
        var progress = AnimatedProperty(UnitScaled(0))
        progress.set(UnitScaled(1), transaction: transaction, in: owner)
        former = (look, progress)
    }

    /// An icon has outlines and no lines that could be drawn in part: the value changes the opacity of its parts instead.
    private func warnOfValueMode() {
        guard symbol.value != nil, look.art != nil, !look.drawsValue else { return }
        if (symbol.valueMode ?? owner.inputs.environment.symbolVariableValueMode) == .draw { graph.noteNotDrawn("symbolVariableValueMode(.draw)") }
    }

    private func warnIfUnknown() {
        guard look.art == nil, !symbol.name.isEmpty else { return }
        let name = owner.inputs.environment.symbolVariants.name(of: symbol.name)
        if !SystemSymbols.isKnown(name), !SystemSymbols.isKnown(symbol.name) {
            graph.warn(SystemSymbols.unknownNameWarning(symbol.name))
        } else if graph.textShaper.metrics(of: FontDescriptor(size: 17)) != nil {
            graph.warn("the icons of the symbol \"\(symbol.name)\" are not installed: Scripts/setup installs them")
        }
    }

    private static func look(_ symbol: Symbol, in environment: EnvironmentValues, shaper: any TextShaper) -> Look {
        var described = environment.symbolFont ?? environment.font ?? .body
        if let weight = environment.fontWeight { described.weight = weight }
        let font = described.descriptor(in: environment)
        // A variant that doesn't exist leaves the symbol unchanged.
        let art = SystemSymbols.art(of: environment.symbolVariants.name(of: symbol.name), shaper: shaper) ?? SystemSymbols.art(of: symbol.name, shaper: shaper)
        return Look(
            art: art, em: font.size * environment.imageScale.factor, weight: font.weight, isResizable: symbol.isResizable, value: symbol.value,
            drawsValue: (symbol.valueMode ?? environment.symbolVariableValueMode) == .draw && art?.hasLines == true)
    }

    private static func paints(_ symbol: Symbol, in environment: EnvironmentValues) -> SymbolPaints {
        SymbolPaints(mode: symbol.mode ?? environment.symbolRenderingMode, in: environment)
    }

    private var natural: CGSize {
        let (box, scale) = (look.isResizable ? SymbolBox.ink(of: look.art) : look.box, look.scale)
        let pixels = owner.inputs.environment.displayScale
        return CGSize(width: (box.width * scale).roundedUpToPixel(scale: pixels), height: (box.height * scale).roundedUpToPixel(scale: pixels))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        look.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        key.isBaseline && !look.isResizable ? (SymbolBox.baseline - look.box.minY) * look.scale : nil
    }

    // A symbol has the same distances as a text (Documentation/Semantics/Spacing.md#symbols).
    override var layoutSpacing: ViewSpacing {
        guard !look.isResizable else { return ViewSpacing() }
        let belowBaseline = max(0, (look.box.maxY - SymbolBox.baseline) * look.scale)
        return .text(leading: 0, toViewAbove: belowBaseline, toViewBelow: belowBaseline + 1)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        guard frame.width > 0, frame.height > 0 else { return }
        if owner.inputs.environment.isRedacted { return builder.addPlaceholder(in: frame, owner.inputs.environment) }
        guard let former, former.progress.isAnimating else { return display(look, in: frame, &builder) }
        let share = min(max(former.progress.presented.value, 0), 1)
        if let replacement = owner.inputs.environment.contentTransition.replacement {
            // One after the other: each takes half of the time.
            if share < 0.5 {
                display(former.look, in: frame, presence: 1 - 2 * share, direction: replacement.out, &builder)
            } else {
                display(look, in: frame, presence: 2 * share - 1, direction: -replacement.in, &builder)
            }
            return
        }
        builder.group(.opacity(1 - share)) { display(former.look, in: frame, &$0) }
        builder.group(.opacity(share)) { display(look, in: frame, &$0) }
    }

    /// Draws a symbol that disappears or appears: smaller, fainter, and moved. The amounts are estimates by eye.
    ///
    /// - Parameter direction: the position of the symbol when it is gone: 1 above, -1 below, 0 in place.
    private func display(_ look: Look, in frame: CGRect, presence: Double, direction: Int, _ builder: inout DisplayListBuilder) {
        let scale = 0.5 + 0.5 * presence
        let shift = CGFloat(direction) * (1 - presence) * frame.height * -0.25
        let transform = CGAffineTransform(translationX: frame.midX, y: frame.midY + shift).scaledBy(x: scale, y: scale)
            .translatedBy(x: -frame.midX, y: -frame.midY)
        builder.group(.opacity(presence)) { $0.group(.transform(transform)) { display(look, in: frame, &$0) } }
    }

    private func display(_ look: Look, in frame: CGRect, _ builder: inout DisplayListBuilder) {
        guard let art = look.art else {
            if !symbol.name.isEmpty { displayPlaceholder(in: frame, &builder) }
            return
        }
        var paints = levels
        paints.levels[0] = paint.presented
        let environment = owner.inputs.environment
        if symbol.colorMode ?? environment.symbolColorRenderingMode == .gradient { paints.grade(in: environment) }
        let (box, scale) = (look.box, look.scale)
        var transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: frame.midX - box.midX * scale, ty: frame.midY - box.midY * scale)
        if look.isResizable {
            let ink = SymbolBox.ink(of: art)
            let (x, y) = (frame.width / ink.width, frame.height / ink.height)
            transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - ink.minX * x, ty: frame.minY - ink.minY * y)
        }
        builder.shadowed(shadows, in: frame.insetBy(dx: -look.em, dy: -look.em)) {
            guard !look.drawsValue || look.value == nil else {
                let color = { (builder: inout DisplayListBuilder, art: SymbolArt) in
                    builder.addSymbol(art, weight: look.weight, transform: transform, paints: paints, in: frame, light: environment.symbolLight)
                }
                $0.faded(DisplayListBuilder.unlitOpacity) { color(&$0, art.lines) }
                return color(&$0, art.drawn(to: look.value ?? 1))
            }
            $0.addSymbol(art, weight: look.weight, transform: transform, paints: paints, in: frame, value: look.value, light: environment.symbolLight)
        }
    }

    private func displayPlaceholder(in frame: CGRect, _ builder: inout DisplayListBuilder) {
        var path = Path(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerSize: CGSize(width: 2, height: 2), style: .circular)
        path.move(to: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
        path.addLine(to: CGPoint(x: frame.maxX - 1, y: frame.maxY - 1))
        path.move(to: CGPoint(x: frame.maxX - 1, y: frame.minY + 1))
        path.addLine(to: CGPoint(x: frame.minX + 1, y: frame.maxY - 1))
        builder.add(.stroke(path, paint.presented.placed(in: frame), StrokeStyle(lineWidth: 1)))
    }
}

/// The boxes of symbols, in hundredths of an em from the middle of the capitals (Documentation/Semantics/Text.md#symbols).
enum SymbolBox {
    /// SF's capitals are 0.705 em high.
    static let baseline: CGFloat = 35.25
    /// The margins around the drawing.
    static let margins = CGSize(width: 10.5, height: 9.5)

    /// The drawing's own extent; that of a circle if there is no drawing.
    static func ink(of art: SymbolArt?) -> CGRect {
        let ink = art?.ink ?? .null
        return ink.isNull || ink.width <= 0 || ink.height <= 0 ? CGRect(x: -50, y: -50, width: 100, height: 100) : ink
    }

    static func box(of art: SymbolArt?) -> CGRect { ink(of: art).insetBy(dx: -margins.width, dy: -margins.height) }
}
