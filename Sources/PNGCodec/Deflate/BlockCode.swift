/// The code of one deflate block: from how often symbols occur to the bits that are written for them.
///
/// Keeps its working memory; not for two threads at the same time.
@safe final class BlockCode {
    /// Symbols of lengths and literals (RFC 1951, section 3.2.5): 256 literals, the end, 29 lengths.
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30

    /// Four histograms of literals, so that equal neighbours need not wait for each other.
    let histograms = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)
    /// For each literal its code, with the length above bit 16.
    let literalCodes = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    /// For each match length of up to 258 its code and extra bits, with their number above bit 48.
    let matchCodes = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)
    /// The same with the bits of one distance behind them.
    let runCodes = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)
    /// How often there was a match of each length of up to 258.
    let matches = UnsafeMutablePointer<UInt32>.allocate(capacity: 259)
    /// How often each symbol occurs, the distances' behind the others.
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let codes = UnsafeMutablePointer<UInt16>.allocate(capacity: symbolCount + distanceSymbolCount)

    deinit {
        unsafe histograms.deallocate()
        unsafe literalCodes.deallocate()
        unsafe matchCodes.deallocate()
        unsafe runCodes.deallocate()
        unsafe matches.deallocate()
        unsafe counts.deallocate()
        unsafe lengths.deallocate()
        unsafe codes.deallocate()
    }

    /// Nothing has occurred.
    func clear() {
        unsafe histograms.update(repeating: 0, count: 4 * 256)
        unsafe matches.update(repeating: 0, count: 259)
        unsafe counts.update(repeating: 0, count: Self.symbolCount + Self.distanceSymbolCount)
    }

    /// The bytes of a match that go into its next code: at most 258, and never so many that one or two are left over.
    @inline(__always)
    static func part(_ length: Int) -> Int {
        if length <= 258 { return length }
        return length > 260 ? 258 : length - 3
    }

    /// A match of any length.
    @inline(__always)
    func count(length: Int, distance: Int) {
        let place = unsafe counts + (Self.symbolCount + DeflateTables.distanceSymbol(distance))
        var length = length
        while length > 0 {
            let part = Self.part(length)
            unsafe matches[part] &+= 1
            unsafe place.pointee &+= 1
            length &-= part
        }
    }

    /// Makes code lengths of what was counted and is in the histograms.
    ///
    /// - Parameters:
    ///   - limit: the longest code's bits, from 10 to 15.
    ///   - ofSome: that it was a part only, with the distances that may be in the rest: everything that may be there gets a code.
    /// - Returns: the bits that all that was counted takes.
    @discardableResult
    func makeLengths(limit: Int, ofSome distances: [Int] = []) -> Int {
        // What was seen counts sixteen times as much as what was not.
        let shift: UInt32 = distances.isEmpty ? 0 : 4
        for byte in 0..<256 {
            unsafe counts[byte] = histograms[byte] &+ histograms[256 &+ byte] &+ histograms[512 &+ byte] &+ histograms[768 &+ byte]
        }
        for length in 3...258 where unsafe matches[length] > 0 { unsafe counts[DeflateTables.lengthSymbol(length)] &+= matches[length] }
        unsafe counts[256] = 1
        if !distances.isEmpty {
            for symbol in 0..<Self.symbolCount { unsafe counts[symbol] = counts[symbol] &<< shift &+ 1 }
            for distance in distances { unsafe counts[Self.symbolCount + DeflateTables.distanceSymbol(distance)] &+= 1 }
        }
        unsafe HuffmanCode.makeLengths(UnsafeBufferPointer(start: counts, count: Self.symbolCount), limit: limit, into: lengths)
        let distanceCounts = unsafe UnsafeBufferPointer(start: counts + Self.symbolCount, count: Self.distanceSymbolCount)
        unsafe HuffmanCode.makeLengths(distanceCounts, limit: limit, into: lengths + Self.symbolCount)
        var total = 0
        for symbol in 0..<Self.symbolCount {
            let bits = unsafe Int(lengths[symbol]) + (symbol > 256 ? DeflateTables.lengthExtraBits(symbol) : 0)
            total += unsafe Int(counts[symbol] &>> shift) * bits
        }
        for symbol in 0..<Self.distanceSymbolCount {
            let place = Self.symbolCount + symbol
            total += unsafe Int(counts[place]) * (Int(lengths[place]) + DeflateTables.distanceExtraBits(symbol))
        }
        return total
    }

    /// Writes the block's head and fills the tables.
    ///
    /// - Parameter distance: of `runCodes`: up to 4.
    func begin(_ writer: inout BitWriter, distance: Int = 1) {
        let symbols = unsafe UnsafeBufferPointer(start: lengths, count: Self.symbolCount)
        let distances = unsafe UnsafeBufferPointer(start: lengths + Self.symbolCount, count: Self.distanceSymbolCount)
        unsafe HuffmanCode.makeCodes(symbols, into: codes)
        unsafe HuffmanCode.makeCodes(distances, into: codes + Self.symbolCount)
        unsafe DynamicHeader.write(lengths: symbols, distances: distances, isLast: false, to: &writer)
        for byte in 0..<256 { unsafe literalCodes[byte] = UInt32(codes[byte]) | UInt32(lengths[byte]) << 16 }
        let run = distanceCode(distance)
        for length in 3...258 {
            let symbol = DeflateTables.lengthSymbol(length)
            let extra = UInt64(length - DeflateTables.lengthBase(symbol))
            let codeLength = unsafe UInt64(lengths[symbol])
            let bits = unsafe UInt64(codes[symbol]) | extra << codeLength
            let count = codeLength + UInt64(DeflateTables.lengthExtraBits(symbol))
            unsafe matchCodes[length] = bits | count << 48
            unsafe runCodes[length] = bits | run.bits << count | (count + run.length) << 48
        }
    }

    /// The bits of a distance and their number.
    @inline(__always)
    func distanceCode(_ distance: Int) -> (bits: UInt64, length: UInt64) {
        let symbol = DeflateTables.distanceSymbol(distance)
        let extraCount = UInt64(truncatingIfNeeded: symbol < 4 ? 0 : symbol &>> 1 &- 1)
        let extra = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extraCount &- 1)
        let codeLength = unsafe UInt64(lengths[Self.symbolCount + symbol])
        return unsafe (UInt64(codes[Self.symbolCount + symbol]) | extra &<< codeLength, codeLength &+ extraCount)
    }

    /// Writes a match of any length, with what `distanceCode` answers.
    @inline(__always)
    func write(length: Int, distance: (bits: UInt64, length: UInt64), to writer: inout BitWriter) {
        var length = length
        while length > 0 {
            let part = Self.part(length)
            let code = unsafe matchCodes[part]
            writer.put(code & 0xFFFF_FFFF_FFFF, code &>> 48)
            writer.put(distance.bits, distance.length)
            writer.flush()
            length &-= part
        }
    }

    /// Writes the block's end, and goes on to a whole byte.
    func end(_ writer: inout BitWriter) {
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        StoredBlocks.writeEmpty(to: &writer)
    }
}
