import Foundation
import Views

/// The attributes of a scene's view by name; records the requested ones.
@MainActor
struct Arguments {
    private let values: [String: Any]
    private let scheme: ColorScheme
    private let didUse: (String) -> Void

    init(_ values: [(String, Any)], scheme: ColorScheme, didUse: @escaping (String) -> Void) {
        self.values = Dictionary(values, uniquingKeysWith: { $1 })
        self.scheme = scheme
        self.didUse = didUse
    }

    private func value(_ name: String) -> Any? {
        didUse(name)
        return values[name]
    }

    func number(_ name: String) -> CGFloat? {
        switch value(name) {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let string as String: string == "infinity" || string == "$infinity" ? .infinity : Double(string).map { CGFloat($0) }
        default: nil
        }
    }

    /// The value in the file.
    func raw(_ name: String) -> Any? { value(name) }
    func has(_ name: String) -> Bool { value(name) != nil }
    func string(_ name: String) -> String? { value(name) as? String }
    func flag(_ name: String) -> Bool { (value(name) as? Bool) ?? true }
    func object(_ name: String) -> Arguments? {
        (value(name) as? [String: Any]).map { Arguments($0.map { ($0.key, $0.value) }, scheme: scheme, didUse: { _ in }) }
    }

    func color(_ name: String) throws -> Color {
        guard let color = try optionalColor(name) else { throw OracleScene.Problem("no color \(name)") }
        return color
    }
    func optionalColor(_ name: String) throws -> Color? {
        // A color may be given as a view of that color.
        if let view = value(name) as? [String: Any], let node = view["value"] as? [String: Any], let pairs = node["attributes"] as? [[Any]] {
            return try pairs.first { $0.first as? String == "value" }.flatMap { $0.last as? String }.map(parse)
        }
        return try string(name).map(parse)
    }
    func colors() throws -> [Color] { try (value("colors") as? [String] ?? []).map(parse) }

    /// The colors with a name.
    private static let named: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black, "clear": .clear,
        "primary": .primary, "secondary": .secondary, "label": .primary, "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow,
        "systemGreen": .green, "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo,
        "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
    ]

    /// The grays and backgrounds that UIKit names, for light and dark pictures.
    private static let uiColors: [String: String] = [
        "systemGray": "#8E8E93", "systemGray2": "#AEAEB2:#636366", "systemGray3": "#C7C7CC:#48484A", "systemGray4": "#D1D1D6:#3A3A3C",
        "systemGray5": "#E5E5EA:#2C2C2E", "systemGray6": "#F2F2F7:#1C1C1E", "systemBackground": "#FFFFFF:#000000",
        "secondarySystemBackground": "#F2F2F7:#1C1C1E", "tertiarySystemBackground": "#FFFFFF:#2C2C2E", "systemGroupedBackground": "#F2F2F7:#000000",
        "secondarySystemGroupedBackground": "#FFFFFF:#1C1C1E", "tertiarySystemGroupedBackground": "#F2F2F7:#2C2C2E",
        "secondaryLabel": "#3C3C4399:#EBEBF599", "tertiaryLabel": "#3C3C434D:#EBEBF54D", "quaternaryLabel": "#3C3C432E:#EBEBF529",
        "separator": "#3C3C434A:#54545899", "opaqueSeparator": "#C6C6C8:#38383A", "link": "#007AFF:#0984FF", "placeholderText": "#3C3C434D:#EBEBF54D",
        "systemFill": "#78788033:#7878805C", "secondarySystemFill": "#78788029:#78788052", "tertiarySystemFill": "#7676801F:#7676803D",
        "quaternarySystemFill": "#74748014:#7676802E",
    ]

    /// A name, or `#RRGGBB` or `#RRGGBBAA`, or one for light and one for dark pictures with a colon between.
    private func parse(_ name: String) throws -> Color {
        if let color = Self.named[name] { return color }
        let text = Self.uiColors[name] ?? name
        let parts = text.split(separator: ":")
        let chosen = parts.count == 2 && scheme == .dark ? parts[1] : parts.first ?? ""
        let digits = chosen.dropFirst()
        guard chosen.first == "#", let number = UInt32(digits, radix: 16), digits.count == 6 || digits.count == 8 else {
            throw OracleScene.Problem("not a color: \(text)")
        }
        let rgba = digits.count == 8 ? number : number << 8 | 0xFF
        func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return Color(red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }

    func alignment() throws -> Alignment { try optionalAlignment() ?? .center }
    func optionalAlignment() throws -> Alignment? {
        guard let name = string("alignment") else { return nil }
        let known: [String: Alignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "topLeading": .topLeading,
            "topTrailing": .topTrailing, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            "firstTextBaseline": Alignment(horizontal: .center, vertical: .firstTextBaseline),
            "lastTextBaseline": Alignment(horizontal: .center, vertical: .lastTextBaseline),
        ]
        guard let alignment = known[name] else { throw OracleScene.Problem("unknown alignment \(name)") }
        return alignment
    }

    func unitPoint(_ name: String) throws -> UnitPoint {
        if let point = object(name) { return UnitPoint(x: point.number("x") ?? 0.5, y: point.number("y") ?? 0.5) }
        let known: [String: UnitPoint] = [
            "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "topLeading": .topLeading,
            "topTrailing": .topTrailing, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "zero": .zero,
        ]
        guard let text = string(name) else { return .center }
        guard let point = known[text] else { throw OracleScene.Problem("unknown point \(text)") }
        return point
    }
}
