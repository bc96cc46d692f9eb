import Display
import Foundation
import Testing

@testable import PNGCodec

struct PNGCodecTests {
    @Test(arguments: [(1, 1), (1, 7), (7, 1), (3, 2), (64, 33), (500, 301)], [255...255, 0...255, 0...0, 128...128, 1...3] as [ClosedRange<UInt32>])
    func imagesSurviveEncodingAndDecoding(size: (Int, Int), alpha: ClosedRange<UInt32>) throws {
        let pixmap = noise(size.0, size.1, alpha: alpha, seed: UInt64(size.0 * 1000 + size.1))
        let bytes = PNGEncoder.encode(pixmap)
        #expect(try PNGDecoder.decode(bytes) == pixmap)
        #expect(PNGEncoder.encode(pixmap) == bytes)
        // The color type: RGB if every pixel is opaque.
        #expect(bytes[25] == (alpha.lowerBound == 255 ? 2 : 6))
    }

    @Test func aTextChangesNoPixels() throws {
        let pixmap = noise(20, 10, alpha: 0...255, seed: 1)
        let bytes = PNGChunks.adding("Café\n.glow()", as: "Left out", to: PNGEncoder.encode(pixmap))
        #expect(try PNGDecoder.decode(bytes) == pixmap)
        #expect(PNGChunks.areWhole(Data(bytes)))
        #expect(Data(bytes).range(of: Data("iTXtLeft out\0\0\0\0\0Café\n.glow()".utf8)) != nil)
        #expect(PNGChunks.adding("a", as: "b", to: [1, 2, 3]) == [1, 2, 3])
    }

    @Test func everyPremultipliedPairOfAlphaAndComponentSurvives() throws {
        var pixels = [UInt32](repeating: 0, count: 256 * 256)
        for alpha in 0..<256 as Range<UInt32> {
            for component in 0...alpha { pixels[Int(alpha * 256 + component)] = alpha << 24 | component << 16 | component }
        }
        let pixmap = Pixmap(width: 256, height: 256, pixels: pixels)
        #expect(try PNGDecoder.decode(PNGEncoder.encode(pixmap)) == pixmap)
    }

    @Test func filtersMakeGradientsAndFlatImagesSmall() throws {
        var gradient = Pixmap(width: 256, height: 256)
        for y in 0..<256 { for x in 0..<256 { gradient.pixels[y * 256 + x] = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32(x ^ y) & 0xF0 } }
        #expect(PNGEncoder.encode(gradient).count < 4000)
        let flat = PNGEncoder.encode(Pixmap(width: 1000, height: 1000, filledWith: 0xFF12_3456)).count
        // Filtered, a repeated row is all zeros, which deflate reduces to about a six hundredth.
        #expect(flat < 6000)
    }

    @Test func truncatedFilesAreErrorsAtEveryLength() throws {
        let bytes = PNGEncoder.encode(noise(9, 9, alpha: 0...255, seed: 3))
        for length in 0..<bytes.count {
            #expect(throws: PNGError.self, "\(length) bytes") { try PNGDecoder.decode(Array(bytes.prefix(length))) }
        }
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode([]) }
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(Array("GIF89a, not a PNG".utf8)) }
    }

    /// A flipped bit is detected by the chunk's checksum or by its consequences, and never crashes the decoder.
    @Test func flippedBitsAreErrorsUnlessThePixelsAreUnaffected() throws {
        let bytes = PNGEncoder.encode(noise(6, 5, alpha: 0...255, seed: 5))
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            // The sRGB chunk is optional: it may be lost, but the image may not.
            if let picture = try? PNGDecoder.decode(damaged) {
                #expect((33..<46).contains(index) || index >= bytes.count - 12, "byte \(index)")
                #expect(picture.width == 6 && picture.height == 5)
            }
        }
    }

    @Test func sizesAreCheckedBeforeMemoryIsAllocated() throws {
        var bytes = PNGEncoder.encode(Pixmap(width: 10, height: 10))
        #expect(throws: PNGError.tooLarge(width: 10, height: 10, limit: 99)) { try PNGDecoder.decode(bytes, pixelLimit: 99) }
        #expect(try PNGDecoder.decode(bytes, pixelLimit: 100).width == 10)
        bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: PNGError.tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: PNGDecoder.defaultPixelLimit)) { try PNGDecoder.decode(bytes) }
    }

    /// A compressed text chunk of a kilobyte may expand to a megabyte, so libpng never gets to see it.
    @Test func chunksThatDontAffectPixelsAreLeftOut() throws {
        let file = PNGEncoder.encode(Pixmap(width: 2, height: 2, filledWith: 0x80FF_0000))
        var padded = Array(file.prefix(33))
        for name in ["zTXt", "iTXt", "prVt", "sBIT", "sBIT"] as [StaticString] { PNGFile.appendChunk(name, to: &padded) { $0 += [8, 8, 8, 8] } }
        padded += file.dropFirst(33)
        // Only the first sBIT chunk remains.
        #expect(try PNGPixelChunks(padded, pixelLimit: 4).bytes.count == file.count + 16)
        #expect(try PNGDecoder.decode(padded) == PNGDecoder.decode(file))
    }

    /// A compressed megabyte may expand to a gigabyte, regardless of the image's size.
    @Test func filesWithFarMoreDataThanPixelsAreRejected() throws {
        var file: [UInt8] = []
        PNGFile.appendHead(width: 1, height: 1, type: .rgba, to: &file)
        let block: [UInt8] = [0, 0xFF, 0xFF, 0, 0] + [UInt8](repeating: 0, count: 0xFFFF)
        PNGFile.appendChunk("IDAT", to: &file) { file in
            file += [0x78, 0x01]
            for _ in 0..<20 { file += block }
        }
        PNGFile.appendChunk("IEND", to: &file) { _ in }
        #expect(throws: PNGError.damaged("it contains more data than its pixels need")) { try PNGDecoder.decode(file) }
        let large = noise(700, 700, alpha: 0...255, seed: 9)
        let whole = PNGEncoder.encode(large)
        #expect(whole.count > 1_500_000)
        #expect(try PNGDecoder.decode(whole) == large)
    }
}
