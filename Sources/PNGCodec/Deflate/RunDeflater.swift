/// Compresses filtered rows of a picture fast: besides single bytes it knows only "as the pixel before" and "as the row before".
///
/// That is nearly all that there is to find in a flat picture whose rows are differences to the row above; each strip gets a code of its own.
/// Keeps its working memory; not for two threads at the same time.
@safe final class RunDeflater {
    /// Literal bytes, then a match.
    private struct Sequence {
        /// How many bytes stand for themselves.
        var literals: UInt32
        /// How many bytes after them are repeated: 0 only at the end.
        var length: UInt32
        /// Whether they repeat the row before, not the pixel before.
        var isRow: Bool
    }

    /// Symbols of lengths and literals (RFC 1951, section 3.2.5): 256 literals, the end, 29 lengths.
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30
    /// So that four literals fit in what `BitWriter` holds.
    private static let codeLimit = 12
    /// The greatest distance that deflate has.
    private static let window = 32768

    private var sequences: UnsafeMutablePointer<Sequence>
    private var sequenceCapacity = 0
    /// Four histograms of literals, so that equal neighbours need not wait for each other.
    private let histograms = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)
    /// How often each symbol occurs, the distances' behind the others.
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let codes = UnsafeMutablePointer<UInt16>.allocate(capacity: symbolCount + distanceSymbolCount)
    /// For each literal its code, with the length above bit 16.
    private let literalCodes = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    /// For each match length of up to 258 its code and extra bits, with their number above bit 32.
    private let matchCodes = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)

    init() { unsafe sequences = .allocate(capacity: 0) }

    deinit {
        unsafe sequences.deallocate()
        unsafe histograms.deallocate()
        unsafe counts.deallocate()
        unsafe lengths.deallocate()
        unsafe codes.deallocate()
        unsafe literalCodes.deallocate()
        unsafe matchCodes.deallocate()
    }

    /// The most bytes that `compress` writes for so many, with what it may touch behind them.
    static func bound(_ count: Int) -> Int { count + 5 * (count / 65535 + 1) + 512 }

    /// Writes deflate blocks, none of them the last, that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: whole rows; 8 bytes more must be readable before and behind them.
    ///   - rowLength: bytes of a row, with the byte that names its filter.
    ///   - pixelLength: bytes of a pixel, from 1 to 4.
    ///   - output: has room for `bound` of the input.
    /// - Returns: the number of bytes.
    /// - Complexity: linear.
    func compress(_ input: UnsafeBufferPointer<UInt8>, rowLength: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>) -> Int {
        let rows = input.count / rowLength
        // Each pixel could begin a match of its own, and each row one more.
        let most = rows * (rowLength / (2 * pixelLength) + 3) + 2
        if most > sequenceCapacity {
            unsafe sequences.deallocate()
            unsafe sequences = .allocate(capacity: most)
            sequenceCapacity = most
        }
        unsafe histograms.update(repeating: 0, count: 4 * 256)
        unsafe counts.update(repeating: 0, count: Self.symbolCount + Self.distanceSymbolCount)
        let count =
            switch pixelLength {
            case 3: unsafe findSequences(input.baseAddress!, rows, rowLength, 3, mask: 0xFFFF_FFFF_FFFF, least: 6)
            case 4: unsafe findSequences(input.baseAddress!, rows, rowLength, 4, mask: 0xFFFF_FFFF_FFFF_FFFF, least: 8)
            default: unsafe findSequences(input.baseAddress!, rows, rowLength, pixelLength, mask: 0xFFFF_FFFF_FFFF, least: 6)
            }
        let rowSymbol = rowLength <= Self.window ? DeflateTables.distanceSymbol(rowLength) : 0
        let pixelSymbol = DeflateTables.distanceSymbol(pixelLength)
        countMatches(count, pixelSymbol, rowSymbol)
        for byte in 0..<256 { unsafe counts[byte] = histograms[byte] + histograms[256 + byte] + histograms[512 + byte] + histograms[768 + byte] }
        unsafe counts[256] = 1
        unsafe HuffmanCode.makeLengths(UnsafeBufferPointer(start: counts, count: Self.symbolCount), limit: Self.codeLimit, into: lengths)
        let distances = unsafe UnsafeBufferPointer(start: counts + Self.symbolCount, count: Self.distanceSymbolCount)
        unsafe HuffmanCode.makeLengths(distances, limit: Self.codeLimit, into: lengths + Self.symbolCount)
        if bitCount(rowSymbol: rowSymbol, rowLength: rowLength, pixelSymbol: pixelSymbol) / 8 + 200 >= input.count {
            return unsafe StoredBlocks.write(input, into: output)
        }
        unsafe HuffmanCode.makeCodes(UnsafeBufferPointer(start: lengths, count: Self.symbolCount), into: codes)
        unsafe HuffmanCode.makeCodes(
            UnsafeBufferPointer(start: lengths + Self.symbolCount, count: Self.distanceSymbolCount), into: codes + Self.symbolCount)
        var writer = unsafe BitWriter(output)
        unsafe DynamicHeader.write(
            lengths: UnsafeBufferPointer(start: lengths, count: Self.symbolCount),
            distances: UnsafeBufferPointer(start: lengths + Self.symbolCount, count: Self.distanceSymbolCount), isLast: false, to: &writer)
        fillTables()
        unsafe writeSequences(
            input.baseAddress!, count, &writer, pixel: distanceCode(pixelSymbol, pixelLength), row: distanceCode(rowSymbol, min(rowLength, Self.window)))
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        StoredBlocks.writeEmpty(to: &writer)
        return unsafe writer.place - output
    }

    // MARK: Finding

    @inline(__always)
    private static func load(_ place: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
    }

    /// How many bytes from `place` to `end` equal those `distance` before them.
    @inline(__always)
    private static func matchLength(_ place: UnsafePointer<UInt8>, _ distance: Int, _ end: UnsafePointer<UInt8>) -> Int {
        var next = unsafe place
        while unsafe next < end {
            let difference = unsafe load(next) ^ load(next - distance)
            if difference != 0 {
                unsafe next += difference.trailingZeroBitCount >> 3
                break
            }
            unsafe next += 8
        }
        return unsafe min(next, end) - place
    }

    /// Fills `sequences` and the histograms of literals.
    ///
    /// - Parameters:
    ///   - mask: the bytes that must be equal for a match to begin; `least` of them.
    /// - Returns: how many sequences.
    @inline(__always)
    private func findSequences(
        _ input: UnsafePointer<UInt8>, _ rows: Int, _ rowLength: Int, _ pixelLength: Int, mask: UInt64, least: Int
    ) -> Int {
        var sequence = unsafe sequences
        let (first, second, third, fourth) = unsafe (histograms, histograms + 256, histograms + 512, histograms + 768)
        /// Where the literals begin that are in no sequence yet.
        var pending = unsafe input
        let canRepeatRows = rowLength <= Self.window && rowLength >= 3
        var equalRows = 0
        for row in 0..<rows {
            let start = unsafe input + row * rowLength
            let end = unsafe start + rowLength
            // A row that is one run costs less as that: its distance is short.
            let isRun = unsafe rowLength > pixelLength + 1 && Self.matchLength(start + 1 + pixelLength, pixelLength, end) == rowLength - 1 - pixelLength
            if row > 0, canRepeatRows, !isRun, unsafe Self.matchLength(start, rowLength, end) == rowLength {
                equalRows += 1
                continue
            }
            if equalRows > 0 {
                let rowsStart = unsafe start - equalRows * rowLength
                unsafe sequence.initialize(to: Sequence(literals: UInt32(rowsStart - pending), length: UInt32(equalRows * rowLength), isRow: true))
                unsafe sequence += 1
                unsafe pending = unsafe start
                equalRows = 0
            }
            unsafe first[Int(start[0])] &+= 1
            var place = unsafe start + 1
            // Before the first pixel there is none to repeat.
            var isFirst = true
            while unsafe place < end {
                let word = unsafe Self.load(place)
                if !isFirst, unsafe (word ^ Self.load(place - pixelLength)) & mask == 0, unsafe end - place >= least {
                    let length = unsafe Self.matchLength(place, pixelLength, end)
                    unsafe sequence.initialize(to: Sequence(literals: UInt32(place - pending), length: UInt32(length), isRow: false))
                    unsafe sequence += 1
                    unsafe place += length
                    unsafe pending = unsafe place
                    // A run may end inside of a pixel.
                    let rest = unsafe (place - start - 1) % pixelLength
                    if rest > 0 {
                        for _ in rest..<pixelLength {
                            unsafe first[Int(place[0])] &+= 1
                            unsafe place += 1
                        }
                    }
                    continue
                }
                isFirst = false
                unsafe first[Int(word & 0xFF)] &+= 1
                if pixelLength > 1 { unsafe second[Int(word &>> 8 & 0xFF)] &+= 1 }
                if pixelLength > 2 { unsafe third[Int(word &>> 16 & 0xFF)] &+= 1 }
                if pixelLength > 3 { unsafe fourth[Int(word &>> 24 & 0xFF)] &+= 1 }
                unsafe place += pixelLength
            }
        }
        let end = unsafe input + rows * rowLength
        let rowsStart = unsafe end - equalRows * rowLength
        unsafe sequence.initialize(to: Sequence(literals: UInt32(rowsStart - pending), length: UInt32(equalRows * rowLength), isRow: true))
        return unsafe sequence + 1 - sequences
    }

    /// The bytes of a match that go into its next code: at most 258, and never so many that one or two are left over.
    @inline(__always)
    private static func part(_ length: Int) -> Int {
        if length <= 258 { return length }
        return length > 260 ? 258 : length - 3
    }

    private func countMatches(_ count: Int, _ pixelSymbol: Int, _ rowSymbol: Int) {
        let distances = unsafe counts + Self.symbolCount
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            var length = Int(sequence.length)
            let symbol = sequence.isRow ? rowSymbol : pixelSymbol
            while length > 0 {
                let part = Self.part(length)
                unsafe counts[DeflateTables.lengthSymbol(part)] &+= 1
                unsafe distances[symbol] &+= 1
                length -= part
            }
        }
    }

    // MARK: Writing

    /// What all symbols take together.
    private func bitCount(rowSymbol: Int, rowLength: Int, pixelSymbol: Int) -> Int {
        var total = 0
        for symbol in 0..<Self.symbolCount {
            total += unsafe Int(counts[symbol]) * (Int(lengths[symbol]) + (symbol > 256 ? DeflateTables.lengthExtraBits(symbol) : 0))
        }
        for symbol in 0..<Self.distanceSymbolCount {
            let place = Self.symbolCount + symbol
            total += unsafe Int(counts[place]) * (Int(lengths[place]) + DeflateTables.distanceExtraBits(symbol))
        }
        return total
    }

    private func distanceCode(_ symbol: Int, _ distance: Int) -> (bits: UInt64, count: UInt64) {
        let length = unsafe UInt64(lengths[Self.symbolCount + symbol])
        let extra = UInt64(distance - DeflateTables.distanceBase(symbol))
        return unsafe (UInt64(codes[Self.symbolCount + symbol]) | extra << length, length + UInt64(DeflateTables.distanceExtraBits(symbol)))
    }

    private func fillTables() {
        for byte in 0..<256 { unsafe literalCodes[byte] = UInt32(codes[byte]) | UInt32(lengths[byte]) << 16 }
        for length in 3...258 {
            let symbol = DeflateTables.lengthSymbol(length)
            let extra = UInt64(length - DeflateTables.lengthBase(symbol))
            let codeLength = unsafe UInt64(lengths[symbol])
            let bits = unsafe UInt64(codes[symbol]) | extra << codeLength
            unsafe matchCodes[length] = bits | (codeLength + UInt64(DeflateTables.lengthExtraBits(symbol))) << 32
        }
    }

    private func writeSequences(
        _ input: UnsafePointer<UInt8>, _ count: Int, _ output: inout BitWriter, pixel: (bits: UInt64, count: UInt64), row: (bits: UInt64, count: UInt64)
    ) {
        var writer = output
        let (literalCodes, matchCodes) = unsafe (literalCodes, matchCodes)
        var place = unsafe input
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            let end = unsafe place + Int(sequence.literals)
            while unsafe end - place >= 4 {
                let codes = unsafe (literalCodes[Int(place[0])], literalCodes[Int(place[1])], literalCodes[Int(place[2])], literalCodes[Int(place[3])])
                writer.put(UInt64(codes.0 & 0xFFFF), UInt64(codes.0 &>> 16))
                writer.put(UInt64(codes.1 & 0xFFFF), UInt64(codes.1 &>> 16))
                writer.put(UInt64(codes.2 & 0xFFFF), UInt64(codes.2 &>> 16))
                writer.put(UInt64(codes.3 & 0xFFFF), UInt64(codes.3 &>> 16))
                writer.flush()
                unsafe place += 4
            }
            while unsafe place < end {
                let code = unsafe literalCodes[Int(place[0])]
                writer.put(UInt64(code & 0xFFFF), UInt64(code &>> 16))
                unsafe place += 1
            }
            writer.flush()
            let distance = sequence.isRow ? row : pixel
            var length = Int(sequence.length)
            unsafe place += length
            while length > 0 {
                let part = Self.part(length)
                let code = unsafe matchCodes[part]
                writer.put(code & 0xFFFF_FFFF, code &>> 32)
                writer.put(distance.bits, distance.count)
                writer.flush()
                length -= part
            }
        }
        output = writer
    }
}
