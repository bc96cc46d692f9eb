/// The Huffman codes of one deflate block: counts symbols and turns the counts into the bits to write for them.
///
/// Keeps its working memory between blocks; must be used by one thread at a time.
@safe final class BlockCode {
    /// Symbols of lengths and literals (RFC 1951, section 3.2.5): 256 literals, the end, 29 lengths.
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30

    /// Four histograms of literals, so that counting equal neighbors need not wait for the previous increment.
    let histograms = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)
    /// The code of each literal, with its length from bit 16 on.
    let literalCodes = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    /// The code and extra bits of each match length up to 258, with their total length from bit 48 on.
    let matchCodes = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)
    /// The same, followed by the bits of one fixed distance.
    let runCodes = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)
    /// The number of matches of each length up to 258.
    let matches = UnsafeMutablePointer<UInt32>.allocate(capacity: 259)
    /// The count of each symbol: literals and lengths first, then distances.
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

    /// Resets all counts.
    func clear() {
        unsafe histograms.update(repeating: 0, count: 4 * 256)
        unsafe matches.update(repeating: 0, count: 259)
        unsafe counts.update(repeating: 0, count: Self.symbolCount + Self.distanceSymbolCount)
    }

    /// Returns how many bytes of a match the next code covers: at most 258, and never leaving a rest of one or two, which is too short for a match.
    @inline(__always)
    static func part(_ length: Int) -> Int {
        if length <= 258 { return length }
        return length > 260 ? 258 : length - 3
    }

    /// Counts a match of any length.
    @inline(__always)
    func count(length: Int, distance: Int) {
        let distanceCount = unsafe counts + (Self.symbolCount + DeflateTables.distanceSymbol(distance))
        var length = length
        while length > 0 {
            let part = Self.part(length)
            unsafe matches[part] &+= 1
            unsafe distanceCount.pointee &+= 1
            length &-= part
        }
    }

    /// Computes code lengths from the counts and the histograms.
    ///
    /// - Parameters:
    ///   - limit: the maximum length of a code in bits, from 10 to 15.
    ///   - distances: empty if everything to be written was counted; otherwise the distances that the uncounted rest may have. Every literal, every length and
    ///     these distances get a code then.
    /// - Returns: the number of bits that the counted symbols take.
    @discardableResult
    func makeLengths(limit: Int, ofSampleWith distances: [Int] = []) -> Int {
        // A symbol that was counted once weighs sixteen times as much as one that was not.
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
            let index = Self.symbolCount + symbol
            total += unsafe Int(counts[index]) * (Int(lengths[index]) + DeflateTables.distanceExtraBits(symbol))
        }
        return total
    }

    /// Writes the block's header and fills the code tables.
    ///
    /// - Parameter distance: the distance of `runCodes`, at most 4.
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

    /// Returns the bits of a distance and their number.
    @inline(__always)
    func distanceCode(_ distance: Int) -> (bits: UInt64, length: UInt64) {
        let symbol = DeflateTables.distanceSymbol(distance)
        let extraCount = UInt64(truncatingIfNeeded: symbol < 4 ? 0 : symbol &>> 1 &- 1)
        let extra = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extraCount &- 1)
        let codeLength = unsafe UInt64(lengths[Self.symbolCount + symbol])
        return unsafe (UInt64(codes[Self.symbolCount + symbol]) | extra &<< codeLength, codeLength &+ extraCount)
    }

    /// Writes a match of any length.
    ///
    /// - Parameter distance: the result of `distanceCode`.
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

    /// Writes the end of the block and pads the stream to a whole byte.
    func end(_ writer: inout BitWriter) {
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        StoredBlocks.writeEmpty(to: &writer)
    }
}
