/// Frames per second as an exact fraction, in lowest terms: 60, 30000/1001.
package struct FrameRate: Sendable, Hashable, CustomStringConvertible {
    /// 1…1,000,000.
    package let numerator: Int
    /// 1…1,000,000.
    package let denominator: Int

    /// The highest rate; higher ones are mistakes.
    private static let fastest = 1_000
    private static let largestPart = 1_000_000
    /// 60 frames per second.
    package static let standard = FrameRate(whole: 60)

    private init(whole: Int) { (numerator, denominator) = (whole, 1) }

    /// Returns nil unless both parts are 1…1,000,000 after reduction and the rate is at most 1,000 frames per second.
    package init?(_ numerator: Int, _ denominator: Int = 1) {
        guard numerator > 0, denominator > 0 else { return nil }
        var (divisor, rest) = (numerator, denominator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
        guard self.numerator <= Self.largestPart, self.denominator <= Self.largestPart, self.numerator <= Self.fastest * self.denominator else {
            return nil
        }
    }

    /// Parses `60`, `30000/1001` or a decimal number, which is taken exactly: `29.97` is 2997/100, not 30000/1001.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let numerator = Self.digits(parts[0]), let denominator = Self.digits(parts[1]) {
            self.init(numerator, denominator)
            return
        }
        let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1, decimal.count <= 2, let whole = Self.digits(decimal[0]) else { return nil }
        guard decimal.count == 2 else {
            self.init(whole)
            return
        }
        guard decimal[1].utf8.count <= 6, let fraction = Self.digits(decimal[1]) else { return nil }
        let power = decimal[1].reduce(1) { power, _ in power * 10 }
        self.init(whole * power + fraction, power)
    }

    /// Returns the rate given by the number's shortest decimal form.
    package init?(_ number: Double) {
        if let whole = Int(exactly: number) {
            self.init(whole)
        } else {
            self.init(number.description)
        }
    }

    /// Parses one to nine ASCII digits.
    private static func digits(_ text: some StringProtocol) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(text)
    }

    /// Returns the time of a frame in seconds: the number nearest to `index · denominator / numerator`.
    ///
    /// Exact except for that one rounding for indices below 9·10⁹, far beyond the limit on frames.
    package func seconds(ofFrame index: Int) -> Double {
        Double(index) * Double(denominator) / Double(numerator)
    }

    /// Returns the number of frames that begin before the time: 2 seconds at 60 frames per second are frames 0…119. At least 1.
    ///
    /// - Parameter seconds: finite; zero or less gives one frame, and times beyond `limit` frames give `limit + 1`.
    package func frameCount(seconds: Double, limit: Int) -> Int {
        // Decimal durations such as 0.1 are not exact in binary; an excess of a millionth of a frame must not add a frame.
        let frames = (seconds * Double(numerator) / Double(denominator) - 1e-6).rounded(.up)
        return frames > Double(limit) ? limit + 1 : max(1, Int(saturating: frames))
    }

    /// Returns the index of the last frame that begins at or before the time; 0 for times before the start.
    ///
    /// - Parameter seconds: finite, and below 2⁵² frames.
    package func frameIndex(at seconds: Double) -> Int {
        max(0, Int(saturating: (seconds * Double(numerator) / Double(denominator) + 1e-6).rounded(.down)))
    }

    package var description: String {
        denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }
}
