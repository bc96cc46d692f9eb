extension DisplayListBuilder {
    /// Adds a text whose letters are drawn in paints: colours as they are, anything else seen through the letters.
    ///
    /// - Parameters:
    ///   - paints: for each layer of the text; a layer beyond the last has the letters' own colours.
    ///   - box: what unit points of gradients refer to.
    mutating func addText(_ text: ShapedText, at origin: CGPoint, paints: [Paint], in box: CGRect) {
        for background in text.backgrounds {
            add(.fill(Path(background.rect.offsetBy(dx: origin.x, dy: origin.y)), .color(background.color), FillStyle()))
        }
        let layered = paints.indices.filter { if case .color = paints[$0] { false } else { true } }
        let plain = layered.isEmpty ? text : text.filteringLayers { !layered.contains($0) }
        if layered.isEmpty || !plain.runs.isEmpty || !plain.decorations.isEmpty { add(.text(plain, origin)) }
        for layer in layered {
            let letters = text.filteringLayers { $0 == layer }
            guard !letters.runs.isEmpty || !letters.decorations.isEmpty else { continue }
            addItems([.text(letters.opaque, origin)], paint: paints[layer], in: box)
        }
    }

    /// Adds letters as items of their own: as they are where the paint is a colour, else the paint seen through them.
    mutating func addItems(_ items: [DisplayItem], paint: Paint, in box: CGRect) {
        if case .color = paint {
            for item in items { add(item) }
            return
        }
        // Letters may reach out of their box, as far as an em or so.
        let reach = box.height + 20
        group(.mask(items)) { $0.add(.fill(Path(box.insetBy(dx: -reach, dy: -reach)), paint.placed(in: box), FillStyle())) }
    }
}

extension ShapedText {
    /// The letters and lines of some layers, all in their places.
    fileprivate func filteringLayers(_ isKept: (Int) -> Bool) -> ShapedText {
        var copy = self
        copy.runs.removeAll { !isKept($0.layer) }
        copy.decorations.removeAll { !isKept($0.layer) }
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
