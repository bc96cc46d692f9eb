import SwiftUI

/// Seven round buttons, one for each day of the week.
struct WeekdayStrip: View {
    @Binding var selection: Set<Int>

    @Environment(\.calendar) private var calendar

    /// The days in the order of the calendar, starting with its first weekday.
    private var days: [Int] {
        (0..<7).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 }
    }

    var body: some View {
        HStack {
            ForEach(days, id: \.self) { day in
                let isSelected = selection.contains(day)

                Button {
                    selection.formSymmetricDifference([day])
                } label: {
                    Text(calendar.veryShortStandaloneWeekdaySymbols[day - 1])
                        .font(.callout.weight(.medium))
                        .frame(width: 36, height: 36)
                        .background {
                            Circle()
                                .fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)))
                        }
                        .foregroundStyle(isSelected ? Color.white : Color.primary)
                }
                .buttonStyle(.borderless)
                .accessibilityLabel(calendar.standaloneWeekdaySymbols[day - 1])
                .accessibilityAddTraits(isSelected ? .isSelected : [])

                if day != days.last {
                    Spacer(minLength: 0)
                }
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var selection: Set<Int> = [1, 7]

    WeekdayStrip(selection: $selection)
        .padding()
}
