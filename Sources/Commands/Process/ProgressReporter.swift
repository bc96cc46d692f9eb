import Foundation
import Synchronization

/// The style of progress reports: `--progress`.
package enum ProgressStyle: String, Sendable, CaseIterable, Codable {
    /// A bar if standard error is a terminal, otherwise nothing.
    case auto
    /// A bar, even if standard error isn't a terminal.
    case tty
    /// A line of JSON for each event, for programs.
    case ndjson
    /// Nothing.
    case none
}

/// Reports the progress of drawing on standard error. Standard output is reserved for results.
///
/// In NDJSON, the events are `start` (`frames`, `output`), one `frame` (`index`, `path`) for each file in the order in which they were written, and exactly
/// one final event: `done` (`frames`) or `failed` (`message`, `status`). A command that draws several goldens sends these for each, and nothing after a
/// `failed`. The bar is redrawn when its percentage changes, so at most 101 times; it is colored unless `NO_COLOR` is set and not empty. Safe to use from
/// several threads.
package final class ProgressReporter: Sendable {
    private enum Form {
        case silent
        case bar(isColored: Bool)
        case events
    }

    private struct State {
        var total = 0
        var written = 0
        var percent = -1
        var end = End.none
    }

    private enum End {
        case none, done, failed
    }

    private let form: Form
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - isTerminal: whether `write` prints to a terminal.
    ///   - environment: the variables `NO_COLOR` and `TERM` are used; a `dumb` terminal cannot redraw a line, so `auto` shows nothing there.
    ///   - write: receives whole lines, or a part of a bar; called by one thread at a time.
    package init(style: ProgressStyle, isTerminal: Bool, environment: [String: String], write: @escaping @Sendable (String) -> Void) {
        let isColored = (environment["NO_COLOR"] ?? "").isEmpty
        switch style {
        case .auto: form = isTerminal && environment["TERM"] != "dumb" ? .bar(isColored: isColored) : .silent
        case .tty: form = .bar(isColored: isColored)
        case .ndjson: form = .events
        case .none: form = .silent
        }
        self.write = write
    }

    /// Reports on this process's standard error.
    package convenience init(style: ProgressStyle) {
        self.init(style: style, isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment) { text in
            // If standard error is closed, the report has no reader.
            try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
    }

    private static let shared = Mutex<ProgressReporter?>(nil)

    /// The reporter for the whole process, once its style is known.
    package static var ofProcess: ProgressReporter? { shared.withLock { $0 } }

    /// Creates the reporter for the whole process, so that a final event is sent in any case.
    package static func begin(style: ProgressStyle) {
        let reporter = ProgressReporter(style: style)
        // If the reader of the frames closes the pipe, that is an error to report; the signal would end the process.
        if case .events = reporter.form {
            signal(SIGPIPE, SIG_IGN)
            InternalError.sendEvent()
        }
        shared.withLock { $0 = reporter }
    }

    /// Reports that drawing starts: `frames` frames will be written to `output` (as typed).
    package func start(frames: Int, output: String) {
        state.withLock { state in
            guard state.end != .failed else { return }
            state = State(total: frames)
            send(Event(event: "start", frames: frames, output: output))
            drawBar(&state)
        }
    }

    /// Reports that a frame is complete under its final name; `path` is nil for standard output.
    package func frame(_ index: Int, path: String?) {
        state.withLock { state in
            guard state.end == .none else { return }
            state.written += 1
            send(Event(event: "frame", index: index, path: path))
            drawBar(&state)
        }
    }

    /// Reports that all frames are written. Nothing is reported after `failed`.
    package func done() {
        state.withLock { state in
            guard state.end == .none else { return }
            state.end = .done
            send(Event(event: "done", frames: state.written))
            removeBar(state)
        }
    }

    /// Reports that the command failed, perhaps before drawing anything. The caller prints the message, except in NDJSON.
    package func failed(_ message: String, status: CommandStatus) {
        state.withLock { state in
            guard state.end != .failed else { return }
            let wasDrawing = state.end == .none
            state.end = .failed
            send(Event(event: "failed", message: message, status: status.rawValue))
            if wasDrawing { removeBar(state) }
        }
    }

    /// Removes the bar from the terminal when drawing ends.
    private func removeBar(_ state: State) {
        if case .bar = form, state.percent >= 0 { write("\r\u{1B}[K") }
    }

    private func send(_ event: Event) {
        guard case .events = form else { return }
        let encoder = JSONEncoder()
        // The keys are chosen so that `event` sorts first.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.printable(event) else { return }
        write(line + "\n")
    }

    private func drawBar(_ state: inout State) {
        guard case .bar(let isColored) = form, state.total > 0 else { return }
        let percent = min(100, state.written * 100 / state.total)
        guard percent != state.percent else { return }
        state.percent = percent
        let width = 30
        let full = percent * width / 100
        var bar = String(repeating: "#", count: full)
        if isColored, full > 0 { bar = "\u{1B}[32m\(bar)\u{1B}[0m" }
        write("\r\u{1B}[K[\(bar)\(String(repeating: ".", count: width - full))] \(state.written)/\(state.total) frames")
    }
}

private struct Event: Encodable {
    var event: String
    var frames: Int?
    var index: Int?
    var message: String?
    var output: String?
    var path: String?
    var status: Int32?
}
