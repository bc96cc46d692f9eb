import Foundation
import FramePipeline
import Runtime
import Views

/// The user's code that is running: the functions that have data for debuggers, as Easel's and the system's don't.
@MainActor
enum UserCode {
    /// The places by the addresses of the calls, because finding one takes some milliseconds.
    private static var known: [[UInt64]: String?] = [:]

    /// Returns the file and the line of the innermost of the user's calls, such as "Views/Card.swift:12"; nil without one.
    static func place() -> String? {
        guard let calls = try? Backtrace.capture(limit: 128) else { return nil }
        let addresses = calls.frames.compactMap { UInt64($0.adjustedProgramCounter) }
        if let place = known[addresses] { return place }
        let place = calls.symbolicated()?.frames.lazy.compactMap { text(of: $0.symbol?.sourceLocation) }.first
        // Code that changes state again and again is found once for each way to it.
        if known.count < 100 { known[addresses] = .some(place) }
        return place
    }

    /// The path of the file for the name of a view, and the handlers of signals before this one's.
    @unsafe private struct Trap {
        let path: UnsafeMutablePointer<CChar>
        let handlers: UnsafeMutablePointer<sigaction>
    }
    nonisolated(unsafe) private static var trap: Trap?

    /// Writes the name of the view that is being updated to a file of the run's folder when a trap ends the program.
    nonisolated static func begin() {
        let signals = [SIGILL, SIGTRAP]
        guard let path = unsafe strdup(NSTemporaryDirectory() + "/updated-view.txt") else { return }
        let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.max() ?? 0) + 1)
        unsafe trap = Trap(path: path, handlers: handlers)
        for number in signals {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { UserCode.noteView(signal: $0) }
            unsafe (handlers + Int(number)).initialize(to: sigaction())
            unsafe sigaction(number, &action, handlers + Int(number))
        }
    }

    nonisolated private static func noteView(signal number: Int32) {
        guard let trap = unsafe trap else { return }
        // The instruction that follows is the one that trapped, so the usual handler gets the same signal.
        unsafe sigaction(number, trap.handlers + Int(number), nil)
        guard MainThread.isCurrent, let name = MainActor.assumeIsolated({ ViewGraph.nameOfUpdatedView }) else { return }
        let file = unsafe open(trap.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard file >= 0 else { return }
        let bytes = Array(name.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        close(file)
    }

    private static func text(of location: SymbolicatedBacktrace.SourceLocation?) -> String? {
        guard let location, location.line > 0, location.path.hasSuffix(".swift") else { return nil }
        let folder = FileManager.default.currentDirectoryPath + "/"
        return (location.path.hasPrefix(folder) ? String(location.path.dropFirst(folder.count)) : location.path) + ":\(location.line)"
    }
}
