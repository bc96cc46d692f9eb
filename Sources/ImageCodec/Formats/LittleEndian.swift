/// Reads numbers that have their lowest byte first.
struct LittleEndian {
    let bytes: [UInt8]

    /// Returns the number in some bytes; nil beyond the end.
    func number(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    /// Returns the signed number in four bytes.
    func signed(_ offset: Int) -> Int? { number(offset, 4).map { Int(Int32(truncatingIfNeeded: $0)) } }
}
