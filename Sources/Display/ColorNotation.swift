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
        let values: [Int] = digits.compactMap { $0 }
        let bytes: [Int] =
            values.count == 3
            ? values.map { $0 * 17 } : stride(from: 0, to: values.count, by: 2).map { (index: Int) -> Int in values[index] * 16 + values[index + 1] }
        let components: [Double] = bytes.map { Double($0) / 255 }
        return (components[0], components[1], components[2], components.count == 4 ? components[3] : 1)
    }

    /// Returns the color of a name or of hexadecimal digits; nil for any other text.
    package static func color(_ text: String) -> Color? {
        if let color = named[text] { return color }
        guard let (red, green, blue, opacity) = components(hex: text) else { return nil }
        let color = Color(.sRGB, red: red, green: green, blue: blue)
        return opacity == 1 ? color : color.opacity(opacity)
    }
}
