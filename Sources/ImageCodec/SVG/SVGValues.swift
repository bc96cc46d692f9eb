import Display
import Foundation
import Geometry

/// Readers of the values of SVG's attributes.
enum SVGValues {
    /// Returns a length in pixels; nil for a percentage, a unit of text, or no number.
    static func length(_ text: String?) -> CGFloat? {
        guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
        let factors: [(unit: String, factor: CGFloat)] = [("px", 1), ("pt", 4 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96)]
        let (unit, factor) = factors.first { text.hasSuffix($0.unit) } ?? ("", 1)
        guard let value = Double(text.dropLast(unit.count)), value.isFinite else { return nil }
        return CGFloat(value) * factor
    }

    /// Returns a length, or a percentage of a whole; nil for anything else.
    static func length(_ text: String?, of whole: CGFloat) -> CGFloat? { length(text) ?? percentage(text).map { $0 * whole } }

    /// Returns a number or a percentage as a fraction, limited to 0…1.
    static func fraction(_ text: String?) -> Double? { (percentage(text).map(Double.init) ?? length(text).map(Double.init)).map { min(max($0, 0), 1) } }

    private static func percentage(_ text: String?) -> CGFloat? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), text.hasSuffix("%"), let value = Double(text.dropLast()), value.isFinite else {
            return nil
        }
        return CGFloat(value) / 100
    }

    /// Returns the numbers of a list that spaces, commas, or signs separate.
    static func numbers(_ text: some StringProtocol) -> [CGFloat] {
        var result: [CGFloat] = []
        var word = ""
        func finish() {
            if let value = Double(word), value.isFinite { result.append(CGFloat(value)) }
            word = ""
        }
        for character in text {
            switch character {
            case "-", "+":
                if !word.isEmpty, word.last != "e", word.last != "E" { finish() }
                word.append(character)
            case ".":
                if word.contains(".") { finish() }
                word.append(character)
            case "0"..."9", "e", "E": word.append(character)
            default: finish()
            }
        }
        finish()
        return result
    }

    /// Returns the product of a list of transforms, such as `translate(3 4) rotate(45)`.
    static func transform(_ text: String?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in (text ?? "").split(separator: ")") {
            guard let open = part.firstIndex(of: "(") else { continue }
            let kind = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\n\r"))
            let values = numbers(part[part.index(after: open)...])
            guard let first = values.first else { continue }
            switch kind {
            case "translate": result = result.translatedBy(x: first, y: values.count > 1 ? values[1] : 0)
            case "scale": result = result.scaledBy(x: first, y: values.count > 1 ? values[1] : first)
            case "rotate":
                let center = values.count > 2 ? CGPoint(x: values[1], y: values[2]) : .zero
                result = result.translatedBy(x: center.x, y: center.y).rotated(by: first * .pi / 180).translatedBy(x: -center.x, y: -center.y)
            case "skewX": result = CGAffineTransform(1, 0, tan(first * .pi / 180), 1, 0, 0).concatenating(result)
            case "skewY": result = CGAffineTransform(1, tan(first * .pi / 180), 0, 1, 0, 0).concatenating(result)
            case "matrix" where values.count == 6:
                result = CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5]).concatenating(result)
            default: continue
            }
        }
        return result
    }

    /// Returns the identifier in `url(#name)` or `#name`; nil for anything else.
    static func reference(_ text: String?) -> String? {
        guard var text = text?.trimmingCharacters(in: .whitespaces)[...] else { return nil }
        if text.hasPrefix("url(") { text = text.dropFirst(4).prefix { $0 != ")" } }
        let name = text.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
        return name.hasPrefix("#") ? String(name.dropFirst()) : nil
    }

    /// Returns a color; nil for a text that names none.
    static func color(_ text: String) -> ResolvedColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return .clear }
        if let (red, green, blue, opacity) = ColorNotation.components(hex: text) { return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity) }
        if text.hasPrefix("#"), text.count == 5 { return color("#" + text.dropFirst().map { "\($0)\($0)" }.joined()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
            let parts = text[text.index(after: open)...].split { " ,/)".contains($0) }.map(String.init)
            guard parts.count >= 3 else { return nil }
            let components = parts.prefix(3).map { part in part.hasSuffix("%") ? fraction(part) ?? 0 : min(max(Double(part) ?? 0, 0), 255) / 255 }
            return ResolvedColor(red: components[0], green: components[1], blue: components[2], opacity: parts.count > 3 ? fraction(parts[3]) ?? 1 : 1)
        }
        if text.hasPrefix("hsl"), let open = text.firstIndex(of: "(") { return hueColor(text[text.index(after: open)...]) }
        if text.hasPrefix("color(") { return spaceColor(text.dropFirst(6)) }
        guard let value = SVGColorNames.values[text] else { return nil }
        return ResolvedColor(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
    }

    /// Returns the color of a hue in degrees, a saturation, a lightness, and an opacity; nil for other words.
    private static func hueColor(_ text: Substring) -> ResolvedColor? {
        let parts = text.split { " ,/)".contains($0) }.map(String.init)
        guard parts.count >= 3, let hue = Double(parts[0].replacing("deg", with: "")), hue.isFinite, let saturation = fraction(parts[1]),
            let lightness = fraction(parts[2])
        else { return nil }
        // CSS Color Module Level 4, section 7.1.
        func component(_ number: Double) -> Double {
            let k = (number + hue / 30).truncatingRemainder(dividingBy: 12)
            let place = k < 0 ? k + 12 : k
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
        }
        return ResolvedColor(
            red: component(0), green: component(8), blue: component(4), opacity: parts.count > 3 ? fraction(parts[3]) ?? 1 : 1)
    }

    /// Returns the color of `display-p3 1 0.5 0 / 0.5` or the same in sRGB; nil for other words.
    private static func spaceColor(_ text: Substring) -> ResolvedColor? {
        let parts = text.split { " ,/)".contains($0) }.map(String.init)
        let spaces: [String: Color.RGBColorSpace] = ["display-p3": .displayP3, "srgb": .sRGB, "srgb-linear": .sRGBLinear]
        guard parts.count >= 4, let space = spaces[parts[0]] else { return nil }
        let components = parts[1...3].compactMap(fraction).map { Float($0) }
        guard components.count == 3 else { return nil }
        return ResolvedColor(
            colorSpace: space, red: components[0], green: components[1], blue: components[2],
            opacity: Float(parts.count > 4 ? fraction(parts[4]) ?? 1 : 1))
    }

    private static let colorProperties: Set = ["fill", "stroke", "color", "stop-color", "flood-color"]
    private static let colorWords: Set = ["none", "inherit", "currentcolor", "context-fill", "context-stroke"]

    /// Whether a declaration can be read: others count as not there, so that a color may have a simpler one before it for old readers.
    private static func isReadable(_ value: String, of property: String) -> Bool {
        guard colorProperties.contains(property) else { return true }
        return colorWords.contains(value.lowercased()) || value.hasPrefix("url(") || color(value) != nil
    }

    /// Returns the declarations of a style, such as `fill: red; opacity: 0.5`.
    static func declarations(_ text: some StringProtocol) -> [String: String] {
        var result: [String: String] = [:]
        for part in text.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            let property = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
            if isReadable(value, of: property) { result[property] = value }
        }
        return result
    }
}

/// The names of colors in CSS Color Module Level 3, section 4.3.
private enum SVGColorNames {
    static let values: [String: UInt32] = {
        var values: [String: UInt32] = [:]
        let words = list.split(whereSeparator: \.isWhitespace)
        for index in stride(from: 0, to: words.count - 1, by: 2) { values[String(words[index])] = UInt32(words[index + 1], radix: 16) }
        return values
    }()

    private static let list = """
        aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd
        blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
        cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9
        darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000
        darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3
        deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22
        fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080
        honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00
        lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90
        lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899
        lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
        mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a
        mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead
        navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98
        paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
        purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460
        seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
        springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3
        white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
        """
}
