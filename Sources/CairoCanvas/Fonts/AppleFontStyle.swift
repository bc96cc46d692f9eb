import Display

/// The style that the name of a missing font describes: "Georgia-BoldItalic" is bold, slanted, and has serifs.
struct AppleFontStyle: Equatable {
    var design = FontDescriptor.Design.standard
    var weight = 400
    var isItalic = false

    /// - Parameter name: a family, a full name, or a PostScript name.
    init(name: String) {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if Self.starts(letters, with: Self.serif) {
            design = .serif
        } else if Self.starts(letters, with: Self.monospaced) {
            design = .monospaced
        } else if letters.contains("rounded") {
            design = .rounded
        }
        // The longer words first: "semibold" ends in "bold".
        let weights: [(words: [String], weight: Int)] = [
            (["ultralight", "extralight"], 200), (["thin", "hairline"], 100), (["light"], 300), (["semibold", "demibold", "demi"], 600),
            (["extrabold", "ultrabold", "heavy"], 800), (["black", "ultra"], 900), (["bold"], 700), (["medium"], 500),
        ]
        // The style follows a hyphen, or a space after the family: "Everything" is not thin.
        let style = name.lastIndex(of: "-").map { name[name.index(after: $0)...] } ?? name.firstIndex(of: " ").map { name[$0...] } ?? ""
        let words = style.lowercased().filter(\.isLetter)
        if let found = weights.first(where: { $0.words.contains { words.contains($0) } }) { weight = found.weight }
        isItalic = words.contains("italic") || words.contains("oblique")
    }

    private static func starts(_ name: String, with families: [String]) -> Bool { families.contains { name.hasPrefix($0) } }

    /// The families with serifs of those that iOS and macOS have, in small letters.
    private static let serif = [
        "americantypewriter", "athelas", "baskerville", "bodoni", "bookantiqua", "bigcaslon", "charter", "cochin", "copperplate", "didot", "georgia",
        "hoeflertext", "iowanoldstyle", "marion", "newyork", "palatino", "playfair", "ptserif", "rockwell", "superclarendon", "times", "merriweather", "lora",
    ]
    /// The families with letters of one width.
    private static let monospaced = [
        "andalemono", "courier", "menlo", "monaco", "ptmono", "sfmono", "robotomono", "jetbrainsmono", "firacode", "sourcecodepro",
    ]
}
