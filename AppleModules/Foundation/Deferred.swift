import Easel

/// Runs due calls after the current code, at the scene's time.
package enum Deferred {
    package static func run(_ work: @escaping @Sendable () -> Void) {
        guard _SceneTime.isRunning else { return }
        _SceneTime.perform(after: 0) { work() }
    }
}
