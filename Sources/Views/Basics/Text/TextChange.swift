/// The animated change of a text from its old content to its new content.
@MainActor struct TextChange {
    /// A shaped text, and the font size and weight of its first run.
    struct Look {
        var text: ShapedText
        var fontSize: CGFloat
        /// 100…900.
        var weight = 400
    }

    let old: Look
    let transition: ContentTransition
    let countsDown: Bool
    /// 0 for the old state, 1 for the new state; springs overshoot.
    var progress = AnimatedProperty(UnitScaled(0))

    init(from old: Look, _ transition: ContentTransition, countsDown: Bool) {
        self.old = old
        self.transition = transition
        self.countsDown = countsDown
    }

    /// Whether a change between these strings is animated; otherwise the text jumps.
    static func plays(_ transition: ContentTransition, from old: String, to new: String) -> Bool {
        switch transition.kind {
        case .identity: false
        case .standard, .symbolEffect, .replace: old == new
        case .opacity, .interpolate, .numericText: true
        }
    }

    /// Returns the display items between the old state and `new`, with the text's top left corner at `origin`.
    ///
    /// - Parameter weighted: returns the new text in another weight; nil if it can't be shaped in that weight.
    func items(to new: Look, at origin: CGPoint, weighted: (Int) -> ShapedText?) -> [DisplayItem] {
        let p = progress.presented.value
        switch transition.kind {
        case .standard, .interpolate, .symbolEffect, .replace:
            if var between = between(new, p) {
                // Fonts have a weight for each hundred.
                let weight = min(max((between.weight + 50) / 100 * 100, 100), 900)
                if weight != new.weight, old.weight != new.weight, let other = weighted(weight) { between.text.takeGlyphs(of: other) }
                return Self.items(between, newSize: new.fontSize, at: origin)
            }
            return transition.kind == .interpolate ? faded(new, p, origin) : [.text(new.text, origin)]
        case .numericText: return rolled(new, p, origin) ?? faded(new, p, origin)
        case .opacity: return faded(new, p, origin)
        case .identity: return [.text(new.text, origin)]
        }
    }

    /// Returns the current state, from which the text continues when it changes again; nil if the glyphs of the two states don't correspond.
    func look(to new: Look) -> Look? { between(new, progress.presented.value) }

    private func faded(_ new: Look, _ p: Double, _ origin: CGPoint) -> [DisplayItem] {
        let share = min(max(p, 0), 1)
        return [.group(.opacity(1 - share), [.text(old.text, origin)]), .group(.opacity(share), [.text(new.text, origin)])]
    }

    /// Returns the symbols between the old state and `new`, with their opacities: identical symbols move, others fade.
    func symbols(to new: Look) -> [(symbols: [ShapedText.Attachment], opacity: Double)] {
        let (before, after) = (old.text.attachments, new.text.attachments)
        let p = progress.presented.value
        let share = min(max(p, 0), 1)
        guard transition.kind != .opacity, before.map(\.symbol.name) == after.map(\.symbol.name) else { return [(before, 1 - share), (after, share)] }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(p) }
        let moved = zip(before, after).map { a, b in
            var symbol = b
            symbol.origin = CGPoint(x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y))
            symbol.symbol.em = max(0, mix(a.symbol.em, b.symbol.em))
            return symbol
        }
        return [(moved, 1)]
    }

    // MARK: Moving glyphs

    /// Returns the new glyphs between the old and their own positions, with an interpolated font size; nil if the strings or the numbers of glyphs differ.
    private func between(_ new: Look, _ p: Double) -> Look? {
        guard old.text.string == new.text.string, old.text.runs.count == new.text.runs.count,
            zip(old.text.runs, new.text.runs).allSatisfy({ $0.glyphs.count == $1.glyphs.count }),
            old.text.decorations.count == new.text.decorations.count
        else { return nil }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(p) }
        var text = new.text
        for (run, other) in zip(text.runs.indices, old.text.runs) {
            for (glyph, before) in zip(text.runs[run].glyphs.indices, other.glyphs) {
                text.runs[run].glyphs[glyph].x = mix(before.x, text.runs[run].glyphs[glyph].x)
                text.runs[run].glyphs[glyph].y = mix(before.y, text.runs[run].glyphs[glyph].y)
            }
        }
        for (index, before) in zip(text.decorations.indices, old.text.decorations) {
            let (a, b) = (before.rect, text.decorations[index].rect)
            text.decorations[index].rect = CGRect(
                x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: max(0, mix(a.width, b.width)), height: max(0, mix(a.height, b.height)))
        }
        let weight = Int(saturating: mix(CGFloat(old.weight), CGFloat(new.weight)).rounded())
        return Look(text: text, fontSize: max(0, mix(old.fontSize, new.fontSize)), weight: weight)
    }

    /// Returns the display items of a state whose glyphs are shaped at `newSize`. If its font size differs, each glyph is scaled about its own origin.
    private static func items(_ look: Look, newSize: CGFloat, at origin: CGPoint) -> [DisplayItem] {
        let scale = newSize > 0 ? look.fontSize / newSize : 1
        guard scale != 1 else { return [.text(look.text, origin)] }
        var items: [DisplayItem] = look.text.decorations.map { .fill(Path($0.rect.offsetBy(dx: origin.x, dy: origin.y)), .color($0.color), FillStyle()) }
        for run in look.text.runs {
            for glyph in run.glyphs {
                let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
                let transform = CGAffineTransform(translationX: place.x, y: place.y).scaledBy(x: scale, y: scale)
                items.append(.group(.transform(transform), [.text(single(ShapedText.Glyph(index: glyph.index, x: 0, y: 0), run), .zero)]))
            }
        }
        return items
    }

    private static func single(_ glyph: ShapedText.Glyph, _ run: ShapedText.GlyphRun) -> ShapedText {
        var run = run
        run.glyphs = [glyph]
        return ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0, runs: [run])
    }

    // MARK: Rolling characters

    private struct Letter {
        var character: Character
        var glyph: ShapedText.Glyph
        var run: ShapedText.GlyphRun
    }

    /// Returns the characters with their glyphs; nil unless there is one glyph per character.
    private static func letters(_ text: ShapedText) -> [Letter]? {
        let glyphs = text.runs.flatMap { run in run.glyphs.map { ($0, run) } }
        guard glyphs.count == text.string.count else { return nil }
        return zip(text.string, glyphs).map { Letter(character: $0, glyph: $1.0, run: $1.1) }
    }

    /// Returns the display items of rolling characters; nil if characters and glyphs don't correspond.
    ///
    /// Characters are compared from the end, so that digits of the same place value correspond. They roll by half a line's height, an estimate by eye.
    private func rolled(_ new: Look, _ p: Double, _ origin: CGPoint) -> [DisplayItem]? {
        guard let before = Self.letters(old.text), let after = Self.letters(new.text) else { return nil }
        let way = new.text.size.height / CGFloat(2 * max(1, new.text.lineCount)) * (countsDown ? -1 : 1)
        let (share, p) = (min(max(p, 0), 1), CGFloat(p))
        var items: [DisplayItem] = []
        func draw(_ letter: Letter, dx: CGFloat, dy: CGFloat, opacity: Double) {
            guard opacity > 0 else { return }
            let text = DisplayItem.text(Self.single(letter.glyph, letter.run), CGPoint(x: origin.x + dx, y: origin.y + dy))
            items.append(opacity < 1 ? .group(.opacity(opacity), [text]) : text)
        }
        for place in 1...max(1, max(before.count, after.count)) {
            let a = place <= before.count ? before[before.count - place] : nil
            let b = place <= after.count ? after[after.count - place] : nil
            if let a, let b, a.character == b.character {
                draw(b, dx: (a.glyph.x - b.glyph.x) * (1 - p), dy: (a.glyph.y - b.glyph.y) * (1 - p), opacity: 1)
                continue
            }
            if let a { draw(a, dx: 0, dy: -way * p, opacity: 1 - share) }
            if let b { draw(b, dx: 0, dy: way * (1 - p), opacity: share) }
        }
        return items
    }
}

extension ShapedText {
    /// Draws the glyphs of another text, which has the same characters, at this one's positions.
    fileprivate mutating func takeGlyphs(of other: ShapedText) {
        guard runs.count == other.runs.count, zip(runs, other.runs).allSatisfy({ $0.glyphs.count == $1.glyphs.count }) else { return }
        for (run, source) in zip(runs.indices, other.runs) {
            runs[run].face = source.face
            for (glyph, shape) in zip(runs[run].glyphs.indices, source.glyphs) { runs[run].glyphs[glyph].index = shape.index }
        }
    }
}
