import Dispatch
import Easel

// Swift prefers these overloads to Dispatch's own because they need no default arguments. They are `@preconcurrency` like Apple's: before Swift 6, a closure
// that changes an object of the main actor is a warning.

extension DispatchQueue {
    /// Runs work after the current work, before the frame is drawn. Every queue counts as the main queue, which views use.
    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard _SceneTime.isRunning else { return async(group: nil, execute: work) }
        _SceneTime.perform(after: 0) { work() }
    }

    /// Runs work at a later time of the scene's clock.
    ///
    /// - Parameter deadline: taken relative to the machine's current time, rounded to a millisecond.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard _SceneTime.isRunning else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        let (due, now) = (Double(deadline.uptimeNanoseconds), Double(DispatchTime.now().uptimeNanoseconds))
        _SceneTime.perform(after: deadline == .distantFuture ? .infinity : ((due - now) / 1e6).rounded() / 1e3) { work() }
    }
}
