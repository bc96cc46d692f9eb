/// Walks over a whole deflate stream without decoding it, to find its last block.
///
/// libdeflate marks the last block of what it writes as the last of the stream. For strips that are joined, that mark has to go.
@safe struct DeflateScanner {
    private let input: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// For the next 15 bits: how many bits the symbol takes with its extra bits, and what it is.
    private let symbols: UnsafeMutableBufferPointer<UInt8>
    private let distances: UnsafeMutableBufferPointer<UInt8>

    private static let match: UInt8 = 0x40
    private static let end: UInt8 = 0x80

    /// Where the last block's mark is, and where the stream ends, both in bits.
    struct Result: Equatable {
        var lastBlock: Int
        var end: Int
    }

    /// - Returns: nil where it isn't a whole deflate stream.
    /// - Complexity: linear.
    static func scan(_ input: UnsafeBufferPointer<UInt8>) -> Result? {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 << 15) { tables in
            var scanner = unsafe DeflateScanner(
                input: input, symbols: UnsafeMutableBufferPointer(rebasing: tables[..<(1 << 15)]),
                distances: UnsafeMutableBufferPointer(rebasing: tables[(1 << 15)...]))
            return scanner.walk()
        }
    }

    private init(input: UnsafeBufferPointer<UInt8>, symbols: UnsafeMutableBufferPointer<UInt8>, distances: UnsafeMutableBufferPointer<UInt8>) {
        unsafe (self.input, self.symbols, self.distances) = unsafe (input, symbols, distances)
    }

    /// In bits from the start.
    private var place: Int { 8 * position - bitCount }

    private mutating func walk() -> Result? {
        while true {
            let start = place
            let isLast = take(1) == 1
            let isWhole: Bool
            switch take(2) {
            case 0: isWhole = skipStored()
            case 1:
                useFixedCodes()
                isWhole = skipSymbols()
            case 2: isWhole = readCodes() && skipSymbols()
            default: return nil
            }
            guard isWhole, unsafe place <= 8 * input.count else { return nil }
            if isLast { return Result(lastBlock: start, end: place) }
        }
    }

    /// At least 48 bits; zeros behind the end.
    @inline(__always)
    private mutating func refill() {
        while bitCount <= 56 {
            unsafe bits |= position < input.count ? UInt64(input[position]) &<< UInt64(bitCount) : 0
            position += 1
            bitCount += 8
        }
    }

    private mutating func take(_ count: Int) -> Int {
        refill()
        defer { drop(count) }
        return Int(truncatingIfNeeded: bits & (1 << UInt64(count) - 1))
    }

    @inline(__always)
    private mutating func drop(_ count: Int) {
        bits &>>= UInt64(count)
        bitCount -= count
    }

    private mutating func skipStored() -> Bool {
        drop(bitCount & 7)
        let length = take(16)
        guard take(16) == ~length & 0xFFFF else { return false }
        position = place / 8 + length
        (bits, bitCount) = (0, 0)
        return true
    }

    private mutating func skipSymbols() -> Bool {
        while unsafe position < input.count + 16 {
            refill()
            let symbol = unsafe symbols[Int(truncatingIfNeeded: bits & 0x7FFF)]
            if symbol == 0 { return false }
            drop(Int(symbol & 0x3F))
            if symbol & Self.match != 0 {
                let distance = unsafe distances[Int(truncatingIfNeeded: bits & 0x7FFF)]
                if distance == 0 { return false }
                drop(Int(distance))
            } else if symbol & Self.end != 0 {
                return true
            }
        }
        return false
    }

    // MARK: Codes

    /// RFC 1951, section 3.2.6.
    private mutating func useFixedCodes() {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 320) { lengths in
            for symbol in 0..<288 { unsafe lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8 }
            for symbol in 288..<320 { unsafe lengths[symbol] = 5 }
            unsafe fill(UnsafeBufferPointer(lengths), symbolCount: 288)
        }
    }

    /// RFC 1951, section 3.2.7.
    private mutating func readCodes() -> Bool {
        let (symbolCount, distanceCount, ownCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
        guard symbolCount <= 286 else { return false }
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 320 + 19) { lengths in
            unsafe lengths.initialize(repeating: 0)
            let own = unsafe UnsafeMutableBufferPointer(rebasing: lengths[320...])
            for index in 0..<ownCount { unsafe own[Int(DeflateTables.codeLengthOrder[index])] = UInt8(take(3)) }
            unsafe Self.fillTable(symbols, UnsafeBufferPointer(own)) { UInt8($0) << 3 }
            var index = 0
            while index < symbolCount + distanceCount {
                refill()
                let entry = unsafe symbols[Int(truncatingIfNeeded: bits & 0x7FFF)]
                guard entry & 7 != 0 else { return false }
                drop(Int(entry & 7))
                let symbol = entry >> 3
                var (value, count) = (symbol, 1)
                switch symbol {
                case 16:
                    guard index > 0 else { return false }
                    (value, count) = unsafe (lengths[index - 1], take(2) + 3)
                case 17: (value, count) = (0, take(3) + 3)
                case 18: (value, count) = (0, take(7) + 11)
                default: break
                }
                guard index + count <= symbolCount + distanceCount else { return false }
                for _ in 0..<count {
                    unsafe lengths[index] = value
                    index += 1
                }
            }
            unsafe fill(UnsafeBufferPointer(rebasing: lengths[..<(symbolCount + distanceCount)]), symbolCount: symbolCount)
            return true
        }
    }

    /// Takes the lengths of both codes.
    private mutating func fill(_ lengths: UnsafeBufferPointer<UInt8>, symbolCount: Int) {
        unsafe Self.fillTable(symbols, UnsafeBufferPointer(rebasing: lengths[..<symbolCount])) { symbol in
            if symbol < 256 { return 0 }
            return symbol == 256 ? Self.end : symbol <= 285 ? Self.match + UInt8(DeflateTables.lengthExtraBits(symbol)) : 0
        }
        unsafe Self.fillTable(distances, UnsafeBufferPointer(rebasing: lengths[symbolCount...])) { UInt8(DeflateTables.distanceExtraBits($0)) }
    }

    /// Each entry is the code's length plus what `more` says; 0 where no code is.
    private static func fillTable(_ table: UnsafeMutableBufferPointer<UInt8>, _ lengths: UnsafeBufferPointer<UInt8>, _ more: (Int) -> UInt8) {
        unsafe table.update(repeating: 0)
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lengths.count) { codes in
            unsafe HuffmanCode.makeCodes(lengths, into: codes.baseAddress!)
            for symbol in 0..<lengths.count {
                let length = unsafe Int(lengths[symbol])
                guard length > 0 else { continue }
                let entry = UInt8(length) + more(symbol)
                for index in unsafe stride(from: Int(codes[symbol]), to: 1 << 15, by: 1 << length) { unsafe table[index] = entry }
            }
        }
    }
}
