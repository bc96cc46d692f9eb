import SwiftUI

struct AppearanceSection: View {
    @AppStorage(SettingsKey.theme) private var theme = Theme.system
    @AppStorage(SettingsKey.accent) private var accent = AccentChoice.lagoon
    @AppStorage(SettingsKey.textScale) private var textScale = 1.0

    var body: some View {
        Section("appearance.header") {
            Picker("appearance.theme", selection: $theme) {
                ForEach(Theme.allCases) { theme in
                    Label {
                        Text(theme.title)
                    } icon: {
                        Image(systemName: theme.symbolName)
                    }
                    .tag(theme)
                }
            }
            .pickerStyle(.inline)
            .labelsHidden()

            AccentPicker(selection: $accent)

            VStack(alignment: .leading) {
                Text("appearance.textSize")
                Slider(value: $textScale, in: 0.8...1.4, step: 0.1) {
                    Text("appearance.textSize")
                } minimumValueLabel: {
                    Image(systemName: "textformat.size.smaller")
                } maximumValueLabel: {
                    Image(systemName: "textformat.size.larger")
                }
                Text("appearance.sample")
                    .font(.system(size: 15 * textScale))
                    .foregroundStyle(.secondary)
                    .animation(.default, value: textScale)
            }
            .padding(.vertical, 4)
        }
    }
}

#Preview {
    Form {
        AppearanceSection()
    }
}
