import Foundation
import Views

/// Waits for work that runs elsewhere, such as that of an asynchronous strategy.
enum PatientWait {
    /// Waits for a number of seconds, during which the main thread's work continues.
    static func pass(_ seconds: Double) { _ = wait(seconds) { false } }

    /// Waits until a condition is true.
    ///
    /// - Returns: false if it is not true after some seconds.
    static func wait(_ seconds: Double, until isDone: () -> Bool) -> Bool {
        let start = ContinuousClock.now
        while !isDone() {
            guard start.duration(to: .now) < .seconds(seconds) else { return false }
            if MainThread.isCurrent { OnMain.runWaiting() }
            // A run loop without anything to wait for returns at once.
            if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) { Thread.sleep(forTimeInterval: 0.001) }
        }
        return true
    }
}
