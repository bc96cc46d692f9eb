import Easel
import Foundation

/// Groups changes of layers. Those of layers without a view are animated.
open class CATransaction: NSObject {
    /// The animations of a transaction.
    final class Group {
        /// Nil for the standard one.
        var duration: CFTimeInterval?
        var disablesActions: Bool?
        /// The moment of a group that no code has begun.
        var time = 0.0
        var function: CAMediaTimingFunction?
        var completion: (() -> Void)?
        /// The number of animations that haven't ended, and 1 before the transaction does.
        private var open = 1

        func begin() { open += 1 }
        func end() {
            open -= 1
            guard open == 0 else { return }
            completion?()
            completion = nil
        }
    }
    nonisolated(unsafe) private static var groups: [Group] = []
    static var current: Group? { unsafe groups.last }
    /// The settings of changes outside of all groups, which hold at the present moment.
    nonisolated(unsafe) private static var momentary: Group?
    private static var settings: Group {
        if let current { return current }
        let now = _SceneTime.now.seconds
        if let momentary = unsafe momentary, momentary.time == now { return momentary }
        let made = Group()
        made.time = now
        unsafe momentary = made
        return made
    }
    /// The innermost setting that code has made.
    private static func setting<Value>(_ value: (Group) -> Value?) -> Value? {
        for group in unsafe groups.reversed() { if let value = value(group) { return value } }
        guard let momentary = unsafe momentary, momentary.time == _SceneTime.now.seconds else { return nil }
        return value(momentary)
    }

    open class func begin() { unsafe groups.append(Group()) }
    /// Ends the group. Its completion is called when all of its animations have ended or were removed, at once without animations.
    open class func commit() { unsafe groups.popLast()?.end() }
    open class func flush() {}
    /// Lets changes of layers without a view take effect at once.
    open class func setDisableActions(_ flag: Bool) { settings.disablesActions = flag }
    open class func disableActions() -> Bool { setting(\.disablesActions) ?? false }
    /// Sets the duration of changes, and of animations that have none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { settings.duration = dur }
    open class func animationDuration() -> CFTimeInterval { setting(\.duration) ?? 0.25 }
    /// Sets the curve of changes, and of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { settings.function = function }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { setting(\.function) }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let current { current.completion = block } else { block?() }
    }
}
