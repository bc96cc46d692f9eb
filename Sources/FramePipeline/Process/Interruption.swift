import Foundation
import Synchronization

/// Something to clean up when the process is told to end: by Ctrl-C, by a closed terminal, by `kill`.
///
/// The process then ends with the status `interrupted`, whichever signal it was. Files that are being written are brought to their end before that, and
/// none is begun any more; what was added last is cleaned up first.
package final class Interruption: Sendable {
    /// What the user reads then.
    package enum Message: Sendable, Equatable {
        /// That it was interrupted.
        case usual
        case text(String)
        /// Nothing: another process says it, or there is nothing to say.
        case none
    }

    private struct State {
        var cleaners: [(owner: ObjectIdentifier, clean: @Sendable () -> Message)] = []
        var isUnderWay = false
    }

    private static let state = Mutex(State())

    /// - Parameter clean: called on a thread of its own before the process ends.
    package init(clean: @escaping @Sendable () -> Message) {
        Self.begin()
        let owner = ObjectIdentifier(self)
        Self.state.withLock { $0.cleaners.append((owner, clean)) }
    }

    /// There is nothing more to clean up.
    package func end() {
        let owner = ObjectIdentifier(self)
        Self.state.withLock { $0.cleaners.removeAll { $0.owner == owner } }
    }

    /// From now on the process ends in this way, whether or not there is something to clean up.
    package static func begin() { _ = begun }

    /// Goes no further when the process is about to end: what goes wrong from then on goes wrong because of that.
    package static func waitForEnd() {
        while state.withLock({ $0.isUnderWay }) { Thread.sleep(forTimeInterval: 60) }
    }

    /// Ends the process on any thread, in the midst of whatever others do: cleans up as for a signal, and says why.
    package static func end(_ status: CommandStatus, because reason: String) -> Never { finish(status, reason) }

    // MARK: The signal's way

    /// The end of a pipe that the handler writes to, which is all that a handler may do. One, and no ignored signals: programs that are started get the
    /// system's handling back.
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
            // Whoever started the process may have blocked them: threads of Dispatch do, and what they start inherits that.
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
            let said = cleaner.clean()
            if message == .usual { message = said }
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
        // Without what a process does at its end, for other threads are still at work.
        _exit(status.rawValue)
    }
}
