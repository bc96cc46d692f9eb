import Easel
import Views

/// Animations of views take their time on the scene's clock. They animate `frame`, `bounds`, `center`, `alpha`, `transform`, `backgroundColor`, the
/// `contentOffset` of a scroll view, the properties of a view's own layer, such as its corners, border, and shadow, and the `effect` of a
/// `UIVisualEffectView`, which fades; with `layoutIfNeeded()`, also the frames that constraints give. Other properties change at once, as in UIKit: texts
/// and their colors, and images.
extension UIView {
    /// Runs changes, which take the duration in seconds. The completion is called at its end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion) }

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        ViewAnimation(duration: duration, delay: 0, options: []).run(animations, completion: nil)
    }

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        ViewAnimation(duration: duration, delay: 0, options: []).run(animations, completion: completion)
    }

    /// Runs changes with the motion of a spring, which rests after the duration.
    ///
    /// - Parameter velocity: the initial one; 1 covers the whole way in a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(duration: duration, delay: delay, options: options)
        animation.spring(dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        animation.run(animations, completion: completion)
    }

    /// Runs changes with the motion of a spring, whose perceived duration is given.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce))
        let velocity = Double(initialSpringVelocity)
        let whole = duration > 0 ? min(spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001), 60) : 0
        let animation = ViewAnimation(duration: whole, delay: delay, options: options.union(.overrideInheritedDuration))
        animation.timing = nil
        animation.function = { spring.value(target: 1, initialVelocity: velocity, time: $0) }
        animation.run(animations, completion: completion)
    }

    /// Runs changes with an animation of SwiftUI.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        @Sendable func part(_ seconds: Double) -> Double? {
            var context = AnimationContext<Double>()
            return animation.animate(value: 1, time: seconds, context: &context)
        }
        // The end is looked for at each step of a fast screen; an animation of more than a minute doesn't end.
        let steps = 120 * 60
        let duration = (0...steps).first { part(Double($0) / 120) == nil }.map { Double($0) / 120 } ?? .infinity
        let motion = ViewAnimation(duration: duration)
        motion.function = { part($0) ?? 1 }
        motion.run(changes, completion: completion.map { end in { _ in end() } })
    }

    /// Runs changes whose motion repeats.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = ViewAnimation.current else { return animations() }
        let outer = (animation.repeatCount, animation.autoreverses)
        (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
        defer { (animation.repeatCount, animation.autoreverses) = outer }
        animations()
    }

    /// Runs changes at once, also inside of an animation's block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { ViewAnimation.without(actionsWithoutAnimation) }
    /// Lets changes in animations' blocks take time, or happen at once.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
    public static var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
    /// The duration of the running block's animation, in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    // MARK: Transitions

    /// Runs changes of a view's content, which is replaced by the new one in a motion: a dissolve or a flip. Curls are drawn as a dissolve, with a warning.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let kind = options.rawValue >> 20 & 7
        let motion = ViewAnimation(duration: duration, delay: 0, options: options)
        guard kind != 0, ViewAnimation.takesTime, duration > 0 else {
            return motion.run({ animations?() }, completion: completion)
        }
        if kind == 3 || kind == 4 { SceneNotes.notDrawn("UIView.AnimationOptions.transitionCurl\(kind == 3 ? "Up" : "Down")") }
        let transition = CATransition()
        (transition.duration, transition.timingFunction) = (duration, CAMediaTimingFunction(name: options.curve))
        transition.viewTransition = [1: .flipFromLeft, 2: .flipFromRight, 6: .flipFromTop, 7: .flipFromBottom][kind]
        view.layer.add(transition, key: "transition") { finished in MainActor.assumeIsolated { completion?(finished) } }
        if options.contains(.allowAnimatedContent) { motion.run({ animations?() }, completion: nil) } else { ViewAnimation.without { animations?() } }
    }

    /// Replaces a view in its superview, or with `showHideTransitionViews` hides one and shows the other.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return AnimationEnd.run(completion) }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    container.insertSubview(toView, belowSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
