private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct TextStyleKey: EnvironmentKey { static var defaultValue: Text.Style { Text.Style() } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The weight of texts that don't specify one.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    /// The style of texts that don't specify one; font, weight, and foreground style are separate environment values.
    var textStyle: Text.Style {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
    /// The minimum size to which a text may shrink before it is truncated, as a fraction of its font size; 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// Whether glyphs may move closer together before a text is truncated.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    /// The minimum height of a text, in lines.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

extension View {
    /// Sets the weight of the texts inside.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Makes the texts inside bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .emphasized : nil) }
    /// Sets the font design of the texts inside; nil for the font's own design.
    public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }
    /// Sets the width of the glyphs of the texts inside; nil for the font's own width.
    public func fontWidth(_ width: Font.Width?) -> some View { textStyle { $0.width = width } }
    /// Makes the texts inside italic.
    public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive ? true : nil } }
    /// Uses fixed-width glyphs in the texts inside.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
    /// Uses fixed-width digits in the texts inside.
    public func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }
    /// Adds space after each glyph of the texts inside, in points.
    public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }
    /// Adds space after each glyph of the texts inside, in points; takes precedence over kerning.
    public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }
    /// Raises the glyphs of the texts inside by `baselineOffset` points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textStyle { $0.baselineOffset = baselineOffset } }
    /// Underlines the texts inside.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle { $0.underline = isActive ? .some(Text.LineStyle(pattern: pattern, color: color)) : nil }
    }
    /// Strikes through the texts inside.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle { $0.strikethrough = isActive ? .some(Text.LineStyle(pattern: pattern, color: color)) : nil }
    }

    private func textStyle(_ change: @escaping (inout Text.Style) -> Void) -> some View {
        modifier(_EnvironmentModifier { change(&$0.textStyle) })
    }

    /// Sets how far the texts inside may shrink before they are truncated, as a fraction of their font size; 0…1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, min(max(factor, 0), 1)) }
    /// Sets whether the glyphs of the texts inside may move closer together before a text is truncated.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Limits the number of lines of the texts inside.
    ///
    /// - Parameter reservesSpace: whether a text with fewer lines is as tall as one with `limit` lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reserved: reservesSpace ? limit : 0, most: limit) }
    /// Sets the minimum number of lines for which the texts inside reserve space, and limits their number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(reserved: limit.lowerBound, most: limit.upperBound) }
    /// Sets the minimum number of lines for which the texts inside reserve space.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(reserved: limit.lowerBound, most: nil) }
    /// Limits the number of lines of the texts inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(reserved: 0, most: limit.upperBound) }

    private func lines(reserved: Int, most: Int?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.lineLimit = most
                $0.reservedLines = reserved
            })
    }
}
