// The hash functions of FIPS 180-4, in plain Swift. They are for displayed values, not for keeping secrets.

/// The hash function with 256 bits.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    public static let byteCount = 32
    private var blocks = BlockBuffer(size: 64)
    private var state: [UInt32] = SHA256.primes.prefix(8).map { UInt32(truncatingIfNeeded: RootFraction.square($0) >> 32) }

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        unsafe blocks.append(bufferPointer) { Self.compress($0, into: &state) }
        self.state = state
    }

    public func finalize() -> SHA256Digest {
        var state = state
        blocks.finish(lengthBytes: 8, isBigEndian: true) { Self.compress($0, into: &state) }
        return SHA256Digest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
    }

    static let primes: [UInt64] = RootFraction.primes(80)
    private static let constants = primes.prefix(64).map { UInt32(truncatingIfNeeded: RootFraction.cube($0) >> 32) }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in block[at..<(at + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turn(early, 7) ^ turn(early, 18) ^ early >> 3
            let second = turn(late, 17) ^ turn(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
            let first = h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
            let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
}

/// The hash function with 512 bits.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static let blockByteCount = 128
    public static let byteCount = 64
    private var core = SHA512Core(SHA256.primes.prefix(8).map(RootFraction.square))

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { unsafe core.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: core.finish()) }
}

/// The hash function with 384 bits.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static let blockByteCount = 128
    public static let byteCount = 48
    private var core = SHA512Core(SHA256.primes[8..<16].map(RootFraction.square))

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { unsafe core.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(core.finish().prefix(48))) }
}

/// The shared part of SHA-384 and SHA-512.
private struct SHA512Core {
    private var blocks = BlockBuffer(size: 128)
    private var state: [UInt64]

    init(_ state: [UInt64]) { self.state = state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        unsafe blocks.append(bytes) { Self.compress($0, into: &state) }
        self.state = state
    }

    func finish() -> [UInt8] {
        var state = state
        blocks.finish(lengthBytes: 16, isBigEndian: true) { Self.compress($0, into: &state) }
        return state.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    }

    private static let constants = SHA256.primes.map(RootFraction.cube)

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt64]) {
        func turn(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
        var words = stride(from: block.startIndex, to: block.endIndex, by: 8).map { at in block[at..<(at + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        for index in 16..<80 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turn(early, 1) ^ turn(early, 8) ^ early >> 7
            let second = turn(late, 19) ^ turn(late, 61) ^ late >> 6
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
        for index in 0..<80 {
            let sum = turn(e, 14) ^ turn(e, 18) ^ turn(e, 41)
            let first = h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
            let second = (turn(a, 28) ^ turn(a, 34) ^ turn(a, 39)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
}

/// The first 64 bits of the fractions of roots, from which SHA-2's constants come (FIPS 180-4, sections 4.2 and 5.3).
enum RootFraction {
    static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    static func square(_ number: UInt64) -> UInt64 {
        // The largest 64-bit fraction f for which (w + f)² is at most the number; w is the whole part.
        let whole = UInt64(Double(number).squareRoot())
        return largest { fraction in
            let (high, low) = fraction.multipliedFullWidth(by: fraction)
            // (w 2^64 + f)² = w² 2^128 + 2 w f 2^64 + f²
            let middle = (fraction.multipliedFullWidth(by: 2 * whole))
            let (sum, carry) = middle.low.addingReportingOverflow(high)
            let top = whole * whole + middle.high + (carry ? 1 : 0)
            return top < number || top == number && sum == 0 && low == 0
        }
    }

    static func cube(_ number: UInt64) -> UInt64 {
        var whole: UInt64 = 1
        while (whole + 1) * (whole + 1) * (whole + 1) <= number { whole += 1 }
        return largest { fraction in
            // x = w 2^64 + f in limbs of 32 bits, so that products and sums fit into 64 bits.
            let x = [fraction & 0xffff_ffff, fraction >> 32, whole]
            let product = multiply(multiply(x, x), x)
            // The number times 2^192 is limb 6.
            return product[6...].dropFirst().allSatisfy { $0 == 0 } && product[6] < number
        }
    }

    private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: a.count + b.count)
        for (i, x) in a.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.enumerated() {
                let sum = result[i + j] + x * y + carry
                (result[i + j], carry) = (sum & 0xffff_ffff, sum >> 32)
            }
            result[i + b.count] += carry
        }
        return result
    }

    /// Returns the largest number that fits; smaller ones fit, too.
    private static func largest(_ fits: (UInt64) -> Bool) -> UInt64 {
        var result: UInt64 = 0
        for bit in (0..<64).reversed() where fits(result | 1 << UInt64(bit)) { result |= 1 << UInt64(bit) }
        return result
    }
}
