import Foundation
import Synchronization

/// Random numbers that are the same in every run: the system's generator for code that `render` draws.
///
/// They depend on a seed and on the time: each step of the clock begins a new sequence, and so does each canvas, by the time at which it was last
/// invalidated. So a frame gets the same numbers on every machine, whichever frames are drawn before it.
public enum _SceneRandom {
    private static let state = Mutex((seed: UInt64(0), generator: SplitMix(state: 0)))

    /// Returns the next 64 bits.
    public static func next() -> UInt64 { state.withLock { $0.generator.next() } }

    /// Sets the seed (`--seed`) and begins the first sequence.
    package static func start(seed: UInt64) { state.withLock { $0 = (seed, SplitMix(state: seed)) } }

    /// Returns a number that follows from another one and the seed, whatever the time.
    package static func fixed(by number: UInt64) -> UInt64 { state.withLock { SplitMix.mix($0.seed &+ SplitMix.mix(number &+ SplitMix.step)) } }

    /// Begins the sequence for a time, in seconds.
    static func begin(at time: Double) { state.withLock { $0.generator = generator($0.seed, at: time) } }

    /// Runs `body` with a separate sequence, then continues the previous one.
    static func using<R>(sequenceOf time: Double, _ body: () throws -> R) rethrows -> R {
        let outer = state.withLock { state in
            defer { state.generator = generator(state.seed, at: time) }
            return state.generator
        }
        defer { state.withLock { $0.generator = outer } }
        return try body()
    }

    private static func generator(_ seed: UInt64, at time: Double) -> SplitMix {
        SplitMix(state: SplitMix.mix(seed &+ SplitMix.mix((time + 0).bitPattern &+ SplitMix.step)))
    }

    /// A version 4 identifier made from the next numbers.
    public static var uuid: UUID {
        let bytes = [next(), next()].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x40, bytes[7], bytes[8] & 0x3F | 0x80, bytes[9], bytes[10],
                bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}

/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix: RandomNumberGenerator, Sendable {
    package var state: UInt64

    package init(state: UInt64) { self.state = state }

    /// 2^64 divided by the golden ratio, odd.
    package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    package mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mix(state)
    }

    /// Mixes consecutive numbers so that the results look unrelated.
    package static func mix(_ number: UInt64) -> UInt64 {
        var z = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
