import Foundation
import FramePipeline
import Synchronization

/// A process that shows a view, from the perspective of the requesting process. Safe to use from any thread.
package final class LiveProcess: Sendable {
    /// The information for starting it.
    package struct Setup: Sendable {
        /// With its executable, arguments, and environment; standard input and output are replaced.
        package var process: ProgramProcess
        /// The folder of the process's temporary files, which is removed when it has ended.
        package var folder: URL?
        /// Completes a request for this process.
        package var complete: @Sendable (LiveRequest) -> LiveRequest
        /// Returns the reason for which the process ended by itself, for a signal or a status and the end of its output; nil for the usual message. Called
        /// before the folder is removed.
        package var explain: @Sendable (_ signal: Int32?, _ status: Int32, LiveRequest?, _ printed: String) -> (any CommandError)?
        /// Called after each job that it has performed.
        package var finishJob: @Sendable () throws -> Void = {}
        /// The file of the program's signs; nil if it gives none.
        package var signs: URL?

        package init(
            process: ProgramProcess, folder: URL? = nil, complete: @escaping @Sendable (LiveRequest) -> LiveRequest = { $0 },
            explain: @escaping @Sendable (_ signal: Int32?, _ status: Int32, LiveRequest?, _ printed: String) -> (any CommandError)? = { _, _, _, _ in
                nil
            }
        ) {
            (self.process, self.folder, self.complete, self.explain) = (process, folder, complete, explain)
        }
    }

    /// The environment variable that makes a built program a live process.
    package static let variable = "EASEL_LIVE"

    /// An answer with its payload.
    struct Reply: Sendable {
        let answer: LiveAnswer
        let payload: Data
    }

    private struct State {
        var nextID = 0
        var waiting: [Int: CheckedContinuation<Reply, any Error>] = [:]
        /// The reason why there will be no more answers.
        var end: LiveError?
        var isEnding = false
        /// Whether it performs a job, after which it cleans up by itself.
        var isPerforming = false
        var lastMessage: String?
        /// The frame of `lastMessage`.
        var lateFrame: Int?
        var request: LiveRequest?
        var messages: [String] = []
        /// The end of the views' output.
        var printed = ""
    }

    /// The maximum length of `printed`.
    private static let printedLimit = 1 << 16

    private let state = Mutex(State())
    private let sending = Mutex(())
    private let socket: Int32
    private let complete: @Sendable (LiveRequest) -> LiveRequest
    private let finishJob: @Sendable () throws -> Void
    private let process: ProgramProcess
    private let prints = ProgramStart.makePipe()

    /// Starts the process.
    ///
    /// - Parameter output: receives the views' output; on any thread.
    /// - Throws: `LiveError` if it can't be started.
    package init(_ setup: Setup, output: @escaping @Sendable (String) -> Void = { _ in }) throws {
        var ends: [Int32] = [-1, -1]
        guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw LiveError("there is no connection to the view's process: \(unsafe String(cString: strerror(errno)))", exitStatus: .internalError)
        }
        socket = ends[0]
        (complete, finishJob, process) = (setup.complete, setup.finishJob, setup.process)
        let far = ends[1]
        let start = Start()
        // A thread for the whole life of the process: bubblewrap ends its program with the thread that started it.
        Thread.detachNewThread { [self] in follow(setup, far: far, start, output) }
        start.done.wait()
        if let error = start.error.withLock({ $0 }) { throw error }
    }

    deinit { close(socket) }

    /// The number of the process.
    package var identifier: Int32 { process.processIdentifier }

    /// Whether it can still answer.
    package var isRunning: Bool { state.withLock { $0.end == nil && !$0.isEnding } }

    /// Loads a library with views into the process.
    ///
    /// - Throws: `LiveError`.
    package func load(_ path: String) async throws { _ = try await ask(.load(path)) }

    /// Prepares a process that has no views yet for a request.
    package func warmUp(_ request: LiveRequest) async throws { _ = try await ask(.warmUp(complete(request))) }

    /// Sends a request.
    ///
    /// - Throws: the error of the answer, or the reason for which the process ended.
    func ask(_ subject: LiveQuestion.Subject) async throws -> Reply {
        var subject = subject
        switch subject {
        case .begin(let request):
            let request = complete(request)
            state.withLock { $0.request = request }
            subject = .begin(request)
        case .perform(let request):
            let request = complete(request)
            state.withLock { ($0.request, $0.isPerforming) = (request, true) }
            subject = .perform(request)
        default: break
        }
        defer { state.withLock { $0.isPerforming = false } }
        let reply = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Reply, any Error>) in
            let id: Int? = state.withLock { state in
                guard state.end == nil else { return nil }
                state.nextID += 1
                state.waiting[state.nextID] = continuation
                return state.nextID
            }
            guard let id else { return continuation.resume(throwing: state.withLock { $0.end } ?? Self.ended) }
            do {
                send(try JSONEncoder().encode(LiveQuestion(id: id, subject: subject)) + [UInt8(ascii: "\n")])
            } catch {
                state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: error)
            }
        }
        if let error = reply.answer.error { throw error }
        if case .perform = subject { try finishJob() }
        return reply
    }

    /// Returns the warnings since the last call.
    func takeMessages() -> [String] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Returns the views' output since the last call, if it is not too long; otherwise its end.
    func takePrinted() -> String {
        // The answer may have been faster than the text before it.
        let end = prints.fileHandleForReading.fileDescriptor
        var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        for _ in 0..<20 where unsafe poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0 { usleep(1000) }
        return state.withLock { state in
            defer { state.printed = "" }
            return state.printed
        }
    }

    /// Ends the process, even while it evaluates a view. A job cleans up first, for at most two seconds. Returns without waiting for the end.
    package func end() {
        guard requestEnd() else { return process.killGroup() }
        Thread.detachNewThread { self.waitForCleanUp() }
    }

    /// Asks the process to end; returns whether it performs a job, after which it ends by itself.
    private func requestEnd() -> Bool {
        let isPerforming = state.withLock { state in
            state.isEnding = true
            return state.isPerforming
        }
        // The process watches for this.
        shutdown(socket, Int32(SHUT_RDWR))
        return isPerforming
    }

    /// Ends the process, and waits for that: after its job has cleaned up, or after two seconds.
    private func endAfterCleanUp() {
        if requestEnd() { waitForCleanUp() } else { process.killGroup() }
    }

    private func waitForCleanUp() {
        for _ in 0..<200 where state.withLock({ $0.isPerforming && $0.end == nil }) { Thread.sleep(forTimeInterval: 0.01) }
        process.killGroup()
    }

    private static let ended = LiveError("the view's process has ended", exitStatus: .internalError)

    /// A process that ended reads nothing; the answer is its end.
    private func send(_ bytes: Data) {
        sending.withLock { _ in
            unsafe bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
                var rest = unsafe buffer[...]
                while unsafe !rest.isEmpty {
                    let count = unsafe Foundation.send(socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                    if count > 0 { unsafe rest = rest.dropFirst(count) } else if errno != EINTR { return }
                }
            }
        }
    }

    // MARK: The thread of the process

    /// Reports that the process has started, or failed to start.
    private final class Start: Sendable {
        let done = DispatchSemaphore(value: 0)
        let error = Mutex<LiveError?>(nil)
    }

    /// Starts the process, reads its answers, and cleans up after its end.
    private func follow(_ setup: Setup, far: Int32, _ start: Start, _ output: @escaping @Sendable (String) -> Void) {
        let folder = setup.folder
        let end = FileHandle(fileDescriptor: far, closeOnDealloc: false)
        process.standardInput = end
        process.standardOutput = end
        process.standardError = prints
        let interruption = Interruption { [weak self] in
            self?.endAfterCleanUp()
            if let folder { try? FileManager.default.removeItem(at: folder) }
            return .usual
        }
        do {
            try Interruption.start(process)
        } catch {
            start.error.withLock { $0 = LiveError("\(process.executableURL?.path ?? ""): \(error.localizedDescription)", exitStatus: .internalError) }
        }
        close(far)
        start.done.signal()
        guard start.error.withLock({ $0 == nil }) else {
            interruption.end()
            return
        }
        let watch = setup.signs.map { ProgramSigns.Watch(process, file: $0) }
        if let watch {
            Thread.detachNewThread { watch.waitUntilExit { self.state.withLock { $0.request?.options.timeout ?? RenderOptions.defaultTimeout } } }
        }
        let printed = readPrints(output)
        readAnswers()
        // A process without output has nothing left to do, but a job that was ended cleans up.
        let limit: TimeInterval = state.withLock { $0.isEnding } ? 2 : 10
        if !process.waitUntilExit(within: limit) {
            process.killGroup()
            process.waitUntilExit()
        }
        _ = printed.wait(timeout: .now() + 1)
        let error = reason(setup, isSilent: watch?.isSilent == true)
        if let folder { try? FileManager.default.removeItem(at: folder) }
        interruption.end()
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.end = error
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(throwing: error) }
    }

    /// Reads the views' output on a thread of its own; the semaphore is signaled at its end.
    private func readPrints(_ output: @escaping @Sendable (String) -> Void) -> DispatchSemaphore {
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while case let data = self.prints.fileHandleForReading.availableData, !data.isEmpty {
                let text = String(decoding: data, as: UTF8.self)
                self.state.withLock { $0.printed = String(($0.printed + text).suffix(Self.printedLimit)) }
                output(text)
            }
            end.signal()
        }
        return end
    }

    /// Returns the error for requests after the end of the process.
    private func reason(_ setup: Setup, isSilent: Bool) -> LiveError {
        if isSilent {
            return LiveError("the view stopped and did not go on within its time", exitStatus: .badInput)
        }
        let isSignal = process.terminationReason != .exit
        let status = process.terminationStatus
        var (request, message, lateFrame, isExpected, text) = state.withLock { ($0.request, $0.lastMessage, $0.lateFrame, $0.isEnding, $0.printed) }
        if status == CommandStatus.internalError.rawValue { message = InternalError.message(in: text) ?? message }
        let reason = isExpected ? nil : setup.explain(isSignal ? status : nil, status, request, text)
        return reason.map { LiveError($0) }
            ?? (isExpected ? nil : message.map { LiveError($0, exitStatus: CommandStatus(rawValue: status) ?? .badInput, frame: lateFrame) }) ?? Self.ended
    }

    private func readAnswers() {
        var buffer = Data()
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        /// Reads until the buffer has `count` bytes; returns false at the end.
        func fill(_ isEnough: () -> Bool) -> Bool {
            while !isEnough() {
                let count = unsafe read(socket, &bytes, bytes.count)
                if count > 0 { buffer += bytes[..<count] } else if count == 0 || errno != EINTR { return false }
            }
            return true
        }
        while fill({ buffer.contains(UInt8(ascii: "\n")) }), let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
            guard let answer = try? JSONDecoder().decode(LiveAnswer.self, from: buffer[..<newline]), answer.bytes >= 0 else { return }
            buffer = Data(buffer[(newline + 1)...])
            guard fill({ buffer.count >= answer.bytes }) else { return }
            let payload = Data(buffer.prefix(answer.bytes))
            buffer = Data(buffer.dropFirst(answer.bytes))
            receive(Reply(answer: answer, payload: payload))
        }
    }

    private func receive(_ reply: Reply) {
        if let message = reply.answer.message {
            state.withLock { state in
                (state.lastMessage, state.lateFrame) = (message, reply.answer.frame)
                if message.hasPrefix("warning: ") { state.messages.append(String(message.dropFirst(9))) }
            }
        }
        guard let id = reply.answer.id else { return }
        state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: reply)
    }
}
