extension Color {
    /// The name of the nearest of SwiftUI's colors, for texts that name a color. Apple's names of other colors have more words.
    var nameInWords: String {
        let named: [(String, Color)] = [
            ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
            ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ]
        let own = resolve(in: EnvironmentValues())
        func distance(_ color: Color) -> Double {
            let other = color.resolve(in: EnvironmentValues())
            let (red, green, blue) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
            return red * red + green * green + blue * blue
        }
        return named.map { ($0.0, distance($0.1)) }.min { $0.1 < $1.1 }?.0 ?? ""
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the name of a color: `"A \(accessibilityName: .red) square"`.
    public mutating func appendInterpolation(accessibilityName color: Color) { appendInterpolation(color.nameInWords) }
}
