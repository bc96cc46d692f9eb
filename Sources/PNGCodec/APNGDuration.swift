/// The duration of a frame: a fraction of a second, in lowest terms.
package struct APNGDuration: Sendable, Equatable {
    /// At least 0.
    package let numerator: Int
    /// At least 1.
    package let denominator: Int

    /// Creates a duration of `numerator / denominator` seconds.
    ///
    /// - Precondition: neither is negative, the denominator isn't 0, and both are below 2³¹.
    package init(_ numerator: Int, over denominator: Int) {
        precondition(numerator >= 0 && denominator > 0 && max(numerator, denominator) < 1 << 31)
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    /// Returns the sum of both durations; nil if the file format can't represent the sum, unless it already can't represent this duration.
    func adding(_ other: APNGDuration) -> APNGDuration? {
        let divisor = Self.greatestCommonDivisor(denominator, other.denominator)
        let shared = denominator / divisor * other.denominator
        let sum = numerator * (other.denominator / divisor) + other.numerator * (denominator / divisor)
        guard max(sum, shared) < 1 << 31 else { return nil }
        let total = APNGDuration(sum, over: shared)
        return total.isExact || !isExact && sum / shared < Int(UInt16.max) ? total : nil
    }

    /// Whether the file format, which has 16 bits for each number, can represent the duration exactly.
    var isExact: Bool { max(numerator, denominator) <= Int(UInt16.max) }

    static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}

/// Converts durations to delays of the file format. Each rounding error is carried over to the next delay, so errors never accumulate.
struct APNGClock {
    /// The time in seconds by which the frames so far are too short; negative if they are too long, 0 as long as all are exact.
    private var owed = 0.0

    /// Returns the delay for the next frame.
    mutating func delay(of duration: APNGDuration) -> (numerator: UInt16, denominator: UInt16) {
        if owed == 0, duration.isExact { return (UInt16(duration.numerator), UInt16(duration.denominator)) }
        let seconds = max(0, Double(duration.numerator) / Double(duration.denominator) + owed)
        // The finest unit in which the numerator fits.
        let limit = Double(UInt16.max)
        let denominator = seconds <= 1 ? limit : max(1, (limit / seconds).rounded(.down))
        let numerator = min(limit, (seconds * denominator).rounded())
        owed = seconds - numerator / denominator
        return (UInt16(numerator), UInt16(denominator))
    }
}
