import AppleCoreGraphics
import Easel
import Foundation
import Views

/// Runs changes of views, whose motion can be stopped, moved, and turned back. The properties are those of `UIView.animate`.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    private var animations: [(change: () -> Void, delay: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let driver: AnimatorDriver
    /// The number of the present course, of which only the last one reaches its end.
    private var course = 0

    /// In seconds.
    open private(set) var duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { state == .active && driver.isMoving }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    /// Whether a stopped motion follows `fractionComplete` without its curve. Here, it always does.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end.
    open var pausesOnCompletion = false

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        driver = AnimatorDriver(curve.function)
        super.init()
        if let animations { addAnimations(animations) }
    }
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        driver = AnimatorDriver(UISpringTimingParameters(dampingRatio: ratio).function(duration))
        super.init()
        if let animations { addAnimations(animations) }
    }
    public init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) {
        self.duration = duration
        driver = AnimatorDriver(UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2).function)
        super.init()
        if let animations { addAnimations(animations) }
    }
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let spring = parameters as? UISpringTimingParameters
        // A spring with a mass knows its duration itself.
        self.duration = spring?.ownDuration ?? duration
        driver = AnimatorDriver(spring?.function(duration) ?? (parameters as? UICubicTimingParameters)?.function ?? UIView.AnimationCurve.easeInOut.function)
        super.init()
    }
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve: UIView.AnimationCurve =
            switch options.curve {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            default: .easeInOut
            }
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds changes whose motion begins after a part of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append((animation, min(1, max(0, Double(delayFactor)))))
        if state == .active { makeChanges() }
    }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// The part of the motion that is over. Setting it stops the motion there.
    open var fractionComplete: CGFloat {
        get { CGFloat(state == .inactive ? 0 : driver.isReversed ? 1 - driver.part : driver.part) }
        set {
            activate()
            stop(at: min(1, max(0, Double(newValue))))
        }
    }
    open var isReversed: Bool {
        get { driver.isReversed }
        set {
            guard newValue != driver.isReversed else { return }
            let (part, moves) = (driver.part, isRunning)
            driver.isReversed = newValue
            if moves { move(from: part, seconds: duration * abs(driver.target - part)) }
        }
    }
    open func startAnimation() {
        activate()
        guard state == .active, !isRunning else { return }
        move(from: driver.part, seconds: duration * abs(driver.target - driver.part))
    }
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0, ViewAnimation.takesTime else { return startAnimation() }
        LayerClock.run(after: delay) { [self] in MainActor.assumeIsolated { startAnimation() } }
    }
    open func pauseAnimation() {
        activate()
        if isRunning { stop(at: driver.isReversed ? 1 - driver.part : driver.part) }
    }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        activate()
        guard state == .active, !isRunning else { return }
        let rest = abs(driver.target - driver.part)
        let seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * rest
        if let cubic = parameters as? UICubicTimingParameters { driver.curve = cubic.function }
        if let spring = parameters as? UISpringTimingParameters { driver.curve = spring.function(seconds) }
        move(from: driver.part, seconds: seconds)
    }
    /// Ends the motion where it is. Without `withoutFinishing`, `finishAnimation(at:)` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        course += 1
        driver.end(at: nil)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: finalPosition)
    }

    // MARK: Motion

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        driver.stop(at: driver.isReversed ? 1 : 0)
        makeChanges()
    }

    /// Runs the changes that were added, which have their motion from now on.
    private func makeChanges() {
        let added = animations
        animations = []
        for (change, delay) in added {
            let motion = ViewAnimation(duration: duration)
            motion.driver = driver
            driver.delay = max(delay, driver.part)
            motion.run(change, completion: nil)
        }
        driver.delay = 0
    }

    private func stop(at fraction: Double) {
        course += 1
        driver.stop(at: driver.isReversed ? 1 - fraction : fraction)
    }

    private func move(from part: Double, seconds: Double) {
        course += 1
        // Without a clock, and without a duration, the end is there at once.
        guard ViewAnimation.takesTime, seconds > 0 else { return finish(at: driver.isReversed ? .start : .end) }
        driver.move(from: part, seconds: seconds)
        let own = course
        LayerClock.run(after: seconds) { [self] in
            MainActor.assumeIsolated {
                guard course == own, state == .active else { return }
                if pausesOnCompletion { stop(at: 1) } else { finish(at: driver.isReversed ? .start : .end) }
            }
        }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        course += 1
        driver.end(at: position == .current ? nil : position == .end ? 1 : 0)
        state = .inactive
        let ends = completions
        completions = []
        for end in ends { AnimationEnd.run { _ in end(position) } }
        driver.redraw()
    }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position at which changes of views end.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
