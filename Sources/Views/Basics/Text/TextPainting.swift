extension DisplayListBuilder {
    /// Adds a text drawn in layers, each with its shadows below it.
    ///
    /// - Parameter box: the rect to which unit points of gradients refer.
    mutating func addText(_ text: ShapedText, at origin: CGPoint, layers: [Text.Layer], in box: CGRect) {
        let paints = layers.map(\.paint)
        guard let first = layers.first, layers.contains(where: { $0.shadows != first.shadows }) else {
            return addShadowed(text, at: origin, layers.first?.shadows ?? [], paints: paints, in: box)
        }
        // Backgrounds are below the shadows of all layers.
        addBackgrounds(of: text, at: origin)
        for (index, layer) in layers.enumerated() {
            var glyphs = text.filteringLayers { $0 == index }
            glyphs.backgrounds = []
            if glyphs.hasInk { addShadowed(glyphs, at: origin, layer.shadows, paints: paints, in: box) }
        }
    }

    /// Adds a text with shadows: the inner ones fall on its glyphs, not on its backgrounds.
    private mutating func addShadowed(_ text: ShapedText, at origin: CGPoint, _ shadows: [_ResolvedShadow], paints: [Paint], in box: CGRect) {
        guard shadows.contains(where: { $0.kind == .inner }) else {
            return shadowed(shadows) { $0.addText(text, at: origin, paints: paints, in: box) }
        }
        addBackgrounds(of: text, at: origin)
        var glyphs = text
        glyphs.backgrounds = []
        shadowed(shadows, in: box.insetBy(dx: -Self.glyphReach(in: box), dy: -Self.glyphReach(in: box))) {
            $0.addText(glyphs, at: origin, paints: paints, in: box)
        }
    }

    /// How far glyphs may extend beyond their box, in points: about an em.
    static func glyphReach(in box: CGRect) -> CGFloat { box.height + 20 }

    private mutating func addBackgrounds(of text: ShapedText, at origin: CGPoint) {
        for background in text.backgrounds {
            add(.fill(Path(background.rect.offsetBy(dx: origin.x, dy: origin.y)), .color(background.color), FillStyle()))
        }
    }

    /// Adds a text drawn in paints: colors directly, any other paint masked by the glyphs.
    ///
    /// - Parameters:
    ///   - paints: one for each layer of the text; a layer beyond the last is drawn in the glyphs' own colors.
    ///   - box: the rect to which unit points of gradients refer.
    mutating func addText(_ text: ShapedText, at origin: CGPoint, paints: [Paint], in box: CGRect) {
        addBackgrounds(of: text, at: origin)
        let layered = paints.indices.filter { if case .color = paints[$0] { false } else { true } }
        let plain = layered.isEmpty ? text : text.filteringLayers { !layered.contains($0) }
        if layered.isEmpty || plain.hasInk { add(.text(plain, origin)) }
        for layer in layered {
            let letters = text.filteringLayers { $0 == layer }
            guard letters.hasGlyphs else { continue }
            addItems([.text(letters.opaque, origin)], paint: paints[layer], in: box)
        }
        addSymbols(of: text, at: origin, paints: paints, in: box)
    }

    /// Adds the inline symbols of a text.
    mutating func addSymbols(of text: ShapedText, at origin: CGPoint, paints: [Paint], in box: CGRect) {
        for attachment in text.attachments {
            if let picture = attachment.symbol.picture {
                addPicture(picture, of: attachment, at: origin, paints: paints, in: box)
                continue
            }
            guard let art = SystemSymbols.knownArt(of: attachment.symbol.name) else { continue }
            var paint = attachment.layer < paints.count ? paints[attachment.layer] : .color(attachment.color)
            if case .color = paint { paint = .color(attachment.color) }
            let scale = attachment.symbol.em / 100
            let frame = SymbolBox.box(of: art)
            let transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: origin.x + attachment.origin.x - frame.minX * scale,
                ty: origin.y + attachment.origin.y - SymbolBox.baseline * scale)
            addSymbol(art, weight: attachment.symbol.weight, transform: transform, paints: SymbolPaints(levels: [paint]), in: box)
        }
    }

    private mutating func addPicture(_ picture: InlinePicture, of attachment: ShapedText.Attachment, at origin: CGPoint, paints: [Paint], in box: CGRect) {
        let corner = CGPoint(x: origin.x + attachment.origin.x, y: origin.y + attachment.origin.y - picture.ascent)
        let frame = CGRect(origin: corner, size: picture.size)
        let item = DisplayItem.image(DisplayImage(picture.image.pixmap, scale: picture.image.scale, frame: frame))
        guard picture.isTemplate else { return add(item) }
        var paint = attachment.layer < paints.count ? paints[attachment.layer] : .color(attachment.color)
        if case .color = paint { paint = .color(attachment.color) }
        group(.mask([item])) { $0.add(.fill(Path(frame), paint.placed(in: box), FillStyle())) }
    }

    /// Adds glyphs as display items: unchanged if the paint is a color, otherwise as a mask for the paint.
    mutating func addItems(_ items: [DisplayItem], paint: Paint, in box: CGRect) {
        if case .color = paint {
            for item in items { add(item) }
            return
        }
        let reach = Self.glyphReach(in: box)
        group(.mask(items)) { $0.add(.fill(Path(box.insetBy(dx: -reach, dy: -reach)), paint.placed(in: box), FillStyle())) }
    }
}

extension ShapedText {
    /// Whether the text has glyphs or decorations.
    fileprivate var hasGlyphs: Bool { !runs.isEmpty || !decorations.isEmpty }
    /// Whether the text has glyphs, decorations, or symbols.
    fileprivate var hasInk: Bool { !runs.isEmpty || !decorations.isEmpty || !attachments.isEmpty }

    /// Returns the glyphs and decorations of some layers, at unchanged positions.
    fileprivate func filteringLayers(_ isKept: (Int) -> Bool) -> ShapedText {
        var copy = self
        copy.runs.removeAll { !isKept($0.layer) }
        copy.decorations.removeAll { !isKept($0.layer) }
        copy.attachments.removeAll { !isKept($0.layer) }
        return copy
    }

    /// The text in black, for masks.
    fileprivate var opaque: ShapedText {
        var copy = self
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        for index in copy.runs.indices { copy.runs[index].color = black }
        for index in copy.decorations.indices { copy.decorations[index].color = black }
        return copy
    }
}
