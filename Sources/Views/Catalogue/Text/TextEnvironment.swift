private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct TextStyleKey: EnvironmentKey { static var defaultValue: Text.Style { Text.Style() } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The weight of texts that name none.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    /// What texts look like that say nothing themselves; font, weight and foreground have values of their own.
    var textStyle: Text.Style {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
    /// How small letters may become, as a share of their size, before a text is cut; 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// Whether letters may move closer before a text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    /// How many lines' height a text has at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

extension View {
    /// The weight of the texts inside.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Makes the texts inside bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    /// The design of the fonts of the texts inside; nil for that of the font.
    public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }
    /// Makes the texts inside lean.
    public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive ? true : nil } }
    /// Letters of one width in the texts inside.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
    /// Digits of one width in the texts inside.
    public func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }
    /// Extra room after each letter of the texts inside, points.
    public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }
    /// Extra room after each letter of the texts inside, points; goes before kerning.
    public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }
    /// Raises the letters of the texts inside, points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textStyle { $0.baselineOffset = baselineOffset } }
    /// A line below the letters of the texts inside.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle { $0.underline = isActive ? .some(Text.LineStyle(pattern: pattern, color: color)) : nil }
    }
    /// A line through the letters of the texts inside.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle { $0.strikethrough = isActive ? .some(Text.LineStyle(pattern: pattern, color: color)) : nil }
    }

    private func textStyle(_ change: @escaping (inout Text.Style) -> Void) -> some View {
        modifier(_EnvironmentModifier { change(&$0.textStyle) })
    }

    /// How small the letters of the texts inside may become before a text is cut, as a share of their size; 0…1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, min(max(factor, 0), 1)) }
    /// Whether the letters of the texts inside may move closer before a text is cut.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// The most lines of the texts inside.
    ///
    /// - Parameter reservesSpace: whether a text with fewer lines is as high as if it had them all.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reserved: reservesSpace ? limit : 0, most: limit) }
    /// The fewest lines that the texts inside have room for, and the most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(reserved: limit.lowerBound, most: limit.upperBound) }
    /// The fewest lines that the texts inside have room for.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(reserved: limit.lowerBound, most: nil) }
    /// The most lines of the texts inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(reserved: 0, most: limit.upperBound) }

    private func lines(reserved: Int, most: Int?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.lineLimit = most
                $0.reservedLines = reserved
            })
    }
}
