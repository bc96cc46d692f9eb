import SwiftUI

struct RemindersView: View {
    @AppStorage(SettingsKey.remindersEnabled) private var isEnabled = false
    @AppStorage(SettingsKey.reminderTime) private var minutesAfterMidnight = 8 * 60 + 30
    @AppStorage(SettingsKey.reminderSound) private var sound = ReminderSound.chime
    @State private var quietDays: Set<Int> = [1, 7]

    /// The reminder's time as a date of today, for the picker.
    private var time: Binding<Date> {
        Binding {
            let midnight = Calendar.current.startOfDay(for: .now)
            return Calendar.current.date(byAdding: .minute, value: minutesAfterMidnight, to: midnight) ?? .now
        } set: { date in
            let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
            minutesAfterMidnight = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        }
    }

    var body: some View {
        Form {
            Section {
                Toggle("reminders.enable", isOn: $isEnabled.animation())
            } footer: {
                if isEnabled {
                    Text("reminders.next \(time.wrappedValue.formatted(date: .omitted, time: .shortened))")
                }
            }

            if isEnabled {
                Section("reminders.schedule") {
                    DatePicker("reminders.time", selection: time, displayedComponents: .hourAndMinute)

                    Picker("reminders.sound", selection: $sound) {
                        ForEach(ReminderSound.allCases) { sound in
                            Text(sound.title).tag(sound)
                        }
                    }
                    .pickerStyle(.navigationLink)
                }

                Section("reminders.quietDays") {
                    WeekdayStrip(selection: $quietDays)
                }
            }
        }
        .navigationTitle("reminders.title")
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    NavigationStack {
        RemindersView()
    }
}
