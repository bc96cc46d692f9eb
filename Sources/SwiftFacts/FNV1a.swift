/// The hash function of Fowler, Noll and Vo with 128 bits. It doesn't prevent intentional collisions: anyone who could create one also writes the source.
public struct FNV1a: Sendable {
    public private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    public init() {}

    /// 32 hexadecimal digits.
    public var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }

    /// Adds a part and its length, so that different lists of parts never give the same bytes.
    public mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { add(byte) }
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
}
