// Environment values about the system: a frame shows an active window of an unlocked device.

private struct IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct MaterialActiveAppearanceKey: EnvironmentKey { static var defaultValue: MaterialActiveAppearance { .automatic } }
private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

/// The prominence of a view's background.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// The background of most views.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background in a strong color, such as that of a selected row.
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// Whether materials look as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    /// Like the window, which is always active.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Like an active window.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Like an inactive window. Drawn like `active`, with a warning.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
}

extension EnvironmentValues {
    /// Whether the display is dimmed.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
    /// Whether text fields don't correct what is typed.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
    /// Whether text fields don't correct what is typed; the older name.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
    /// The prominence of the background below views.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    /// The material below views; nil for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    /// Whether materials look as in an active window.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
    /// Whether a content transition is drawn off screen. Looks the same.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
    /// The shortcut of the views inside; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
    /// Whether the window is active: always.
    public var appearsActive: Bool { true }
    /// Whether the screen is being recorded: never.
    public var isSceneCaptured: Bool { false }
    /// Whether the user can be asked to authenticate: never.
    public var isUserAuthenticationEnabled: Bool { false }
    /// Whether scenes of other devices can be opened: never.
    public var supportsRemoteScenes: Bool { false }
}

extension View {
    /// Sets whether the materials inside look as in an active window; inactive ones cause a warning.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance).notDrawn(appearance == .inactive ? "materialActiveAppearance(.inactive)" : nil)
    }
}

extension Material {
    /// Returns the material as in an active window, which it always is here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
extension ShapeStyle {
    /// Returns the style with its materials as in an active window, which they always are here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
