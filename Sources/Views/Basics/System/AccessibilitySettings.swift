import Display

private struct AccessibilitySettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }

extension EnvironmentValues {
    /// The settings that only some views ask for; bold text and contrast have values of their own.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Adopts the settings of a user.
    package mutating func adopt(_ settings: AccessibilitySettings) {
        accessibilitySettings = settings
        if settings.contains(.boldText) { legibilityWeight = .bold }
        if settings.contains(.increasedContrast) { colorSchemeContrast = .increased }
    }
}

extension EnvironmentValues {
    /// Whether the user wants less motion; set by `--reduce-motion`.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reducedMotion) }
    /// Whether the user wants less transparency, so that materials are opaque; set by `--reduce-transparency`.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reducedTransparency) }
    /// Whether the user wants shapes in addition to colors; set by `--differentiate-without-color`.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.contains(.withoutColor) }
    /// Whether the user wants to see where buttons without a shape are; set by `--button-shapes`.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.buttonShapes) }
}
