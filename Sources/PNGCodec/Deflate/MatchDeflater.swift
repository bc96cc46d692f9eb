/// Compresses filtered rows, searching for long matches first.
///
/// Filtered rows consist of the same few byte values, so the usual search by three or four bytes finds thousands of candidates that match for hardly longer.
/// Here, candidates are found by sixteen equal bytes, which yields few but good ones, and otherwise by the minimum length of a match, three or six bytes;
/// shorter matches cost more than they save.
/// Keeps its working memory between calls; must be used by one thread at a time.
@safe final class MatchDeflater {
    /// The thoroughness of the search.
    struct Effort {
        /// The maximum number of candidates with the same short prefix to compare.
        var shortChain: Int
        /// The maximum number of candidates with the same sixteen bytes to compare.
        var longChain: Int
        /// The match length at which the search stops.
        var enough: Int
    }

    private static let window = 32768
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30
    private static let hashBits: UInt64 = 15
    /// The maximum number of literals and matches in a block.
    private static let blockTokens = 24576

    /// The last offset with each hash, and for each offset in the window the previous one with the same hash.
    @safe private struct Chains {
        let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))
        let previous = UnsafeMutablePointer<Int32>.allocate(capacity: window)
    }

    private let effort: Effort
    /// The minimum match length, which is also the number of bytes hashed in `short`.
    private var shortest = 3
    private let short = Chains()
    private let long = Chains()
    /// For a literal, its byte; for a match, its length from bit 16 on and its distance below.
    private let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: blockTokens)
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: symbolCount + distanceSymbolCount)
    private let codes = UnsafeMutablePointer<UInt16>.allocate(capacity: symbolCount + distanceSymbolCount)

    init(_ effort: Effort) { self.effort = effort }

    deinit {
        for chains in [short, long] {
            unsafe chains.heads.deallocate()
            unsafe chains.previous.deallocate()
        }
        unsafe tokens.deallocate()
        unsafe counts.deallocate()
        unsafe lengths.deallocate()
        unsafe codes.deallocate()
    }

    /// Returns the maximum number of bytes that `compress` writes for `count` bytes: codes have at most 15 bits, but no block is longer than with nine bits each.
    static func bound(_ count: Int) -> Int { count + count / 4 + 2048 }

    /// Writes non-final deflate blocks that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: the bytes to compress; 16 more bytes must be readable before and after them.
    ///   - shortest: the minimum match length, from 3 to 8.
    ///   - output: memory for `bound(input.count)` bytes.
    /// - Returns: the number of bytes written.
    func compress(_ input: UnsafeBufferPointer<UInt8>, shortest: Int, into output: UnsafeMutablePointer<UInt8>) -> Int {
        self.shortest = shortest
        for chains in [short, long] { unsafe chains.heads.update(repeating: -1, count: 1 << Int(Self.hashBits)) }
        var writer = unsafe BitWriter(output)
        let start = input.baseAddress!
        let count = input.count
        var tokenCount = 0
        var offset = 0
        var next: (length: Int, distance: Int)?
        while offset < count {
            let found: (length: Int, distance: Int)
            if let next { found = next } else { found = unsafe insertAndFind(start, offset, count) }
            next = nil
            var isMatch = found.length >= shortest
            if isMatch, found.length < effort.enough, offset + 1 < count {
                // A better match may begin at the next byte.
                let later = unsafe insertAndFind(start, offset + 1, count)
                next = later
                isMatch = !Self.isBetter(later, than: found)
            }
            if isMatch {
                unsafe tokens[tokenCount] = UInt32(found.length) << 16 | UInt32(found.distance)
                var inner = offset + (next == nil ? 1 : 2)
                next = nil
                offset += found.length
                while inner < offset {
                    unsafe insert(start, inner, count)
                    inner += 1
                }
            } else {
                unsafe tokens[tokenCount] = UInt32(start[offset])
                offset += 1
            }
            tokenCount += 1
            if tokenCount == Self.blockTokens || offset >= count {
                writeBlock(tokenCount, to: &writer)
                tokenCount = 0
            }
        }
        StoredBlocks.writeEmpty(to: &writer)
        return unsafe writer.position - output
    }

    // MARK: Finding

    @inline(__always)
    private static func load(_ address: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private func hashes(_ start: UnsafePointer<UInt8>, _ offset: Int) -> (short: Int, long: Int) {
        let (first, second) = unsafe (Self.load(start + offset), Self.load(start + offset + 8))
        let short = (first &<< UInt64(64 - 8 * shortest)) &* 0x9E37_79B9_7F4A_7C15
        let long = (first &* 0x9E37_79B9_7F4A_7C15 ^ second) &* 0xC2B2_AE3D_27D4_EB4F
        return (Int(truncatingIfNeeded: short &>> (64 - Self.hashBits)), Int(truncatingIfNeeded: (long ^ long &<< 21) &>> (64 - Self.hashBits)))
    }

    @inline(__always)
    private func insert(_ start: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) {
        // The bytes past the end are arbitrary, so offsets whose hashes would include them are not inserted.
        guard offset + 16 <= count else { return }
        let hashes = unsafe hashes(start, offset)
        unsafe short.previous[offset & (Self.window - 1)] = short.heads[hashes.short]
        unsafe short.heads[hashes.short] = Int32(truncatingIfNeeded: offset)
        unsafe long.previous[offset & (Self.window - 1)] = long.heads[hashes.long]
        unsafe long.heads[hashes.long] = Int32(truncatingIfNeeded: offset)
    }

    /// Inserts an offset and returns the longest match there, the nearest one of equally long ones; length 0 if there is none.
    @inline(__always)
    private func insertAndFind(_ start: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> (length: Int, distance: Int) {
        guard offset + 16 <= count else { return (0, 0) }
        let hashes = unsafe hashes(start, offset)
        let most = min(258, count - offset)
        var best = (length: shortest - 1, distance: 0)
        let firstLong = unsafe long.heads[hashes.long]
        unsafe search(start, offset, most, firstLong, long.previous, effort.longChain, &best)
        if best.length < effort.enough {
            unsafe search(start, offset, most, short.heads[hashes.short], short.previous, effort.shortChain, &best)
        }
        unsafe short.previous[offset & (Self.window - 1)] = short.heads[hashes.short]
        unsafe short.heads[hashes.short] = Int32(truncatingIfNeeded: offset)
        unsafe long.previous[offset & (Self.window - 1)] = firstLong
        unsafe long.heads[hashes.long] = Int32(truncatingIfNeeded: offset)
        return best.distance > 0 ? best : (0, 0)
    }

    /// Whether it pays to write a byte as a literal in order to use the match that begins after it: a matched byte saves about four bits, and each additional
    /// bit of the distance costs one.
    @inline(__always)
    private static func isBetter(_ later: (length: Int, distance: Int), than found: (length: Int, distance: Int)) -> Bool {
        later.length >= found.length && 4 * (later.length - found.length) + later.distance.leadingZeroBitCount - found.distance.leadingZeroBitCount > 2
    }

    @inline(__always)
    private func search(
        _ start: UnsafePointer<UInt8>, _ offset: Int, _ most: Int, _ first: Int32, _ previous: UnsafeMutablePointer<Int32>, _ chain: Int,
        _ best: inout (length: Int, distance: Int)
    ) {
        var candidate = Int(first)
        var left = chain
        let here = unsafe start + offset
        while candidate >= 0, offset - candidate <= Self.window, left > 0 {
            left -= 1
            let there = unsafe start + candidate
            // Compare first the byte that would make this match longer than the best one.
            if unsafe there[best.length] == here[best.length] {
                var length = 0
                while length < most {
                    let difference = unsafe Self.load(here + length) ^ Self.load(there + length)
                    if difference != 0 {
                        length += difference.trailingZeroBitCount >> 3
                        break
                    }
                    length += 8
                }
                length = min(length, most)
                if length > best.length {
                    best = (length, offset - candidate)
                    if length >= effort.enough || length == most { return }
                }
            }
            let next = unsafe Int(previous[candidate & (Self.window - 1)])
            // A newer offset may have overwritten the slot.
            if next >= candidate { return }
            candidate = next
        }
    }

    // MARK: Writing

    private func writeBlock(_ tokenCount: Int, to output: inout BitWriter) {
        unsafe counts.update(repeating: 0, count: Self.symbolCount + Self.distanceSymbolCount)
        let distances = unsafe counts + Self.symbolCount
        for index in 0..<tokenCount {
            let token = unsafe Int(tokens[index])
            if token < 256 {
                unsafe counts[token] &+= 1
            } else {
                unsafe counts[DeflateTables.lengthSymbol(token >> 16)] &+= 1
                unsafe distances[DeflateTables.distanceSymbol(token & 0xFFFF)] &+= 1
            }
        }
        unsafe counts[256] = 1
        unsafe HuffmanCode.makeLengths(UnsafeBufferPointer(start: counts, count: Self.symbolCount), limit: 15, into: lengths)
        unsafe HuffmanCode.makeLengths(
            UnsafeBufferPointer(start: distances, count: Self.distanceSymbolCount), limit: 15, into: lengths + Self.symbolCount)
        let symbolLengths = unsafe UnsafeBufferPointer(start: lengths, count: Self.symbolCount)
        let distanceLengths = unsafe UnsafeBufferPointer(start: lengths + Self.symbolCount, count: Self.distanceSymbolCount)
        unsafe HuffmanCode.makeCodes(symbolLengths, into: codes)
        unsafe HuffmanCode.makeCodes(distanceLengths, into: codes + Self.symbolCount)
        unsafe DynamicHeader.write(lengths: symbolLengths, distances: distanceLengths, isLast: false, to: &output)
        var writer = output
        let (codes, lengths) = unsafe (codes, lengths)
        for index in 0..<tokenCount {
            let token = unsafe Int(tokens[index])
            if token < 256 {
                unsafe writer.put(UInt64(codes[token]), UInt64(lengths[token]))
            } else {
                let (length, distance) = (token >> 16, token & 0xFFFF)
                let symbol = DeflateTables.lengthSymbol(length)
                unsafe writer.put(UInt64(codes[symbol]), UInt64(lengths[symbol]))
                writer.put(UInt64(length - DeflateTables.lengthBase(symbol)), UInt64(DeflateTables.lengthExtraBits(symbol)))
                let distanceSymbol = DeflateTables.distanceSymbol(distance)
                let index = Self.symbolCount + distanceSymbol
                unsafe writer.put(UInt64(codes[index]), UInt64(lengths[index]))
                writer.put(UInt64(distance - DeflateTables.distanceBase(distanceSymbol)), UInt64(DeflateTables.distanceExtraBits(distanceSymbol)))
            }
            writer.flush()
        }
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        output = writer
    }
}
