extension GraphicsContext {
    /// A text resolved in the canvas's environment.
    public struct ResolvedText: Sendable {
        /// The shading of the glyphs; nil for the text's own colors.
        public var shading: Shading?
        fileprivate let request: TextRequest
        /// The paints and shadows of the text's layers.
        fileprivate let layers: [Text.Layer]
        fileprivate let source: CanvasSource

        /// Returns the text's size within `size`; lines break at its width.
        public func measure(in size: CGSize) -> CGSize { shaped(in: size).size }
        /// Returns the distance from the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { shaped(in: size).firstBaseline }
        /// Returns the distance from the top to the last line's baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { shaped(in: size).lastBaseline }

        fileprivate func shaped(in size: CGSize?) -> ShapedText {
            var request = request
            // As for a text view, a length greater than that of any image counts as unlimited.
            request.width = size.flatMap { $0.width < 1e6 ? max(0, $0.width) : nil }
            request.height = size.flatMap { $0.height < 1e6 ? max(0, $0.height) : nil }
            let (source, whole) = (source, request)
            return MainActor.assumeIsolated { source.node.graph.textShaper.shape(whole) }
        }
    }

    /// An image resolved in the canvas's environment.
    public struct ResolvedImage: Sendable {
        fileprivate let picture: CanvasPicture
        /// The size when drawn at a point.
        public var size: CGSize { picture.size }
        /// The distance from the top to the baseline of adjacent text.
        public var baseline: CGFloat { picture.baseline }
        /// The shading that replaces the image's colors, keeping its opacity; nil for the original colors.
        public var shading: Shading?
    }

    /// One of the canvas's symbol views.
    public struct ResolvedSymbol: Sendable {
        fileprivate let picture: CanvasPicture
        /// The size when drawn at a point.
        public var size: CGSize { picture.size }
    }

    // MARK: Texts

    /// Resolves a text, which can then be measured and drawn repeatedly.
    public func resolve(_ text: Text) -> ResolvedText {
        let (request, layers) = MainActor.assumeIsolated { [source] in
            text.warnOfParts(in: source.node.graph)
            let graph = source.node.graph
            let resolved = text.resolved(at: graph.clock.date(at: graph.time), locale: source.environment.locale)
            return TextRenderNode.request(resolved, in: source.environment, shaper: graph.textShaper)
        }
        return ResolvedText(shading: nil, request: request, layers: layers, source: source)
    }

    /// Draws a text with the `anchor` of its frame at a point, without a limit on the line length.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let shaped = text.shaped(in: nil)
        draw(shaped, text, at: CGPoint(x: point.x - anchor.x * shaped.size.width, y: point.y - anchor.y * shaped.size.height))
    }
    /// Draws a text with line breaks in a rectangle, from the rectangle's top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shaped(in: rect.size), text, at: rect.origin) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    private func draw(_ shaped: ShapedText, _ text: ResolvedText, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        let box = CGRect(origin: origin, size: shaped.size)
        let items = MainActor.assumeIsolated {
            var builder = DisplayListBuilder(time: 0)
            builder.addText(shaped, at: origin, layers: text.layers, in: box)
            return builder.items
        }
        add(shaded(items, text.shading, in: box))
    }

    // MARK: Images and symbols

    /// Resolves an image, which can then be measured and drawn repeatedly.
    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = MainActor.assumeIsolated { [source] in
            let environment = source.environment
            return environment.pictures?.picture(of: image, in: environment) ?? CanvasPicture(of: image, in: environment, graph: source.node.graph)
        }
        return ResolvedImage(picture: picture, shading: nil)
    }

    /// Returns the canvas's symbol view with a tag, or nil if no symbol has this tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let key = SymbolKey(id: AnyHashable(id))
        return MainActor.assumeIsolated { [source] in source.node.symbol(tagged: key.id) }.map { ResolvedSymbol(picture: $0) }
    }

    /// Draws an image with the `anchor` of its frame at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(of: image.size, at: point, anchor))
    }
    /// Draws an image stretched to fill a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isFinite else { return }
        add(shaded(image.picture.items(in: rect), image.shading, in: rect))
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

    /// Draws a symbol with the `anchor` of its frame at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(of: symbol.size, at: point, anchor))
    }
    /// Draws a symbol stretched to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard rect.isFinite else { return }
        add(symbol.picture.items(in: rect))
    }

    private func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    /// Returns a shading masked by the items, or the items unchanged without a shading.
    private func shaded(_ items: [DisplayItem], _ shading: Shading?, in box: CGRect) -> [DisplayItem] {
        guard let shading, !items.isEmpty else { return items }
        // Glyphs may extend beyond their box.
        let reach = max(box.width, box.height)
        let ground = Path(box.insetBy(dx: -reach, dy: -reach))
        return [.group(.mask(items), [.fill(ground, shading.paint(from: source, for: box), FillStyle())])]
    }
}

/// A tag passed from a renderer to its canvas, both on the main actor.
private struct SymbolKey: @unchecked Sendable {
    let id: AnyHashable
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
