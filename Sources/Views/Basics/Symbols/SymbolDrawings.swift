/// Symbols that Easel draws itself.
///
/// A line has the symbol's name, a bar, and parts that semicolons separate. A part is a letter, options, and SVG path data in hundredths of an em from
/// the middle of the capitals:
///
/// | letter | outlined form | filled form |
/// | --- | --- | --- |
/// | `l` | a line | a line |
/// | `o` | an outline | a solid area |
/// | `i`, `j` | a line | a cut line |
/// | `I` | a solid area | a hole |
/// | `f`, `a` | a solid area, with rounded corners for `a` | the same |
/// | `x`, `k` | removes an area, or a line, from the parts before it | the same |
///
/// `*1.2` multiplies the thickness of lines; `#y` is the color in the multicolor mode (`w` white, `y` yellow, `c` cyan, `i` indigo, `g` gray), and `^1` the
/// level in several colors; `v0` is the first part that a variable value lights. `~h name` is another drawing mirrored; `~r` turns it to
/// the right, `~u` by half a circle, and `~=` is an alias. In path data, `(x y r)` is a circle, and `[…]` one of ``SymbolPath``'s figures.
enum SymbolDrawings {
    static let texts: [Substring: Substring] = {
        var result: [Substring: Substring] = [:]
        for table in [arrows, marks, shapes, people, objects, weather] {
            for line in table.split(separator: "\n") {
                guard let bar = line.firstRange(of: " | ") else { continue }
                result[line[..<bar.lowerBound]] = line[bar.upperBound...]
            }
        }
        return result
    }()

    /// Whether the table has a filled form of a symbol.
    static func hasFilledForm(_ name: Substring) -> Bool {
        guard let text = texts[name] else { return false }
        if text.first == "~" { return text.split(separator: " ").last.map(hasFilledForm) ?? false }
        return text.split(separator: ";").contains { $0.trimmingSpaces.first == "o" }
    }

    /// Returns a symbol's drawing; nil for a symbol without one.
    static func art(_ name: Substring, isFilled: Bool) -> SymbolArt? {
        guard let text = texts[name] else { return nil }
        if text.first == "~" {
            let words = text.split(separator: " ")
            guard let target = words.last, let art = art(target, isFilled: isFilled) else { return nil }
            return words.dropLast().reduce(art) { $0.transformed(SymbolPath.turn($1.last ?? "=")) }
        }
        return SymbolArt(parts: text.split(separator: ";").map { part($0.trimmingSpaces, isFilled: isFilled) })
    }

    private static let colors: [Substring: SystemColor] = ["y": .yellow, "c": .cyan, "i": .indigo, "g": .gray]

    private static func part(_ text: Substring, isFilled: Bool) -> SymbolArt.Part {
        let space = text.firstIndex(where: { "M([".contains($0) }) ?? text.endIndex
        var (head, path) = (text[..<space].trimmingSpaces, SymbolPath.path(text[space...]))
        var level = 0
        if let mark = head.firstIndex(of: "^") {
            level = Int(head[head.index(after: mark)...]) ?? 0
            head = head[..<mark]
        }
        var color: Substring = ""
        if let mark = head.firstIndex(of: "#") {
            color = head[head.index(after: mark)...]
            head = head[..<mark]
        }
        var factor: CGFloat = 1
        var step: Int?
        var rest = head.dropFirst()
        if let mark = rest.firstIndex(of: "v") {
            step = Int(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if rest.first == "*" { factor = CGFloat(Double(rest.dropFirst()) ?? 1) }
        let solid = SymbolArt.Shape.icon(path, isEvenOdd: false, thickness: nil)
        var part = SymbolArt.Part(shape: .line(path, factor: factor), level: level, step: step, color: colors[color], isWhite: color == "w")
        switch head.first {
        case "o": part.shape = isFilled ? .area(path) : part.shape
        case "i", "j": part.role = isFilled ? .knockout : .paint
        case "I": (part.shape, part.role) = (solid, isFilled ? .knockout : .paint)
        case "f": part.shape = solid
        case "a": part.shape = .area(path)
        case "x": (part.shape, part.role) = (solid, .gap)
        case "k": part.role = .gap
        default: break
        }
        return part
    }
}

extension Substring {
    var trimmingSpaces: Substring {
        var result = self
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return result
    }
}
