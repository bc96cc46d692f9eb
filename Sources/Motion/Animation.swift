import Foundation
import Geometry

/// How a change is shown as motion.
public struct Animation: Hashable, Sendable {
    /// The animation that does the work.
    public let base: any CustomAnimation

    public init(_ base: some CustomAnimation) {
        self.base = base
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<T: CustomAnimation>(_ base: T) -> Bool { rhs.base as? T == base }
        return isEqual(lhs.base)
    }

    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    /// Returns the part of an interval that is covered after a time; nil once the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the rate at which the output changes at a time, per second.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether the animation takes over from a running one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

// MARK: Curves

extension Animation {
    public static let linear = linear(duration: standardDuration)
    public static let easeIn = easeIn(duration: standardDuration)
    public static let easeOut = easeOut(duration: standardDuration)
    public static let easeInOut = easeInOut(duration: standardDuration)

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Creates a cubic Bézier curve over time; y may lie beyond 0…1, and x is clamped to it.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(.overshooting(p1x, p1y, p2x, p2y), duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// In seconds. Source: Documentation/Semantics/Animation.md#timing-curves.
    private static let standardDuration = 0.35
}

// MARK: Springs. Source of the numbers: Documentation/Semantics/Animation.md#springs.

extension Animation {
    /// A spring without bounce.
    public static let `default` = Animation(FluidSpringAnimation(response: 0.5, dampingRatio: 1, blendDuration: 0))
    public static var spring: Animation { spring(duration: 0.5) }
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(FluidSpringAnimation(response: response, dampingRatio: dampingFraction, blendDuration: blendDuration))
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a little bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with more bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that adds its motion to running animations instead of taking over from them. The velocity is in whole intervals per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring, initialVelocity: initialVelocity))
    }
}

// MARK: Modifiers

extension Animation {
    /// Delays the start of the animation by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }

    /// Runs the animation faster by a factor.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite ? max(0, speed) : 1))
    }

    /// Repeats the animation a number of times, every second time backward with `autoreverses`. Each leg counts as one; a count below 1 counts as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats the animation forever, every second time backward with `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Counts as complete for completion handlers after a number of seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, after: duration))
    }
}
