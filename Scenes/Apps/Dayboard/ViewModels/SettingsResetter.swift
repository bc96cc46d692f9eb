import Foundation

/// Puts all settings back to what they were after installation.
struct SettingsResetter {
    var defaults: UserDefaults = .standard

    func reset() {
        for key in defaults.dictionaryRepresentation().keys where key.hasPrefix("settings.") {
            defaults.removeObject(forKey: key)
        }
    }
}
