import Foundation
import Synchronization

/// A moment at which the process can stop itself, so that a test can reliably kill or interrupt it there.
///
/// With `EASEL_PAUSE_AT=file:8` in its environment, the process stops (`SIGSTOP`) when a file has received its final name for the eighth time. After a
/// `SIGCONT`, everything but the thread that reached the moment continues: that frame or file never gets any further, and the process ends only by a signal.
/// Without the variable, a point costs one comparison.
package enum PausePoint: String, CaseIterable, Sendable {
    /// A frame is about to be evaluated, on the main thread; counts frames that are evaluated but not drawn, too.
    case evaluation
    /// A frame was taken by its sink and reported.
    case frame
    /// All bytes of a new file are under its temporary name. Does not occur where a file is replaced.
    case temporaryFile = "temporary-file"
    /// A file received its name.
    case file
    /// The folder of an animation's temporary files was created.
    case temporaryFolder = "temporary-folder"

    private static let variable = "EASEL_PAUSE_AT"

    private static let awaited: (point: PausePoint, count: Int)? = {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let point = PausePoint(rawValue: String(parts[0])), let count = Int(parts[1]), count > 0 else {
            // A test that sets this relies on the pause; without it, the test could pass and prove nothing.
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            let message = "render: \(variable)=\(text): takes one of \(names), a colon, and a count from 1, such as file:8\n"
            try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
            // As for other usage errors (`EX_USAGE`).
            _exit(64)
        }
        return (point, count)
    }()

    private static let timesReached = Atomic<Int>(0)

    /// Stops the process if this is the moment that `EASEL_PAUSE_AT` names; does not return then.
    ///
    /// Safe to call from several threads.
    package func reach() {
        guard let awaited = Self.awaited, awaited.point == self,
            Self.timesReached.wrappingAdd(1, ordering: .relaxed).newValue == awaited.count
        else { return }
        _ = raise(SIGSTOP)
        while true { Thread.sleep(forTimeInterval: 60) }
    }
}
