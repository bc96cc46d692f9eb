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
        /// The scene of such a group.
        weak var scene: AnyObject?
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
    /// The group that animations belong to; nil if no code waits for them.
    static var current: Group? {
        if let last = unsafe groups.last { return last }
        return ofMoment?.completion == nil ? nil : ofMoment
    }
    /// The settings of changes outside of all groups, which hold at the present moment.
    nonisolated(unsafe) private static var momentary: Group?
    private static var settings: Group {
        if let group = unsafe groups.last ?? ofMoment { return group }
        let made = Group()
        (made.time, made.scene) = (_SceneTime.now.seconds, scene)
        unsafe momentary = made
        return made
    }
    private static var ofMoment: Group? {
        guard let momentary = unsafe momentary, momentary.time == _SceneTime.now.seconds, momentary.scene === scene else { return nil }
        return momentary
    }
    private static var scene: AnyObject? {
        guard MainThread.isCurrent else { return nil }
        nonisolated(unsafe) var scene: AnyObject?
        MainActor.assumeIsolated { unsafe scene = _SceneTime.scene }
        return unsafe scene
    }
    /// The innermost setting that code has made.
    static func setting<Value>(_ value: (Group) -> Value?) -> Value? {
        for group in unsafe groups.reversed() { if let value = value(group) { return value } }
        return ofMoment.flatMap(value)
    }

    open class func begin() { unsafe groups.append(Group()) }
    /// Ends the group. Its completion is called when all of its animations have ended or were removed, at once without animations.
    open class func commit() { unsafe groups.popLast()?.end() }
    open class func flush() {}
    /// Lets changes of layers without a view take effect at once.
    open class func setDisableActions(_ flag: Bool) { settings.disablesActions = flag }
    /// Whether changes of layers without a view take effect at once.
    open class func disableActions() -> Bool { setting(\.disablesActions) ?? false }
    /// Sets the duration of changes, and of animations that have none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { settings.duration = dur }
    /// The duration of changes, in seconds.
    open class func animationDuration() -> CFTimeInterval { setting(\.duration) ?? 0.25 }
    /// Sets the curve of changes, and of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { settings.function = function }
    /// The curve of changes; nil for the standard one.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { setting(\.function) }
    /// Sets a block that runs at the end of the animations that the group gets from now on; outside of all groups, of those of the present moment.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let group = settings
        if unsafe groups.isEmpty, let block, group.completion == nil {
            // Without a scene there are no animations.
            guard _SceneTime.isRunning else { return block() }
            LayerClock.run(after: 0) { end(group) }
        }
        group.completion = block
    }
    /// Ends the group of a moment after the code that has made it.
    private static func end(_ group: Group) {
        if unsafe momentary === group { unsafe momentary = nil }
        group.end()
    }
}
