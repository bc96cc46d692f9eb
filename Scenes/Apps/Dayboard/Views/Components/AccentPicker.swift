import SwiftUI

struct AccentPicker: View {
    @Binding var selection: AccentChoice

    var body: some View {
        LabeledContent("appearance.accent") {
            HStack(spacing: 12) {
                ForEach(AccentChoice.allCases) { choice in
                    Button {
                        withAnimation(.spring(duration: 0.3)) {
                            selection = choice
                        }
                    } label: {
                        swatch(for: choice)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(choice.title))
                }
            }
        }
    }

    private func swatch(for choice: AccentChoice) -> some View {
        Circle()
            .fill(choice.color.gradient)
            .frame(width: 26, height: 26)
            .padding(4)
            .overlay {
                if selection == choice {
                    Circle()
                        .strokeBorder(choice.color, lineWidth: 2)
                }
            }
            .contentShape(.circle)
    }
}
