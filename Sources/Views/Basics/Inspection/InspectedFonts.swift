import Display

// The short forms of fonts and texts in inspection.

extension Font: InspectedConvertible {
    var inspectedText: String? {
        var words: [String] =
            switch provider {
            case .style(let style): ["\(style)"]
            case .system(let size): ["\(InspectedText.number(size)) pt"]
            case .custom(let name, let size, nil): ["\(name) \(InspectedText.number(size)) pt, fixed"]
            case .custom(let name, let size, let style?): ["\(name) \(InspectedText.number(size)) pt as \(style)"]
            }
        if let weight { words.append(weight.inspectedName) }
        if let design, design != .default { words.append("\(design)") }
        if isItalic { words.append("italic") }
        if hasMonospacedDigits { words.append("monospaced digits") }
        if !capitals.isEmpty { words.append("small capitals") }
        return words.joined(separator: ", ")
    }
}

extension Font.Weight: InspectedConvertible {
    var inspectedText: String? { inspectedName }
    fileprivate var inspectedName: String { isEmphasis ? "bold" : FontDescriptor.name(ofWeight: value) }
}

extension Text.Style: InspectedConvertible {
    /// The style shows in the fonts of the texts inside.
    var inspectedText: String? { nil }
}

extension FontDescriptor: InspectedConvertible {
    var inspectedText: String? {
        var words = ["\(family.map { $0 + " " } ?? "")\(InspectedText.number(size)) pt", Self.name(ofWeight: weight)]
        if design != .standard { words.append("\(design)") }
        if isItalic { words.append("italic") }
        if hasMonospacedDigits { words.append("monospaced digits") }
        return words.joined(separator: ", ")
    }

    fileprivate static func name(ofWeight weight: Int) -> String {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return weight % 100 == 0 && names.indices.contains(weight / 100 - 1) ? names[weight / 100 - 1] : "weight \(weight)"
    }
}

extension TextRequest {
    /// The values that inspection shows for a text: its fonts and colors, and those of its other properties that differ from the defaults.
    var inspectedValues: [ViewDetails.Value] {
        func distinct(_ list: [String]) -> String { list.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "; ") }
        var values: [ViewDetails.Value] = [
            ("font", distinct(runs.compactMap(\.font.inspectedText))), ("color", distinct(runs.map(\.color.hexadecimal))),
        ]
        func add(_ name: String, _ value: CGFloat, unless standard: CGFloat = 0) { if value != standard { values.append((name, InspectedText.number(value))) } }
        if let lineLimit {
            values.append(("lineLimit", "\(lineLimit)"))
            if truncation != .tail { values.append(("truncationMode", "\(truncation)")) }
        }
        if alignment != .leading { values.append(("multilineTextAlignment", "\(alignment)")) }
        add("lineSpacing", lineSpacing)
        add("kerning", runs.first?.kerning ?? 0)
        add("baselineOffset", runs.first?.baselineOffset ?? 0)
        if runs.contains(where: { $0.underline != nil }) { values.append(("underline", "true")) }
        if runs.contains(where: { $0.strikethrough != nil }) { values.append(("strikethrough", "true")) }
        return values
    }
}
