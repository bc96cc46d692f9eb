import Geometry
import Testing

@testable import Motion

/// Motion that is followed without its value ends at the same time, and shows the same value, as motion that is stepped.
struct KnownMotionTests {
    private static let animations: [(name: String, animation: Animation)] = [
        ("linear", .linear(duration: 0.3)), ("easeInOut", .easeInOut(duration: 1)), ("no duration", .linear(duration: 0)),
        ("overshoot", .timingCurve(0.3, -0.5, 0.7, 1.5, duration: 0.4)), ("spring", .spring), ("bouncy", .bouncy(duration: 0.4)),
        ("undamped", .spring(response: 0.3, dampingFraction: 0)), ("blended", .interactiveSpring), ("interpolating", .interpolatingSpring),
        ("pushed", .interpolatingSpring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 3)),
    ]

    @Test(arguments: animations.map(\.name)) func aValueIsTheSameWhetherItsMotionIsSteppedOrKnown(name: String) throws {
        let animation = try #require(Self.animations.first { $0.name == name }).animation
        try check(from: 3.0, to: -20.0, animation)
        try check(from: AnimatablePair(CGFloat(1), CGFloat(2)), to: AnimatablePair(100, -0.25), animation)
        let rects = [CGRect(x: 1, y: 2, width: 30, height: 4), CGRect(x: 100, y: 2, width: 3, height: 400)].map(\.animatableData)
        try check(from: rects[0], to: rects[1], animation)
        // A type for which nothing is compiled in advance.
        try check(from: AnimatablePair(Float(1), Double(2)), to: AnimatablePair(100, -0.25), animation)
    }

    private func check<V: VectorArithmetic>(from old: V, to new: V, _ animation: Animation) throws {
        var value = AnimatedValue(old)
        value.setTarget(new, animation: animation, at: 0.5)
        try check(value)
        // A second change: springs take over position and velocity, other animations are combined.
        _ = value.value(at: 0.6)
        value.setTarget(old + new, animation: animation, at: 0.6)
        if value.knownMotion != nil { try check(value) }
    }

    private func check<V: VectorArithmetic>(_ value: AnimatedValue<V>) throws {
        let known = try #require(value.knownMotion)
        for step in 0...240 {
            let time = 0.5 + Double(step) / 60
            #expect(known.isOver(at: time) == !value.isAnimating(at: time), "at \(time)")
            if !known.isOver(at: time) { #expect(value.knownPresentation(at: time) == value.presentation(at: time), "at \(time)") }
        }
    }

    @Test func motionWithStateOrOfSeveralAnimationsIsNotKnown() {
        var value = AnimatedValue(0.0)
        #expect(value.knownMotion == nil)
        value.setTarget(1, animation: .linear.repeatForever(), at: 0)
        #expect(value.knownMotion == nil)
        var combined = AnimatedValue(0.0)
        combined.setTarget(1, animation: .linear(duration: 1), at: 0)
        combined.setTarget(2, animation: .linear(duration: 1), at: 0.5)
        #expect(combined.knownMotion == nil)
    }
}
