/// The tables of RFC 1951, section 3.2.5, which split lengths and distances into a symbol and extra bits.
enum DeflateTables {
    /// The number of extra bits of the 29 length symbols from 257 on.
    private static let lengthExtra: InlineArray<29, UInt8> = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let lengthBases: InlineArray<29, UInt16> = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    /// The order in which the lengths of the code for code lengths are written (section 3.2.7).
    static let codeLengthOrder: InlineArray<19, UInt8> = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// - Parameter length: from 3 to 258.
    @inline(__always)
    static func lengthSymbol(_ length: Int) -> Int {
        if length == 258 { return 285 }
        let value = length - 3
        if value < 8 { return 257 + value }
        // Four symbols for each power of two.
        let extra = 61 - value.leadingZeroBitCount
        return 257 + 4 * extra + value >> extra
    }

    /// - Parameter symbol: from 257 to 285.
    static func lengthExtraBits(_ symbol: Int) -> Int { Int(lengthExtra[symbol - 257]) }
    static func lengthBase(_ symbol: Int) -> Int { Int(lengthBases[symbol - 257]) }

    /// - Parameter distance: from 1 to 32,768.
    static func distanceSymbol(_ distance: Int) -> Int {
        let value = distance - 1
        if value < 4 { return value }
        // Two symbols for each power of two.
        let extra = 62 - value.leadingZeroBitCount
        return 2 * extra + value >> extra
    }

    /// - Parameter symbol: from 0 to 29.
    static func distanceExtraBits(_ symbol: Int) -> Int { max(0, symbol / 2 - 1) }
    static func distanceBase(_ symbol: Int) -> Int { symbol < 4 ? symbol + 1 : (2 + symbol % 2) << distanceExtraBits(symbol) + 1 }
}
