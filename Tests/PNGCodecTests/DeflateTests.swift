import CDeflate
import Testing

@testable import PNGCodec

/// Our own deflate against libdeflate's inflate (`PNGDecoder`'s is zlib's).
@Suite struct DeflateTests {
    /// What a stream of blocks that ends with an empty last one decodes to.
    private func inflate(_ blocks: [UInt8], count: Int) -> [UInt8]? {
        let stream = blocks + [3, 0]
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count + 1)
        var written = 0
        let result = unsafe libdeflate_deflate_decompress(decompressor, stream, stream.count, &output, count, &written)
        return result == LIBDEFLATE_SUCCESS && written == count ? Array(output.prefix(count)) : nil
    }

    /// Bytes with eight more before and behind them.
    private func compressed(_ bytes: [UInt8], rowLength: Int, pixelLength: Int) -> [UInt8] {
        let padded = [UInt8](repeating: 0, count: 16) + bytes + [UInt8](repeating: 0, count: 16)
        return unsafe padded.withUnsafeBufferPointer { padded in
            unsafe [UInt8](unsafeUninitializedCapacity: RunDeflater.bound(bytes.count)) { output, count in
                let input = unsafe UnsafeBufferPointer(rebasing: padded[16..<16 + bytes.count])
                unsafe count = RunDeflater().compress(input, rowLength: rowLength, pixelLength: pixelLength, into: output.baseAddress!)
            }
        }
    }

    @Test(arguments: [1, 3, 4], [1, 2, 5, 85, 86, 87, 88, 300, 8191, 10922, 10923])
    func runsOfAnyLength(_ pixelLength: Int, _ width: Int) {
        let rowLength = width * pixelLength + 1
        var numbers = SeededNumbers(state: UInt64(width))
        for most in [0, 1, 3, 255] as [UInt8] {
            var bytes: [UInt8] = []
            for _ in 0..<7 {
                // A row that is new, or the one before, or one with runs.
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
            #expect(inflate(compressed(bytes, rowLength: rowLength, pixelLength: pixelLength), count: bytes.count) == bytes, "up to \(most)")
        }
    }

    @Test func everyLiteralOnce() {
        let bytes: [UInt8] = [0] + (0...255) + [0] + (0...255).reversed()
        #expect(inflate(compressed(bytes, rowLength: 257, pixelLength: 1), count: bytes.count) == bytes)
    }

    /// Counts as in Fibonacci's numbers make the deepest trees.
    @Test(arguments: [7, 12, 15]) func lengthsStayBelowTheLimit(_ limit: Int) {
        var counts: [UInt32] = [1, 1]
        while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        var lengths = [UInt8](repeating: 0, count: 40)
        unsafe counts.withUnsafeBufferPointer { counts in
            unsafe lengths.withUnsafeMutableBufferPointer { unsafe HuffmanCode.makeLengths(counts, limit: limit, into: $0.baseAddress!) }
        }
        #expect(lengths.max() == UInt8(limit))
        // The code is complete: Kraft's sum is 1.
        #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    }

    @Test(arguments: [[], [0, 7], [5]] as [[UInt32]]) func atLeastTwoSymbolsHaveACode(_ used: [UInt32]) {
        var counts = [UInt32](repeating: 0, count: 9)
        for symbol in used { counts[Int(symbol)] = 3 }
        var lengths = [UInt8](repeating: 9, count: 9)
        unsafe counts.withUnsafeBufferPointer { counts in
            unsafe lengths.withUnsafeMutableBufferPointer { unsafe HuffmanCode.makeLengths(counts, limit: 15, into: $0.baseAddress!) }
        }
        #expect(lengths.filter { $0 == 1 }.count == 2 && lengths.filter { $0 == 0 }.count == 7)
        #expect(used.allSatisfy { lengths[Int($0)] == 1 })
    }

    @Test func lengthsAndDistancesHaveTheRightSymbols() {
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

    /// A stream of libdeflate's can go on.
    @Test(arguments: [0, 1, 6, 12], [0, 1, 100, 20_000, 700_000]) func streamsAreOpened(_ level: Int, _ count: Int) throws {
        var numbers = SeededNumbers(state: UInt64(count))
        // Parts of different kinds, so that there are several blocks.
        let bytes = (0..<count).map { index -> UInt8 in
            index / 90_000 % 2 == 0 ? UInt8.random(in: 0...9, using: &numbers) : UInt8.random(in: 0...255, using: &numbers)
        }
        let library = try LibDeflate(level: level)
        let blocks = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe [UInt8](unsafeUninitializedCapacity: library.bound(count)) { output, written in
                unsafe written = library.compress(input, into: output.baseAddress!)
                unsafe written = LibDeflate.open(output.baseAddress!, count: written)
            }
        }
        #expect(inflate(blocks, count: count) == bytes)
        #expect(inflate(blocks + blocks, count: 2 * count) == bytes + bytes)
    }

    @Test func brokenStreamsAreNoStreams() throws {
        let library = try LibDeflate(level: 6)
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
        let whole = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe [UInt8](unsafeUninitializedCapacity: library.bound(bytes.count)) { unsafe $1 = library.compress(input, into: $0.baseAddress!) }
        }
        for count in 0..<whole.count {
            let result = unsafe whole.withUnsafeBufferPointer { unsafe DeflateScanner.scan(UnsafeBufferPointer(rebasing: $0[..<count])) }
            #expect(result == nil, "\(count) bytes")
        }
    }

    @Test func checksumsAreCombined() {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }
        func adler(_ range: Range<Int>) -> UInt32 { unsafe bytes.withUnsafeBufferPointer { unsafe Checksum.adler(UnsafeBufferPointer(rebasing: $0[range])) } }
        for cut in [0, 1, 65_520, 65_521, 65_522, 99_999, 100_000] {
            #expect(Checksum.combinedAdler(adler(0..<cut), adler(cut..<100_000), count: 100_000 - cut) == adler(0..<100_000), "\(cut)")
        }
    }
}
