import SwiftUI

/// A label with a white symbol on a colored tile, as in the system settings.
struct SettingLabel: View {
    let title: LocalizedStringKey
    let systemImage: String
    let color: Color

    init(_ title: LocalizedStringKey, systemImage: String, color: Color) {
        self.title = title
        self.systemImage = systemImage
        self.color = color
    }

    @ScaledMetric private var tileSize = 29.0

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: systemImage)
                .font(.system(size: tileSize * 0.52, weight: .medium))
                .foregroundStyle(.white)
                .frame(width: tileSize, height: tileSize)
                .background(color.gradient, in: .rect(cornerRadius: 7))
        }
    }
}

#Preview {
    List {
        SettingLabel("reminders.title", systemImage: "bell.badge.fill", color: .red)
        SettingLabel("about.title", systemImage: "info", color: .gray)
    }
}
