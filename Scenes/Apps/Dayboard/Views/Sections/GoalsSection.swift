import SwiftUI

struct GoalsSection: View {
    @AppStorage(SettingsKey.dailyGoal) private var dailyGoal = 3
    @AppStorage(SettingsKey.focusMinutes) private var focusMinutes = 25

    private var total: Measurement<UnitDuration> {
        Measurement(value: Double(dailyGoal * focusMinutes), unit: .minutes)
    }

    var body: some View {
        Section("goals.header") {
            Stepper(value: $dailyGoal, in: 1...12) {
                LabeledContent("goals.sessions") {
                    Text(dailyGoal, format: .number)
                        .monospacedDigit()
                }
            }

            Stepper("goals.minutes \(focusMinutes)", value: $focusMinutes, in: 5...60, step: 5)

            LabeledContent("goals.total", value: total, format: .measurement(width: .wide, usage: .asProvided))

            Gauge(value: Double(dailyGoal * focusMinutes), in: 0...480) {
                Text("goals.load")
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }
    }
}

#Preview {
    Form {
        GoalsSection()
    }
}
