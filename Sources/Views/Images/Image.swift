/// A picture: for now one of the system's symbols.
public struct Image: PrimitiveView, Equatable {
    /// How large a symbol is beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    let symbol: String

    /// One of Apple's symbols by name, as an icon that looks alike; a name without one draws a crossed box and warns once.
    public init(systemName: String) { symbol = systemName }

    public static func _makeNode(_ view: Image, _ inputs: _ViewInputs) -> _ViewNode<Image> {
        LeafNode(view, inputs, make: { SymbolRenderNode(owner: $1, symbol: $0.symbol) }, update: { $1.setSymbol($0.symbol) })
    }
}

/// Shows a symbol beside text: as large as the font asks for, its middle at the middle of the capitals.
final class SymbolRenderNode: LeafRenderNode {
    private var symbol: String
    private var look: Look
    private var color: AnimatedProperty<ResolvedColor>
    override var name: String { "Image" }

    /// What decides about size and shape.
    private struct Look: Equatable {
        var icon: String?
        /// Points per em of the text beside it.
        var fontSize: CGFloat
        var weight: Int
        /// The side of the symbol's square, points.
        var side: CGFloat
    }

    /// At 17 points most symbols are about 20 points wide and high (SF Symbols at medium scale).
    private static let sidePerEm: CGFloat = 1.17
    /// Material Icons draw in the inner 20 of 24 units of their em.
    private static let drawnShareOfEm: CGFloat = 20.0 / 24

    init(owner: _Node, symbol: String) {
        self.symbol = symbol
        look = Self.look(symbol, in: owner.inputs.environment)
        color = AnimatedProperty(ForegroundStyle()._paint(in: owner.inputs.environment).solidColor)
        super.init(owner: owner)
        warnIfUnknown()
    }

    var label: String { symbol }

    func setSymbol(_ symbol: String) {
        self.symbol = symbol
        color.set(ForegroundStyle()._paint(in: owner.inputs.environment).solidColor, in: owner)
        let new = Self.look(symbol, in: owner.inputs.environment)
        guard new != look else { return }
        look = new
        warnIfUnknown()
        invalidateLayout()
    }

    private func warnIfUnknown() {
        if look.icon == nil { graph.warn("no symbol named \"\(symbol)\": a crossed box stands in its place") }
    }

    private static func look(_ symbol: String, in environment: EnvironmentValues) -> Look {
        let font = (environment.font ?? .body).descriptor
        let scale: CGFloat =
            switch environment.imageScale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        let side = font.size * sidePerEm * scale
        return Look(
            icon: SystemSymbols.icon(named: symbol), fontSize: font.size, weight: font.weight, side: side.roundedUpToPixel(scale: environment.displayScale))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: look.side, height: look.side) }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        // SF's capitals are 0.705 em high (semantics page, section 6.9).
        key.isBaseline ? look.side / 2 + 0.705 * look.fontSize / 2 : nil
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        guard let icon = look.icon else { return displayPlaceholder(in: frame, &builder) }
        let em = look.side / Self.drawnShareOfEm
        let font = FontDescriptor(family: "Material Icons", size: em)
        let shaped = graph.textShaper.shape(TextRequest(runs: [TextRun(icon, font: font, color: color.presented)], scale: graph.configuration.scale))
        // The em box, of which the icon fills the inner part, around the frame's middle.
        builder.add(.text(shaped, CGPoint(x: frame.midX - shaped.size.width / 2, y: frame.midY - shaped.size.height / 2)))
    }

    private func displayPlaceholder(in frame: CGRect, _ builder: inout DisplayListBuilder) {
        var path = Path(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerSize: CGSize(width: 2, height: 2), style: .circular)
        path.move(to: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
        path.addLine(to: CGPoint(x: frame.maxX - 1, y: frame.maxY - 1))
        path.move(to: CGPoint(x: frame.maxX - 1, y: frame.minY + 1))
        path.addLine(to: CGPoint(x: frame.minX + 1, y: frame.maxY - 1))
        builder.add(.stroke(path, .color(color.presented), StrokeStyle(lineWidth: 1)))
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// How large the symbols inside are beside their text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
