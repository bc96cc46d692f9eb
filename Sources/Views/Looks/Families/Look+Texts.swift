extension Look {
    /// Text styles (Documentation/Semantics/Text.md#text-styles).
    struct Texts: Sendable {
        /// Points per em, and the distance between baselines in points.
        typealias Line = (size: CGFloat, distance: CGFloat)

        /// The lines of each style: one for each content size, from `xSmall` to `accessibility5`, or one for all.
        var lines: [Font.TextStyle: [Line]]
        /// Whether texts follow the content size.
        var followsContentSize: Bool
        /// The line of a style that isn't listed.
        var fallback: Line
        /// The weight of a style, and that of bold texts in it.
        var weight: @Sendable (Font.TextStyle) -> Font.Weight
        var emphasizedWeight: @Sendable (Font.TextStyle) -> Font.Weight
    }
}
