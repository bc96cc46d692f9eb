import Display
import Foundation

/// A color of an asset catalog: the contents of a folder `name.colorset`.
struct ColorSet: Decodable {
    fileprivate struct Entry: Decodable {
        struct Value: Decodable {
            let colorSpace: String?
            let components: [String: String]?
            /// The name of a system color.
            let reference: String?

            private enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }
        }
        let color: Value?
        let appearances: [AssetVariant.Appearance]?
        let idiom: String?
    }
    fileprivate let colors: [Entry]

    /// Returns the color for an appearance: the entry that fits it best; nil if the set has none.
    func color(in scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved? {
        color(for: AssetRequest("", scheme: scheme, contrast: contrast))
    }

    /// Returns the color for a request: the entry that fits it best; nil if the set has none.
    func color(for request: AssetRequest) -> Color.Resolved? {
        let fitting = colors.compactMap { entry -> (Int, Color.Resolved)? in
            guard let points = AssetVariant.fitness(appearances: entry.appearances, idiom: entry.idiom, for: request) else { return nil }
            return entry.color?.resolved(for: request).map { (points, $0) }
        }
        // The first of several that fit equally.
        let best = fitting.map(\.0).max()
        return fitting.first { $0.0 == best }?.1
    }
}

/// The quality of a match between a variant in an asset catalog and the requested traits.
enum AssetVariant {
    struct Appearance: Decodable { let appearance: String, value: String }

    /// Returns points for a variant; nil for one of another appearance or device.
    static func fitness(appearances: [Appearance]?, idiom: String?, for request: AssetRequest) -> Int? {
        var points = 0
        switch idiom ?? "universal" {
        case "universal": points = 1
        case "iphone": if request.isTablet || request.palette.platform != .iOS { return nil } else { points = 8 }
        case "ipad": if !request.isTablet || request.palette.platform != .iOS { return nil } else { points = 8 }
        case "mac": if request.palette.platform != .macOS { return nil } else { points = 8 }
        default: return nil
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): if request.scheme == .dark { points += 4 } else { return nil }
            case ("luminosity", "light"): if request.scheme == .light { points += 4 } else { return nil }
            case ("contrast", "high"): if request.contrast == .increased { points += 2 } else { return nil }
            default: break
            }
        }
        return points
    }
}

extension ColorSet.Entry.Value {
    /// The color; nil for an unknown system color, or for components that are not numbers.
    fileprivate func resolved(for request: AssetRequest) -> Color.Resolved? {
        if let reference {
            return SystemColor(assetReference: reference)?.resolve(scheme: request.scheme, contrast: request.contrast, palette: request.palette)
        }
        guard let components else { return nil }
        /// A component is a fraction ("0.25"), a byte ("64"), or a byte in hexadecimal notation ("0x40").
        func number(_ name: String) -> Double? {
            guard let text = components[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
            if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") || number == 0 ? number : number / 255
        }
        let alpha = components["alpha"].flatMap(Double.init) ?? 1
        if let white = number("white") {
            let space: Color.RGBColorSpace = colorSpace == "extended-linear-gray" ? .sRGBLinear : .sRGB
            return Color(space, white: white, opacity: alpha).resolve(scheme: .light)
        }
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

extension SystemColor {
    /// Returns the color that an asset catalog refers to, as "systemBlueColor"; nil for an unknown one.
    fileprivate init?(assetReference name: String) {
        let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let table: [String: SystemColor] = [
            "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint, "systemTeal": .teal,
            "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
            "systemGray": .gray, "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
            "placeholderText": .tertiary, "separator": .separator, "systemFill": .fill, "secondarySystemFill": .secondaryFill,
            "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill, "systemBackground": .background,
            "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground, "systemGroupedBackground": .groupedBackground,
            "secondarySystemGroupedBackground": .groupedCell, "tint": .blue, "link": .blue, "controlAccent": .blue, "controlBackground": .background,
            "windowBackground": .groupedBackground, "labelColor": .primary,
        ]
        guard let color = table[name] else { return nil }
        self = color
    }
}
