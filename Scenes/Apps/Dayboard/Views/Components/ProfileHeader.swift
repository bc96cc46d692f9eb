import SwiftUI

/// A round monogram and a greeting that depends on the time of day.
struct ProfileHeader: View {
    let name: String
    var date: Date = .now

    private var greeting: LocalizedStringKey {
        switch Calendar.current.component(.hour, from: date) {
        case 5..<12: "greeting.morning"
        case 12..<18: "greeting.afternoon"
        default: "greeting.evening"
        }
    }

    private var initial: String {
        name.first.map(String.init) ?? "D"
    }

    var body: some View {
        HStack(spacing: 14) {
            Text(initial.uppercased())
                .font(.system(.title, design: .rounded, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 58, height: 58)
                .background(.tint, in: Circle())

            VStack(alignment: .leading, spacing: 2) {
                Text(greeting)
                    .font(.headline)
                if name.isEmpty {
                    Text("profile.prompt")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                } else {
                    Text(name)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("With a name", traits: .sizeThatFitsLayout) {
    ProfileHeader(name: "Mara")
        .padding()
}

#Preview("Evening", traits: .sizeThatFitsLayout) {
    ProfileHeader(name: "", date: Date(timeIntervalSinceReferenceDate: 72_000))
        .padding()
}
