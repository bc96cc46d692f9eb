import Display
import GIFCodec
import Testing

/// GIF files, as decoded by giflib and shown by a player.
struct GIFEncoderTests {
    private func decoded(_ images: [Pixmap], durations: [Int]? = nil) throws -> DecodedGIF {
        try #require(DecodedGIF(GIFEncoder.file(images, durations: durations ?? Array(repeating: 5, count: images.count))))
    }

    /// A square on a transparent or white canvas.
    private func square(at x: Int, on background: UInt32) -> Pixmap {
        var image = Pixmap(width: 20, height: 8, filledWith: background)
        for row in 2..<6 { for column in x..<(x + 4) { image.pixels[row * 20 + column] = 0xFF20_40F0 } }
        return image
    }

    @Test func aMovingSquareStoresOnlyThePixelsAroundIt() throws {
        let images = [2, 3, 10].map { square(at: $0, on: 0xFFFF_FFFF) }
        let file = try decoded(images)
        #expect(file.pictures == images.map(\.pixels))
        #expect(file.images.map(\.width) == [20, 5, 11])
        #expect(file.images.map(\.height) == [8, 4, 4])
        #expect(file.images.allSatisfy { !$0.clears })
    }

    /// A player can't make a pixel transparent again except by clearing a rectangle.
    @Test func aMovingSquareOnATransparentCanvasLeavesNoTrace() throws {
        let images = [2, 3, 10].map { square(at: $0, on: 0) }
        let file = try decoded(images)
        #expect(file.pictures == images.map(\.pixels))
        // The area that is cleared is that of the square, not the whole canvas.
        #expect(file.images.map(\.width) == [4, 4, 4])
        #expect(file.images.map(\.clears) == [true, true, false])
    }

    /// Every change of pixels between opaque and transparent, in images without order.
    @Test(arguments: 0..<8) func anyImagesLookLikeTheirSource(_ seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ limit: UInt64) -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state % limit
        }
        let images = (0..<9).map { _ in
            Pixmap(width: 13, height: 7, pixels: (0..<91).map { _ in [0, 0xFFAA_0000, 0xFF00_AA00, 0xFF00_00AA][Int(random(4))] })
        }
        let sparse = images.map { image in Pixmap(width: 13, height: 7, pixels: image.pixels.map { random(6) == 0 ? $0 : 0xFFFF_FFFF }) }
        #expect(try decoded(images).pictures == images.map(\.pixels))
        #expect(try decoded(sparse).pictures == sparse.map(\.pixels))
    }

    @Test func equalImagesAreOne() throws {
        let (a, b) = (square(at: 2, on: 0xFFFF_FFFF), square(at: 9, on: 0xFFFF_FFFF))
        #expect(try decoded([a, a, a, b, b], durations: [2, 3, 2, 4, 4]).images.map(\.delay) == [7, 8])
        // 700 seconds: one image can stay for 655.35.
        let long = try decoded([a, b], durations: [70_000, 5])
        #expect(long.images.map(\.delay) == [65_535, 4_465, 5])
        #expect(long.pictures == [a, a, b].map(\.pixels))
        let vanishing = try decoded([square(at: 2, on: 0), square(at: 9, on: 0)], durations: [70_000, 5])
        #expect(vanishing.pictures.last == square(at: 9, on: 0).pixels)
    }

    @Test func upTo255ColorsAreExact() throws {
        let image = Pixmap(width: 255, height: 2, pixels: (0..<510).map { 0xFF00_0000 | UInt32($0 % 255) &* 0x01_0203 })
        #expect(try decoded([image]).pictures == [image.pixels])
    }

    /// White, gray, and a large gradient: the flat areas keep their colors without a pattern, and the gradient is close.
    @Test func flatAreasAreExactAmongThousandsOfColors() throws {
        var image = Pixmap(width: 120, height: 120, filledWith: 0xFFFF_FFFF)
        for y in 0..<120 {
            for x in 40..<120 {
                let (red, green) = (UInt32((x - 40) * 255 / 79), UInt32(y * 255 / 119))
                image.pixels[y * 120 + x] = y < 20 ? 0xFFF2_F2F7 : 0xFF00_0000 | red << 16 | green << 8 | 0x80
            }
        }
        let picture = try decoded([image]).pictures[0]
        for index in image.pixels.indices where image.pixels[index] == 0xFFFF_FFFF || image.pixels[index] == 0xFFF2_F2F7 {
            #expect(picture[index] == image.pixels[index])
        }
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        for (a, b) in zip(image.pixels, picture) {
            for shift: UInt32 in [0, 8, 16] { #expect(abs(channel(a, shift) - channel(b, shift)) <= 32) }
        }
        #expect(Set(picture).count <= 255)
    }

    @Test func translucentPixelsAreOpaqueOrTransparent() {
        // Premultiplied: half red, a quarter of blue, and opaque green.
        let image = Pixmap(width: 3, height: 1, pixels: [0x8080_0000, 0x4000_0040, 0xFF00_FF00])
        #expect(image.withoutTranslucency.pixels == [0xFFFF_0000, 0, 0xFF00_FF00])
    }
}
