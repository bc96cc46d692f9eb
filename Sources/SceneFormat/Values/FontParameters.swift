import Views

extension Font.Weight {
    static let sceneNames: Keywords<Font.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
    ]
}

extension Font.Design {
    static let sceneNames: Keywords<Font.Design> = ["default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced]
}

extension Font.Width {
    static let sceneNames: Keywords<Font.Width> = ["compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded]
}

/// The letters that small capitals replace.
enum SmallCapitalsChoice: Sendable { case all, lowercase, uppercase }

extension Parameter where Value == Font {
    private static let styles: Keywords<Font.TextStyle> = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ]

    private static let capitals: Keywords<SmallCapitalsChoice> = ["all": .all, "lowercase": .lowercase, "uppercase": .uppercase]
    private static let leadings: Keywords<Font.Leading> = ["tight": .tight, "standard": .standard, "loose": .loose]

    /// The variant of a font.
    private struct Letters: Sendable {
        var isItalic = false
        var hasMonospacedDigits = false
        var capitals: SmallCapitalsChoice?
        var width: Font.Width?
        var leading = Font.Leading.standard
    }

    private static let letters: Parameter<Letters> = Parameter<Letters>.group(
        .bool("italic", default: false, "Whether it leans."),
        .bool("monospacedDigit", default: false, "Whether all digits are equally wide."),
        .keyword("smallCaps", capitals, default: nil, "The letters that small capitals replace."),
        .keyword("width", Font.Width.sceneNames, default: nil, "How wide the letters are."),
        .keyword("leading", leadings, default: .standard, "The space between lines.")
    ) { isItalic, hasMonospacedDigits, capitals, width, leading in
        Letters(isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits, capitals: capitals, width: width, leading: leading)
    }

    static let font: Parameter<Font> = Parameter<Font>.group(
        .keyword("style", styles, default: .body, "One of the system's sizes.").primary,
        .length("size", in: 0.1...10_000, default: nil, "Points, instead of a style.").not(with: "style"),
        .keyword("weight", Font.Weight.sceneNames, default: nil, "How heavy."),
        .keyword("design", Font.Design.sceneNames, default: .described("default"), "The design of the font."),
        .string("name", default: nil, "A font family or a font's PostScript name, such as 'Inter-SemiBold', instead of the system's."),
        .keyword("relativeTo", styles, default: nil, "The style whose content size a font with a name follows; by default the body style.").going(with: "name"),
        .bool("fixedSize", default: false, "Whether a font with a name ignores the content size.").going(with: "name"),
        letters
    ) { style, size, weight, design, name, reference, hasFixedSize, letters in
        var font: Font
        if let name {
            let size = size ?? 17
            font = hasFixedSize ? .custom(name, fixedSize: size) : .custom(name, size: size, relativeTo: reference ?? .body)
        } else if let size {
            font = .system(size: size, design: design)
        } else {
            font = .system(style, design: design)
        }
        if let weight { font = font.weight(weight) }
        if letters.isItalic { font = font.italic() }
        if letters.hasMonospacedDigits { font = font.monospacedDigit() }
        switch letters.capitals {
        case .all?: font = font.smallCaps()
        case .lowercase?: font = font.lowercaseSmallCaps()
        case .uppercase?: font = font.uppercaseSmallCaps()
        case nil: break
        }
        if let width = letters.width { font = font.width(width) }
        if letters.leading != .standard { font = font.leading(letters.leading) }
        return font
    }
}
