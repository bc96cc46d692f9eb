import Display
import Foundation

/// The colors of an RGB image whose ICC profile has three primaries and a curve for each channel, such as Display P3.
///
/// Source: ICC.1:2010, sections 7.2 (header), 7.3 (tags), 8.3.3 (three-component matrix-based input), 10.5 and 10.15 (curves), and 10.27 (XYZ).
package struct ColorProfile: Sendable {
    /// The light of each of the 256 steps of red, green, and blue.
    private let curves: [[Float]]
    /// Converts light from the profile's primaries to those of sRGB: the amounts of the profile's red, green, and blue in each sRGB channel.
    private let matrix: [SIMD3<Float>]

    /// From XYZ under D50, which profiles use, to light in sRGB: the inverse of sRGB's primaries, adapted to D50 by Bradford's method.
    private static let fromXYZ: [SIMD3<Double>] = [
        [3.133_856_1, -1.616_866_7, -0.490_614_6], [-0.978_768_4, 1.916_141_5, 0.033_454_0], [0.071_945_3, -0.228_991_4, 1.405_242_7],
    ]

    /// Reads a profile.
    ///
    /// - Returns: nil for sRGB, for a damaged profile, and for other kinds: gray, CMYK, and tables of colors.
    package init?(_ bytes: [UInt8]) {
        let reader = Reader(bytes: bytes)
        guard reader.name(16) == "RGB ", reader.name(20) == "XYZ ", let count = reader.number(128, bytes: 4), count <= 100 else { return nil }
        var tags: [String: Int] = [:]
        for index in 0..<count {
            guard let name = reader.name(132 + 12 * index), let offset = reader.number(136 + 12 * index, bytes: 4) else { return nil }
            tags[name] = offset
        }
        guard let primaries = reader.all(["rXYZ", "gXYZ", "bXYZ"], { tags[$0].flatMap(reader.xyz) }),
            let curves = reader.all(["rTRC", "gTRC", "bTRC"], { tags[$0].flatMap(reader.curve) })
        else { return nil }
        self.curves = curves
        matrix = Self.fromXYZ.map { row in
            let amounts = primaries.map { (row * $0).sum() }
            return SIMD3(Float(amounts[0]), Float(amounts[1]), Float(amounts[2]))
        }
        if isNearlySRGB { return nil }
    }

    /// Whether the profile is one of the many that say sRGB in slightly different numbers.
    private var isNearlySRGB: Bool {
        let isSame = (0..<3).allSatisfy { row in (0..<3).allSatisfy { (matrix[row][$0] - (row == $0 ? 1 : 0)).magnitude < 0.004 } }
        return isSame
            && curves.allSatisfy { curve in curve.indices.allSatisfy { (SRGBTransfer.encoded(fromLinear: curve[$0]) * 255 - Float($0)).magnitude < 1 } }
    }

    /// Returns an image's pixels in sRGB; colors outside of it become the nearest ones at its edge.
    ///
    /// - Parameter pixels: `0xAARRGGBB`, not premultiplied.
    /// - Complexity: O(n) in the pixels, at about 100 million in a second.
    package func convert(_ pixels: inout [UInt32]) {
        let steps = 4096
        let encoded = (0...steps).map { UInt32(SRGBTransfer.byte(SRGBTransfer.encoded(fromLinear: Float($0) / Float(steps)))) }
        // Darker colors need finer steps.
        let dark = (0...steps).map { UInt32(SRGBTransfer.byte(SRGBTransfer.encoded(fromLinear: Float($0) / Float(steps) / 16))) }
        func byte(_ light: Float) -> UInt32 {
            let light = max(0, min(1, light))
            return light < 1 / 16 ? dark[Int((light * 16 * Float(steps)).rounded())] : encoded[Int((light * Float(steps)).rounded())]
        }
        let (red, green, blue) = (curves[0], curves[1], curves[2])
        var last: (from: UInt32, to: UInt32) = (0, 0)
        for index in pixels.indices {
            let pixel = pixels[index]
            if pixel >> 24 == 0 { continue }
            if pixel != last.from {
                let light = SIMD3(red[Int(pixel >> 16 & 0xFF)], green[Int(pixel >> 8 & 0xFF)], blue[Int(pixel & 0xFF)])
                let color = byte((matrix[0] * light).sum()) << 16 | byte((matrix[1] * light).sum()) << 8 | byte((matrix[2] * light).sum())
                last = (pixel, pixel & 0xFF00_0000 | color)
            }
            pixels[index] = last.to
        }
    }
}

/// Reads numbers of a profile, all of which have their highest byte first.
private struct Reader {
    let bytes: [UInt8]

    func number(_ offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    func name(_ offset: Int) -> String? {
        number(offset, bytes: 4).map { _ in String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self) }
    }

    /// Returns a signed number with 16 bits after its point.
    private func fixed(_ offset: Int) -> Double? { number(offset, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 } }

    /// Returns the values for all names; nil if one is missing.
    func all<Value>(_ names: [String], _ value: (String) -> Value?) -> [Value]? {
        let values = names.compactMap(value)
        return values.count == names.count ? values : nil
    }

    func xyz(_ offset: Int) -> SIMD3<Double>? {
        guard name(offset) == "XYZ ", let x = fixed(offset + 8), let y = fixed(offset + 12), let z = fixed(offset + 16) else { return nil }
        return [x, y, z]
    }

    /// Returns the light of each of the 256 steps of a channel.
    func curve(_ offset: Int) -> [Float]? {
        switch name(offset) {
        case "curv":
            guard let count = number(offset + 8, bytes: 4), count <= 65_536 else { return nil }
            if count == 0 { return light { $0 } }
            if count == 1 { return number(offset + 12, bytes: 2).flatMap { gamma in light { pow($0, Double(gamma) / 256) } } }
            let table = (0..<count).compactMap { number(offset + 12 + 2 * $0, bytes: 2) }
            guard table.count == count else { return nil }
            return light { value in
                let place = value * Double(count - 1)
                let low = min(Int(place), count - 2)
                return (Double(table[low]) + (place - Double(low)) * Double(table[low + 1] - table[low])) / 65_535
            }
        case "para":
            let counts = [1, 3, 4, 5, 7]
            guard let kind = number(offset + 8, bytes: 2), counts.indices.contains(kind) else { return nil }
            let values = (0..<counts[kind]).compactMap { fixed(offset + 12 + 4 * $0) }
            guard values.count == counts[kind] else { return nil }
            return light { parametric(kind, values, $0) }
        default: return nil
        }
    }

    private func light(_ function: (Double) -> Double) -> [Float]? {
        let values = (0..<256).map { Float(function(Double($0) / 255)) }
        return values.allSatisfy(\.isFinite) ? values : nil
    }

    /// ICC.1:2010, table 65.
    private func parametric(_ kind: Int, _ values: [Double], _ x: Double) -> Double {
        func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
        let gamma = value(0)
        guard kind > 0 else { return pow(x, gamma) }
        let curve = pow(max(0, value(1) * x + value(2)), gamma)
        switch kind {
        case 1: return value(1) * x + value(2) >= 0 ? curve : 0
        case 2: return (value(1) * x + value(2) >= 0 ? curve : 0) + value(3)
        default: return x >= value(4) ? curve + value(5) : value(3) * x + value(6)
        }
    }
}
