import SwiftUI

@main
struct DayboardApp: App {
    @AppStorage(SettingsKey.theme) private var theme = Theme.system

    var body: some Scene {
        WindowGroup {
            SettingsView()
                .preferredColorScheme(theme.colorScheme)
        }
    }
}
