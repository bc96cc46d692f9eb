/// Compresses filtered rows by looking for long matches first.
///
/// Rows of differences are made of the same few bytes, so that a search by three or four of them, as others do it, meets thousands of places that agree in
/// hardly more. Here places are found by sixteen bytes, of which there are few and good ones, and else by six; shorter matches cost more than they save.
/// Keeps its working memory; not for two threads at the same time.
@safe final class MatchDeflater {
    /// How much is tried.
    struct Effort {
        /// How many places with the same six bytes, and with the same sixteen, are looked at.
        var shortChain: Int
        var longChain: Int
        /// A match of that length needs no better one.
        var enough: Int
    }

    private static let window = 32768
    private static let symbolCount = 286
    private static let distanceSymbolCount = 30
    private static let hashBits: UInt64 = 15
    /// So many literals and matches share a code.
    private static let blockTokens = 24576

    /// For each hash the last place, and for each place in the window the one before with the same hash.
    @safe private struct Chains {
        let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))
        let previous = UnsafeMutablePointer<Int32>.allocate(capacity: window)
    }

    private let effort: Effort
    /// No match is shorter; places are found by so many bytes.
    private var shortest = 3
    private let short = Chains()
    private let long = Chains()
    /// A literal's byte; or a match's length above bit 16 and its distance below.
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

    /// The most bytes that `compress` writes for so many: codes have at most 15 bits, but no block is longer than with nine each.
    static func bound(_ count: Int) -> Int { count + count / 4 + 2048 }

    /// Writes deflate blocks, none of them the last, that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: 16 bytes more must be readable before and behind them.
    ///   - shortest: no match is shorter, from 3 to 8.
    ///   - output: has room for `bound` of the input.
    /// - Returns: the number of bytes.
    func compress(_ input: UnsafeBufferPointer<UInt8>, shortest: Int, into output: UnsafeMutablePointer<UInt8>) -> Int {
        self.shortest = shortest
        for chains in [short, long] { unsafe chains.heads.update(repeating: -1, count: 1 << Int(Self.hashBits)) }
        var writer = unsafe BitWriter(output)
        let start = input.baseAddress!
        let count = input.count
        var tokenCount = 0
        var place = 0
        var next: (length: Int, distance: Int)?
        while place < count {
            let found: (length: Int, distance: Int)
            if let next { found = next } else { found = unsafe insertAndFind(start, place, count) }
            next = nil
            var isMatch = found.length >= shortest
            if isMatch, found.length < effort.enough, place + 1 < count {
                // Perhaps a better one begins at the next byte.
                let later = unsafe insertAndFind(start, place + 1, count)
                next = later
                isMatch = !Self.isBetter(later, than: found)
            }
            if isMatch {
                unsafe tokens[tokenCount] = UInt32(found.length) << 16 | UInt32(found.distance)
                var inner = place + (next == nil ? 1 : 2)
                next = nil
                place += found.length
                while inner < place {
                    unsafe insert(start, inner, count)
                    inner += 1
                }
            } else {
                unsafe tokens[tokenCount] = UInt32(start[place])
                place += 1
            }
            tokenCount += 1
            if tokenCount == Self.blockTokens || place >= count {
                writeBlock(tokenCount, to: &writer)
                tokenCount = 0
            }
        }
        StoredBlocks.writeEmpty(to: &writer)
        return unsafe writer.place - output
    }

    // MARK: Finding

    @inline(__always)
    private static func load(_ place: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private func hashes(_ start: UnsafePointer<UInt8>, _ place: Int) -> (short: Int, long: Int) {
        let (first, second) = unsafe (Self.load(start + place), Self.load(start + place + 8))
        let short = (first &<< UInt64(64 - 8 * shortest)) &* 0x9E37_79B9_7F4A_7C15
        let long = (first &* 0x9E37_79B9_7F4A_7C15 ^ second) &* 0xC2B2_AE3D_27D4_EB4F
        return (Int(truncatingIfNeeded: short &>> (64 - Self.hashBits)), Int(truncatingIfNeeded: (long ^ long &<< 21) &>> (64 - Self.hashBits)))
    }

    @inline(__always)
    private func insert(_ start: UnsafePointer<UInt8>, _ place: Int, _ count: Int) {
        // What lies behind the end may be anything, so nothing is remembered that reaches there.
        guard place + 16 <= count else { return }
        let hashes = unsafe hashes(start, place)
        unsafe short.previous[place & (Self.window - 1)] = short.heads[hashes.short]
        unsafe short.heads[hashes.short] = Int32(truncatingIfNeeded: place)
        unsafe long.previous[place & (Self.window - 1)] = long.heads[hashes.long]
        unsafe long.heads[hashes.long] = Int32(truncatingIfNeeded: place)
    }

    /// The longest match at a place, which is remembered for those to come; of equally long ones the nearest. Length 0 where there is none.
    @inline(__always)
    private func insertAndFind(_ start: UnsafePointer<UInt8>, _ place: Int, _ count: Int) -> (length: Int, distance: Int) {
        guard place + 16 <= count else { return (0, 0) }
        let hashes = unsafe hashes(start, place)
        let most = min(258, count - place)
        var best = (length: shortest - 1, distance: 0)
        let firstLong = unsafe long.heads[hashes.long]
        unsafe search(start, place, most, firstLong, long.previous, effort.longChain, &best)
        if best.length < effort.enough {
            unsafe search(start, place, most, short.heads[hashes.short], short.previous, effort.shortChain, &best)
        }
        unsafe short.previous[place & (Self.window - 1)] = short.heads[hashes.short]
        unsafe short.heads[hashes.short] = Int32(truncatingIfNeeded: place)
        unsafe long.previous[place & (Self.window - 1)] = firstLong
        unsafe long.heads[hashes.long] = Int32(truncatingIfNeeded: place)
        return best.distance > 0 ? best : (0, 0)
    }

    /// Whether it pays to write a byte as it is for the sake of a match that begins behind it: a byte is worth about four bits, and each bit of the distance one.
    @inline(__always)
    private static func isBetter(_ later: (length: Int, distance: Int), than found: (length: Int, distance: Int)) -> Bool {
        later.length >= found.length && 4 * (later.length - found.length) + later.distance.leadingZeroBitCount - found.distance.leadingZeroBitCount > 2
    }

    @inline(__always)
    private func search(
        _ start: UnsafePointer<UInt8>, _ place: Int, _ most: Int, _ first: Int32, _ previous: UnsafeMutablePointer<Int32>, _ chain: Int,
        _ best: inout (length: Int, distance: Int)
    ) {
        var candidate = Int(first)
        var left = chain
        let here = unsafe start + place
        while candidate >= 0, place - candidate <= Self.window, left > 0 {
            left -= 1
            let there = unsafe start + candidate
            // The byte that would make it longer than the best.
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
                    best = (length, place - candidate)
                    if length >= effort.enough || length == most { return }
                }
            }
            let next = unsafe Int(previous[candidate & (Self.window - 1)])
            // The slot may have a newer place by now.
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
                let place = Self.symbolCount + distanceSymbol
                unsafe writer.put(UInt64(codes[place]), UInt64(lengths[place]))
                writer.put(UInt64(distance - DeflateTables.distanceBase(distanceSymbol)), UInt64(DeflateTables.distanceExtraBits(distanceSymbol)))
            }
            writer.flush()
        }
        unsafe writer.put(UInt64(codes[256]), UInt64(lengths[256]))
        writer.flush()
        output = writer
    }
}
