import Foundation
import FramePipeline
import Synchronization

/// The signs of a view's program in a file that it shares with the requesting process: of life, and of its own end.
///
/// The file's time changes while the program's threads can run, so a program that has stopped itself is recognized. Its contents are the status with which the
/// program ends by itself, so a view that calls `exit` is recognized.
package enum ProgramSigns {
    /// The environment variable with the file's path.
    package static let variable = "EASEL_SIGNS"

    private static let path = Mutex<String?>(nil)

    // MARK: In the program

    /// Gives signs from now on, and hides the variable from the view's code.
    package static func begin() {
        guard let value = unsafe getenv(variable) else { return }
        let file = unsafe String(cString: value)
        unsafe unsetenv(variable)
        path.withLock { $0 = file }
        Thread.detachNewThread {
            while true {
                // The view's code may remove all temporary files.
                if unsafe utimensat(AT_FDCWD, file, nil, 0) != 0 { close(open(file)) }
                usleep(400_000)
            }
        }
    }

    /// Notes that the program ends by itself; call it right before that.
    package static func end(_ status: Int32) {
        guard let file = path.withLock({ $0 }) else { return }
        let descriptor = open(file)
        let text = Array("\(status) ".utf8)
        _ = unsafe write(descriptor, text, text.count)
        close(descriptor)
    }

    private static func open(_ file: String) -> Int32 {
        if let slash = file.lastIndex(of: "/") { _ = unsafe mkdir(String(file[..<slash]), 0o700) }
        return unsafe Foundation.open(file, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }

    // MARK: In the requesting process

    /// Creates the file with room for the status, which is then written even on a full disk.
    package static func prepare(_ file: URL) throws { try Data(repeating: UInt8(ascii: " "), count: 16).write(to: file) }

    /// Returns whether a program ended by itself with a status.
    package static func isOwnEnd(_ status: Int32, in file: URL) -> Bool {
        guard AtomicFile.type(of: file) == .typeRegular, let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.split(separator: " ").first.flatMap { Int32($0) } == status
    }

    /// Watches a program, and ends it if it gives no signs, in which it would go on forever.
    ///
    /// A crash report gets two seconds since its last progress.
    package final class Watch: Sendable {
        private struct State {
            /// In seconds and nanoseconds; empty for no file.
            var time: [Int] = []
            /// Not the time while the machine sleeps.
            var change = SuspendingClock.now
            var report: (process: Int32, work: Int, change: SuspendingClock.Instant)?
            var isSilent = false
        }

        private let process: ProgramProcess
        private let file: URL
        private let state = Mutex(State())

        package init(_ process: ProgramProcess, file: URL) { (self.process, self.file) = (process, file) }

        /// Whether the program was ended because it gave no signs.
        package var isSilent: Bool { state.withLock { $0.isSilent } }

        /// Waits for the program's end.
        ///
        /// - Parameter timeout: returns the number of seconds without a sign after which the program is ended.
        package func waitUntilExit(timeout: () -> Double) {
            while !process.waitUntilExit(within: 0.25) { check(timeout()) }
        }

        private func check(_ timeout: Double) {
            var info = stat()
            let time = unsafe stat(file.path, &info) == 0 ? [info.st_mtim.tv_sec, info.st_mtim.tv_nsec] : []
            state.withLock { state in
                let now = SuspendingClock.now
                if time != state.time { (state.time, state.change, state.report) = (time, now, nil) }
                let silence = now - state.change
                guard silence > .seconds(1) else { return }
                if silence > .seconds(max(timeout, 2)) {
                    state.isSilent = true
                    return process.killGroup()
                }
                checkReport(&state, now)
            }
        }

        /// The threads of a crashed program wait for the one that writes the report, and that may wait forever for them.
        private func checkReport(_ state: inout State, _ now: SuspendingClock.Instant) {
            let report = Self.report(of: process.processIdentifier).map { (process: $0.process, work: $0.work, change: now) }
            guard let report, let last = state.report, last.process == report.process, last.work == report.work else {
                state.report = report
                return
            }
            if now - last.change > .seconds(2) { kill(report.process, SIGKILL) }
        }

        /// Returns the number of the process that writes a report about a process or one that it has started, and the processor time that it has used.
        private static func report(of process: Int32) -> (process: Int32, work: Int)? {
            for child in ProcessFacts.children(of: process) {
                let stat = ProcessFacts.text("stat", of: child)
                if stat.contains("(swift-backtrace)") {
                    // The name in parentheses may contain spaces.
                    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
                    return (child, fields.dropFirst(11).prefix(2).reduce(0) { $0 + (Int($1) ?? 0) })
                }
                if let found = report(of: child) { return found }
            }
            return nil
        }
    }
}
