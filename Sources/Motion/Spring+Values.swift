import Foundation
import Geometry

extension Spring {
    /// When the motion over a way of 1 stays within a thousandth, seconds; infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001) }

    /// Where something is after a time that starts at one value and is pulled to another.
    ///
    /// - Parameter initialVelocity: per second, in a value's form: of a point, how far each coordinate goes.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let from = fromValue.animatableData
        result.animatableData = from + value(target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast it is then, per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The pull at a position and velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let from = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - from, position: position.animatableData - from, velocity: velocity.animatableData)
        return result
    }

    /// When the motion between two values stays within `epsilon`, seconds; infinite without damping.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
