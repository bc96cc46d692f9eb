import AppleCoreGraphics
import Easel
import Views

/// The course of a change.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {}

/// A course with two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let function: @Sendable (Double) -> Double
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    /// The standard course of controls.
    public override convenience nonisolated init() { self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) }
    public init(animationCurve curve: UIView.AnimationCurve) {
        function = curve.function
        (controlPoint1, controlPoint2) = curve.controlPoints
    }
    nonisolated public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        let curve = UnitCurve.overshooting(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        function = { curve.value(at: $0) }
        (controlPoint1, controlPoint2) = (point1, point2)
    }
}

/// The course of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private let ratio: Double
    /// The spring with a mass; nil for one that takes the duration of its animator.
    private let spring: Spring?
    public let initialVelocity: CGVector
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (self.ratio, spring, initialVelocity) = (Double(ratio), nil, velocity)
    }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true)
        (ratio, initialVelocity) = (1, velocity)
    }
    /// Creates a spring from its perceived duration.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        (spring, ratio, self.initialVelocity) = (Spring(duration: duration, bounce: Double(bounce)), 1, initialVelocity)
    }

    private var velocity: Double { Double(initialVelocity.dx) }
    /// The seconds after which a spring with a mass rests.
    var ownDuration: Double? { spring.map { min($0.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001), 60) } }
    /// Returns the part of the way for a part of the duration.
    func function(_ duration: Double) -> @Sendable (Double) -> Double {
        let spring = spring ?? Spring(settlingDuration: duration, dampingRatio: ratio)
        let (whole, velocity) = (ownDuration ?? min(max(duration, 0.01), 10), velocity)
        return { $0 >= 1 ? 1 : spring.value(target: 1, initialVelocity: velocity, time: $0 * whole) }
    }
}

extension UIView {
    /// The curve of a change.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var controlPoints: (CGPoint, CGPoint) {
            switch self {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (.zero, CGPoint(x: 1, y: 1))
            }
        }
        var function: @Sendable (Double) -> Double {
            let curve: UnitCurve =
                switch self {
                case .easeInOut: .easeInOut
                case .easeIn: .easeIn
                case .easeOut: .easeOut
                case .linear: .linear
                }
            return { curve.value(at: $0) }
        }
    }
}
