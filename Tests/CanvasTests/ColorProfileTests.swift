import Display
import Foundation
import Testing

@testable import ImageCodec
@testable import PNGCodec

/// Images with ICC profiles.
@Suite struct ColorProfileTests {
    private static func number(_ value: Int, _ count: Int = 4) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) } }
    private static func fixed(_ value: Double) -> [UInt8] { number(Int(saturating: (value * 65_536).rounded())) }

    /// Returns a profile with three primaries, in XYZ under D50, and one curve.
    private static func profile(_ primaries: [[Double]], curve: [UInt8]) -> [UInt8] {
        var tags: [UInt8] = number(6)
        var data: [UInt8] = []
        let start = 128 + 4 + 6 * 12
        for (name, xyz) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
            tags += Array(name.utf8) + number(start + data.count) + number(20)
            data += Array("XYZ ".utf8) + number(0) + xyz.flatMap(fixed)
        }
        for name in ["rTRC", "gTRC", "bTRC"] { tags += Array(name.utf8) + number(start + data.count) + number(curve.count) }
        data += curve
        return [UInt8](repeating: 0, count: 16) + Array("RGB XYZ ".utf8) + [UInt8](repeating: 0, count: 104) + tags + data
    }

    private static let sRGBCurve = Array("para".utf8) + number(0) + [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    private static let displayP3 = [[0.515102, 0.241196, -0.001053], [0.291965, 0.692236, 0.041885], [0.157153, 0.066567, 0.784073]]
    private static let sRGB = [[0.436066, 0.222488, 0.013916], [0.385147, 0.716873, 0.097076], [0.143066, 0.060608, 0.714096]]

    @Test func colorsOfDisplayP3BecomeThoseOfSRGB() throws {
        let profile = try #require(ColorProfile(Self.profile(Self.displayP3, curve: Self.sRGBCurve)))
        var pixels: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFEA_3323, 0x8075_FB4C, 0xFFFF_0000, 0]
        profile.convert(&pixels)
        // Red and green of sRGB, as Display P3 has them, within a step; the brightest red is outside of sRGB.
        let wanted: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFFF_0000, 0x8000_FF00, 0xFFFF_0000, 0]
        for (pixel, wanted) in zip(pixels, wanted) {
            for shift in [0, 8, 16, 24] { #expect(abs(Int(pixel >> shift & 0xFF) - Int(wanted >> shift & 0xFF)) <= 4, "\(String(pixel, radix: 16))") }
        }
        #expect(Array(pixels[..<3]) == Array(wanted[..<3]))
    }

    @Test func curvesOfEveryKindAreRead() throws {
        func light(_ curve: [UInt8], _ value: UInt32) -> UInt32? {
            guard let profile = ColorProfile(Self.profile(Self.sRGB, curve: curve)) else { return nil }
            var pixels = [0xFF00_0000 | value * 0x010101]
            profile.convert(&pixels)
            return pixels[0] & 0xFF
        }
        let name = Array("curv".utf8) + Self.number(0)
        // Half of the light is 188 in sRGB.
        #expect(light(name + Self.number(0), 128) == 188)
        #expect(light(name + Self.number(1) + [1, 0], 128) == 188)
        #expect(light(name + Self.number(3) + [0, 0, 0x80, 0, 0xFF, 0xFF], 128) == 188)
        #expect(light(Array("para".utf8) + Self.number(0) + [0, 0, 0, 0] + Self.fixed(1), 128) == 188)
        #expect(light(Array("para".utf8) + Self.number(0) + [0, 1, 0, 0] + [1.0, 2, -1].flatMap(Self.fixed), 64) == 0)
        #expect(light(Array("para".utf8) + Self.number(0) + [0, 4, 0, 0] + [1.0, 0.5, 0, 0, 0, 0.5, 0].flatMap(Self.fixed), 0) == 188)
    }

    @Test func sRGBAndWhatCannotBeReadChangeNothing() {
        #expect(ColorProfile(Self.profile(Self.sRGB, curve: Self.sRGBCurve)) == nil)
        let whole = Self.profile(Self.displayP3, curve: Self.sRGBCurve)
        for count in 0..<whole.count { #expect(ColorProfile(Array(whole.prefix(count))) == nil) }
        #expect(ColorProfile(Self.profile(Self.displayP3, curve: Array("para".utf8) + Self.number(0) + [0, 9, 0, 0])) == nil)
    }

    /// Returns a file with a chunk after its header.
    private func png(_ pixmap: Pixmap, adding profile: [UInt8]) -> [UInt8] {
        let file = PNGEncoder.encode(pixmap)
        // A stream with one stored block (RFC 1950 and RFC 1951, section 3.2.4).
        var (a, b) = (1, 0)
        for byte in profile { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
        let length = profile.count
        let block: [UInt8] = [1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8 & 0xFF)]
        let body = Array("iCCPp".utf8) + [0, 0] + [0x78, 0x01] + block + profile + Self.number(b << 16 | a)
        var crc = UInt32.max
        for byte in body {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        let gamma = Self.number(4) + Array("gAMA".utf8) + Self.number(100_000) + Self.number(0x31E8_965F)
        return file[..<33] + gamma + Self.number(body.count - 4) + body + Self.number(Int(~crc)) + file[33...]
    }

    @Test func filesWithAProfileAreConverted() throws {
        let pixmap = Pixmap(width: 2, height: 1, pixels: [0xFFEA_3323, 0xFFFF_FFFF])
        let decoded = try ImageDecoder.decode(png(pixmap, adding: Self.profile(Self.displayP3, curve: Self.sRGBCurve)))
        #expect(decoded.pixels[0] >> 16 & 0xFF >= 253 && decoded.pixels[0] >> 8 & 0xFF <= 4 && decoded.pixels[0] & 0xFF <= 4)
        #expect(decoded.pixels[1] == 0xFFFF_FFFF)
    }

    @Test func jpegSegmentsWithAProfileAreJoined() {
        func segment(_ number: UInt8, _ data: [UInt8]) -> [UInt8] {
            let body = Array("ICC_PROFILE\0".utf8) + [number, 2] + data
            return [0xFF, 0xE2] + Self.number(body.count + 2, 2) + body
        }
        let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + segment(2, [3, 4]) + segment(1, [1, 2]) + [0xFF, 0xDA, 0, 2]
        #expect(JPEGProfile.read(file) == [1, 2, 3, 4])
        for count in 0..<file.count { _ = JPEGProfile.read(Array(file.prefix(count))) }
        #expect(JPEGProfile.read([0xFF, 0xD8, 0xFF, 0xDA, 0, 2]) == nil)
    }
}
