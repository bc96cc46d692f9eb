private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct SceneBackgroundKey: EnvironmentKey { static var defaultValue: Color { .clear } }

extension EnvironmentValues {
    /// Whether the picture is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Whether system colours stand out more than usual.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Where lines begin.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// The font of texts that name none; nil for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// What shapes and texts are drawn in that name no style; nil for the primary colour.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
    /// The colour of controls and of `Color.accentColor`; nil for the default blue.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// The most lines of a text, or nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Extra room between a text's lines, points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// How the lines of a text lie in the text's own width.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
    /// Where a text that doesn't fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// The letters' case of texts, or nil to leave it as written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// Whether controls react.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// What lies under the root view; transparent unless the scene says otherwise.
    package var sceneBackground: Color {
        get { self[SceneBackgroundKey.self] }
        set { self[SceneBackgroundKey.self] = newValue }
    }
}

extension View {
    /// The font of the texts inside.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Whether the view is drawn light or dark.
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
    /// Whether the view is drawn light or dark; nil leaves it as it is.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        modifier(_EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
    }
    /// The most lines of the texts inside, or nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.lineLimit = number
                if $0.reservedLines != 0 { $0.reservedLines = 0 }
            })
    }
    /// Extra room between the lines of the texts inside, points.
    public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
    /// How the lines of the texts inside lie in their text's own width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }
    /// Where the texts inside are cut when they don't fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// The case that the texts inside are shown in, or nil to leave it as written.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// The colour of the controls inside.
    public func tint(_ tint: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.tint = tint
                if $0.tintStyle != nil { $0.tintStyle = nil }
            })
    }
    /// The colour of the controls inside.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// Whether the controls inside are out of use; a view that is disabled from outside stays so.
    public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { $0 = $0 && !disabled } }
}
