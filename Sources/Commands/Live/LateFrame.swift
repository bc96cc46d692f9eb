import Synchronization

/// The frame that ends a process because it takes too long.
package enum LateFrame {
    private static let number = Mutex<Int?>(nil)

    /// Its number once the process is about to end; nil for other ends.
    static var index: Int? { number.withLock { $0 } }

    /// Ends the process, and prints the reason.
    ///
    /// - Parameter frame: counted from 0.
    package static func end(_ frame: Int, because reason: String) -> Never {
        number.withLock { $0 = frame }
        Interruption.end(.badInput, because: reason)
    }
}
