import Display

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct SystemPaletteKey: EnvironmentKey { static var defaultValue: SystemPalette { .standard } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct SceneBackgroundKey: EnvironmentKey { static var defaultValue: Color { .clear } }

extension EnvironmentValues {
    /// Whether the view is drawn in light or dark colors.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Whether system colors use increased contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
    /// The platform and version whose system colors are drawn.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The direction in which lines begin.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// Whether controls react to input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// The background of the root view; transparent unless the scene sets one.
    package var sceneBackground: Color {
        get { self[SceneBackgroundKey.self] }
        set { self[SceneBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Draws the view in light or dark colors.
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
    /// Draws the view in light or dark colors; nil keeps the inherited scheme.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        modifier(_EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
            .preference(key: PreferredColorSchemeKey.self, value: scheme)
    }
    /// Disables the controls inside. A view that an ancestor disables stays disabled.
    public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { $0 = $0 && !disabled } }
}

/// The scheme that `preferredColorScheme(_:)` asked for: the first one of a view's parts.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// The amount of space that a view has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
