/// A number of 256 bits, for values that are shown: its operations take different times for different numbers, so it protects no secrets.
struct Number256: Comparable, Sendable {
    /// From the lowest to the highest.
    var limbs: (UInt64, UInt64, UInt64, UInt64)

    init(_ value: UInt64 = 0) { limbs = (value, 0, 0, 0) }
    /// - Parameter hex: 64 digits.
    init(hex: String) {
        var (value, rest) = (Number256(), Substring(hex))
        for _ in 0..<4 {
            value = Number256(limbs: (UInt64(rest.prefix(16), radix: 16) ?? 0, value.limbs.0, value.limbs.1, value.limbs.2))
            rest = rest.dropFirst(16)
        }
        self = value
    }
    init(limbs: (UInt64, UInt64, UInt64, UInt64)) { self.limbs = limbs }
    /// - Parameter bigEndian: 32 bytes, the highest one first.
    init<Bytes: Sequence<UInt8>>(bigEndian: Bytes) {
        var value = Number256()
        for byte in bigEndian { value = value.shifted(by: 8, adding: UInt64(byte)) }
        self = value
    }

    /// The 32 bytes, the highest one first.
    var bytes: [UInt8] {
        [limbs.3, limbs.2, limbs.1, limbs.0].flatMap { limb in (0..<8).reversed().map { UInt8(truncatingIfNeeded: limb >> UInt64($0 * 8)) } }
    }
    var isZero: Bool { limbs == (0, 0, 0, 0) }
    func bit(_ index: Int) -> Bool {
        let limb = [limbs.0, limbs.1, limbs.2, limbs.3][index / 64]
        return limb >> UInt64(index % 64) & 1 == 1
    }
    private func shifted(by count: UInt64, adding low: UInt64) -> Number256 {
        Number256(
            limbs: (
                limbs.0 << count | low, limbs.1 << count | limbs.0 >> (64 - count), limbs.2 << count | limbs.1 >> (64 - count),
                limbs.3 << count | limbs.2 >> (64 - count)
            ))
    }
    var halved: Number256 {
        Number256(limbs: (limbs.0 >> 1 | limbs.1 << 63, limbs.1 >> 1 | limbs.2 << 63, limbs.2 >> 1 | limbs.3 << 63, limbs.3 >> 1))
    }
    static func == (a: Number256, b: Number256) -> Bool { a.limbs == b.limbs }
    static func < (a: Number256, b: Number256) -> Bool { a.subtracting(b).borrows }

    func adding(_ other: Number256) -> (sum: Number256, carries: Bool) {
        var carry: UInt64 = 0
        func add(_ a: UInt64, _ b: UInt64) -> UInt64 {
            let (first, over1) = a.addingReportingOverflow(b)
            let (second, over2) = first.addingReportingOverflow(carry)
            carry = over1 || over2 ? 1 : 0
            return second
        }
        let sum = Number256(limbs: (add(limbs.0, other.limbs.0), add(limbs.1, other.limbs.1), add(limbs.2, other.limbs.2), add(limbs.3, other.limbs.3)))
        return (sum, carry == 1)
    }
    func subtracting(_ other: Number256) -> (difference: Number256, borrows: Bool) {
        var borrow: UInt64 = 0
        func subtract(_ a: UInt64, _ b: UInt64) -> UInt64 {
            let (first, under1) = a.subtractingReportingOverflow(b)
            let (second, under2) = first.subtractingReportingOverflow(borrow)
            borrow = under1 || under2 ? 1 : 0
            return second
        }
        let difference = Number256(
            limbs: (subtract(limbs.0, other.limbs.0), subtract(limbs.1, other.limbs.1), subtract(limbs.2, other.limbs.2), subtract(limbs.3, other.limbs.3)))
        return (difference, borrow == 1)
    }
}

/// Arithmetic with remainders of a division by an odd prime of 253 bits or more.
struct Remainders: Sendable {
    let modulus: Number256
    /// The inverse of the lowest limb of the negated modulus, with which Montgomery's method makes limbs zero.
    private let clearing: UInt64
    /// The remainder of 2 to the power of 512.
    private var square512 = Number256(1)

    init(modulus: Number256) {
        self.modulus = modulus
        // Newton's method: each step doubles the number of right bits.
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse = inverse &* (2 &- modulus.limbs.0 &* inverse) }
        clearing = 0 &- inverse
        for _ in 0..<512 { square512 = add(square512, square512) }
    }

    func add(_ a: Number256, _ b: Number256) -> Number256 {
        let (sum, carries) = a.adding(b)
        let (reduced, borrows) = sum.subtracting(modulus)
        return carries || !borrows ? reduced : sum
    }
    func subtract(_ a: Number256, _ b: Number256) -> Number256 {
        let (difference, borrows) = a.subtracting(b)
        return borrows ? difference.adding(modulus).sum : difference
    }
    func negate(_ a: Number256) -> Number256 { subtract(Number256(), a) }
    func multiply(_ a: Number256, _ b: Number256) -> Number256 { reducedProduct(reducedProduct(a, b), square512) }
    /// Returns the remainder of a · b / 2 to the power of 256 (Montgomery's method).
    private func reducedProduct(_ a: Number256, _ b: Number256) -> Number256 {
        let (a, m) = ([a.limbs.0, a.limbs.1, a.limbs.2, a.limbs.3], [modulus.limbs.0, modulus.limbs.1, modulus.limbs.2, modulus.limbs.3])
        var t: [UInt64] = [0, 0, 0, 0, 0, 0]
        func add(_ row: [UInt64], times factor: UInt64) {
            var carry: UInt64 = 0
            for index in 0..<4 {
                let (high, low) = row[index].multipliedFullWidth(by: factor)
                let (first, over1) = low.addingReportingOverflow(t[index])
                let (second, over2) = first.addingReportingOverflow(carry)
                t[index] = second
                carry = high &+ (over1 ? 1 : 0) &+ (over2 ? 1 : 0)
            }
            let (sum, over) = t[4].addingReportingOverflow(carry)
            t[4] = sum
            if over { t[5] &+= 1 }
        }
        for limb in [b.limbs.0, b.limbs.1, b.limbs.2, b.limbs.3] {
            add(a, times: limb)
            add(m, times: t[0] &* clearing)
            t = [t[1], t[2], t[3], t[4], t[5], 0]
        }
        let result = Number256(limbs: (t[0], t[1], t[2], t[3]))
        let (reduced, borrows) = result.subtracting(modulus)
        return t[4] != 0 || !borrows ? reduced : result
    }
    func square(_ a: Number256) -> Number256 { multiply(a, a) }
    func power(_ a: Number256, _ exponent: Number256) -> Number256 {
        var result = Number256(1)
        for index in (0..<256).reversed() {
            result = square(result)
            if exponent.bit(index) { result = multiply(result, a) }
        }
        return result
    }
    /// The inverse, by Fermat's theorem.
    func invert(_ a: Number256) -> Number256 { power(a, modulus.subtracting(Number256(2)).difference) }
    /// The remainder of bytes, the highest one first.
    func reduce<Bytes: Sequence<UInt8>>(bigEndian bytes: Bytes) -> Number256 {
        var result = Number256()
        for byte in bytes {
            for bit in (0..<8).reversed() {
                result = add(result, result)
                if byte >> UInt8(bit) & 1 == 1 { result = add(result, Number256(1)) }
            }
        }
        return result
    }
}
