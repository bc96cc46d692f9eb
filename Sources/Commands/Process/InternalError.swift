import Foundation
import FramePipeline
import Synchronization

/// The message and the exit status of the command's own crash: a trap, or an access to invalid memory, is a bug in Easel and never silent.
package enum InternalError {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// The beginning of each message.
    private static let mark = "internal error: "

    /// What the handler of a signal writes: a handler may neither allocate memory nor wait for a lock.
    @unsafe private struct Message {
        let text: UnsafeMutableBufferPointer<UInt8>
        /// The last event of `--progress ndjson`.
        let event: UnsafeMutableBufferPointer<UInt8>
    }

    /// The messages by the numbers of signals; written once, before there are handlers.
    nonisolated(unsafe) private static var messages: UnsafeMutablePointer<Message>?
    private static let sendsEvent = Atomic(false)
    private static let isUnderWay = Atomic(false)

    /// Handles crashes of this process from now on. Programs that it starts don't inherit that.
    ///
    /// - Parameter version: the command's version, for the message.
    package static func begin(version: String) {
        let made = UnsafeMutablePointer<Message>.allocate(capacity: Int(signals.max() ?? 0) + 1)
        for number in signals {
            let reason = "\(mark)signal \(number) in version \(version); please report it with the command, its input, and the output of render --version"
            let event = #"{"event":"failed","message":"\#(reason)","status":\#(CommandStatus.internalError.rawValue)}"#
            unsafe (made + Int(number)).initialize(to: Message(text: bytes("render: \(reason)\n"), event: bytes(event + "\n")))
        }
        unsafe messages = made
        // Globals exist before a handler reads them.
        _ = (sendsEvent.load(ordering: .relaxed), isUnderWay.load(ordering: .relaxed))
        UnfinishedFiles.begin()
        useSeparateStack()
        for number in signals {
            var action = sigaction()
            // The backtrace that SWIFT_BACKTRACE asks for says more.
            guard unsafe sigaction(number, nil, &action) == 0, unsafe action.__sigaction_handler.sa_handler == nil else { continue }
            action.sa_flags = SA_ONSTACK
            unsafe action.__sigaction_handler.sa_handler = { InternalError.end(signal: $0) }
            unsafe sigaction(number, &action, nil)
        }
    }

    /// Gives the calling thread a stack for handlers, which can't run on the one that an infinite recursion has filled.
    package static func useSeparateStack() {
        let size = 1 << 16
        var stack = unsafe stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
        unsafe sigaltstack(&stack, nil)
    }

    /// Lets a crash also send the last event of `--progress ndjson`.
    static func sendEvent() { sendsEvent.store(true, ordering: .relaxed) }

    /// Returns the message of a crash in what this command printed in another process.
    static func message(in output: String) -> String? {
        output.split(separator: "\n").last { $0.hasPrefix("render: \(mark)") }.map { String($0.dropFirst("render: ".count)) }
    }

    private static func bytes(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = unsafe buffer.initialize(from: text.utf8)
        return unsafe buffer
    }

    /// Ends the process; calls only what a handler may call.
    private static func end(signal number: Int32) {
        // Another thread that crashes waits for the end.
        while isUnderWay.exchange(true, ordering: .relaxed) { pause() }
        UnfinishedFiles.removeAll()
        if let message = unsafe messages?[Int(number)] {
            if sendsEvent.load(ordering: .relaxed) { unsafe write(STDERR_FILENO, message.event.baseAddress, message.event.count) }
            unsafe write(STDERR_FILENO, message.text.baseAddress, message.text.count)
        }
        _exit(CommandStatus.internalError.rawValue)
    }
}
