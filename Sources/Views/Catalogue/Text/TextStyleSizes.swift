import Display

/// The sizes of the text styles at a content size and on a platform (Documentation/Semantics/Text.md#text-styles).
///
/// Source: Apple, Human Interface Guidelines: "Typography", "Specifications".
struct TextStyleSizes {
    /// The font of a text style.
    struct Metrics {
        /// Points per em.
        var size: CGFloat
        /// The distance between baselines in points.
        var baselineDistance: CGFloat
        var weight: Font.Weight
    }

    private let size: DynamicTypeSize
    private let isMac: Bool

    init(_ environment: EnvironmentValues) {
        size = environment.dynamicTypeSize
        isMac = environment.systemPalette.platform == .macOS
    }

    subscript(style: Font.TextStyle) -> Metrics {
        if isMac {
            let (points, distance) = Self.macOS[style] ?? (13, 16)
            let weight: Font.Weight = style == .headline || style.isExtraLarge ? .bold : style == .caption2 ? .medium : .regular
            return Metrics(size: points, baselineDistance: distance, weight: weight)
        }
        let (points, distance) = Self.iOS[style]?[size.step] ?? (17, 22)
        return Metrics(size: points, baselineDistance: distance, weight: style == .headline ? .semibold : style.isExtraLarge ? .bold : .regular)
    }

    /// Returns the weight of bold texts in a style.
    func emphasizedWeight(of style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
        case .title3, .body, .callout, .subheadline, .footnote, .caption2: .semibold
        case .headline: isMac ? .heavy : .semibold
        case .caption: isMac ? .medium : .semibold
        }
    }

    /// Returns the scale of a text style's letters relative to the content size "large". On macOS texts don't follow the content size.
    func factor(of style: Font.TextStyle) -> CGFloat {
        guard !isMac, let sizes = Self.iOS[style] else { return 1 }
        return sizes[size.step].size / sizes[DynamicTypeSize.large.step].size
    }

    /// Returns the scale of a text style's lines relative to the content size "large", which scaled metrics and fonts by name follow
    /// (Documentation/Semantics/Text.md#scaled-numbers).
    func lineFactor(of style: Font.TextStyle) -> CGFloat {
        guard !isMac, let sizes = Self.iOS[style] else { return 1 }
        return sizes[size.step].distance / sizes[DynamicTypeSize.large.step].distance
    }

    /// Returns the size of a font that follows a text style, in whole points.
    func fontSize(_ size: CGFloat, following style: Font.TextStyle) -> CGFloat { (size * lineFactor(of: style)).rounded() }

    private typealias Line = (size: CGFloat, distance: CGFloat)

    /// From `xSmall` to `accessibility5`. Apple lists the extra large titles at "large" only, 36 and 28 points in bold; they grow as the large title and
    /// the title do.
    private static let iOS: [Font.TextStyle: [Line]] = [
        .extraLargeTitle: [(33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48), (42, 50), (46, 54), (50, 59), (54, 64), (58, 68), (62, 72)],
        .extraLargeTitle2: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)],
        .largeTitle: [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)],
        .title: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)],
        .title2: [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)],
        .title3: [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)],
        .headline: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
        .body: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
        .callout: [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)],
        .subheadline: [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)],
        .footnote: [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)],
        .caption: [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32), (32, 39), (37, 44), (43, 51)],
        .caption2: [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)],
    ]

    private static let macOS: [Font.TextStyle: Line] = [
        .extraLargeTitle: (36, 43), .extraLargeTitle2: (28, 34),
        .largeTitle: (26, 32), .title: (22, 26), .title2: (17, 22), .title3: (15, 20), .headline: (13, 16), .body: (13, 16), .callout: (12, 15),
        .subheadline: (11, 14), .footnote: (10, 13), .caption: (10, 13), .caption2: (10, 13),
    ]
}

extension EnvironmentValues {
    /// Returns the size of a font that follows a text style, in whole points.
    package func fontSize(_ size: CGFloat, following style: Font.TextStyle) -> CGFloat { TextStyleSizes(self).fontSize(size, following: style) }
}

extension Font.TextStyle {
    /// Whether the style is bold by itself.
    fileprivate var isExtraLarge: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }
}
