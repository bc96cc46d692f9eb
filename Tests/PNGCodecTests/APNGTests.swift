import Display
import Testing

@testable import PNGCodec

struct APNGTests {
    private struct Chunk {
        let type: String
        let data: ArraySlice<UInt8>
        func number(_ offset: Int, _ length: Int = 4) -> Int { (0..<length).reduce(0) { $0 << 8 | Int(data[data.startIndex + offset + $1]) } }
    }

    private struct Frame: Equatable {
        var rect: [Int]
        var delay: [Int]
    }

    private func chunks(_ file: [UInt8]) -> [Chunk] {
        var chunks: [Chunk] = []
        var offset = 8
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            chunks.append(Chunk(type: String(decoding: file[offset + 4..<offset + 8], as: UTF8.self), data: file[offset + 8..<offset + 8 + length]))
            let stored = file[offset + 8 + length..<offset + 12 + length].reduce(0) { $0 << 8 | UInt32($1) }
            let computed = unsafe file.withUnsafeBufferPointer { unsafe Checksum.crc(UnsafeBufferPointer(rebasing: $0[offset + 4..<offset + 8 + length])) }
            #expect(stored == computed)
            offset += 12 + length
        }
        #expect(offset == file.count)
        return chunks
    }

    private func encode(_ frames: [(Pixmap, APNGDuration)], isOpaque: Bool = false) throws -> [UInt8] {
        let encoder = APNGEncoder(width: frames[0].0.width, height: frames[0].0.height, isOpaque: isOpaque, compression: .fast)
        var body: [UInt8] = []
        for (picture, duration) in frames { body += encoder.append(picture, duration: duration) }
        body += encoder.finish()
        #expect(encoder.head.count == APNGEncoder.headLength)
        return encoder.head + body
    }

    /// Returns the frames of a file; the image data of each is wrapped in a separate PNG file and decoded by libpng.
    private func decode(_ file: [UInt8]) throws -> [(frame: Frame, picture: Pixmap)] {
        let chunks = chunks(file)
        #expect(chunks[2].type == "acTL" && chunks.last?.type == "IEND")
        var shown: [(Frame, Pixmap)] = []
        var sequence = 0
        for (index, chunk) in chunks.enumerated() where chunk.type == "fcTL" {
            let data = chunks[index + 1]
            #expect(chunk.number(0) == sequence)
            sequence += 1
            var stream = data.data
            if data.type == "fdAT" {
                #expect(data.number(0) == sequence && index > 3)
                sequence += 1
                stream = stream.dropFirst(4)
            } else {
                #expect(data.type == "IDAT" && index == 3)
            }
            // Disposal: none. Blending: the frame replaces the pixels below it.
            #expect(chunk.number(24, 2) == 0)
            let rect = (0..<4).map { chunk.number(4 + 4 * $0) }
            let type = try #require(PNGColorType(rawValue: chunks[0].data[chunks[0].data.startIndex + 9]))
            var still: [UInt8] = []
            PNGFile.appendHead(width: rect[0], height: rect[1], type: type, to: &still)
            PNGFile.appendChunk("IDAT", to: &still) { $0 += stream }
            PNGFile.appendChunk("IEND", to: &still) { _ in }
            let part = try PNGDecoder.decode(still)
            var picture = shown.last?.1 ?? Pixmap(width: chunks[0].number(0), height: chunks[0].number(4))
            for y in 0..<rect[1] {
                for x in 0..<rect[0] { picture.pixels[(rect[3] + y) * picture.width + rect[2] + x] = part.pixels[y * rect[0] + x] }
            }
            shown.append((Frame(rect: rect, delay: [chunk.number(20, 2), chunk.number(22, 2)]), picture))
        }
        #expect(chunks[2].number(0) == shown.count && chunks[2].number(4) == 0)
        return shown
    }

    @Test(arguments: [false, true]) func eachFrameStoresOnlyTheRectangleThatChanged(_ isOpaque: Bool) throws {
        let first = PictureKind.blocks.make(200, 90, seed: 5)
        var second = first
        second.pixels[20 * 200 + 30] ^= 0xFF
        second.pixels[25 * 200 + 10] ^= 0xFF
        var third = PictureKind.noise.make(200, 90, seed: 5)
        if !isOpaque { third.pixels[7] = 0x8000_0000 }
        let unit = APNGDuration(1, over: 60)
        let file = try encode([(first, unit), (first, unit), (second, unit), (third, unit), (third, unit), (third, unit)], isOpaque: isOpaque)
        let shown = try decode(file)
        #expect(file[25] == (isOpaque ? 2 : 6))
        #expect(shown.map(\.picture) == [first, second, third])
        #expect(
            shown.map(\.frame) == [
                Frame(rect: [200, 90, 0, 0], delay: [1, 30]), Frame(rect: [21, 6, 10, 20], delay: [1, 60]), Frame(rect: [200, 90, 0, 0], delay: [1, 20]),
            ])
        // Readers without APNG support show the first frame.
        #expect(try PNGDecoder.decode(file) == first)
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func randomChangesAreDecodedExactly(_ seed: UInt64) throws {
        var numbers = SeededNumbers(state: seed)
        var picture = PictureKind.blocks.make(61, 47, seed: seed)
        let pictures = (0..<20).map { _ -> Pixmap in
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                picture.pixels[Int.random(in: 0..<61 * 47, using: &numbers)] = Bool.random(using: &numbers) ? 0 : 0xFF12_3456
            }
            return picture
        }
        let distinct = pictures.reduce(into: [Pixmap]()) { if $0.last != $1 { $0.append($1) } }
        #expect(try decode(encode(pictures.map { ($0, APNGDuration(1001, over: 30000)) })).map(\.picture) == distinct)
    }

    @Test func delaysAreExactIfTheyFitIntoTheFormat() throws {
        let still = PictureKind.one.make(3, 3, seed: 0)
        func delays(_ durations: [APNGDuration]) throws -> [[Int]] { try decode(encode(durations.map { (still, $0) })).map(\.frame.delay) }
        let ntsc = APNGDuration(1001, over: 30000)
        #expect(try delays([ntsc]) == [[1001, 30000]])
        #expect(try delays(Array(repeating: ntsc, count: 30)) == [[1001, 1000]])
        // The duration of 67 frames doesn't fit, so it is split in two; the rectangle of the second frame is a single, unchanged pixel.
        #expect(try delays(Array(repeating: ntsc, count: 67)) == [[11011, 5000], [1001, 30000]])
        #expect(try delays([APNGDuration(70000, over: 1), APNGDuration(1, over: 2)]).count == 2)
    }

    /// At 120000/1001 frames per second, each delay is rounded, but their sum stays exact.
    @Test func roundingErrorsDoNotAccumulate() {
        var clock = APNGClock()
        var time = 0.0
        for frame in 1...5000 {
            let delay = clock.delay(of: APNGDuration(1001, over: 120_000))
            time += Double(delay.numerator) / Double(delay.denominator)
            #expect(abs(time - Double(frame * 1001) / 120_000) < 1e-5)
        }
    }
}
