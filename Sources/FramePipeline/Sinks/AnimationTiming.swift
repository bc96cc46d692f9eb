import Stepping

/// Which frames an animation shows, and for how long each: times on the grid that its format counts in.
///
/// A frame stands from its own time, `index / fps`, until that of the next one that is drawn, the last for `1 / fps`: a range with every second frame
/// plays as fast as all of them do.
package struct AnimationTiming: Sendable, Equatable {
    /// A frame and how many units it stands, at least 1.
    package struct Step: Sendable, Equatable {
        package let frame: Int
        package let length: Int

        package init(frame: Int, length: Int) {
            self.frame = frame
            self.length = length
        }
    }

    /// In the order of time, at least one.
    package let steps: [Step]
    /// How many units a second has.
    package let unitsPerSecond: FrameRate

    /// For formats that have a rate of their own: a unit is as long as the shortest distance that all frames are multiples of.
    ///
    /// - Parameter frames: ascending, each once, at least one.
    package init(frames: [Int], rate: FrameRate) {
        precondition(!frames.isEmpty)
        let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
        // With one frame alone, or all in a row, a unit is a frame; as it is where the slower rate has numbers that are too large.
        let shared = max(1, gaps.reduce(0, Self.greatestCommonDivisor))
        let slower = FrameRate(rate.numerator, rate.denominator * shared)
        let unit = slower == nil ? 1 : shared
        steps = zip(frames, gaps + [shared]).map { Step(frame: $0, length: $1 / unit) }
        unitsPerSecond = slower ?? rate
    }

    /// For GIF, which counts hundredths of a second.
    ///
    /// Players take a delay of less than two hundredths for a tenth of a second, so no frame stands shorter. Up to 50 frames a second each one starts at the
    /// hundredth nearest to its time; above that, starts are on a grid of two hundredths, and of the frames that fall on one point the nearest is shown.
    /// Rounding is not added up: the sum is the whole time, rounded once, and at least two hundredths.
    ///
    /// - Parameter frames: ascending, each once, at least one.
    package init(gifFrames frames: [Int], rate: FrameRate) {
        precondition(!frames.isEmpty)
        let (first, last) = (frames[0], frames[frames.count - 1])
        let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
        let shortest = gaps.min() ?? 1
        // As for the other formats, the last frame stands as long as the steps before it.
        let unit = max(1, gaps.reduce(0, Self.greatestCommonDivisor))
        /// A time in ticks of `n` hundredths, as a fraction.
        func ticks(_ frame: Int, of n: Int) -> (numerator: Int, denominator: Int) { ((frame - first) * 100 * rate.denominator, rate.numerator * n) }
        func rounded(_ value: (numerator: Int, denominator: Int)) -> Int { (2 * value.numerator + value.denominator) / (2 * value.denominator) }
        let total = max(2, rounded(ticks(last + unit, of: 1)))
        let tick = rate.numerator > 50 * rate.denominator * shortest ? 2 : 1

        var shown: [(frame: Int, tick: Int, distance: Int)] = []
        for frame in frames {
            let time = ticks(frame, of: tick)
            let place = rounded(time)
            let distance = abs(time.numerator - place * time.denominator)
            if let before = shown.last, before.tick == place {
                if distance < before.distance { shown[shown.count - 1] = (frame, place, distance) }
            } else if place == 0 || total - place * tick >= 2 {
                shown.append((frame, place, distance))
            }
        }
        let starts = shown.map { $0.tick * tick } + [total]
        steps = zip(shown, zip(starts, starts.dropFirst())).map { Step(frame: $0.frame, length: $1.1 - $1.0) }
        unitsPerSecond = Self.hundred
    }

    /// The whole time, rounded once.
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
