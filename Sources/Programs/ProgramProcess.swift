import Dispatch
import Foundation
import Synchronization

/// Something that a program can have as its standard input, output, or error.
package protocol ProgramStream {}

extension FileHandle: ProgramStream {}
extension Pipe: ProgramStream {}

/// A program that runs in a process group of its own, which ends with it, and with this process, even if that is killed.
///
/// Foundation's `Process` notices the end of a program when a socket closes, which all programs hold that it has started, and keeps pipes open after it.
package final class ProgramProcess: @unchecked Sendable {
    /// How a program ended.
    package enum TerminationReason: Sendable { case exit, uncaughtSignal }

    // Set before the start.
    package var executableURL: URL?
    package var arguments: [String] = []
    /// Nil for that of this process.
    package var environment: [String: String]?
    package var standardInput: (any ProgramStream)?
    package var standardOutput: (any ProgramStream)?
    package var standardError: (any ProgramStream)?
    /// Called on a thread of its own when the program has ended.
    package var terminationHandler: (@Sendable (ProgramProcess) -> Void)?
    /// Whether it goes on after the end of this process.
    package var isIndependent = false

    private struct State {
        var number: pid_t = 0
        /// As `waitpid` returns it.
        var status: Int32?
        /// The pause because of which it was ended.
        var pause: Double?
        /// Whether it was ended because its time was over.
        var isLate = false
        /// Whether it has been killed, or soon will be.
        var isEnding = false
        /// Nil without a limit of time, and after its end.
        var deadline: Deadline?
    }

    private let state = Mutex(State())
    private let ended = DispatchGroup()

    package init() {}

    /// The number of the process, and of its group; 0 before the start.
    package var processIdentifier: Int32 { state.withLock { $0.number } }
    package var isRunning: Bool { state.withLock { $0.number > 0 && $0.status == nil } }
    private var status: Int32 { state.withLock { $0.status ?? 0 } }
    package var terminationReason: TerminationReason { status & 0x7F == 0 ? .exit : .uncaughtSignal }
    /// The exit status, or the number of the signal that ended it.
    package var terminationStatus: Int32 { status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F }

    /// Waits for the end.
    package func waitUntilExit() { ended.wait() }

    /// Waits for the end.
    ///
    /// - Parameter seconds: at most.
    /// - Returns: whether it has ended.
    package func waitUntilExit(within seconds: Double) -> Bool { ended.wait(timeout: .now() + seconds) == .success }

    /// Asks the program to end.
    package func terminate() {
        state.withLock { state in
            if state.number > 0, state.status == nil { kill(state.number, SIGTERM) }
        }
    }

    /// How long `confined-run` may clean up when its program was ended.
    private static let timeForCleaning = DispatchTimeInterval.milliseconds(100)

    /// Ends the program and those that it has started.
    ///
    /// What is in other groups ends first. So `confined-run`, the program of which is in one, still ends what has left that group, and removes the control group.
    package func killGroup() {
        let isFirst = state.withLock { state in
            defer { state.isEnding = true }
            return !state.isEnding
        }
        if isFirst { killGroup(patience: 3) }
    }

    /// - Parameter patience: how often the program gets time to clean up, if it goes on to start others.
    private func killGroup(patience: Int) {
        let cleansUp = state.withLock { state in
            guard state.number > 0, state.status == nil else { return false }
            if patience == 0 { kill(-state.number, SIGSTOP) }
            var hasOthers = false
            ProcessFacts.forEachGroup(below: state.number) { if kill(-$0, SIGKILL) == 0 { hasOthers = true } }
            let cleansUp = hasOthers && patience > 0
            // It may be paused.
            kill(-state.number, cleansUp ? SIGCONT : SIGKILL)
            return cleansUp
        }
        guard cleansUp else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeForCleaning) { self.killGroup(patience: patience - 1) }
    }

    /// Asks the program to end, and ends its group if it is still running after some seconds. Returns at once.
    package func terminate(patience seconds: Double) {
        terminate()
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.killGroup() }
    }

    /// Ends the program and those that it has started, because they made no progress.
    func end(stuckFor seconds: Double) {
        state.withLock { $0.pause = seconds }
        killGroup()
    }

    /// The number of seconds without progress for which the program was ended; nil if it wasn't.
    package var endedPause: Double? { state.withLock { $0.pause } }

    /// Ends the program and those that it has started after a number of seconds, unless they have ended before.
    package func limitTime(to seconds: Double) {
        let deadline = Deadline(in: seconds) { [weak self] in
            guard let self else { return }
            let isLate = state.withLock { state in
                if state.status == nil { state.isLate = true }
                return state.isLate
            }
            if isLate { killGroup() }
        }
        let unneeded = state.withLock { state in
            guard state.status == nil else { return deadline as Deadline? }
            defer { state.deadline = deadline }
            return state.deadline
        }
        unneeded?.cancel()
    }

    /// Whether the program still has a limit of time: not after its end.
    package var hasDeadline: Bool { state.withLock { $0.deadline != nil } }

    /// Whether the program was ended because its time was over.
    package var isLate: Bool { state.withLock { $0.isLate } }

    /// Stops the program and those that it has started until `resume()`.
    package func pause() { signalGroups(SIGSTOP) }

    /// Lets the program, and those that it has started, go on.
    package func resume() { signalGroups(SIGCONT) }

    /// Lets other programs come first.
    package func lowerPriority() {
        state.withLock { state in
            guard state.number > 0, state.status == nil else { return }
            setpriority(__priority_which_t(PRIO_PGRP.rawValue), id_t(state.number), 10)
            ProcessFacts.forEachGroup(below: state.number) { setpriority(__priority_which_t(PRIO_PGRP.rawValue), id_t($0), 10) }
        }
    }

    /// Sends a signal to the program's group, and to all others below it: what `confined-run` watches is in one, and what is in a container in another one.
    private func signalGroups(_ signal: Int32) {
        state.withLock { state in
            guard state.number > 0, state.status == nil else { return }
            kill(-state.number, signal)
            ProcessFacts.forEachGroup(below: state.number) { kill(-$0, signal) }
        }
    }

    /// Starts the program. Call it only once, and by `ProgramStart`.
    ///
    /// - Throws: `POSIXError`.
    func start() throws {
        let number = try isIndependent ? spawn() : Guardian.watch(spawn)
        state.withLock { $0.number = number }
        ended.enter()
        // The program has them.
        if let pipe = standardInput as? Pipe { try? pipe.fileHandleForReading.close() }
        for case let pipe as Pipe in [standardOutput, standardError] { try? pipe.fileHandleForWriting.close() }
        Thread.detachNewThread { self.follow(number) }
    }

    private func follow(_ number: pid_t) {
        // It isn't reaped yet: until then, no other process or group can have its number.
        while waitid(P_PID, id_t(number), nil, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        if !isIndependent {
            kill(-number, SIGKILL)
            Guardian.forget(group: number)
        }
        var status: Int32 = 0
        let deadline = state.withLock { state in
            while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
            state.status = status
            defer { state.deadline = nil }
            return state.deadline
        }
        deadline?.cancel()
        let handler = terminationHandler
        // They may refer to this process.
        (terminationHandler, standardInput, standardOutput, standardError) = (nil, nil, nil, nil)
        ended.leave()
        handler?(self)
    }

    private func spawn() throws -> pid_t {
        let path = executableURL?.path ?? ""
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        let streams: [(Int32, Int32?)] = [
            (STDIN_FILENO, Self.descriptor(standardInput) { $0.fileHandleForReading }),
            (STDOUT_FILENO, Self.descriptor(standardOutput) { $0.fileHandleForWriting }),
            (STDERR_FILENO, Self.descriptor(standardError) { $0.fileHandleForWriting }),
        ]
        for case (let number, let descriptor?) in streams { unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number) }
        _ = unsafe Self.closeOthers?(&actions, STDERR_FILENO + 1)
        var variables = environment ?? ProcessInfo.processInfo.environment
        variables[Guardian.markName] = isIndependent ? nil : Guardian.mark
        let (code, number) = unsafe Self.spawn(path, [path] + arguments, variables.map { "\($0)=\($1)" }, &actions, Int16(POSIX_SPAWN_SETPGROUP))
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        return number
    }

    private static func descriptor(_ stream: (any ProgramStream)?, _ end: (Pipe) -> FileHandle) -> Int32? {
        if let pipe = stream as? Pipe { return end(pipe).fileDescriptor }
        return (stream as? FileHandle)?.fileDescriptor
    }

    @unsafe typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// Makes a program inherit no descriptor from a number on. Swift's headers don't show this function of the C library.
    @unsafe static let closeOthers: CloseFrom? =
        unsafe dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map { unsafe unsafeBitCast($0, to: CloseFrom.self) }

    /// Starts a program without blocked signals, which threads of Dispatch have.
    ///
    /// - Parameter flags: of `posix_spawn`.
    @unsafe static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t, _ flags: Int16
    ) -> (code: Int32, number: pid_t) {
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK))
        let words = unsafe arguments.map { unsafe strdup($0) }
        let values = unsafe environment.map { unsafe strdup($0) }
        defer {
            let texts = unsafe words + values
            for index in unsafe texts.indices { unsafe free(texts[index]) }
        }
        var number: pid_t = 0
        let code = unsafe posix_spawn(&number, path, &actions, &attributes, words + [nil], values + [nil])
        return (code, number)
    }
}
