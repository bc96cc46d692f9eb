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

extension Parameter where Value == Font {
    private static let styles: Keywords<Font.TextStyle> = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ]

    static let font = group(
        .keyword("style", styles, default: .body, "One of the system's sizes.").primary,
        .length("size", in: 0.1...10_000, default: nil, "Points, instead of a style.").not(with: "style"),
        .keyword("weight", Font.Weight.sceneNames, default: nil, "How heavy."),
        .keyword("design", Font.Design.sceneNames, default: .described("default"), "The design of the font."),
        .string("name", default: nil, "A font family, instead of the system's."),
        .bool("italic", default: false, "Whether it leans."),
        .bool("monospacedDigit", default: false, "Whether all digits are equally wide.")
    ) { style, size, weight, design, name, isItalic, hasMonospacedDigits in
        var font: Font
        if let name {
            font = .custom(name, size: size ?? 17)
        } else if let size {
            font = .system(size: size, design: design)
        } else {
            font = .system(style, design: design)
        }
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}
