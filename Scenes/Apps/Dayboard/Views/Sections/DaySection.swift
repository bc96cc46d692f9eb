import SwiftUI

struct DaySection: View {
    @AppStorage(SettingsKey.showsWeather) private var showsWeather = true
    @AppStorage(SettingsKey.showsCalendar) private var showsCalendar = false
    @AppStorage(SettingsKey.startOfWeek) private var startOfWeek = Weekday.monday

    var body: some View {
        Section {
            Toggle(isOn: $showsWeather) {
                SettingLabel("day.weather", systemImage: "cloud.sun.fill", color: .cyan)
            }
            Toggle(isOn: $showsCalendar.animation()) {
                SettingLabel("day.calendar", systemImage: "calendar", color: .orange)
            }
            if showsCalendar {
                Picker("day.startOfWeek", selection: $startOfWeek) {
                    ForEach(Weekday.allCases) { weekday in
                        Text(weekday.localizedName).tag(weekday)
                    }
                }
            }
        } header: {
            Text("day.header")
        } footer: {
            Text("day.footer")
        }
    }
}

#Preview {
    Form {
        DaySection()
    }
}
