import Foundation

/// The computed course of one track: value and velocity at any time. Source: Documentation/Semantics/Animation.md#phases-and-keyframes.
struct KeyframeCourse<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private struct Segment {
        enum Motion {
            case linear(UnitCurve)
            case cubic(start: Data, end: Data)
            case spring(Spring, start: Data)
            case move
        }
        var start: TimeInterval
        var duration: TimeInterval
        var from: Data
        var to: Data
        var motion: Motion

        var end: TimeInterval { start + duration }

        /// Returns the value and its velocity at a time in the segment.
        func state(at time: TimeInterval) -> (value: Data, velocity: Data) {
            let change = to - from
            switch motion {
            case .move: return (to, .zero)
            case .spring(let spring, let velocity):
                return (
                    from + spring.value(target: change, initialVelocity: velocity, time: time),
                    spring.velocity(target: change, initialVelocity: velocity, time: time)
                )
            case _ where duration <= 0: return (to, .zero)
            case .linear(let curve):
                let p = time / duration
                let slope = curve.velocity(at: p)
                return (from + change.scaled(by: curve.value(at: p)), change.scaled(by: slope.isFinite ? slope / duration : 0))
            case .cubic(let m0, let m1):
                // Hermite's form.
                let p = time / duration
                let (p2, p3) = (p * p, p * p * p)
                let value =
                    from.scaled(by: 2 * p3 - 3 * p2 + 1) + m0.scaled(by: duration * (p3 - 2 * p2 + p)) + to.scaled(by: 3 * p2 - 2 * p3)
                    + m1.scaled(by: duration * (p3 - p2))
                let velocity =
                    change.scaled(by: (6 * p - 6 * p2) / duration) + m0.scaled(by: 3 * p2 - 4 * p + 1) + m1.scaled(by: 3 * p2 - 2 * p)
                return (value, velocity)
            }
        }
    }

    private var segments: [Segment] = []
    private let initial: Value
    /// The final value.
    private let last: Value
    let duration: TimeInterval

    /// - Parameter initialVelocity: per second, for a first keyframe that doesn't specify its own.
    init(_ keyframes: [Keyframe<Value>], from initial: Value, velocity initialVelocity: Data = .zero) {
        self.initial = initial
        last = keyframes.last?.value ?? initial
        var (time, position, velocity) = (0.0, initial.animatableData, initialVelocity)
        for (index, keyframe) in keyframes.enumerated() {
            let to = keyframe.value.animatableData
            var segment = Segment(start: time, duration: keyframe.duration ?? 0, from: position, to: to, motion: .move)
            switch keyframe.kind {
            case .move: break
            case .linear(let curve): segment.motion = .linear(curve)
            case .spring(let spring, let start):
                let start = start?.animatableData ?? velocity
                segment.motion = .spring(spring, start: start)
                if keyframe.duration == nil {
                    let settling = spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
                    segment.duration = settling.isFinite ? settling : spring.response
                }
            case .cubic(let start, let end):
                segment.motion = .cubic(
                    start: start?.animatableData ?? velocity, end: end?.animatableData ?? Self.endVelocity(of: index, in: keyframes, from: position))
            }
            segments.append(segment)
            (position, velocity) = segment.duration > 0 ? segment.state(at: segment.duration) : (to, .zero)
            time = segment.end
        }
        duration = time
    }

    /// Returns the velocity with which a cubic keyframe ends: the start velocity of the next keyframe if it specifies one; otherwise, before another
    /// cubic keyframe, the slope of the line from the preceding value to the following one; before a linear keyframe, that one's initial velocity;
    /// and zero at the end of the track, before a jump, and before a spring, which continues from any velocity.
    private static func endVelocity(of index: Int, in keyframes: [Keyframe<Value>], from position: Data) -> Data {
        guard index + 1 < keyframes.count else { return .zero }
        let (this, next) = (keyframes[index], keyframes[index + 1])
        let (value, nextValue) = (this.value.animatableData, next.value.animatableData)
        let (duration, nextDuration) = (this.duration ?? 0, next.duration ?? 0)
        switch next.kind {
        case .move: return .zero
        case .spring(_, let start): return start?.animatableData ?? .zero
        case .linear(let curve):
            let slope = curve.velocity(at: 0)
            return nextDuration > 0 && slope.isFinite ? (nextValue - value).scaled(by: slope / nextDuration) : .zero
        case .cubic(let start, _):
            let time = duration + nextDuration
            return start?.animatableData ?? (time > 0 ? (nextValue - position).scaled(by: 1 / time) : .zero)
        }
    }

    /// Returns the value at a time; the initial value before the start, and the last one after the end.
    func value(at time: TimeInterval) -> Value {
        guard time < duration, let index = index(at: time) else { return time < 0 ? initial : last }
        var value = segments[index].to == last.animatableData ? last : initial
        value.animatableData = segments[index].state(at: max(0, time - segments[index].start)).value
        return value
    }

    /// Returns the velocity at a time, per second; zero before the start and after the end.
    func velocity(at time: TimeInterval) -> Data {
        guard time >= 0, time < duration, let index = index(at: time) else { return .zero }
        return segments[index].state(at: time - segments[index].start).velocity
    }

    /// Returns the index of the segment that runs at a time; of segments that begin together, the last one.
    private func index(at time: TimeInterval) -> Int? { segments.lastIndex { $0.start <= max(0, time) } }
}
