import SwiftUI

/// The main screen: every setting in one form.
struct SettingsView: View {
    @AppStorage(SettingsKey.accent) private var accent = AccentChoice.lagoon
    @AppStorage(SettingsKey.userName) private var userName = ""
    @State private var isConfirmingReset = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    ProfileHeader(name: userName)
                    TextField("profile.name", text: $userName)
                        .textContentType(.givenName)
                        .autocorrectionDisabled()
                }

                AppearanceSection()

                DaySection()

                GoalsSection()

                Section {
                    NavigationLink {
                        RemindersView()
                    } label: {
                        SettingLabel("reminders.title", systemImage: "bell.badge.fill", color: .red)
                    }
                    NavigationLink {
                        AboutView()
                    } label: {
                        SettingLabel("about.title", systemImage: "info", color: .gray)
                    }
                }

                Section {
                    Button("reset.button", role: .destructive) {
                        isConfirmingReset = true
                    }
                    .frame(maxWidth: .infinity)
                    .confirmationDialog("reset.question", isPresented: $isConfirmingReset, titleVisibility: .visible) {
                        Button("reset.confirm", role: .destructive) {
                            withAnimation { SettingsResetter().reset() }
                        }
                        Button("reset.cancel", role: .cancel) {}
                    }
                } footer: {
                    Text("reset.footer")
                }
            }
            .navigationTitle("settings.title")
        }
        .tint(accent.color)
    }
}

#Preview("English") {
    SettingsView()
}

#Preview("Deutsch, dunkel") {
    SettingsView()
        .environment(\.locale, Locale(identifier: "de"))
        .preferredColorScheme(.dark)
}
