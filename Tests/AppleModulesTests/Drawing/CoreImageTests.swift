import AppleCoreGraphics
import AppleUIKit
import Display
import Easel
import Foundation
import Testing

@testable import AppleCoreImage

/// Barcodes and filters of CoreImage.
@MainActor struct CoreImageTests {
    /// The code of "A" at the highest correction, as readers expect it, with `#` for dark modules.
    @Test func aSmallCodeHasItsPatterns() throws {
        let code = try #require(QRCode(Array("A".utf8), correction: .high))
        #expect(code.version == 1 && code.size == 21)
        let rows = (0..<21).map { row in String((0..<21).map { code.isDark(column: $0, row: row) ? "#" : "." }) }
        for row in [rows[0], rows[6]] { #expect(row.hasPrefix("#######.") && row.hasSuffix(".#######")) }
        // The timing pattern between the corners, and the module that is always dark.
        #expect(rows[6] == "#######.#.#.#.#######")
        #expect(code.isDark(column: 8, row: 13))
    }

    /// The format information must be a word of its code: 15 bits at both places, the same ones.
    @Test(arguments: ["L", "M", "Q", "H"])
    func theFormatIsWrittenTwice(_ letter: String) throws {
        let correction = try #require(QRCode.Correction(letter: letter))
        let code = try #require(QRCode(Array("https://example.com".utf8), correction: correction))
        let last = code.size - 1
        let first = [(0, 8), (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (7, 8), (8, 8), (8, 7), (8, 5), (8, 4), (8, 3), (8, 2), (8, 1), (8, 0)]
        let second = (0..<7).map { (8, last - $0) } + (0..<8).map { (last - 7 + $0, 8) }
        func bits(_ places: [(Int, Int)]) -> [Bool] { places.map { code.isDark(column: $0.0, row: $0.1) } }
        #expect(bits(first) == bits(second))
        let word = bits(first).reduce(0) { $0 << 1 | ($1 ? 1 : 0) } ^ 0b101_0100_0001_0010
        var rest = word
        for shift in stride(from: 14, through: 10, by: -1) where rest >> shift & 1 == 1 { rest ^= 0x537 << (shift - 10) }
        #expect(rest == 0)
        #expect(word >> 13 == ["L": 1, "M": 0, "Q": 3, "H": 2][letter])
    }

    @Test func longerDataNeedsLargerVersions() throws {
        #expect(QRCode(Array(repeating: 65, count: 17), correction: .low)?.version == 1)
        #expect(QRCode(Array(repeating: 65, count: 18), correction: .low)?.version == 2)
        #expect(QRCode(Array(repeating: 65, count: 2953), correction: .low)?.version == 40)
        #expect(QRCode(Array(repeating: 65, count: 2954), correction: .low) == nil)
        #expect(QRCode(Array(repeating: 65, count: 1273), correction: .high)?.version == 40)
    }

    /// Reads the data of a code without damage: mode, length, bytes. The reader shares no code with the encoder except for its answer.
    @Test(arguments: ["Hello, world", "https://example.com/a?b=c"])
    func aReaderFindsTheData(_ text: String) throws {
        let code = try #require(QRCode(Array(text.utf8), correction: .low))
        let size = code.size
        let mask = [(2, 8), (3, 8), (4, 8)].reduce(0) { $0 << 1 | (code.isDark(column: $1.0, row: $1.1) ? 1 : 0) } ^ 0b101
        func isReserved(_ x: Int, _ y: Int) -> Bool {
            if x == 6 || y == 6 || (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9) { return true }
            let center = size - 7
            return code.version > 1 && abs(x - center) <= 2 && abs(y - center) <= 2
        }
        func inverts(_ x: Int, _ y: Int) -> Bool {
            switch mask {
            case 0: (x + y) % 2 == 0
            case 1: y % 2 == 0
            case 2: x % 3 == 0
            case 3: (x + y) % 3 == 0
            case 4: (y / 2 + x / 3) % 2 == 0
            case 5: (x * y) % 2 + (x * y) % 3 == 0
            case 6: ((x * y) % 2 + (x * y) % 3) % 2 == 0
            default: ((x + y) % 2 + (x * y) % 3) % 2 == 0
            }
        }
        var bits: [Int] = []
        var (x, isUpward) = (size - 1, true)
        while x > 0 {
            if x == 6 { x -= 1 }
            for y in isUpward ? Array((0..<size).reversed()) : Array(0..<size) {
                for column in [x, x - 1] where !isReserved(column, y) { bits.append(code.isDark(column: column, row: y) != inverts(column, y) ? 1 : 0) }
            }
            (x, isUpward) = (x - 2, !isUpward)
        }
        func number(_ start: Int, _ count: Int) -> Int { bits[start..<(start + count)].reduce(0) { $0 << 1 | $1 } }
        #expect(number(0, 4) == 4)
        let count = number(4, 8)
        #expect(String(decoding: (0..<count).map { UInt8(number(12 + 8 * $0, 8)) }, as: UTF8.self) == text)
    }

    @Test func aFilterDrawsTheCodeWithAMargin() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("A".utf8)
        filter.correctionLevel = "H"
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = output.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 69, height: 69))
        let image = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(Set(image.pixmap.pixels) == [0xFF00_0000, 0xFFFF_FFFF])
        #expect(image.pixmap.pixels[0] == 0xFFFF_FFFF && image.pixmap.pixels[3 * 69 + 3] == 0xFF00_0000)
        let named = try #require(CIFilter(name: "CIQRCodeGenerator"))
        named.setValue(Data("A".utf8), forKey: "inputMessage")
        named.setValue("H", forKey: "inputCorrectionLevel")
        #expect(named.outputImage?.cgImage == output.cgImage)
    }

    @Test func aBarcodeStartsWithItsSign() throws {
        let modules = try #require(Code128.modules(Array("A".utf8)))
        // Start, one character, a check of 104 + 33 modulo 103, and the stop.
        #expect(modules.count == 11 * 3 + 13)
        #expect(modules.prefix(11).map { $0 ? 1 : 0 } == [1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0])
        #expect(modules.suffix(13).map { $0 ? 1 : 0 } == [1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1])
        #expect(Code128.modules(Array("é".utf8)) == nil)
    }

    private func filtered(_ name: String, _ pixels: [UInt32], _ parameters: [String: Any] = [:]) throws -> [UInt32] {
        let image = CIImage(cgImage: CGImage(Pixmap(width: pixels.count, height: 1, pixels: pixels)))
        let output = image.applyingFilter(name, parameters: parameters)
        return try #require(CIContext().createCGImage(output, from: output.extent)).pixmap.pixels
    }

    @Test func colorsChange() throws {
        #expect(try filtered("CIColorInvert", [0xFF00_0000, 0xFFFF_0000]) == [0xFFFF_FFFF, 0xFF00_FFFF])
        #expect(try filtered("CIColorControls", [0xFF80_8080], [kCIInputSaturationKey: 0]) == [0xFF80_8080])
        let gray = try #require(filtered("CIColorControls", [0xFFFF_0000], [kCIInputSaturationKey: 0]).first)
        #expect(gray & 0xFF == gray >> 8 & 0xFF && gray & 0xFF == gray >> 16 & 0xFF)
        #expect(try filtered("CIExposureAdjust", [0xFF40_4040], [kCIInputEVKey: 0]) == [0xFF40_4040])
        #expect(try filtered("CISepiaTone", [0xFF64_6464], [kCIInputIntensityKey: 1]) == [0xFF87_785E])
        #expect(try filtered("CISepiaTone", [0xFF64_6464], [kCIInputIntensityKey: 0]) == [0xFF64_6464])
        let code = try filtered("CIFalseColor", [0xFF00_0000, 0xFFFF_FFFF], ["inputColor0": CIColor.red, "inputColor1": CIColor.clear])
        #expect(code == [0xFFFF_0000, 0])
    }

    @Test func aBlurSpreadsAndKeepsTheSum() throws {
        let image = CIImage(cgImage: CGImage(Pixmap(width: 1, height: 1, pixels: [0xFF00_0000])))
        let blurred = image.applyingGaussianBlur(sigma: 1)
        #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
        let alphas = try #require(CIContext().createCGImage(blurred, from: blurred.extent)).pixmap.pixels.map { Int($0 >> 24) }
        #expect(abs(alphas.reduce(0, +) - 255) <= 12 && alphas[24] == alphas.max() && alphas[24] < 60)
        // With the pixels at its sides continued, a plain image doesn't change.
        let plain = CIImage(cgImage: CGImage(Pixmap(width: 4, height: 4, filledWith: 0xFF11_2233)))
        let same = plain.clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: plain.extent)
        #expect(same.cgImage == plain.cgImage)
    }

    @Test func theMeanOfAnAreaIsOnePixel() throws {
        let image = CIImage(cgImage: CGImage(Pixmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])))
        let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: image.extent)]))
        var bytes = [UInt8](repeating: 0, count: 4)
        let output = try #require(filter.outputImage)
        unsafe CIContext().render(
            output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        // One half of the light.
        #expect(bytes == [188, 188, 188, 255])
    }

    @Test func theYAxisPointsUp() throws {
        let image = CIImage(cgImage: CGImage(Pixmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF])))
        let lower = image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(lower.cgImage?.pixmap.pixels == [0xFF00_00FF])
        #expect(CIFilter(name: "CINone") == nil)
    }
}
