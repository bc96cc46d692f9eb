import Foundation
import Geometry
import Motion
import Testing

/// A course for tests.
private struct Course: AnimationCourse {
    enum Kind { case square, time, nan, infinite, bounce }
    let kind: Kind

    func share(at progress: Double, time: TimeInterval) -> Double {
        switch kind {
        case .square: progress * progress
        case .time: time / 4
        case .nan: progress < 0.5 ? progress : .nan
        case .infinite: -.infinity
        case .bounce: 1 + 0.5 * sin(progress * .pi * 4)
        }
    }
}

struct FunctionAnimationTests {
    private func moving(_ kind: Course.Kind, duration: Double = 2) -> AnimatedValue<Double> {
        var value = AnimatedValue(10.0)
        value.setTarget(30, animation: .course(Course(kind: kind), duration: duration), at: 0)
        return value
    }

    @Test func aCourseCoversFractionsOfTheInterval() {
        let value = moving(.square)
        for (time, position) in [(0.0, 10.0), (0.5, 11.25), (1, 15), (1.5, 21.25), (2, 30), (2.1, 30)] {
            #expect(value.presentation(at: time) == position, "\(time)")
        }
        #expect(value.isAnimating(at: 2) && !value.isAnimating(at: 2.01) && value.isLogicallyComplete(at: 2) && !value.isLogicallyComplete(at: 1.9))
        #expect(moving(.time).presentation(at: 1) == 15)
    }

    @Test func nanCountsAsTheEndAndOtherFractionsAreClamped() {
        #expect(moving(.nan).presentation(at: 0.5) == 15)
        #expect(moving(.nan).presentation(at: 1.5) == 30)
        #expect(moving(.infinite).presentation(at: 1) == 10 - 20e6)
        #expect(moving(.square, duration: 0).presentation(at: 0) == 30)
        #expect(moving(.square, duration: -1).presentation(at: 0) == 30)
    }

    /// The end of a course is known, so each leg lasts as long as the course. Its velocity is known to a spring that takes over.
    @Test func repeatedCoursesReverseAndTheirVelocityIsKnown() {
        var value = AnimatedValue(0.0)
        value.setTarget(8, animation: .course(Course(kind: .square), duration: 2).repeatCount(3, autoreverses: true), at: 0)
        for (time, position) in [(1.0, 2.0), (2, 8), (3, 6), (4, 0), (5, 2), (6, 8), (7, 8)] { #expect(value.presentation(at: time) == position, "\(time)") }
        let animation = Animation.course(Course(kind: .square), duration: 2)
        #expect(abs((animation.velocity(value: 8.0, time: 1, context: AnimationContext<Double>.rest) ?? 0) - 4) < 1e-9, "8·2·t/4")
        #expect(animation.velocity(value: 8.0, time: 3, context: AnimationContext<Double>.rest) == 0)
        #expect(animation == .course(Course(kind: .square), duration: 2) && animation != .course(Course(kind: .bounce), duration: 2))
    }
}

extension AnimationContext {
    fileprivate static var rest: AnimationContext { AnimationContext() }
}
