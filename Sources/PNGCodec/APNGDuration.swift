/// How long a frame stands: a fraction of seconds, in lowest terms.
public struct APNGDuration: Sendable, Equatable {
    /// At least 0.
    public let numerator: Int
    /// At least 1.
    public let denominator: Int

    /// - Precondition: neither is negative, and the denominator isn't 0; both are below 2³¹.
    public init(_ numerator: Int, over denominator: Int) {
        precondition(numerator >= 0 && denominator > 0 && max(numerator, denominator) < 1 << 31)
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    /// Both together; nil where the file format has no such delay, though it has one for this.
    func adding(_ other: APNGDuration) -> APNGDuration? {
        let divisor = Self.greatestCommonDivisor(denominator, other.denominator)
        let shared = denominator / divisor * other.denominator
        let sum = numerator * (other.denominator / divisor) + other.numerator * (denominator / divisor)
        guard max(sum, shared) < 1 << 31 else { return nil }
        let total = APNGDuration(sum, over: shared)
        return total.isExact || !isExact && sum / shared < Int(UInt16.max) ? total : nil
    }

    /// Whether the file format, which has 16 bits for each number, can say so.
    var isExact: Bool { max(numerator, denominator) <= Int(UInt16.max) }

    static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}

/// Turns durations into delays of the file format. What is rounded in one is made up for in the next, so that rounding is never added up.
struct APNGClock {
    /// How much longer the frames so far should have stood, in seconds; the wrong way round where it is negative. 0 as long as all are exact.
    private var owed = 0.0

    mutating func delay(of duration: APNGDuration) -> (numerator: UInt16, denominator: UInt16) {
        if owed == 0, duration.isExact { return (UInt16(duration.numerator), UInt16(duration.denominator)) }
        let seconds = max(0, Double(duration.numerator) / Double(duration.denominator) + owed)
        // The finest unit in which the number fits.
        let limit = Double(UInt16.max)
        let denominator = seconds <= 1 ? limit : max(1, (limit / seconds).rounded(.down))
        let numerator = min(limit, (seconds * denominator).rounded())
        owed = seconds - numerator / denominator
        return (UInt16(numerator), UInt16(denominator))
    }
}
