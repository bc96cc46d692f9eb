/// The recipe by which a symbol is composed from its name.
///
/// Names that a table lists are drawn by their entry. All others are composed: `person.badge.plus` from `person` and a plus, `flag.slash.circle.fill`
/// from a flag with a slash cut out of a circle, `04.square` from digits in a square.
indirect enum SymbolRecipe: Equatable {
    case drawing(Substring, isFilled: Bool)
    case icon(Substring, isFilled: Bool)
    /// Letters, digits, or a sign.
    case letters(String)
    case enclosed(SymbolRecipe, SymbolEnclosure, isFilled: Bool)
    case slashed(SymbolRecipe)
    case badged(SymbolRecipe, SymbolRecipe?)
    /// Digits inside of a turning arrow.
    case numbered(SymbolRecipe, String)
    /// Two symbols side by side.
    case paired(SymbolRecipe, SymbolRecipe)

    /// Returns the recipe of a name; nil for an unknown symbol.
    init?(_ name: Substring) {
        guard let recipe = Self.listed(name) ?? Self.composed(name) ?? Self.renamed(name) else { return nil }
        self = recipe
    }

    /// Names of later versions, with those that the tables list.
    private static let renamings: [(later: Substring, earlier: Substring)] = [
        ("percent", ""), ("trianglehead", "triangle"), ("document", "doc"), ("microphone", "mic"),
    ]

    /// Returns the recipe of a symbol that later versions of SF Symbols renamed, as `battery.75` to `battery.75percent`.
    private static func renamed(_ name: Substring) -> SymbolRecipe? {
        for (later, earlier) in renamings {
            guard let range = name.firstRange(of: later) else { continue }
            let renamed = name[..<range.lowerBound] + earlier + name[range.upperBound...]
            if !renamed.isEmpty, renamed.first != ".", let recipe = SymbolRecipe(renamed) { return recipe }
        }
        return nil
    }

    /// Returns the recipe of a name in a table, or of a sign.
    private static func listed(_ name: Substring) -> SymbolRecipe? {
        if SymbolDrawings.texts[name] != nil { return .drawing(name, isFilled: false) }
        if SymbolIcons.entries[name] != nil { return .icon(name, isFilled: false) }
        if let sign = SymbolSigns.signs[name] { return .letters(sign) }
        guard let base = name.removingLast("fill") else { return nil }
        if SymbolDrawings.hasFilledForm(base) { return .drawing(base, isFilled: true) }
        return SymbolIcons.entries[base]?.filled != nil ? .icon(base, isFilled: true) : nil
    }

    private static func composed(_ name: Substring) -> SymbolRecipe? {
        if let badge = name.firstRange(of: ".badge") ?? name.firstRange(of: ".trianglebadge") { return badged(name, badge) }
        if let and = name.firstRange(of: ".and."), !name.hasSuffix(".circle"), !name.hasSuffix(".circle.fill"),
            let first = SymbolRecipe(name[..<and.lowerBound]), let second = SymbolRecipe(name[and.upperBound...])
        {
            return .paired(first, second)
        }
        let unfilled = name.removingLast("fill")
        let (isFilled, base) = (unfilled != nil, unfilled ?? name)
        for enclosure in SymbolEnclosure.allCases {
            guard let inner = base.removingLast(enclosure.rawValue[...]) else { continue }
            let known =
                (keptOutlined.contains(inner) ? nil : listed(inner + ".fill")) ?? SymbolSigns.letters(inner).map(SymbolRecipe.letters) ?? SymbolRecipe(inner)
            return known.map { .enclosed($0, enclosure, isFilled: isFilled) }
        }
        if let inner = base.removingLast("slash") {
            return (isFilled ? listed(inner + ".fill") : nil).map(SymbolRecipe.slashed) ?? SymbolRecipe(inner).map(SymbolRecipe.slashed)
        }
        if isFilled { return composedFill(base) }
        for turn in ["goforward", "gobackward"] where base.hasPrefix(turn + ".") {
            return SymbolSigns.letters(base.dropFirst(turn.count + 1)).map { .numbered(.drawing(turn[...], isFilled: false), $0) }
        }
        if let renamed = directed(name) { return SymbolRecipe(renamed) }
        if let one = base.removingLast("2"), one.removingLast("2") == nil, let recipe = SymbolRecipe(one) { return .paired(recipe, recipe) }
        for suffix in ["inverse", "rtl", "ar", "he", "compact", "motion", "dotted", "dashed", "sequence"] {
            if let inner = base.removingLast(suffix[...]) { return SymbolRecipe(inner) }
        }
        return firstPart(of: name)
    }

    /// Returns the name with the directions of left-to-right text, `left` for `backward`; nil for a name without a direction.
    private static func directed(_ name: Substring) -> Substring? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let directions: [Substring: Substring] = ["backward": "left", "forward": "right", "leading": "left", "trailing": "right"]
        var isChanged = false
        for index in parts.indices.dropFirst() {
            guard let direction = directions[parts[index]] else { continue }
            (parts[index], isChanged) = (direction, true)
        }
        return isChanged ? parts.joined(separator: ".")[...] : nil
    }

    /// Returns the recipe of a filled form without its own entry: its parts, filled.
    private static func composedFill(_ base: Substring) -> SymbolRecipe? {
        switch SymbolRecipe(base) {
        case .drawing(let name, _): .drawing(name, isFilled: true)
        case .icon(let name, _): .icon(name, isFilled: true)
        case .paired(.icon(let name, _), .icon(let other, _)): .paired(.icon(name, isFilled: true), .icon(other, isFilled: true))
        case let other: other
        }
    }

    /// Signs before the name of a symbol, as in `plus.bubble` and `heart.rectangle`, are enclosed; anything else is unknown.
    private static func firstPart(of name: Substring) -> SymbolRecipe? {
        // A filled part in the middle, as in `person.fill.xmark`: the last part is a badge.
        guard let dot = name.lastIndex(of: "."), SymbolSigns.badges.contains(name[name.index(after: dot)...]), let base = SymbolRecipe(name[..<dot]),
            let badge = SymbolRecipe(name[name.index(after: dot)...])
        else { return nil }
        return .badged(base, badge)
    }

    private static func badged(_ name: Substring, _ range: Range<Substring.Index>) -> SymbolRecipe? {
        var base = name[..<range.lowerBound]
        var rest = name[range.upperBound...]
        if let filled = rest.removingLast("fill") {
            rest = filled
            if !base.hasSuffix(".fill") { base += ".fill" }
        } else if rest == ".fill" {
            (rest, base) = ("", base + ".fill")
        }
        guard let known = SymbolRecipe(base) ?? SymbolRecipe(base.removingLast("fill") ?? base) else { return nil }
        guard let badge = rest.isEmpty ? nil : rest.dropFirst() else { return .badged(known, nil) }
        if name[range] == ".trianglebadge" { return SymbolRecipe("exclamationmark.triangle.fill").map { .badged(known, $0) } }
        return (listed(badge + ".fill") ?? SymbolRecipe(badge)).map { .badged(known, $0) }
    }

    /// Symbols that are outlined inside of circles.
    private static let keptOutlined: Set<Substring> = [
        "trash", "calendar", "location", "tray", "clock", "doc", "folder", "creditcard", "photo", "book", "doc.text", "doc.on.doc", "arrowshape.right",
        "arrowshape.left", "shield", "lightbulb", "questionmark", "square.and.arrow.up", "square.and.arrow.down", "square", "circle", "viewfinder",
    ]
}

/// The shapes around other symbols, longest names first.
enum SymbolEnclosure: String, CaseIterable {
    case portrait = "rectangle.portrait"
    case rectangle, triangle, diamond, hexagon, octagon, capsule, viewfinder, circle, square, shield, bubble, seal, app, heart, message, house
    case ticket, icloud

    /// The symbol of the shape alone, the scale of the symbol inside, and the point of its middle.
    var layout: (symbol: Substring, scale: CGFloat, center: CGPoint) {
        switch self {
        case .portrait: ("rectangle.portrait", 0.55, .zero)
        case .triangle: ("triangle", 0.62, CGPoint(x: 0, y: 11))
        case .diamond: ("diamond", 0.6, .zero)
        case .capsule: ("capsule", 0.55, .zero)
        case .viewfinder: ("viewfinder", 0.6, .zero)
        case .shield: ("shield", 0.55, CGPoint(x: 0, y: -2))
        case .bubble: ("bubble", 0.55, CGPoint(x: 0, y: -2))
        case .message: ("bubble", 0.55, CGPoint(x: 0, y: -2))
        case .seal: ("seal", 0.55, .zero)
        case .heart: ("heart", 0.42, CGPoint(x: 0, y: -6))
        case .house: ("house", 0.4, CGPoint(x: 0, y: 10))
        case .ticket: ("rectangle", 0.5, .zero)
        case .icloud: ("cloud", 0.5, CGPoint(x: 0, y: 4))
        case .rectangle, .hexagon, .octagon, .circle, .square, .app: (rawValue[...], 0.56, .zero)
        }
    }
}

/// Signs, which are letters of the system font.
enum SymbolSigns {
    static let signs: [Substring: String] = [
        "questionmark": "?", "exclamationmark": "!", "exclamationmark.2": "!!", "exclamationmark.3": "!!!", "percent": "%", "dollarsign": "$",
        "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "wonsign": "₩", "rublesign": "₽", "indianrupeesign": "₹", "turkishlirasign": "₺",
        "centsign": "¢", "francsign": "₣", "lirasign": "₤", "pesosign": "₱", "nairasign": "₦", "shekelsign": "₪", "tengesign": "₸", "hryvniasign": "₴",
        "cedisign": "₵", "dongsign": "₫", "kipsign": "₭", "textformat.abc": "abc", "abc": "abc", "textformat.123": "123", "character": "A",
        "textformat.characters": "Aa", "ampersand": "&", "asterisk": "*", "parentheses": "( )", "pi": "π", "radicand": "√", "plus.minus": "±",
        "x.squareroot.sign": "√x", "lessthanorequalto": "≤", "greaterthanorequalto": "≥", "notequal": "≠", "numbersign": "#", "fx": "fx", "function": "ƒ",
        "x.squareroot": "√x", "gif": "GIF",
        "alt": "alt", "cc": "CC", "sos": "SOS", "p.mark": "P", "airtag": "◎", "staroflife.sign": "✻",
    ]

    /// Parts that may follow a name without `badge`.
    static let badges: Set<Substring> = ["questionmark", "exclamationmark", "xmark", "checkmark", "plus", "minus"]

    /// Returns the letters for a name in an enclosure: one letter, or one or two digits.
    static func letters(_ name: Substring) -> String? {
        let isNumber = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if isNumber { return String(name) }
        guard name.utf8.count == 1, let first = name.first, first.isLowercase else { return nil }
        return first.uppercased()
    }
}

extension Substring {
    /// Returns the name without its last part; nil if the last part is different, or the only one.
    func removingLast(_ part: Substring) -> Substring? {
        let suffix = "." + part
        return hasSuffix(suffix) && utf8.count > suffix.utf8.count ? dropLast(suffix.count) : nil
    }
}
