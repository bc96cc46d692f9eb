import Display
import Foundation

/// A color of an asset catalog: the contents of a folder `name.colorset`.
struct ColorSet: Decodable {
    fileprivate struct Entry: Decodable {
        struct Value: Decodable {
            let colorSpace: String?
            let components: [String: String]?

            private enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components
            }
        }
        struct Appearance: Decodable { let appearance: String, value: String }
        let color: Value?
        let appearances: [Appearance]?
        let idiom: String?
    }
    fileprivate let colors: [Entry]

    /// Returns the color for an appearance: the entry that fits it best; nil if the set has none.
    func color(in scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved? {
        func fitness(_ entry: Entry) -> Int? {
            var points = entry.idiom == nil || entry.idiom == "universal" ? 1 : 0
            for appearance in entry.appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): if scheme == .dark { points += 4 } else { return nil }
                case ("luminosity", "light"): if scheme == .light { points += 4 } else { return nil }
                case ("contrast", "high"): if contrast == .increased { points += 2 } else { return nil }
                default: break
                }
            }
            return points
        }
        let fitting = colors.compactMap { entry in fitness(entry).flatMap { points in entry.color?.resolved.map { (points, $0) } } }
        return fitting.max { $0.0 < $1.0 }?.1
    }
}

extension ColorSet.Entry.Value {
    /// The color; nil for a system color by name, or for components that are not numbers.
    fileprivate var resolved: Color.Resolved? {
        guard let components else { return nil }
        /// A component is a fraction ("0.25"), a byte ("64"), or a byte in hexadecimal notation ("0x40").
        func number(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") || number == 0 ? number : number / 255
        }
        let alpha = components["alpha"].flatMap(Double.init) ?? 1
        if let white = number("white") { return Color.Resolved(red: white, green: white, blue: white, opacity: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        let space: Color.RGBColorSpace =
            switch colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha).resolve(scheme: .light)
    }
}
