/// Colors as people write them in scenes and on the command line.
package enum ColorNotation {
    /// SwiftUI's constants by their names.
    package static let named: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo,
        "purple": .purple, "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black, "clear": .clear, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor,
    ]

    /// Returns the gamma-encoded sRGB components, 0…1, of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, in upper or lower case; nil for any other text.
    package static func components(hex text: some StringProtocol) -> (red: Double, green: Double, blue: Double, opacity: Double)? {
        guard text.first == "#" else { return nil }
        let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard [3, 6, 8].contains(digits.count), !digits.contains(nil) else { return nil }
        let values = digits.compactMap { $0 }
        let bytes = values.count == 3 ? values.map { $0 * 17 } : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        return (Double(bytes[0]) / 255, Double(bytes[1]) / 255, Double(bytes[2]) / 255, bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    }

    /// Returns the color of a name or of hexadecimal digits; nil for any other text.
    package static func color(_ text: String) -> Color? {
        if let color = named[text] { return color }
        guard let (red, green, blue, opacity) = components(hex: text) else { return nil }
        let color = Color(.sRGB, red: red, green: green, blue: blue)
        return opacity == 1 ? color : color.opacity(opacity)
    }
}
