import Foundation
import Geometry

extension Spring {
    /// The time in seconds after which motion over a distance of 1 stays within 0.001 of its target; infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001) }

    /// Returns the value after a time, for motion that starts at one value and is pulled to another.
    ///
    /// - Parameter initialVelocity: per second, in the form of a value; for a point, the velocity of each coordinate.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let from = fromValue.animatableData
        result.animatableData = from + value(target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity of such motion after a time, per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the spring's force at a position and velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let from = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - from, position: position.animatableData - from, velocity: velocity.animatableData)
        return result
    }

    /// Returns the time in seconds after which motion between two values stays within `epsilon` of its target; infinite without damping.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
