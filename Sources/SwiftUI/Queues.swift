import Dispatch
import Easel

// Swift prefers these to Dispatch's own because they leave no argument out.

extension DispatchQueue {
    /// Does something after what runs now, before the frame is drawn. Every queue stands for the main one, where views live.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard SceneTime.isRunning else { return async(group: nil, execute: work) }
        SceneTime.perform(after: 0) { work() }
    }

    /// Does something at a later moment of the scene's clock.
    ///
    /// - Parameter deadline: counted from the machine's present time, to the millisecond.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard SceneTime.isRunning else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        let (due, now) = (Double(deadline.uptimeNanoseconds), Double(DispatchTime.now().uptimeNanoseconds))
        SceneTime.perform(after: deadline == .distantFuture ? .infinity : ((due - now) / 1e6).rounded() / 1e3) { work() }
    }
}
