import Display
import Foundation

/// A space of colors (ISO 32000-1, section 8.6). Profiles are not applied: their colors are taken as sRGB, or as the space with as many components.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case lab(white: [Double], range: [Double])
    /// Colors of another space by number.
    case indexed(PDFColorSpace, table: [UInt8])
    /// Amounts of other inks.
    case inks(Int, [PDFFunction], PDFColorSpace)
    /// Patterns, and the space of those without colors of their own.
    case pattern(PDFColorSpace?)

    private static let depthLimit = 4

    /// Reads a color space; nil for an unknown one.
    ///
    /// - Parameter named: the spaces of the content's resources.
    init?(_ value: PDFValue?, _ file: PDFFile, named: [String: PDFValue], depth: Int = 0) {
        guard depth < Self.depthLimit, let value = file.resolved(value) else { return nil }
        if let name = value.name {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern(nil)
            default:
                guard let space = named[name], let known = PDFColorSpace(space, file, named: [:], depth: depth + 1) else { return nil }
                self = known
            }
            return
        }
        guard let parts = file.array(value), let kind = file.name(parts.first) else { return nil }
        func space(_ index: Int) -> PDFColorSpace? { index < parts.count ? PDFColorSpace(parts[index], file, named: named, depth: depth + 1) : nil }
        switch kind {
        case "ICCBased":
            let profile = parts.count > 1 ? file.dictionary(parts[1]) ?? [:] : [:]
            if let other = profile["Alternate"], case .lab(let white, let range)? = PDFColorSpace(other, file, named: [:], depth: depth + 1) {
                self = .lab(white: white, range: range)
                return
            }
            switch file.integer(profile["N"]) {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: return nil
            }
        case "Lab":
            let values = parts.count > 1 ? file.dictionary(parts[1]) ?? [:] : [:]
            let (white, range) = (file.numbers(values["WhitePoint"]) ?? [], file.numbers(values["Range"]) ?? [])
            let isValid = range.count == 4 && range.allSatisfy { abs($0) <= 1000 } && range[0] <= range[1] && range[2] <= range[3]
            self = .lab(white: white.count == 3 ? white : [0.9505, 1, 1.089], range: isValid ? range : [-100, 100, -100, 100])
        case "Indexed", "I":
            guard let base = space(1), parts.count > 3, let table = file.resolved(parts[3])?.string ?? file.data(parts[3]) else { return nil }
            switch base {
            case .indexed, .pattern: return nil
            default: self = .indexed(base, table: table)
            }
        case "Separation", "DeviceN":
            guard let base = space(2), parts.count > 3, let function = PDFFunction(parts[3], file) else { return nil }
            if case .pattern = base { return nil }
            let count = kind == "DeviceN" ? file.array(parts[1])?.count ?? 1 : 1
            guard (1...32).contains(count) else { return nil }
            self = .inks(count, [function], base)
        case "Pattern": self = .pattern(space(1))
        default:
            guard let simple = PDFColorSpace(.name(kind), file, named: [:], depth: depth + 1) else { return nil }
            self = simple
        }
    }

    /// The number of components of a color.
    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .inks(let count, _, _): count
        case .pattern(let base): base?.count ?? 0
        }
    }

    /// The work of finding a color, as a number of steps.
    var cost: Int {
        switch self {
        case .gray, .rgb, .cmyk, .lab: 1
        case .indexed(let base, _): base.cost
        case .inks(_, let functions, let base): functions.reduce(base.cost) { $0 + $1.cost }
        case .pattern(let base): base?.cost ?? 1
        }
    }

    /// The components of the color with which a content begins that sets the space.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .inks(let count, _, _): Array(repeating: 1, count: count)
        default: Array(repeating: 0, count: count)
        }
    }

    /// The values for the lowest and the highest sample of each component of a picture.
    ///
    /// - Parameter bits: the number of bits of a sample.
    func range(bits: Int) -> [Double] {
        switch self {
        case .indexed: [0, Double(1 << bits - 1)]
        case .lab(_, let range): [0, 100] + range
        default: (0..<count).flatMap { _ in [0.0, 1.0] }
        }
    }

    /// Returns the color of components; nil if there are not enough.
    func color(_ values: [Double]) -> ResolvedColor? {
        guard values.count >= count else { return nil }
        let parts = values.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        switch self {
        case .gray: return ResolvedColor(red: parts[0], green: parts[0], blue: parts[0])
        case .rgb: return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2])
        case .cmyk:
            return ResolvedColor(red: (1 - parts[0]) * (1 - parts[3]), green: (1 - parts[1]) * (1 - parts[3]), blue: (1 - parts[2]) * (1 - parts[3]))
        case .lab(let white, let range): return Self.color(lab: values, white, range)
        case .indexed(let base, let table):
            let size = base.count
            guard size > 0, table.count >= size else { return nil }
            let index = min(max(Int(saturating: values[0].isFinite ? min(max(values[0], 0), 65_535) : 0), 0), table.count / size - 1)
            let limits = base.range(bits: 8)
            return base.color(
                (0..<size).map { limits[2 * $0] + Double(table[index * size + $0]) / 255 * (limits[2 * $0 + 1] - limits[2 * $0]) })
        case .inks(_, let functions, let base): return base.color(functions.flatMap { $0.values(at: values) })
        case .pattern(let base): return base?.color(values)
        }
    }

    private static func color(lab values: [Double], _ white: [Double], _ range: [Double]) -> ResolvedColor {
        func limited(_ value: Double, _ low: Double, _ high: Double) -> Double { value.isNaN ? 0 : max(low, min(value, high)) }
        // Section 8.6.5.4.
        let middle = (limited(values[0], 0, 100) + 16) / 116
        let (l, n) = (middle + limited(values[1], range[0], range[1]) / 500, middle - limited(values[2], range[2], range[3]) / 200)
        func curve(_ x: Double) -> Double { x >= 6 / 29 ? x * x * x : 108 / 841 * (x - 4 / 29) }
        // Relative to the white point, so that white stays white; then from D65 to sRGB (IEC 61966-2-1).
        let (x, y, z) = (curve(l) * 0.9505, curve(middle), curve(n) * 1.089)
        return ResolvedColor(
            linearRed: Float(min(max(3.2406 * x - 1.5372 * y - 0.4986 * z, 0), 1)), linearGreen: Float(min(max(-0.9689 * x + 1.8758 * y + 0.0415 * z, 0), 1)),
            linearBlue: Float(min(max(0.0557 * x - 0.2040 * y + 1.0570 * z, 0), 1)))
    }
}
