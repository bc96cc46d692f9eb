import Easel
import Foundation

/// Runs changes of views; they take effect immediately.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isRunning: Bool { false }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { if let animations { self.animations = [animations] } }
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { if let animations { self.animations = [animations] } }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    public init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) {
        if let animations { self.animations = [animations] }
    }
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
    open var state: UIViewAnimatingState { .inactive }
    open var duration: TimeInterval { 0 }
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        for end in ends { AnimationEnd.run { _ in end(.end) } }
    }
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) {}
    open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The course of a change.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {}

/// A course with two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve curve: UIView.AnimationCurve) {}
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// The course of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio ratio: CGFloat) {}
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

/// The position at which changes of views end.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
    /// The curve of a change.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// The interpolation between keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
    /// Runs the changes immediately: a representable is drawn with its view's final state.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        AnimationEnd.run(completion)
    }
    /// Runs the changes immediately.
    public static func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) {
        animations()
    }
    /// Replaces nothing: both views remain.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) { AnimationEnd.run(completion) }
    public static var areAnimationsEnabled: Bool { false }
    public static var inheritedAnimationDuration: TimeInterval { 0 }
    /// Returns nil: views don't draw themselves into snapshots.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    /// Returns a rectangle of this view in another one's coordinates. Both must be in the same superview or in each other.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
    }
    /// The position of the view's corner in its outermost superview.
    private var origin: CGPoint {
        let outer = superview?.origin ?? .zero
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
}
