import Foundation
import Views

/// The attributes of a scene's view by name; tells which ones were asked for.
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
        case let string as String: string == "infinity" ? .infinity : Double(string).map { CGFloat($0) }
        default: nil
        }
    }

    func string(_ name: String) -> String? { value(name) as? String }
    func flag(_ name: String) -> Bool { (value(name) as? Bool) ?? true }
    func object(_ name: String) -> Arguments? {
        (value(name) as? [String: Any]).map { Arguments($0.map { ($0.key, $0.value) }, scheme: scheme, didUse: { _ in }) }
    }

    func color(_ name: String) throws -> Color {
        guard let color = try optionalColor(name) else { throw OracleScene.Problem("no colour \(name)") }
        return color
    }
    func optionalColor(_ name: String) throws -> Color? { try string(name).map(parse) }
    func colors() throws -> [Color] { try (value("colors") as? [String] ?? []).map(parse) }

    /// `#RRGGBB` or `#RRGGBBAA`, or one for light and one for dark pictures with a colon between.
    private func parse(_ text: String) throws -> Color {
        let parts = text.split(separator: ":")
        let chosen = parts.count == 2 && scheme == .dark ? parts[1] : parts.first ?? ""
        let digits = chosen.dropFirst()
        guard chosen.first == "#", let number = UInt32(digits, radix: 16), digits.count == 6 || digits.count == 8 else {
            throw OracleScene.Problem("not a colour: \(text)")
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
