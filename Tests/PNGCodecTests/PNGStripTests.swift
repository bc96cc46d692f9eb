import Display
import Testing

@testable import PNGCodec

struct PNGStripTests {
    private static let sizes = [(1, 1), (1, 400), (400, 1), (2, 2), (3, 65), (201, 50), (320, 230), (32767, 1), (11000, 4)]

    @Test(arguments: PNGCompression.allCases, PictureKind.allCases)
    func libpngDecodesEveryKindOfImageToTheSamePixels(_ compression: PNGCompression, _ kind: PictureKind) throws {
        for (width, height) in Self.sizes {
            let picture = kind.make(width, height, seed: 11)
            let file = PNGEncoder.encode(picture, compression: compression)
            #expect(try PNGDecoder.decode(file) == picture, "\(width) × \(height)")
        }
    }

    @Test(arguments: PNGCompression.allCases) func theColorTypeIsTheSmallestThatLosesNothing(_ compression: PNGCompression) throws {
        func type(_ pixels: [UInt32]) -> UInt8 {
            PNGEncoder.encode(Pixmap(width: pixels.count, height: 1, pixels: pixels), compression: compression)[25]
        }
        #expect(type([0xFF00_0000, 0xFF7F_7F7F, 0xFFFF_FFFF]) == 0)
        #expect(type([0xFF00_0000, 0xFF7F_7F7E]) == 2)
        #expect(type([0xFF00_0000, 0xFE7F_7F7F]) == 6)
        #expect(type([0]) == 6)
    }

    @Test func requiredChannelsAreStoredEvenIfTheImageNeedsFewer() throws {
        let encoder = PNGStripEncoder(compression: .fast)
        func type(_ pixel: UInt32, _ channels: PNGChannels) throws -> UInt8 {
            let picture = Pixmap(width: 3, height: 2, filledWith: pixel)
            let file = encoder.encode(picture, channels: channels)
            #expect(try PNGDecoder.decode(file) == picture)
            return file[25]
        }
        #expect(try type(0xFFFF_FFFF, .color) == 2)
        #expect(try type(0xFFFF_0000, .color) == 2)
        #expect(try type(0x7F7F_0000, .color) == 6)
        #expect(try type(0xFFFF_FFFF, .colorAndAlpha) == 6)
        // The same image again, with other channels.
        #expect(try type(0xFFFF_FFFF, .color) == 2)
        #expect(try type(0xFFFF_FFFF, .asNeeded) == 0)
    }

    /// The bytes depend only on the image, not on earlier images or on the changed rows.
    @Test(arguments: PNGCompression.allCases, isLongRun ? [1, 2, 3] : [1] as [UInt64])
    func reuseNeverChangesAByte(_ compression: PNGCompression, _ seed: UInt64) throws {
        var numbers = SeededNumbers(state: seed)
        let encoder = PNGStripEncoder(compression: compression)
        let (width, height) = (700, 300)
        var picture = PictureKind.blocks.make(width, height, seed: seed)
        _ = encoder.encode(picture)
        for step in 0..<(isLongRun ? 16 : 8) {
            let top = Int.random(in: 0..<height, using: &numbers)
            var rows = top..<min(height, top + Int.random(in: 0...90, using: &numbers))
            let left = Int.random(in: 0..<width, using: &numbers)
            // Occasionally, the whole image becomes gray or translucent, so that the color type changes.
            if step % 9 == 5 {
                rows = 0..<height
                picture = PictureKind.gray.make(width, height, seed: seed)
            } else if step % 9 == 6 {
                rows = 0..<height
                picture = PictureKind.blocks.make(width, height, seed: seed &+ 7)
            }
            let color = step % 7 == 3 ? 0x8040_2010 : UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
            for y in rows { for x in left..<min(width, left + 50) { picture.pixels[y * width + x] = color } }
            let file = encoder.encode(picture, changedRows: step % 2 == 0 ? rows : nil)
            #expect(file == PNGEncoder.encode(picture, compression: compression), "step \(step)")
            #expect(try PNGDecoder.decode(file) == picture, "step \(step)")
        }
        let other = PictureKind.gradient.make(90, 70, seed: 1)
        #expect(encoder.encode(other, changedRows: 0..<0) == PNGEncoder.encode(other, compression: compression))
    }

    @Test func onlyChangedStripsAreEncoded() throws {
        let encoder = PNGStripEncoder(compression: .fast)
        var picture = PictureKind.blocks.make(1920, 100, seed: 4)
        var counters = PNGCounters()
        func expect(encoded: Int, reused: Int, changedRows: Range<Int>? = nil) {
            counters.bytes += encoder.encode(picture, changedRows: changedRows).count
            counters.stripsEncoded += encoded
            counters.stripsReused += reused
            #expect(encoder.counters == counters)
        }
        // Strips of 32 rows at this width.
        expect(encoded: 4, reused: 0)
        expect(encoded: 0, reused: 4)
        expect(encoded: 0, reused: 4, changedRows: 0..<100)
        expect(encoded: 0, reused: 4, changedRows: 0..<0)
        picture.pixels[31 * 1920 + 5] ^= 0xFF
        expect(encoded: 1, reused: 3)
        picture.pixels[32 * 1920] ^= 0xFF
        picture.pixels[96 * 1920 - 1] ^= 0xFF
        expect(encoded: 2, reused: 2, changedRows: 30..<99)
        // A transparent pixel changes the color type.
        picture.pixels[99 * 1920] = 0
        expect(encoded: 4, reused: 0, changedRows: 99..<100)
    }

    @Test func moreCompressionMakesFilesSmallerAndNoiseBarelyGrows() throws {
        let picture = PictureKind.gradient.make(640, 480, seed: 0)
        let sizes = PNGCompression.allCases.map { PNGEncoder.encode(picture, compression: $0).count }
        #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2])
        let flat = PNGCompression.allCases.map { PNGEncoder.encode(Pixmap(width: 1000, height: 1000, filledWith: 0xFF12_3456), compression: $0).count }
        #expect(flat.allSatisfy { $0 < 6000 })
        // A file with incompressible pixels is hardly larger than they are.
        let noise = PictureKind.noise.make(500, 400, seed: 1)
        for compression in PNGCompression.allCases {
            #expect(PNGEncoder.encode(noise, compression: compression).count < 400 * 1501 + 800)
        }
    }
}
