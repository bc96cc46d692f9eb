import AppleCoreGraphics
import Easel
import Foundation

extension UIView {
    /// The transform of the view. Only a plane one is drawn.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set {
            guard newValue.m14 == 0, newValue.m24 == 0, newValue.m44 == 1 else { return }
            transform = CGAffineTransform(a: newValue.m11, b: newValue.m12, c: newValue.m21, d: newValue.m22, tx: newValue.m41, ty: newValue.m42)
        }
    }
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}
    /// Runs the changes immediately: a representable is drawn with its view's final state.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        AnimationEnd.run(completion)
    }
    /// Runs the changes immediately: a representable is drawn with its view's final state.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        if let completion { AnimationEnd.run { _ in completion() } }
    }
    /// Runs the changes.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }
}
