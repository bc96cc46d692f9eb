import Commands
import Foundation
import FramePipeline
import SceneCommands
import Synchronization
import Testing

@testable import SwiftSource

/// Programs built from Swift source that waits, from their first frame to their last: the times of their work, and equal frames in all runs.
///
/// They need the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
struct WaitingProgramTests {
    /// Runs a job with a program built from some source; returns its output.
    @discardableResult
    private func run(_ path: String, _ view: String, _ job: ViewRequest.Job, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> String {
        let program = try ProgramRun.program(of: SwiftSource(path: path))
        var options = RenderOptions(input: path)
        options.view = view
        options.isQuiet = true
        options.date = RenderOptions.sceneStart
        options.size = CGSize(width: 160, height: 240)
        options.scale = 1
        change(&options)
        return try ProgramRun.output(of: program.executable, ViewRequest(options: options, timeline: options.readViewTimeline(), job: job))
    }

    /// The texts of a view at a time.
    private func texts(_ view: String, at time: Double, from date: Date? = RenderOptions.sceneStart) throws -> [String] {
        ProgramRun.labels(in: try run(ProgramRun.path("Waits.swift"), view, .layout(at: time, format: .text)) { $0.date = date })
    }

    private func withTemporaryFolder<T>(_ body: (URL) throws -> T) throws -> T {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test func everyWayToWaitEndsAtItsMoment() throws {
        #expect(
            try texts("Waits", at: 2) == [
                "start 0.000000", "async@0.000", "performed@0.000", "nanoseconds@0.100", "for@0.200", "until@0.300", "item@0.310", "clock@0.400",
                "id cancelled@0.400",
                "tick 1@0.450",
                "suspending@0.500", "took 0.1 seconds@0.600", "cancelled@0.600", "remote true@0.700", "notify@0.720", "group 1@0.750", "group 2@0.800",
                "group 3@0.850",
                "sum 3@0.850",
                "added@0.900", "tick 2@0.900", "after@1.000", "id 1@1.100", "afterMs@1.250", "tick 3@1.350", "global@1.500", "id 1",
            ])
    }

    @Test func theFirstFrameHasWhatTasksLoadAtOnce() throws {
        #expect(try texts("Loading", at: 0) == ["one!", "two!", "something", "seen ns"])
        #expect(try texts("LoadingOnce", at: 0) == ["one", "two", "2 rows"])
        #expect(try texts("LoadingForever", at: 0) == ["many"])
    }

    @Test func postsReachObserversOfTheMainQueueAtOnce() throws {
        #expect(try texts("Posting", at: 0) == ["init after init appear after appear"])
    }

    /// The resolution of a date is finer in 2001 than in 2026.
    @Test(arguments: [RenderOptions.sceneStart, nil]) func timelinesFollowTheirSchedules(from date: Date?) throws {
        let days = ["2 hours ago", "tomorrow1 minute ago", "days yesterday today tomorrow later"]
        #expect(try texts("Clocks", at: 0, from: date) == ["animation 0.00", "periodic 0.00 0.00", "minute 0.00", "explicit 0.00", "slow 0.00 live"] + days)
        #expect(try texts("Clocks", at: 0.7, from: date) == ["animation 0.70", "periodic 0.50 0.50", "minute 0.00", "explicit 0.50", "slow 0.70 live"] + days)
        #expect(
            try texts("Clocks", at: 61, from: date) == ["animation 61.00", "periodic 61.00 61.00", "minute 60.00", "explicit 1.00", "slow 61.00 live"] + days)
    }

    @Test func everyRunDrawsTheSameFrames() throws {
        try withTemporaryFolder { folder in
            let path = ProgramRun.path("Waits.swift")
            func draw(_ name: String, _ change: (inout RenderOptions) -> Void) throws -> [String: Data] {
                try run(path, "Waits", .draw) { options in
                    options.frameCount = 120
                    options.output = folder.appending(path: name).path + "/"
                    change(&options)
                }
                let files = try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
                return try Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
            }
            let all = try draw("all") { $0.jobs = 1 }
            #expect(all.count == 120)
            #expect(try draw("many") { $0.jobs = 4 } == all)
            let range = try FrameRange("31-70")
            let some = try draw("some") { $0.range = range }
            #expect(some.count == 40)
            #expect(some.allSatisfy { all[$0.key] == $0.value })
        }
    }

    /// Random numbers depend on the seed and the time, but not on the run, the workers, or the requested frames.
    @Test func chanceIsTheSameInEachRun() throws {
        try withTemporaryFolder { folder in
            let path = ProgramRun.path("Chance.swift")
            func draw(_ name: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> [String: Data] {
                try run(path, "Chance", .draw) { options in
                    options.frameCount = 12
                    options.output = folder.appending(path: name).path + "/"
                    change(&options)
                }
                let files = try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
                return try Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
            }
            // Outside of `#expect`, because Swift 6.3 confuses closures inside and beside it, which then draw with each other's options.
            let all = try draw("all") { $0.jobs = 1 }
            let again = try draw("again") { $0.jobs = 4 }
            let range = try FrameRange("7")
            let one = try draw("one") { $0.range = range }
            let other = try draw("other") { $0.seed = 1 }
            #expect(Set(all.values).count == 12)
            #expect(again == all)
            #expect(one == all.filter { $0.key == "frame-0007.png" })
            #expect(other.count == 12)
            #expect(other.allSatisfy { all[$0.key] != $0.value })
        }
    }

    @Test func sourceWithDatesOfItsOwnCompiles() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Own.swift")
            try Data("import SwiftUI\nextension Date { static var now: Date { Date() } }\nstruct Own: View { var body: some View { Text(\"x\") } }".utf8)
                .write(to: file)
            let reports = Mutex<[String]>([])
            let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: file) { text in reports.withLock { $0.append(text) } }
            #expect(try builder.program(of: SwiftSource(path: file.path)).catalog.entries.map(\.name) == ["Own"])
            #expect(
                reports.withLock { $0 } == [
                    "render: warning: the source has its own declarations for dates, queues, or random numbers: Date() and timers use the machine's time, "
                        + "and --seed has no effect"
                ])
        }
    }

    @Test(.enabled(if: Article.isThere, Comment(rawValue: Article.condition)))
    func article16LoadsForOneSecond() throws {
        try withTemporaryFolder { folder in
            let timeline = folder.appending(path: "tap.json")
            try Data(#"[{ "at": 0.5, "tap": "Load" }]"#.utf8).write(to: timeline)
            try run(Article.folder.appending(path: "16-store-reducer-command.swift").path, "ContentView", .draw) { options in
                options.frameCount = 120
                options.timeline = timeline.path
                options.output = folder.path + "/"
            }
            let frames = try (0..<120).map { try Data(contentsOf: folder.appending(path: String(format: "frame-%04d.png", $0))) }
            // The frames that differ from the one before: the tap, and the items 60 frames later.
            let changes = (1..<120).filter { (index: Int) -> Bool in frames[index] != frames[index - 1] }
            #expect(changes == [30, 90])
        }
    }
}
