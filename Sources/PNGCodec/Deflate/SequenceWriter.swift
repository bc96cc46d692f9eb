/// Literal bytes, then a match.
struct Sequence {
    /// How many bytes stand for themselves.
    var literals: UInt32
    /// How many bytes after them are repeated: 0 only at the end.
    var length: UInt32
    /// From how many bytes before them, up to 32,768; no matter where the length is 0.
    var distance: UInt32

    @inline(__always)
    init(literals: Int, length: Int, distance: Int) {
        self.literals = UInt32(truncatingIfNeeded: literals)
        self.length = UInt32(truncatingIfNeeded: length)
        self.distance = UInt32(truncatingIfNeeded: distance)
    }
}

/// Writes literals and matches as one deflate block with a code of its own.
///
/// Whoever finds them calls `prepare`, fills `sequences`, `count` and `histograms`, and calls `finish`.
/// Keeps its working memory; not for two threads at the same time.
@safe final class SequenceWriter {
    /// Symbols of lengths and literals (RFC 1951, section 3.2.5): 256 literals, the end, 29 lengths.
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30
    /// So that four literals fit in what `BitWriter` holds.
    private static let codeLimit = 12

    private(set) var sequences: UnsafeMutablePointer<Sequence>
    /// How many there are, the one at the end included.
    var count = 0
    private var capacity = 0
    /// Four histograms of literals, so that equal neighbours need not wait for each other.
    let histograms = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)
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

    /// Empties the histograms and makes room for so many sequences.
    func prepare(_ most: Int) {
        if most > capacity {
            unsafe sequences.deallocate()
            unsafe sequences = .allocate(capacity: most)
            capacity = most
        }
        unsafe histograms.update(repeating: 0, count: 4 * 256)
        unsafe counts.update(repeating: 0, count: Self.symbolCount + Self.distanceSymbolCount)
    }

    /// Counts symbols and makes the code.
    func finish() {
        countMatches()
        for byte in 0..<256 { unsafe counts[byte] = histograms[byte] &+ histograms[256 + byte] &+ histograms[512 + byte] &+ histograms[768 + byte] }
        unsafe counts[256] = 1
        unsafe HuffmanCode.makeLengths(UnsafeBufferPointer(start: counts, count: Self.symbolCount), limit: Self.codeLimit, into: lengths)
        let distances = unsafe UnsafeBufferPointer(start: counts + Self.symbolCount, count: Self.distanceSymbolCount)
        unsafe HuffmanCode.makeLengths(distances, limit: Self.codeLimit, into: lengths + Self.symbolCount)
    }

    /// Writes the block, or the input as it is where that is shorter, and goes on to a whole byte.
    func write(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
        if bitCount() / 8 + 200 >= input.count {
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
        unsafe writeSequences(input.baseAddress!, &writer)
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        StoredBlocks.writeEmpty(to: &writer)
        return unsafe writer.place - output
    }

    /// The bytes of a match that go into its next code: at most 258, and never so many that one or two are left over.
    @inline(__always)
    private static func part(_ length: Int) -> Int {
        if length <= 258 { return length }
        return length > 260 ? 258 : length - 3
    }

    private func countMatches() {
        let (counts, sequences) = unsafe (counts, sequences)
        let distances = unsafe counts + Self.symbolCount
        for index in 0..<count - 1 {
            let sequence = unsafe sequences[index]
            var length = Int(truncatingIfNeeded: sequence.length)
            let symbol = DeflateTables.distanceSymbol(Int(truncatingIfNeeded: sequence.distance))
            while length > 0 {
                let part = Self.part(length)
                unsafe counts[DeflateTables.lengthSymbol(part)] &+= 1
                unsafe distances[symbol] &+= 1
                length &-= part
            }
        }
        // The last one may be empty.
        let last = unsafe sequences[count - 1]
        var length = Int(last.length)
        while length > 0 {
            let part = Self.part(length)
            unsafe counts[DeflateTables.lengthSymbol(part)] &+= 1
            unsafe distances[DeflateTables.distanceSymbol(Int(last.distance))] &+= 1
            length -= part
        }
    }

    /// What all symbols take together.
    func bitCount() -> Int {
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

    private func writeSequences(_ input: UnsafePointer<UInt8>, _ output: inout BitWriter) {
        var writer = output
        let (literalCodes, matchCodes) = unsafe (literalCodes, matchCodes)
        let (distanceCodes, distanceLengths) = unsafe (codes + Self.symbolCount, lengths + Self.symbolCount)
        let sequences = unsafe sequences
        var place = unsafe input
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            var left = Int(truncatingIfNeeded: sequence.literals)
            while left > 0 {
                // Always four: those that are too many have no bits. Asking how many there are would cost more, because nobody can foresee it.
                let codes = unsafe (
                    literalCodes[Int(place[0])], left > 1 ? literalCodes[Int(place[1])] : 0, left > 2 ? literalCodes[Int(place[2])] : 0,
                    left > 3 ? literalCodes[Int(place[3])] : 0
                )
                writer.put(UInt64(codes.0 & 0xFFFF), UInt64(codes.0 &>> 16))
                writer.put(UInt64(codes.1 & 0xFFFF), UInt64(codes.1 &>> 16))
                writer.put(UInt64(codes.2 & 0xFFFF), UInt64(codes.2 &>> 16))
                writer.put(UInt64(codes.3 & 0xFFFF), UInt64(codes.3 &>> 16))
                writer.flush()
                unsafe place += min(4, left)
                left &-= 4
            }
            var length = Int(truncatingIfNeeded: sequence.length)
            if length == 0 { continue }
            unsafe place += length
            let distance = Int(truncatingIfNeeded: sequence.distance)
            let symbol = DeflateTables.distanceSymbol(distance)
            let extraCount = UInt64(truncatingIfNeeded: symbol < 4 ? 0 : symbol &>> 1 &- 1)
            let extra = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extraCount &- 1)
            let codeLength = unsafe UInt64(distanceLengths[symbol])
            let bits = unsafe UInt64(distanceCodes[symbol]) | extra &<< codeLength
            while length > 0 {
                let part = Self.part(length)
                let code = unsafe matchCodes[part]
                writer.put(code & 0xFFFF_FFFF, code &>> 32)
                writer.put(bits, codeLength &+ extraCount)
                writer.flush()
                length &-= part
            }
        }
        output = writer
    }
}
