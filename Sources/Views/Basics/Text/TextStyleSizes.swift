import Display

/// The sizes of the text styles at a content size in a look (Documentation/Semantics/Text.md#text-styles).
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
    private let look: Look

    init(_ environment: EnvironmentValues) {
        size = environment.dynamicTypeSize
        look = environment.look
    }

    subscript(style: Font.TextStyle) -> Metrics {
        let (points, distance) = look.texts.lines[style]?[step] ?? look.texts.fallback
        return Metrics(size: points, baselineDistance: distance, weight: look.texts.weight(style))
    }

    /// The content size's place among the lines of a style.
    private var step: Int { look.texts.followsContentSize ? size.step : 0 }

    /// Returns the weight of bold texts in a style.
    func emphasizedWeight(of style: Font.TextStyle) -> Font.Weight { look.texts.emphasizedWeight(style) }

    /// Returns the scale of a text style's letters relative to the content size "large". It is 1 where texts don't follow the content size.
    func factor(of style: Font.TextStyle) -> CGFloat {
        guard look.texts.followsContentSize, let sizes = look.texts.lines[style] else { return 1 }
        return sizes[size.step].size / sizes[DynamicTypeSize.large.step].size
    }

    /// Returns the scale of a text style's lines relative to the content size "large", which scaled metrics and fonts by name follow
    /// (Documentation/Semantics/Text.md#scaled-numbers).
    func lineFactor(of style: Font.TextStyle) -> CGFloat {
        guard look.texts.followsContentSize, let sizes = look.texts.lines[style] else { return 1 }
        return sizes[size.step].distance / sizes[DynamicTypeSize.large.step].distance
    }

    /// Returns the size of a font that follows a text style, in whole points.
    func fontSize(_ size: CGFloat, following style: Font.TextStyle) -> CGFloat { (size * lineFactor(of: style)).rounded() }
}

extension EnvironmentValues {
    /// Returns the size of a font that follows a text style, in whole points.
    package func fontSize(_ size: CGFloat, following style: Font.TextStyle) -> CGFloat { TextStyleSizes(self).fontSize(size, following: style) }
}
