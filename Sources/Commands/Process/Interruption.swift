import Foundation
import FramePipeline
import Synchronization

/// A cleanup handler for when the process is interrupted: by Ctrl-C, by closing the terminal, or by `kill`.
///
/// The process then ends with the status `interrupted`, regardless of the signal. Files in the middle of being written are completed first, and no new ones
/// are started; handlers run in reverse order.
package final class Interruption: Sendable {
    /// The message for the user.
    package enum Message: Sendable, Equatable {
        /// "interrupted".
        case usual
        case text(String)
        /// No message: another process prints it, or no message is needed.
        case none
    }

    private struct State {
        var cleaners: [(owner: ObjectIdentifier, clean: @Sendable () -> Message)] = []
        var isUnderWay = false
    }

    private static let state = Mutex(State())

    /// - Parameter clean: called on a separate thread before the process ends.
    package init(clean: @escaping @Sendable () -> Message) {
        Self.begin()
        let owner = ObjectIdentifier(self)
        Self.state.withLock { $0.cleaners.append((owner, clean)) }
    }

    /// Removes the handler.
    package func end() {
        let owner = ObjectIdentifier(self)
        Self.state.withLock { $0.cleaners.removeAll { $0.owner == owner } }
    }

    /// Handles signals from now on, whether or not a cleanup handler exists.
    package static func begin() { _ = begun }

    /// Blocks forever if the process is about to end: errors that occur then are consequences of that.
    package static func waitForEnd() {
        while state.withLock({ $0.isUnderWay }) { Thread.sleep(forTimeInterval: 60) }
    }

    /// Ends the process from any thread, while others are still running: cleans up as for a signal, and prints the reason.
    package static func end(_ status: CommandStatus, because reason: String) -> Never { finish(status, reason) }

    /// Starts a program that a cleanup handler ends; blocks forever if the process is about to end.
    ///
    /// `Process.run()` sets `isRunning` after the program has started. A handler that ran in between would leave the program running, so handlers wait.
    ///
    /// - Parameter didStart: called before any cleanup handler can run.
    package static func start(_ process: ProgramProcess, didStart: () -> Void = {}) throws {
        let isStarted = try state.withLock { state in
            if state.isUnderWay { return false }
            try ProgramStart.run(process)
            didStart()
            return true
        }
        if !isStarted { waitForEnd() }
    }

    // MARK: Signal handling

    /// The end of a pipe that the signal handler writes to, because a handler may do nothing else. A handler rather than ignored signals, because programs
    /// started by this process get the system's handling back.
    private static let wakeUp = Atomic<Int32>(-1)

    private static let begun: Void = {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let sleeper = ends[0]
        wakeUp.store(ends[1], ordering: .sequentiallyConsistent)
        let numbers = [SIGINT, SIGTERM, SIGHUP]
        for number in numbers {
            _ = signal(number) { _ in
                let kept = errno
                var byte: UInt8 = 0
                _ = unsafe write(Interruption.wakeUp.load(ordering: .sequentiallyConsistent), &byte, 1)
                errno = kept
            }
        }
        Thread.detachNewThread {
            // The parent process may have blocked the signals: threads of Dispatch do, and processes started by them inherit that.
            var signals = sigset_t()
            unsafe sigemptyset(&signals)
            for number in numbers { unsafe sigaddset(&signals, number) }
            unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            var byte: UInt8 = 0
            while unsafe read(sleeper, &byte, 1) != 1 {}
            finish()
        }
    }()

    private static func finish(_ status: CommandStatus = .interrupted, _ reason: String? = nil) -> Never {
        let cleaners = state.withLock { state in
            state.isUnderWay = true
            return state.cleaners
        }
        AtomicFile.close()
        var message = Message.usual
        for cleaner in cleaners.reversed() {
            let next = cleaner.clean()
            if message == .usual { message = next }
        }
        let text: String? =
            switch message {
            case .usual: "interrupted"
            case .text(let text): text
            case .none: nil
            }
        if let text = reason ?? text {
            ProgressReporter.ofProcess?.failed(text, status: status)
            MessageOutput.print(text)
        }
        ProgramSigns.end(status.rawValue)
        // Skips the exit handlers, because other threads are still running.
        _exit(status.rawValue)
    }
}
