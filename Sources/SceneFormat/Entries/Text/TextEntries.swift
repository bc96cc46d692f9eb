import Geometry
import Views

extension DynamicTypeSize {
    static let sceneNames: Keywords<DynamicTypeSize> = [
        "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
        "accessibility1": .accessibility1, "accessibility2": .accessibility2, "accessibility3": .accessibility3, "accessibility4": .accessibility4,
        "accessibility5": .accessibility5,
    ]
}

extension SceneEntries {
    private static let cases: Keywords<Text.Case?> = ["uppercase": .uppercase, "lowercase": .lowercase, "none": nil]
    private static let alignments: Keywords<TextAlignment> = ["leading": .leading, "center": .center, "trailing": .trailing]
    private static let truncations: Keywords<Text.TruncationMode> = ["head": .head, "middle": .middle, "tail": .tail]

    private static let isActive = Parameter.bool("isActive", default: true, "Whether the modifier is active.").primary
    private static let lineColor = Parameter.color("color", default: nil, "The color of the line; by default that of the text.")
    private static let linePattern = Parameter.keyword("pattern", linePatterns, default: .solid, "The pattern of the line.")
    private static let linePatterns: Keywords<Text.LineStyle.Pattern> = [
        "solid": .solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot,
    ]
    private static let points = Parameter.signedLength("points", "Points.").primary

    @EntryList<ModifierEntry> static var textModifiers: [ModifierEntry] {
        ModifierEntry("font", "The font of texts.", .font) {
            $0.font($1)
        } text: {
            $0.font($1)
        }
        ModifierEntry("fontWeight", "The weight of texts.", .keyword("weight", Font.Weight.sceneNames, "The weight.").primary) {
            $0.fontWeight($1)
        } text: {
            $0.fontWeight($1)
        }
        ModifierEntry(
            "fontDesign", "The design of the system font in texts.", .keyword("design", Font.Design.sceneNames, "The design.").primary
        ) {
            $0.fontDesign($1)
        } text: {
            $0.fontDesign($1)
        }
        ModifierEntry("fontWidth", "The width of the letters of texts.", .keyword("width", Font.Width.sceneNames, "The width.").primary) {
            $0.fontWidth($1)
        } text: {
            $0.fontWidth($1)
        }
        ModifierEntry(
            "dynamicTypeSize", "The content size that text styles follow.", .keyword("size", DynamicTypeSize.sceneNames, "The content size.").primary
        ) { $0.dynamicTypeSize($1) }
        ModifierEntry("bold", "Heavy text.", isActive) {
            $0.bold($1)
        } text: {
            $0.bold($1)
        }
        ModifierEntry("italic", "Text that leans.", isActive) {
            $0.italic($1)
        } text: {
            $0.italic($1)
        }
        ModifierEntry("underline", "A line below the text.", isActive, lineColor, linePattern) {
            $0.underline($1, pattern: $3, color: $2)
        } text: {
            $0.underline($1, pattern: $3, color: $2)
        }
        ModifierEntry("strikethrough", "A line through the text.", isActive, lineColor, linePattern) {
            $0.strikethrough($1, pattern: $3, color: $2)
        } text: {
            $0.strikethrough($1, pattern: $3, color: $2)
        }
        ModifierEntry("kerning", "Space between characters.", points) {
            $0.kerning($1)
        } text: {
            $0.kerning($1)
        }
        ModifierEntry("tracking", "Space between characters; takes precedence over kerning.", points) {
            $0.tracking($1)
        } text: {
            $0.tracking($1)
        }
        ModifierEntry("baselineOffset", "The distance of the text above its baseline.", points) {
            $0.baselineOffset($1)
        } text: {
            $0.baselineOffset($1)
        }
        ModifierEntry("monospaced", "Letters of equal width.", isActive) {
            $0.monospaced($1)
        } text: {
            $0.monospaced($1)
        }
        ModifierEntry("monospacedDigit", "Digits of equal width.") {
            $0.monospacedDigit()
        } text: {
            $0.monospacedDigit()
        }
        ModifierEntry("textCase", "Uppercase, lowercase, or unchanged.", .keyword("case", cases, "The case.").primary) {
            view, textCase in view.textCase(textCase)
        }
        ModifierEntry(
            "minimumScaleFactor", "The smallest fraction of the font size to which a text shrinks before it is truncated.",
            .length("factor", in: 0...1, "A fraction of the font size.").primary
        ) { view, factor in view.minimumScaleFactor(factor) }
        ModifierEntry("allowsTightening", "Whether the spacing of a text may shrink before it is truncated.", isActive) { view, isActive in
            view.allowsTightening(isActive)
        }
        ModifierEntry(
            "lineLimit", "The number of lines of texts.",
            .value("number", "The maximum number of lines; null for any number.").primary,
            .bool("reservesSpace", default: false, "Whether a text with fewer lines takes the height of the maximum number."),
            .count("least", in: 0...1_000_000, default: .described("0"), "The number of lines for which space is always reserved."),
            .context
        ) { view, number, reservesSpace, least, context in
            guard case .number(let number) = number else { return least.map { view.lineLimit($0...) } ?? view.lineLimit(nil) }
            guard number >= 1, number <= 1e6, least ?? 0 <= Int(saturating: number) else {
                context.fail("lineLimit needs a number of lines of at least 1, and a 'least' that is not greater")
                return view
            }
            if let least { return view.lineLimit(least...Int(saturating: number)) }
            return reservesSpace ? view.lineLimit(Int(saturating: number), reservesSpace: true) : view.lineLimit(Int(saturating: number))
        }
        ModifierEntry("lineSpacing", "Space between the lines of texts.", .length("spacing", in: 0...10_000, "Points.").primary) { view, spacing in
            view.lineSpacing(spacing)
        }
        ModifierEntry(
            "multilineTextAlignment", "How the lines of a text are aligned.",
            .keyword("alignment", alignments, "The alignment of shorter lines.").primary, otherNames: ["textAlign"]
        ) { view, alignment in view.multilineTextAlignment(alignment) }
        ModifierEntry(
            "truncationMode", "Where texts that don't fit are truncated.", .keyword("mode", truncations, "The truncated part.").primary
        ) { view, mode in view.truncationMode(mode) }
    }
}
