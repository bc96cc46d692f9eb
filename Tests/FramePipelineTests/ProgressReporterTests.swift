import Commands
import Synchronization
import Testing

struct ProgressReporterTests {
    private final class Log: Sendable {
        private let text = Mutex("")
        func append(_ more: String) { text.withLock { $0 += more } }
        var contents: String { text.withLock { $0 } }
    }

    private func record(
        _ style: ProgressStyle, isTerminal: Bool = false, environment: [String: String] = [:], _ body: (ProgressReporter) -> Void
    ) -> String {
        let log = Log()
        body(ProgressReporter(style: style, isTerminal: isTerminal, environment: environment) { log.append($0) })
        return log.contents
    }

    private func drawTwo(_ reporter: ProgressReporter) {
        reporter.start(frames: 2, output: "out/")
        reporter.frame(1, path: "out/frame-0001.png")
        reporter.frame(0, path: nil)
        reporter.done()
    }

    @Test func eventsAreLinesOfJSON() {
        #expect(
            record(.ndjson, drawTwo) == """
                {"event":"start","frames":2,"output":"out/"}
                {"event":"frame","index":1,"path":"out/frame-0001.png"}
                {"event":"frame","index":0}
                {"event":"done","frames":2}

                """)
    }

    @Test func exactlyOneLastEvent() {
        let text = record(.ndjson) { reporter in
            reporter.start(frames: 2, output: "o")
            reporter.failed("cannot write \"o\":\nno space left", status: .cannotWrite)
            reporter.frame(0, path: nil)
            reporter.done()
            reporter.failed("again", status: .internalError)
        }
        #expect(
            text == """
                {"event":"start","frames":2,"output":"o"}
                {"event":"failed","message":"cannot write \\"o\\":\\nno space left","status":73}

                """)
    }

    /// Several goldens in sequence, one of which fails.
    @Test func nothingAfterAFailure() {
        let text = record(.ndjson) { reporter in
            drawTwo(reporter)
            drawTwo(reporter)
            reporter.failed("no such file", status: .noInput)
            drawTwo(reporter)
        }
        let events = ["start", "frame", "frame", "done"]
        #expect(text.split(separator: "\n").map { $0.prefix(14) } == (events + events + ["failed"]).map { "{\"event\":\"\($0)\"".prefix(14) })
    }

    @Test func aFailureBeforeTheStartIsAnEventToo() {
        #expect(record(.ndjson) { $0.failed("no such file", status: .noInput) } == #"{"event":"failed","message":"no such file","status":66}"# + "\n")
        #expect(record(.tty) { $0.failed("no such file", status: .noInput) } == "")
    }

    @Test func theBarGrowsAndGoes() {
        let none = String(repeating: ".", count: 30)
        let half = String(repeating: "#", count: 15)
        #expect(
            record(.tty, environment: ["NO_COLOR": "1"], drawTwo)
                == "\r\u{1B}[K[\(none)] 0/2 frames\r\u{1B}[K[\(half)\(none.dropLast(15))] 1/2 frames\r\u{1B}[K[\(half)\(half)] 2/2 frames\r\u{1B}[K")
    }

    @Test func noColor() {
        #expect(record(.tty, drawTwo).contains("\u{1B}[32m"))
        #expect(record(.tty, environment: ["NO_COLOR": ""], drawTwo).contains("\u{1B}[32m"))
        #expect(!record(.tty, environment: ["NO_COLOR": "1"], drawTwo).contains("\u{1B}[32m"))
    }

    @Test(arguments: [
        (ProgressStyle.auto, true, "xterm", true), (.auto, false, "xterm", false), (.auto, true, "dumb", false), (.tty, false, "dumb", true),
        (.none, true, "xterm", false),
    ])
    func aBarOnlyOnATerminal(_ style: ProgressStyle, _ isTerminal: Bool, _ term: String, _ shows: Bool) {
        #expect(record(style, isTerminal: isTerminal, environment: ["TERM": term], drawTwo).isEmpty == !shows)
    }

    @Test func manyFramesRedrawOncePerPercent() {
        let text = record(.tty) { reporter in
            reporter.start(frames: 10_000, output: "o")
            for frame in 0..<10_000 { reporter.frame(frame, path: nil) }
        }
        #expect(text.count(where: { $0 == "\r" }) == 101)
    }
}
