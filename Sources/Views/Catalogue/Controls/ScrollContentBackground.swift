private struct IsScrollBackgroundHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether text editors omit their background.
    var isScrollBackgroundHidden: Bool {
        get { self[IsScrollBackgroundHiddenKey.self] }
        set { self[IsScrollBackgroundHiddenKey.self] = newValue }
    }
}
