extension Look.Texts {
    /// Source: Apple, Human Interface Guidelines: "Typography", "Specifications".
    static let mac = Look.Texts(
        lines: lines, followsContentSize: false, fallback: (13, 16),
        weight: { $0 == .headline || $0.isExtraLarge ? .bold : $0 == .caption2 ? .medium : .regular },
        emphasizedWeight: { style in
            switch style {
            case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
            case .title3, .body, .callout, .subheadline, .footnote, .caption2: .semibold
            case .headline: .heavy
            case .caption: .medium
            }
        })

    private static let lines: [Font.TextStyle: [Line]] = [
        .extraLargeTitle: [(36, 43)], .extraLargeTitle2: [(28, 34)],
        .largeTitle: [(26, 32)], .title: [(22, 26)], .title2: [(17, 22)], .title3: [(15, 20)], .headline: [(13, 16)], .body: [(13, 16)], .callout: [(12, 15)],
        .subheadline: [(11, 14)], .footnote: [(10, 13)], .caption: [(10, 13)], .caption2: [(10, 13)],
    ]
}
