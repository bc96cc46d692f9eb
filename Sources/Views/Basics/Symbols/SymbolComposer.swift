/// Draws symbols by their recipes.
@MainActor struct SymbolComposer {
    let shaper: any TextShaper

    func art(_ recipe: SymbolRecipe) -> SymbolArt? {
        switch recipe {
        case .drawing(let name, let isFilled): drawing(name, isFilled: isFilled)
        case .icon(let name, let isFilled): icon(name, isFilled: isFilled)
        case .letters(let string): letters(string)
        case .enclosed(let inner, let enclosure, let isFilled): enclosed(inner, enclosure, isFilled: isFilled)
        case .slashed(let inner): art(inner).map(slashed)
        case .badged(let base, let badge): badged(base, badge)
        case .paired(let first, let second): paired(first, second)
        case .numbered(let arrow, let digits): numbered(arrow, digits)
        }
    }

    /// Filled drawings whose inside is a level of its own, as in `clock.fill`: the inside has the first color, and the area around it the second.
    private static let groundDrawings: Set<Substring> = [
        "clock", "person.circle", "person.crop.circle", "person.crop.square", "record.circle", "dot.circle", "smallcircle.filled.circle",
        "arrow.triangle.turn.up.right.diamond", "arrow.triangle.turn.up.right.circle",
    ]

    private func drawing(_ name: Substring, isFilled: Bool) -> SymbolArt? {
        let art = SymbolDrawings.art(name, isFilled: isFilled)
        guard isFilled, Self.groundDrawings.contains(name) else { return art }
        return art?.mapParts { if $0.role == .paint { ($0.level, $0.isGround) = (1, true) } }
    }

    private func icon(_ name: Substring, isFilled: Bool) -> SymbolArt? {
        guard let entry = SymbolIcons.entries[name] else { return nil }
        let isSolid = isFilled && entry.filled != nil
        guard let icon = SymbolOutlines.icon((isSolid ? entry.filled : nil) ?? entry.icon, shaper: shaper) else { return nil }
        let bounds = icon.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        // SF's symbols cover similar areas, so a wide symbol is lower than a square one. Widths are limited too.
        let mean = (bounds.width * bounds.height).squareRoot()
        let scale = min(entry.side / mean, 128 / bounds.width, 116 / bounds.height)
        var transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.midX * scale, ty: -bounds.midY * scale)
        let isContour = !isSolid && entry.turns.contains("o")
        for turn in entry.turns { transform = transform.concatenating(SymbolPath.turn(turn)) }
        // Filled icons and Google's icons, which consist of solid areas, grow only slightly with the weight.
        let isLine = !isSolid && entry.icon.first != "@" && entry.icon != entry.filled && !entry.icon.hasSuffix("-fill")
        return SymbolArt(
            parts: icon.paths.map {
                SymbolArt.Part(
                    shape: isContour
                        ? .line($0.path.applying(transform.concatenating(CGAffineTransform(scaleX: 0.94, y: 0.94))), factor: 1)
                        : .icon($0.path.applying(transform), isEvenOdd: $0.isEvenOdd, thickness: isLine ? icon.thickness * scale : nil))
            })
    }

    private func letters(_ string: String) -> SymbolArt? {
        guard let path = SymbolOutlines.letters(string, shaper: shaper) else { return nil }
        return SymbolArt(parts: [SymbolArt.Part(shape: .icon(path, isEvenOdd: false, thickness: nil))])
    }

    private func enclosed(_ inner: SymbolRecipe, _ enclosure: SymbolEnclosure, isFilled: Bool) -> SymbolArt? {
        let layout = enclosure.layout
        guard let inside = art(inner), let ring = SymbolDrawings.art(layout.symbol, isFilled: isFilled) else { return nil }
        let ink = inside.ink
        var room = CGSize(width: 66, height: 62)
        if enclosure == .rectangle || enclosure == .capsule { room.width = 84 }
        var scale = layout.scale
        var center = CGPoint(x: ink.midX, y: ink.midY)
        if case .letters(let string) = inner {
            scale = min(string.count > 1 ? 0.58 : 0.72, 62 / ink.width) * layout.scale / 0.56
            center.y = 0
        } else if case .drawing = inner {
            // Drawings are already centered; triangles, for example, by their center of mass.
            center = .zero
        }
        scale = min(scale, room.width / ink.width, room.height / ink.height)
        var parts = ring.parts.map { part in
            var part = part
            (part.level, part.isGround) = (1, isFilled)
            return part
        }
        for var part in inside.scaled(scale, from: center, to: layout.center, lineFactor: 0.92).parts {
            part.step = nil
            if !isFilled {
                parts.append(part)
            } else if part.role == .paint {
                part.role = .knockout
                parts.append(part)
            } else {
                // Holes of the symbol inside show the area behind it.
                (part.role, part.level, part.isGround) = (.paint, 1, true)
                parts.append(part)
            }
        }
        return SymbolArt(parts: parts)
    }

    private func numbered(_ arrow: SymbolRecipe, _ digits: String) -> SymbolArt? {
        guard let ring = art(arrow), let number = letters(digits) else { return nil }
        let ink = number.ink
        let inside = number.scaled(min(0.46, 44 / ink.width), from: CGPoint(x: ink.midX, y: 0), to: CGPoint(x: 0, y: 5))
        return SymbolArt(parts: ring.parts + inside.parts)
    }

    private func slashed(_ art: SymbolArt) -> SymbolArt {
        let ink = art.ink
        let reach = min(max(ink.width, ink.height) / 2, 52)
        func line(from: CGPoint, to: CGPoint) -> Path {
            var path = Path()
            path.move(to: from)
            path.addLine(to: to)
            return path
        }
        let center = CGPoint(x: ink.midX, y: ink.midY)
        let slash = line(from: CGPoint(x: center.x - reach, y: center.y - reach), to: CGPoint(x: center.x + reach, y: center.y + reach))
        // The gap is above and to the right of the slash.
        let offset: CGFloat = 7
        let gap = slash.applying(CGAffineTransform(translationX: offset * 0.7, y: -offset * 0.7))
        var result = art.mapParts { $0.level = 1 }
        result.parts.append(SymbolArt.Part(shape: .line(gap, factor: 1.9), role: .gap))
        result.parts.append(SymbolArt.Part(shape: .line(slash, factor: 1)))
        return result
    }

    private func badged(_ base: SymbolRecipe, _ badge: SymbolRecipe?) -> SymbolArt? {
        guard let body = art(base) else { return nil }
        let ink = body.ink
        var result = body.mapParts { $0.level += 1 }
        guard let badge, let mark = art(badge) else {
            // A dot at the top right.
            let center = CGPoint(x: ink.maxX - 12, y: ink.minY + 12)
            func dot(_ radius: CGFloat) -> Path {
                Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            }
            result.parts.append(SymbolArt.Part(shape: .icon(dot(25), isEvenOdd: false, thickness: nil), role: .gap))
            result.parts.append(SymbolArt.Part(shape: .icon(dot(18), isEvenOdd: false, thickness: nil), color: .red))
            return badge == nil ? result : nil
        }
        // Marks such as plus are in a filled circle at the bottom right; symbols are drawn without one.
        let center = CGPoint(x: ink.maxX - 12, y: ink.maxY - 14)
        let markInk = mark.ink
        let isSign =
            switch badge {
            case .drawing(let name, _): ["plus", "minus", "xmark", "checkmark", "ellipsis", "info"].contains(name)
            case .letters: true
            default: false
            }
        func disc(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        result.parts.append(SymbolArt.Part(shape: .icon(disc(33), isEvenOdd: false, thickness: nil), role: .gap))
        let middle = CGPoint(x: markInk.midX, y: markInk.midY)
        if isSign {
            result.parts.append(SymbolArt.Part(shape: .icon(disc(26), isEvenOdd: false, thickness: nil), level: 0, color: color(of: badge)))
            let scale = 0.36 * min(1, 80 / max(markInk.width, markInk.height))
            for var part in mark.scaled(scale, from: middle, to: center, lineFactor: 0.85).parts {
                part.role = .gap
                result.parts.append(part)
            }
        } else {
            let scale = 52 / max(markInk.width, markInk.height)
            result.parts += mark.scaled(scale, from: middle, to: center, lineFactor: 0.8).parts
        }
        return result
    }

    private func color(of badge: SymbolRecipe) -> SystemColor? {
        switch badge {
        case .drawing("plus", _), .drawing("checkmark", _): .green
        case .drawing("minus", _), .drawing("xmark", _), .letters("!"): .red
        default: nil
        }
    }

    private func paired(_ first: SymbolRecipe, _ second: SymbolRecipe) -> SymbolArt? {
        guard let left = art(first), let right = art(second) else { return nil }
        let (a, b) = (left.ink, right.ink)
        let scale: CGFloat = 0.72
        let width = (a.width + b.width) * scale + 8
        let start = left.scaled(scale, from: CGPoint(x: a.minX, y: a.midY), to: CGPoint(x: -width / 2, y: 0), lineFactor: 0.9)
        let end = right.scaled(scale, from: CGPoint(x: b.maxX, y: b.midY), to: CGPoint(x: width / 2, y: 0), lineFactor: 0.9)
        return SymbolArt(parts: start.parts + end.mapParts { $0.level += 1 }.parts)
    }
}
