import CDeflate
import Testing

@testable import PNGCodec

/// Checks this package's compressors against libdeflate's decompressor (`PNGDecoder` uses zlib's).
struct DeflateTests {
    /// Returns the uncompressed bytes of non-final blocks; nil if they are invalid or there aren't exactly `count` bytes.
    private func inflate(_ blocks: [UInt8], count: Int) -> [UInt8]? {
        let stream = blocks + [3, 0]
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count + 1)
        var written = 0
        let result = unsafe libdeflate_deflate_decompress(decompressor, stream, stream.count, &output, count, &written)
        return result == LIBDEFLATE_SUCCESS && written == count ? Array(output.prefix(count)) : nil
    }

    @Test func streamsMayBeFollowedByOtherBytes() {
        // A stored block with "abc", and its checksum (RFC 1950).
        let stream: [UInt8] = [0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF, 0x61, 0x62, 0x63, 0x02, 0x4D, 0x01, 0x27]
        #expect(ZlibStream.inflated(stream[...], limit: 100) == Array("abc".utf8))
        #expect(ZlibStream.inflated((stream + [0x0D, 0x0A])[...], limit: 100) == Array("abc".utf8))
        #expect(ZlibStream.inflated(stream.dropLast(), limit: 100) == nil)
        #expect(ZlibStream.inflated(stream[...], limit: 2) == nil)
    }

    /// Compresses rows, with sixteen more bytes in memory before and after them.
    private func compressed(_ bytes: [UInt8], rowLength: Int, pixelLength: Int, searches: Bool) -> [UInt8] {
        let padded = [UInt8](repeating: 0, count: 16) + bytes + [UInt8](repeating: 0, count: 16)
        let (width, rows) = ((rowLength - 1) / pixelLength, bytes.count / rowLength)
        var words = [UInt64](repeating: .max, count: RunMarks.wordCount(width: width, rows: rows))
        return unsafe padded.withUnsafeBufferPointer { padded in
            let input = unsafe UnsafeBufferPointer(rebasing: padded[16..<16 + bytes.count])
            let capacity = max(RunDeflater.bound(bytes.count), SearchDeflater.bound(bytes.count))
            return unsafe words.withUnsafeMutableBufferPointer { words in
                let marks = unsafe RunMarks(words.baseAddress!, width: width)
                for row in 0..<rows { unsafe marks.set(row, input.baseAddress! + row * rowLength + 1, pixelLength: pixelLength) }
                return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                    let output = output.baseAddress!
                    unsafe count =
                        searches
                        ? SearchDeflater().compress(input, rowLength: rowLength, pixelLength: pixelLength, into: output)
                        : RunDeflater().compress(input, marks, rowLength: rowLength, pixelLength: pixelLength, into: output)
                }
            }
        }
    }

    @Test(arguments: [1, 3, 4], [1, 2, 5, 56, 57, 58, 63, 64, 65, 85, 86, 87, 88, 300, 8191, 10922, 10923])
    func rowsWithRunsOfAnyLengthSurvive(_ pixelLength: Int, _ width: Int) {
        // From eight rows on, the code may be made from a sample of the rows.
        let rows = width % 2 == 0 ? 7 : 19
        let rowLength = width * pixelLength + 1
        var numbers = SeededNumbers(state: UInt64(width))
        for most in [0, 1, 3, 255] as [UInt8] {
            var bytes: [UInt8] = []
            for _ in 0..<rows {
                // Either the previous row again, or a new one with runs.
                if let last = bytes.indices.last, Int.random(in: 0..<3, using: &numbers) == 0 {
                    bytes += bytes[(last + 1 - rowLength)...]
                    continue
                }
                var row: [UInt8] = [2]
                while row.count < rowLength {
                    let pixel = (0..<pixelLength).map { _ in UInt8.random(in: 0...most, using: &numbers) }
                    for _ in 0..<Int.random(in: 1...300, using: &numbers) where row.count < rowLength { row += pixel }
                }
                bytes += row
            }
            for searches in [false, true] {
                let blocks = compressed(bytes, rowLength: rowLength, pixelLength: pixelLength, searches: searches)
                #expect(inflate(blocks, count: bytes.count) == bytes, "up to \(most), searches: \(searches)")
            }
        }
    }

    /// The sampled rows are flat; most byte values in the others did not occur when the code was made.
    @Test(arguments: [1, 3, 4]) func rowsOutsideOfTheSampleSurvive(_ pixelLength: Int) {
        var numbers = SeededNumbers(state: 5)
        let rowLength = 500 * pixelLength + 1
        var bytes: [UInt8] = []
        for row in 0..<16 {
            bytes.append(2)
            for offset in 1..<rowLength { bytes.append(row % 4 == 2 ? UInt8(offset / 3 % 5) : UInt8.random(in: 0...255, using: &numbers)) }
        }
        let blocks = compressed(bytes, rowLength: rowLength, pixelLength: pixelLength, searches: false)
        #expect(blocks.count < RunDeflater.bound(bytes.count) && inflate(blocks, count: bytes.count) == bytes)
    }

    /// Marks set while packing equal those computed from the bytes, at every width and with runs across words.
    @Test func packingMarksTheSameRunsAsTheBytes() {
        var numbers = SeededNumbers(state: 8)
        for width in [1, 2, 31, 32, 33, 63, 64, 65, 96, 97, 300] {
            var above: [UInt32] = []
            var pixels: [UInt32] = []
            while pixels.count < width {
                let step = UInt32.random(in: 0...2, using: &numbers) << (8 * UInt32.random(in: 0...2, using: &numbers))
                for _ in 0..<Int.random(in: 1...70, using: &numbers) {
                    above.append(UInt32.random(in: 0...0x80_8080, using: &numbers) & 0x7F_7F7F | 0xFF00_0000)
                    pixels.append(above[above.count - 1] + step)
                }
            }
            var bytes = [UInt8](repeating: 0, count: 3 * width + 32)
            var (packed, found) = ([UInt64](repeating: .max, count: 8), [UInt64](repeating: .max, count: 8))
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                unsafe packed.withUnsafeMutableBufferPointer { packed in
                    let bits = packed.baseAddress!
                    unsafe PixelPacking.packRGB(pixels, minus: above, count: width, into: bytes.baseAddress! + 8, marks: bits)
                    unsafe bits[0] &= ~1
                }
                unsafe found.withUnsafeMutableBufferPointer { found in
                    unsafe RunMarks(found.baseAddress!, width: width).set(0, bytes.baseAddress! + 8, pixelLength: 3)
                }
            }
            let words = (width + 63) / 64
            #expect(packed.prefix(words) == found.prefix(words), "\(width)")
            for pixel in 1..<width {
                let offset = 8 + 3 * pixel
                let isRun = bytes[offset..<offset + 3] == bytes[offset - 3..<offset]
                let isMarked = found[pixel / 64] >> UInt64(pixel % 64) & 1 == 1
                #expect(isMarked == isRun, "\(pixel) of \(width)")
            }
        }
    }

    @Test(arguments: [false, true]) func allLiteralsSurvive(_ searches: Bool) {
        let bytes: [UInt8] = [0] + (0...255) + [0] + (0...255).reversed()
        #expect(inflate(compressed(bytes, rowLength: 257, pixelLength: 1, searches: searches), count: bytes.count) == bytes)
    }

    /// Fibonacci numbers as counts make the deepest trees.
    @Test(arguments: [7, 12, 15]) func codeLengthsNeverExceedTheLimit(_ limit: Int) {
        var counts: [UInt32] = [1, 1]
        while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        var lengths = [UInt8](repeating: 0, count: 40)
        unsafe counts.withUnsafeBufferPointer { counts in
            unsafe lengths.withUnsafeMutableBufferPointer { unsafe HuffmanCode.makeLengths(counts, limit: limit, into: $0.baseAddress!) }
        }
        #expect(lengths.max() == UInt8(limit))
        // The code is complete: Kraft's sum is 1.
        let sum: Int = lengths.reduce(0) { $0 + 1 << (limit - Int($1)) }
        #expect(sum == 1 << limit)
    }

    @Test(arguments: [[], [0, 7], [5]] as [[UInt32]]) func atLeastTwoSymbolsGetACode(_ used: [UInt32]) {
        var counts = [UInt32](repeating: 0, count: 9)
        for symbol in used { counts[Int(symbol)] = 3 }
        var lengths = [UInt8](repeating: 9, count: 9)
        unsafe counts.withUnsafeBufferPointer { counts in
            unsafe lengths.withUnsafeMutableBufferPointer { unsafe HuffmanCode.makeLengths(counts, limit: 15, into: $0.baseAddress!) }
        }
        #expect(lengths.filter { $0 == 1 }.count == 2 && lengths.filter { $0 == 0 }.count == 7)
        #expect(used.allSatisfy { lengths[Int($0)] == 1 })
    }

    @Test func lengthsAndDistancesSplitIntoSymbolAndExtraBits() {
        for length in 3...258 {
            let symbol = DeflateTables.lengthSymbol(length)
            let extra = length - DeflateTables.lengthBase(symbol)
            #expect(extra >= 0 && extra < 1 << DeflateTables.lengthExtraBits(symbol), "\(length)")
        }
        for distance in 1...32768 {
            let symbol = DeflateTables.distanceSymbol(distance)
            let extra = distance - DeflateTables.distanceBase(symbol)
            #expect(symbol < 30 && extra >= 0 && extra < 1 << DeflateTables.distanceExtraBits(symbol), "\(distance)")
        }
        #expect(DeflateTables.lengthSymbol(258) == 285 && DeflateTables.lengthSymbol(257) == 284 && DeflateTables.distanceSymbol(32768) == 29)
    }

    private func matched(_ bytes: [UInt8], _ effort: MatchDeflater.Effort, shortest: Int) -> [UInt8] {
        let padded = [UInt8](repeating: 7, count: 16) + bytes + [UInt8](repeating: 7, count: 32)
        return unsafe padded.withUnsafeBufferPointer { padded in
            unsafe [UInt8](unsafeUninitializedCapacity: MatchDeflater.bound(bytes.count)) { output, count in
                let input = unsafe UnsafeBufferPointer(rebasing: padded[16..<16 + bytes.count])
                unsafe count = MatchDeflater(effort).compress(input, shortest: shortest, into: output.baseAddress!)
            }
        }
    }

    /// Noise, long runs, and repeats from up to 40,000 bytes before: within the window, at its end, and beyond it.
    @Test(arguments: [0, 1, 2, 15, 16, 17, 258, 259, 5000, 32768, 32769, 120_000], [3, 5, 8])
    func matchesAtAnyDistanceSurvive(_ count: Int, _ shortest: Int) {
        var numbers = SeededNumbers(state: UInt64(count + shortest))
        for distance in [1, 3, 32767, 32768, 32769, 40_000] {
            var bytes: [UInt8] = []
            while bytes.count < count {
                let length = Int.random(in: 1...400, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
                case 1: bytes += [UInt8](repeating: UInt8.random(in: 0...2, using: &numbers), count: length)
                default: for _ in 0..<length { bytes.append(bytes.count < distance ? UInt8.random(in: 0...3, using: &numbers) : bytes[bytes.count - distance]) }
                }
            }
            bytes = Array(bytes.prefix(count))
            for effort in [MatchDeflater.Effort(shortChain: 4, longChain: 16, enough: 64), MatchDeflater.Effort(shortChain: 64, longChain: 1024, enough: 258)] {
                #expect(inflate(matched(bytes, effort, shortest: shortest), count: count) == bytes, "distance \(distance)")
            }
        }
    }

    @Test func matchesAtTheEndOfTheWindowAreFound() {
        var numbers = SeededNumbers(state: 3)
        let noise = (0..<32768).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let effort = MatchDeflater.Effort(shortChain: 4, longChain: 16, enough: 258)
        #expect(matched(noise + noise, effort, shortest: 3).count < 34_500)
        #expect(matched(noise, effort, shortest: 3).count < MatchDeflater.bound(32768))
    }

    @Test func combinedChecksumsEqualTheChecksumOfTheWhole() {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }
        func adler(_ range: Range<Int>) -> UInt32 { unsafe bytes.withUnsafeBufferPointer { unsafe Checksum.adler(UnsafeBufferPointer(rebasing: $0[range])) } }
        for cut in [0, 1, 65_520, 65_521, 65_522, 99_999, 100_000] {
            #expect(Checksum.combinedAdler(adler(0..<cut), adler(cut..<100_000), count: 100_000 - cut) == adler(0..<100_000), "\(cut)")
        }
    }
}
