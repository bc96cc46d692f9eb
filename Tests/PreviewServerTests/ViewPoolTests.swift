import Commands
import Foundation
import FramePipeline
import Synchronization
import Testing

@testable import PreviewServer

/// Views that hang, fail, and print. A shell script stands for the process of a view.
@Suite(.timeLimit(.minutes(20))) struct ViewPoolTests {
    /// Starts the script.
    private final class ScriptLauncher: LiveLauncher {
        let folder: URL
        let starts = Atomic<Int>(0)
        let ends = Atomic<Int>(0)
        let listings = Atomic<Int>(0)

        init(_ folder: URL) { self.folder = folder }

        /// Beginning hangs once if the file "late" exists, and waits as long as the file "slow" does. Frames from 5 on hang while the file "hang" exists, in a child if "child" does, and fail while the file "fail" does. Each frame prints its number.
        private static let script = """
            while IFS= read -r line; do
              id=${line#*'"id":'}; id=${id%%[,\\}]*}
              payload=x
              case $line in
                *'"begin"'*)
                  if [ -e late ]; then rm late; : >hanging; exec sleep 600; fi
                  while [ -e slow ]; do sleep 0.02; done
                  payload='{"size":[2,1],"scale":1,"frameRate":"60","frameDuration":0.0166,"frameCount":1,"warnings":["no font"],"stops":[],"times":[],"process":'$$'}' ;;
                *'"frame":{"_0":'*)
                  number=${line#*'"frame":{"_0":'}; number=${number%%\\}*}
                  echo "frame $number" >&2
                  if [ "$number" -ge 5 ] && [ -e hang ]; then : >hanging; [ -e child ] && sleep 600; exec sleep 600; fi
                  if [ "$number" -ge 5 ] && [ -e fail ]; then
                    printf '{"bytes":0,"frame":6,"message":"Card: frame 6 took more than 10.0 s","times":[],"pixels":[]}\\n'
                    exit 65
                  fi ;;
              esac
              printf '{"id":%s,"bytes":%s,"times":[],"pixels":[1,1]}\\n%s' "$id" "${#payload}" "$payload"
            done
            """

        func end() async { ends.add(1, ordering: .relaxed) }

        /// Waits for the file "listed".
        func views(_ options: RenderOptions) async throws -> [LiveEntry] {
            listings.add(1, ordering: .relaxed)
            while !FileManager.default.fileExists(atPath: folder.path + "/listed") { try await Task.sleep(for: .milliseconds(5)) }
            return []
        }

        func prepare(_ options: RenderOptions) async throws -> LiveLaunch {
            LiveLaunch(program: "script", request: LiveRequest(options: options), canStartAnew: false) { [self] in
                starts.add(1, ordering: .relaxed)
                let process = ProgramProcess()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = ["-C", folder.path, "bash", "-c", Self.script]
                return try LiveProcess(LiveProcess.Setup(process: process))
            }
        }
    }

    /// Runs a test with a pool and the script's folder.
    private func withPool(
        onNotes: @escaping @Sendable (PreviewRequest, Int, ViewNotes) -> Void = { _, _, _ in },
        do body: (ViewPool, ScriptLauncher) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let launcher = ScriptLauncher(folder)
        let pool = ViewPool(base: RenderOptions(input: "Card.swift"), folder: folder, path: { $0.input }, onNotes: onNotes, makeLauncher: { _ in launcher })
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try await body(pool, launcher)
        } catch {
            await pool.end()
            throw error
        }
        await pool.end()
    }

    private final class SeenNotes: Sendable {
        let all = Mutex<[ViewNotes]>([])
    }

    private final class SeenTexts: Sendable {
        let all = Mutex<[String]>([])
    }

    private let request = PreviewRequest(input: "Card.swift")

    private func wait(until condition: () async -> Bool) async throws {
        while !(await condition()) { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Without an end of the old work, the edit would be seen after ten minutes. A child process writes the backtrace of a crash.
    @Test(arguments: [false, true]) func anEditEndsAHang(inAChild: Bool) async throws {
        try await withPool { pool, launcher in
            let hang = launcher.folder.appending(path: "hang")
            if inAChild { try Data().write(to: launcher.folder.appending(path: "child")) }
            try Data().write(to: hang)
            let begun = try await pool.begin(request)
            let frame = Task { [request] in try await pool.frame(7, of: request, generation: begun.generation) }
            try await wait { FileManager.default.fileExists(atPath: launcher.folder.path + "/hanging") }
            try FileManager.default.removeItem(at: hang)
            await pool.filesDidChange()
            #expect(try await pool.begin(request).generation == 1)
            #expect(try await frame.value == nil)
            #expect(try await pool.frame(7, of: request, generation: 1)?.index == 7)
        }
    }

    @Test func severalEditsInterruptWorkOnce() async throws {
        try await withPool { pool, launcher in
            for name in ["late", "slow"] { try Data().write(to: launcher.folder.appending(path: name)) }
            let begun = Task { [request] in try await pool.begin(request) }
            try await wait { FileManager.default.fileExists(atPath: launcher.folder.path + "/hanging") }
            // In one turn of the pool: work that began again after the first edit would be interrupted again.
            func edit(_ pool: isolated ViewPool) { for _ in 0..<3 { pool.filesDidChange() } }
            await edit(pool)
            try await wait { launcher.starts.load(ordering: .relaxed) == 2 }
            // Longer than the pool's patience: an interruption by an earlier edit would come now.
            try await Task.sleep(for: .milliseconds(500))
            try FileManager.default.removeItem(at: launcher.folder.appending(path: "slow"))
            #expect(try await begun.value.generation == 3)
            #expect(launcher.starts.load(ordering: .relaxed) == 2)
        }
    }

    @Test func otherEventsEndAHang() async throws {
        try await withPool { pool, launcher in
            let hang = launcher.folder.appending(path: "hang")
            try Data().write(to: hang)
            var tapped = request
            tapped.events = #"[{"at": 0.1, "tap": "Loop"}]"#
            let begun = try await pool.begin(tapped)
            let frames = [7, 7].map { [tapped] index in Task { try await pool.frame(index, of: tapped, generation: begun.generation) } }
            try await wait { FileManager.default.fileExists(atPath: launcher.folder.path + "/hanging") }
            try FileManager.default.removeItem(at: hang)
            _ = try await pool.begin(request)
            for frame in frames { #expect(try await frame.value == nil) }
            #expect(try await pool.frame(7, of: request, generation: 0)?.index == 7)
        }
    }

    /// A frame that fails takes seconds, and so would each after it.
    @Test func framesAfterOneThatFailsFailAtOnce() async throws {
        try await withPool { pool, launcher in
            try Data().write(to: launcher.folder.appending(path: "fail"))
            _ = try await pool.begin(request)
            for index in [8, 9, 6] { await #expect(throws: LiveError.self) { try await pool.frame(index, of: request, generation: 0) } }
            #expect(launcher.starts.load(ordering: .relaxed) == 1)
            #expect(try await pool.frame(2, of: request, generation: 0)?.index == 2)
            // Beginning again retries a failed frame.
            try FileManager.default.removeItem(at: launcher.folder.appending(path: "fail"))
            _ = try await pool.begin(request)
            #expect(try await pool.frame(8, of: request, generation: 0)?.index == 8)
        }
    }

    @Test func warningsAndPrintedTextsArePassedOn() async throws {
        let seen = SeenNotes()
        let note: @Sendable (PreviewRequest, Int, ViewNotes) -> Void = { _, _, notes in seen.all.withLock { $0.append(notes) } }
        try await withPool(onNotes: note) { pool, _ in
            #expect(try await pool.begin(request).notes.warnings == ["no font"])
            _ = try await pool.frame(3, of: request, generation: 0)
            try await wait { seen.all.withLock { $0.last?.printed == "frame 3\n" } }
        }
    }

    @Test func theTerminalShowsTextsOnce() {
        #expect(TerminalNotes.news(in: "a\nb\n", since: "a\n") == "b\n")
        #expect(TerminalNotes.news(in: "a\n", since: "a\nb\n") == "")
        #expect(TerminalNotes.news(in: "c\n", since: "a\nb\n") == "c\n")
        let long = (0..<200).map { "line \($0)\n" }.joined()
        #expect(TerminalNotes.news(in: long.dropFirst(100) + "new\n", since: long) == "new\n")
    }

    @Test func theTerminalShowsTextsAgainAfterAnEdit() {
        let shown = SeenTexts()
        let terminal = TerminalNotes { text in shown.all.withLock { $0.append(text) } }
        var notes = ViewNotes()
        notes.printed = "a\u{1b}[31m\n"
        for _ in 0..<2 { terminal.show(notes, of: request) }
        terminal.forget()
        terminal.show(notes, of: request)
        #expect(shown.all.withLock { $0 } == ["a\\u{1b}[31m\n", "a\\u{1b}[31m\n"])
    }

    /// A process that replays the past prints the same again.
    @Test func replaysRepeatNoTexts() {
        var notes = ViewNotes()
        notes.add((process: 1, warnings: ["a"], printed: "one\ntwo\n"))
        notes.add((process: 2, warnings: ["a", "b"], printed: "one\n"))
        #expect(notes.printed == "one\ntwo\n")
        notes.add((process: 2, warnings: [], printed: "two\nthree\n"))
        #expect(notes.printed == "one\ntwo\nthree\n")
        #expect(notes.warnings == ["a", "b"])
    }

    @Test func aLauncherEndsWithItsLastView() async throws {
        try await withPool { pool, launcher in
            for number in 0..<5 { _ = try await pool.begin(PreviewRequest(input: "\(number).swift")) }
            #expect(launcher.ends.load(ordering: .relaxed) == 2)
            // Other views of a file: the first takes the place of another file's, the others that of a view of this file.
            var request = PreviewRequest(input: "4.swift")
            for name in ["a", "b", "c"] {
                request.view = name
                _ = try await pool.begin(request)
            }
            #expect(launcher.ends.load(ordering: .relaxed) == 3)
        }
    }

    /// It would lose its temporary files.
    @Test func aLauncherDoesNotEndDuringAListing() async throws {
        try await withPool { pool, launcher in
            let listing = Task { try await pool.views(of: PreviewRequest(input: "0.swift")) }
            try await wait { launcher.listings.load(ordering: .relaxed) == 1 }
            for number in 0..<5 { _ = try await pool.begin(PreviewRequest(input: "\(number).swift")) }
            // That of 1.swift.
            #expect(launcher.ends.load(ordering: .relaxed) == 1)
            try Data().write(to: launcher.folder.appending(path: "listed"))
            _ = try await listing.value
            #expect(launcher.ends.load(ordering: .relaxed) == 2)
        }
    }

    /// The first one waits for the end of another view, and then finds the process of the second one.
    @Test func requestsForTheSameViewShareAProcess() async throws {
        try await withPool { pool, launcher in
            for number in 0..<3 { _ = try await pool.begin(PreviewRequest(input: "\(number).swift")) }
            let request = PreviewRequest(input: "3.swift")
            let tasks = (0..<4).map { _ in Task { try await pool.begin(request) } }
            for task in tasks { _ = try await task.value }
            #expect(launcher.starts.load(ordering: .relaxed) == 4)
            #expect(launcher.ends.load(ordering: .relaxed) == 1)
        }
    }

    /// A page that records taps sends other events each time.
    @Test func theLastEventsAreKept() async throws {
        try await withPool { pool, _ in
            var request = PreviewRequest(input: "Card.swift")
            var paths: [String] = []
            for number in 0..<(EventFiles.limit + 3) {
                request.events = "[{\"at\": \(number), \"tap\": \"A\"}]"
                paths.append(try #require(try await pool.options(of: request).timeline))
            }
            #expect(paths.filter { FileManager.default.fileExists(atPath: $0) } == Array(paths.dropFirst(3)))
            // The oldest one is used again, so the next one is the one that goes.
            for number in [3, 1000] {
                request.events = "[{\"at\": \(number), \"tap\": \"A\"}]"
                _ = try await pool.options(of: request)
            }
            #expect(FileManager.default.fileExists(atPath: paths[3]) && !FileManager.default.fileExists(atPath: paths[4]))
            request.events = "[{\"at\": 0, \"tap\": \"A\"}]"
            #expect(try await pool.options(of: request).timeline == paths[0])
            #expect(FileManager.default.fileExists(atPath: paths[0]))
        }
    }
}
