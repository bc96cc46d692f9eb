/// Shows a symbol beside text: sized by the font, and centered on the capital letters. A resizable symbol fills its frame.
final class SymbolRenderNode: LeafRenderNode {
    private var symbol: String
    private var look: Look
    private var paint: AnimatedProperty<Paint>
    private var shadows: [ShadowStyle.Resolved]
    /// The former symbol while it fades out, and the progress of the new one: 0…1; springs overshoot.
    private var former: (look: Look, progress: AnimatedProperty<UnitScaled>)?
    override var name: String { "Image" }

    /// The properties that determine size and shape.
    private struct Look: Equatable {
        var icon: String?
        /// Points per em of the text beside it.
        var fontSize: CGFloat
        var weight: Int
        /// The side of the symbol's square, points.
        var side: CGFloat
        var isResizable: Bool
        /// The differences of the icon from the symbol.
        var shape = SymbolShape()
    }

    /// At 17 points most symbols are about 20 points wide and high (SF Symbols at medium scale).
    static let sidePerEm: CGFloat = 1.17
    /// Material Icons draw in the inner 20 of 24 units of their em.
    static let drawnShareOfEm: CGFloat = 20.0 / 24

    init(owner: _Node, symbol: String, isResizable: Bool) {
        self.symbol = symbol
        look = Self.look(symbol, isResizable, in: owner.inputs.environment)
        paint = AnimatedProperty(ForegroundStyle().paint(in: owner.inputs.environment))
        shadows = owner.inputs.environment.foregroundStyle?._shadows(in: owner.inputs.environment) ?? []
        super.init(owner: owner)
        warnIfUnknown()
    }

    override var listedLabel: String? { symbol }
    override var inspectionKind: InspectedView.Kind { .image }
    // A symbol is a glyph that fills less than its box.
    override var inspectedInk: (first: CGRect, all: CGRect)? { super.inspectedInk.map { ($0.first, $0.first.intersection(presentedFrame)) } }

    func setSymbol(_ symbol: String, _ isResizable: Bool) {
        self.symbol = symbol
        paint.follow(ForegroundStyle().paint(in: owner.inputs.environment), in: owner)
        let newShadows = owner.inputs.environment.foregroundStyle?._shadows(in: owner.inputs.environment) ?? []
        if newShadows != shadows {
            shadows = newShadows
            displayDidChange()
        }
        let new = Self.look(symbol, isResizable, in: owner.inputs.environment)
        guard new != look else { return }
        if new.icon != look.icon { prepareChange() }
        look = new
        warnIfUnknown()
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

    private func warnIfUnknown() {
        if look.icon == nil { graph.warn("no symbol named \"\(symbol)\": a crossed box is drawn instead") }
    }

    private static func look(_ symbol: String, _ isResizable: Bool, in environment: EnvironmentValues) -> Look {
        let font = (environment.symbolFont ?? environment.font ?? .body).descriptor(in: environment)
        let side = font.size * sidePerEm * environment.imageScale.factor
        let name = environment.symbolVariants.name(of: symbol)
        return Look(
            icon: SystemSymbols.icon(named: name), fontSize: font.size, weight: font.weight,
            side: side.roundedUpToPixel(scale: environment.displayScale),
            isResizable: isResizable, shape: isResizable ? SymbolShape() : SymbolShape.of(name))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let natural = CGSize(width: (look.side * look.shape.width).roundedUpToPixel(scale: graph.configuration.scale), height: look.side)
        return look.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        // SF's cap height is 0.705 em (Documentation/Semantics/Text.md#symbols).
        key.isBaseline && !look.isResizable ? look.side / 2 + 0.705 * look.fontSize / 2 : nil
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        guard frame.width > 0, frame.height > 0 else { return }
        if owner.inputs.environment.isRedacted { return builder.addPlaceholder(in: frame, owner.inputs.environment) }
        guard let former, former.progress.isAnimating else { return display(look, in: frame, &builder) }
        let share = min(max(former.progress.presented.value, 0), 1)
        builder.group(.opacity(1 - share)) { display(former.look, in: frame, &$0) }
        builder.group(.opacity(share)) { display(look, in: frame, &$0) }
    }

    private func display(_ look: Look, in frame: CGRect, _ builder: inout DisplayListBuilder) {
        guard let icon = look.icon else { return displayPlaceholder(in: frame, &builder) }
        let side = look.isResizable ? min(frame.width, frame.height) : look.side
        let font = FontDescriptor(family: "Material Icons", size: side / Self.drawnShareOfEm * look.shape.ink)
        let paint = paint.presented
        let shaped = graph.textShaper.shape(TextRequest(runs: [TextRun(icon, font: font, color: paint.solidColor)], scale: graph.configuration.scale))
        // Centers the em box, whose inner part the icon fills, in the frame.
        let origin = CGPoint(x: frame.midX - shaped.size.width / 2, y: frame.midY - shaped.size.height / 2)
        let stretch = CGSize(width: frame.width / side, height: frame.height / side)
        builder.shadowed(shadows) { builder in
            guard look.isResizable, stretch.width != 1 || stretch.height != 1 else {
                guard look.shape.degrees != 0 else { return builder.addText(shaped, at: origin, paints: [paint], in: frame) }
                let center = CGPoint(x: frame.midX, y: frame.midY)
                let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: look.shape.degrees * .pi / 180)
                    .translatedBy(x: -center.x, y: -center.y)
                return builder.group(.transform(turn)) { $0.addText(shaped, at: origin, paints: [paint], in: frame) }
            }
            let transform = TransformEffect(scale: stretch, anchor: .center).affineTransform(in: frame)
            builder.group(.transform(transform)) { $0.addText(shaped, at: origin, paints: [paint], in: frame) }
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
