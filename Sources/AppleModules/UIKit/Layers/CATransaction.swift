import Easel
import Foundation

/// Groups changes of layers. Changes without an animation take effect immediately.
open class CATransaction: NSObject {
    /// The animations of a transaction.
    final class Group {
        var duration: CFTimeInterval = 0
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

    open class func begin() { unsafe groups.append(Group()) }
    /// Ends the group. Its completion is called when all of its animations have ended or were removed, at once without animations.
    open class func commit() { unsafe groups.popLast()?.end() }
    open class func flush() {}
    /// Changes have no actions, so this has no effect.
    open class func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of animations that have none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current?.duration = dur }
    open class func animationDuration() -> CFTimeInterval { current.map { $0.duration > 0 ? $0.duration : 0.25 } ?? 0.25 }
    /// Sets the curve of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current?.function = function }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let current { current.completion = block } else { block?() }
    }
}
