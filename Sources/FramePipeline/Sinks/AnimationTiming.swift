import Stepping

/// The frames that an animation shows and their durations, in the units of its format.
///
/// A frame is shown from its own time, `index / fps`, until that of the next drawn frame, and the last one for `1 / fps`: a range with every second frame
/// plays at the same speed as the whole sequence.
package struct AnimationTiming: Sendable, Equatable {
    /// A frame and its duration in units, at least 1.
    package struct Step: Sendable, Equatable {
        package let frame: Int
        package let length: Int

        package init(frame: Int, length: Int) {
            self.frame = frame
            self.length = length
        }
    }

    /// In chronological order, at least one.
    package let steps: [Step]
    /// Units per second.
    package let unitsPerSecond: FrameRate

    /// Creates the timing for formats with a constant frame rate: a unit is the greatest common divisor of the distances between frames.
    ///
    /// - Parameter frames: ascending, each once, at least one.
    package init(frames: [Int], rate: FrameRate) {
        precondition(!frames.isEmpty)
        let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
        // With a single frame, or consecutive frames, a unit is one frame; also if the parts of the slower rate are too large.
        let shared = max(1, gaps.reduce(0, Self.greatestCommonDivisor))
        let slower = FrameRate(rate.numerator, rate.denominator * shared)
        let unit = slower == nil ? 1 : shared
        steps = zip(frames, gaps + [shared]).map { Step(frame: $0, length: $1 / unit) }
        unitsPerSecond = slower ?? rate
    }

    /// Creates the timing for GIF, which counts hundredths of a second.
    ///
    /// Players treat delays below two hundredths as a tenth of a second, so no frame is shorter. Up to 50 frames per second, each one starts at the hundredth
    /// nearest to its time; above that, starts are on a grid of two hundredths, and of the frames that round to the same point, the nearest is shown.
    /// Rounding errors don't add up: the sum is the whole duration, rounded once, and at least two hundredths.
    ///
    /// - Parameter frames: ascending, each once, at least one.
    package init(gifFrames frames: [Int], rate: FrameRate) {
        precondition(!frames.isEmpty)
        let (first, last) = (frames[0], frames[frames.count - 1])
        let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
        let shortest = gaps.min() ?? 1
        // As for the other formats, the last frame is shown as long as the steps before it.
        let unit = max(1, gaps.reduce(0, Self.greatestCommonDivisor))
        /// Returns a time in ticks of `n` hundredths, as a fraction.
        func ticks(_ frame: Int, of n: Int) -> (numerator: Int, denominator: Int) { ((frame - first) * 100 * rate.denominator, rate.numerator * n) }
        func rounded(_ value: (numerator: Int, denominator: Int)) -> Int { (2 * value.numerator + value.denominator) / (2 * value.denominator) }
        let total = max(2, rounded(ticks(last + unit, of: 1)))
        let tick = rate.numerator > 50 * rate.denominator * shortest ? 2 : 1

        var shown: [(frame: Int, tick: Int, distance: Int)] = []
        for frame in frames {
            let time = ticks(frame, of: tick)
            let nearest = rounded(time)
            let distance = abs(time.numerator - nearest * time.denominator)
            if let before = shown.last, before.tick == nearest {
                if distance < before.distance { shown[shown.count - 1] = (frame, nearest, distance) }
            } else if nearest == 0 || total - nearest * tick >= 2 {
                shown.append((frame, nearest, distance))
            }
        }
        let starts = shown.map { $0.tick * tick } + [total]
        steps = zip(shown, zip(starts, starts.dropFirst())).map { Step(frame: $0.frame, length: $1.1 - $1.0) }
        unitsPerSecond = Self.hundred
    }

    /// The total duration, rounded once.
    package var milliseconds: Int {
        let units = steps.reduce(0) { $0 + $1.length }
        let (numerator, denominator) = (units * 1000 * unitsPerSecond.denominator, unitsPerSecond.numerator)
        return (2 * numerator + denominator) / (2 * denominator)
    }

    private static let hundred: FrameRate = {
        guard let rate = FrameRate(100) else { preconditionFailure("100 is a rate") }
        return rate
    }()

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}
