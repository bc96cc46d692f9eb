import Commands
import Foundation
import FramePipeline
import Inputs
import SceneCommands
import Synchronization
import Testing
import Views

/// A Swift view with the command line's options.
@MainActor struct ViewJobTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("n\(count)").frame(width: 50, height: 20).onTapGesture { count += 1 }
        }
    }

    private func options(timeline: String? = nil, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> RenderOptions {
        var options = RenderOptions(input: "x.swift")
        if let timeline {
            let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).json").path
            try AtomicFile.write(Array(timeline.utf8), to: file)
            options.timeline = file
        }
        change(&options)
        return options
    }

    private func text(_ options: RenderOptions, at time: Double) async throws -> String? {
        defer { options.timeline.map { try? FileManager.default.removeItem(atPath: $0) } }
        let listing = try await ViewJob(options, timeline: options.readViewTimeline()) { Counter() }.layoutListing(at: time, format: .text)
        return listing.split(separator: "\n").last.map { String($0.drop { $0 == " " }.prefix(9)) }
    }

    @Test(arguments: [(0.0, "n1"), (0.4, "n1"), (0.5, "n3"), (0.7, "n3")])
    func eventsActAtTheirTime(_ time: Double, _ expected: String) async throws {
        let timeline = #"[{ "at": 0.5, "tap": { "point": [195, 422] }, "count": 2 }, { "at": 0, "tap": "n0" }]"#
        #expect(try await text(options(timeline: timeline), at: time) == "Text \"\(expected)\"")
    }

    private struct Today: View {
        var body: some View { TimelineView(.everyMinute) { Text($0.date, format: Date.FormatStyle(timeZone: .gmt).year().month().day().hour().minute()) } }
    }

    private func today(_ date: String?, at time: Double = 0, chrome: Bool = false, locale: String? = nil) async throws -> [String] {
        let start = try date.map(RenderOptions.parseDate)
        let options = try options {
            $0.date = start
            ($0.drawsChrome, $0.device, $0.locale) = (chrome, chrome ? "iPhone-16" : nil, locale)
        }
        let listing = try await ViewJob(options) { Today() }.layoutListing(at: time, format: .text)
        return listing.split(separator: "\n").filter { $0.contains("Text \"") }.map {
            String($0.split(separator: "\"")[1]).replacing("\u{202F}", with: " ")
        }
    }

    @Test func theClockStartsAtTheDate() async throws {
        #expect(try await today(nil) == ["Jun 17, 2026 at 9:41 AM"])
        #expect(try await today(nil, at: 60) == ["Jun 17, 2026 at 9:42 AM"])
        #expect(try await today("2024-02-29T23:59:30", at: 30) == ["Mar 1, 2024 at 12:00 AM"])
    }

    @Test func theStatusBarShowsTheTimeOfTheDate() async throws {
        #expect(try await today(nil, chrome: true).contains("9:41"))
        #expect(try await today("2024-02-29T14:05", chrome: true).contains("2:05"))
        #expect(try await today("2024-02-29T14:05", chrome: true, locale: "de").contains("14:05"))
    }

    /// The parts of a status bar from left to right: the signal of a phone, texts, and the battery.
    @Test func theStatusBarIsThatOfTheDevice() async throws {
        func bar(_ device: String, _ locale: String? = nil) async throws -> [(text: String, x: Double, width: Double)] {
            let options = try options { ($0.drawsChrome, $0.device, $0.locale) = (true, device, locale) }
            let listing = try await ViewJob(options) { Color.clear }.layoutListing(at: 0, format: .text)
            return listing.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: "\"")
                guard parts.count == 3, parts[0].contains("Text"), let x = Double(parts[2].split(separator: " ")[0]),
                    let width = Double(parts[2].split(separator: " ")[2])
                else { return nil }
                return (String(parts[1]).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " "), x, width)
            }
        }
        for device in ["iPhone-SE", "iPhone-8"] {
            let bar = try await bar(device)
            #expect(bar.map(\.text) == ["9:41 AM"])
            #expect(abs(bar[0].x + bar[0].width / 2 - 187.5) <= 0.5)
        }
        #expect(try await bar("iPhone-SE", "de").map(\.text) == ["9:41"])
        let tablet = try await bar("iPad-11")
        #expect(tablet.map(\.text) == ["9:41 AM", "Wed Jun 17", "100%"])
        #expect(tablet[0].x == 12 && tablet[1].x > tablet[0].x && tablet[2].x > 700)
        #expect(try await bar("iPad-11", "de").map(\.text) == ["9:41", "Mi. 17. Juni", "100 %"])
        #expect(try await bar("iPhone-16").map(\.text) == ["9:41"])
    }

    @Test func theCanvasIsAPhonesUnlessItIsNamed() async throws {
        func size(_ options: RenderOptions) async throws -> String {
            try await ViewJob(options) { Color.red }.layoutListing(at: 0, format: .text)
        }
        #expect(try await size(options()) == "Color  0 0 390 844")
        #expect(try await size(options { $0.size = CGSize(width: 30, height: 20) }) == "Color  0 0 30 20")
    }

    /// The content of a window is offered the requested size, or that of a new window, and the window takes the content's.
    @Test func aWindowOfMacOSIsAsLargeAsItsContent() async throws {
        func size(_ view: some View, _ change: (inout RenderOptions) -> Void = { _ in }) async throws -> String {
            let options = try options {
                $0.platform = .macOS
                change(&$0)
            }
            let listing = try await ViewJob(options) { view }.layoutListing(at: 0, format: .text)
            return String(listing.split(separator: "\n").first?.drop { $0 != " " } ?? "")
        }
        #expect(try await size(Color.red) == "  0 0 900 450")
        #expect(try await size(Color.red.frame(width: 300, height: 200)) == "  0 0 300 200")
        #expect(try await size(Color.red.windowSize(CGSize(width: 800, height: 500))) == "  0 0 800 500")
        #expect(try await size(Color.red) { $0.size = CGSize(width: 30, height: 20) } == "  0 0 30 20")
        // Both columns of a split view are shown.
        let split = NavigationSplitView {
            Text("side")
        } detail: {
            Text("detail")
        }
        let listing = try await ViewJob(options { $0.platform = .macOS }) { split }.layoutListing(at: 0, format: .text)
        #expect(listing.contains("\"side\"") && listing.contains("\"detail\""))
    }

    @Test func aNumberSelectsOneOfAProvidersPreviews() async throws {
        func job(_ number: Int) throws -> ViewJob {
            let content = ViewContent(previewNamed: nil, number: number) {
                Group {
                    Text("a")
                    Text("b").previewDisplayName("B")
                    Text("c")
                }
            }
            return try ViewJob(options { $0.view = "P \(number)" }, content: content)
        }
        #expect(try job(1).previewNames() == [nil, "B", nil])
        let listing = try await job(3).layoutListing(at: 0, format: .text)
        #expect(listing.contains("\"c\"") && !listing.contains("\"a\""), "\(listing)")
        #expect(throws: UsageError("--view P 4: the provider has 3 previews")) { try job(4).makeStepper() }
    }

    @Test func aViewHasOneFrameUnlessMoreAreNamed() throws {
        #expect(try ViewJob(options()) { Counter() }.frameCount == 1)
        let range = try FrameRange("10-19,3")
        #expect(try ViewJob(options { $0.range = range }) { Counter() }.frameCount == 20)
    }

    @Test func whatBelongsToScenesIsRefused() async throws {
        let assignment = try RenderOptions.Assignment("a=1")
        #expect(throws: UsageError("--set a: it sets a scene's state, or a preview's @Previewable property that is a number, a text, or a Bool")) {
            try ViewJob(options { $0.assignments = [assignment] }) { Counter() }.makeStepper()
        }
        let set = try options(timeline: #"[{ "at": 0, "set": { "a": 1 } }]"#)
        let error = await #expect(throws: DiagnosticError.self) { try await text(set, at: 0) }
        #expect(error?.description.contains(":1:2: error: 'set' changes the state of a scene; a view in Swift has its own state") == true)
        let missing = try options(timeline: #"[{ "at": 0, "tap": "none" }]"#)
        let other = await #expect(throws: DiagnosticError.self) { try await text(missing, at: 0) }
        #expect(other?.description.contains(#":1:2: error: no view with the text "none"; found: "n0" at timeline[0].tap"#) == true)
    }

    @Test func requestsComeThroughAsTheyAre() throws {
        var options = RenderOptions(input: "a b/ü.swift")
        options.frameCount = 12
        options.range = try FrameRange("3-,0-9x2")
        options.frameRate = "30000/1001"
        options.size = CGSize(width: 0.1, height: 1e9)
        options.scale = 1.5
        options.background = "#FFF"
        options.colorScheme = .dark
        (options.platform, options.osVersion) = (.macOS, 26)
        options.output = "o-%04d.png"
        options.assignments = [try RenderOptions.Assignment("a=\"\n")]
        options.timeline = "t.json"
        options.view = "V"
        options.timeout = 0.5
        options.fontPaths = ["/f"]
        options.systemFont = "/s.ttf"
        options.ignoresSystemFonts = true
        options.jobs = 3
        options.progress = .ndjson
        options.isQuiet = true
        options.keepsEqualFiles = true
        options.manifestPath = "m.jsonl"
        let jobs: [ViewRequest.Job] = [
            .draw, .still(.time(0.5)), .still(.frame(3)), .layout(at: 0.1, format: .json), .layoutFrames(),
            .contactSheet(try ContactSheet(columns: 3, every: 2)),
            .recordGolden(GoldenRecordingJob(folder: "G", pictures: try FrameRange("0-9"))),
            .verifyGolden(GoldenVerificationJob(folder: "G", threshold: 1, maxDifferingPixels: 2, html: "r.html")),
            .check(CheckJob(format: .json, failures: [.loop], isLoop: true)),
        ]
        for job in jobs {
            let request = ViewRequest(options: options, job: job)
            #expect(try ViewRequest(decoding: request.encoded()) == request)
        }
        #expect(try ViewRequest(decoding: ViewRequest(options: RenderOptions(input: "-"), job: .draw).encoded()).options == RenderOptions(input: "-"))
    }

    /// The work of the view's own process for `render still` and `render golden`.
    @Test func jobsAreDoneForViewsAsForScenes() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let still = try options {
            $0.size = CGSize(width: 50, height: 20)
            $0.output = folder.appending(path: "still.png").path
            $0.progress = .none
        }
        #expect(try await ViewJob(still) { Counter() }.perform(.still(.time(0.5)), still) { _ in } == .done)
        #expect(try PictureFile.read(still.output).width == 100)
        let golden = folder.appending(path: "G").path
        let frames = try options {
            $0.size = CGSize(width: 50, height: 20)
            $0.frameCount = 3
            $0.progress = .none
        }
        #expect(try await ViewJob(frames) { Counter() }.perform(.recordGolden(GoldenRecordingJob(folder: golden)), frames) { _ in } == .done)
        let manifest = try GoldenManifest.read(folder: golden)
        #expect(manifest.frames.map(\.sameAs) == [nil, 0, 0])
        #expect(manifest.source.date == "2026-06-17T09:41:00")
        #expect(try manifest.options(folder: golden).date == RenderOptions.parseDate("2026-06-17T09:41"))
        var old = manifest
        old.source.date = nil
        #expect(try old.options(folder: golden).date == RenderOptions.sceneStart)
        let verification = ViewRequest.Job.verifyGolden(GoldenVerificationJob(folder: golden))
        #expect(try await ViewJob(frames) { Counter() }.perform(verification, manifest.options(folder: golden)) { _ in } == .done)
        #expect(try await ViewJob(frames) { Text("other") }.perform(verification, frames) { _ in } == .pixelsDiffer)
    }

    /// The timeline may be a pipe that only the command can read, and only once; the program receives its events.
    @Test func requestsBringTheTimelineAlong() async throws {
        let options = try options(timeline: #"[{ "at": 0, "tap": "n0" }, { "at": 1, "tap": { "point": [0.1, 1e-9] } }]"#)
        let path = try #require(options.timeline)
        let request = ViewRequest(options: options, timeline: try options.readViewTimeline(), job: .draw)
        try FileManager.default.removeItem(atPath: path)
        let decoded = try ViewRequest(decoding: request.encoded())
        #expect(decoded == request)
        let listing = try await ViewJob(decoded.options, timeline: decoded.timeline) { Counter() }.layoutListing(at: 0, format: .text)
        #expect(listing.contains("Text \"n1\""))
        let missing = #expect(throws: InputError.self) { try options.readViewTimeline() }
        #expect(missing?.description == "\(path): no such file")
    }

    /// Every event of a timeline reaches the program unchanged.
    @Test func allEventsComeThrough() throws {
        let events = #"""
            [{ "at": 0, "tap": "a", "count": 2 }, { "at": 0.1, "press": { "id": 7 }, "duration": 1 },
             { "at": 0.2, "drag": { "point": [1.5, 2] }, "by": [[3, 4], [5, 6]], "velocity": 9, "holding": 0.5 }, { "at": 0.3, "type": "é", "into": "field" },
             { "at": 0.4, "slide": { "id": "s" }, "to": 0.25 }, { "at": 0.5, "toggle": "t", "on": true }, { "at": 0.6, "choose": "x" }]
            """#
        let options = try options(timeline: events)
        defer { options.timeline.map { try? FileManager.default.removeItem(atPath: $0) } }
        let timeline = try #require(try options.readViewTimeline())
        #expect(
            timeline.events.map(\.input) == [
                .tap(.text("a"), count: 2), .press(.identifier("7"), duration: 1),
                .drag(.point(CGPoint(x: 1.5, y: 2)), by: [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)], duration: 0.5, velocity: 9, holding: 0.5),
                .type("é", into: .text("field"), duration: 0.1), .slide(.identifier("s"), to: 0.25, duration: 0.5), .toggle(.text("t"), isOn: true),
                .choose("x", from: nil),
            ])
        #expect(timeline.events.map(\.path).prefix(3) == ["timeline[0].tap", "timeline[1].press", "timeline[2].drag"])
        let request = ViewRequest(options: options, timeline: timeline, job: .draw)
        #expect(try ViewRequest(decoding: request.encoded()).timeline == timeline)
    }

    @Test(arguments: ["0", "-1", "inf", "x", "86401"])
    func refusesTimeouts(_ text: String) {
        #expect(throws: UsageError("--timeout \(text): takes a positive number of seconds, such as 10")) { try RenderOptions.parseTimeout(text) }
    }

    /// A view with too many rows fails, and rows beyond the limit are not made.
    @Test func rowsHaveALimit() throws {
        let made = Mutex(0)
        let job = try ViewJob(options { $0.limits.nodes = 200 }) {
            VStack {
                ForEach(0..<5_000, id: \.self) { Row(number: $0, made: { made.withLock { $0 += 1 } }) }
            }
        }
        let stepper = try job.makeStepper()
        let message = "the views have more than 200 parts, such as rows, cells, and modifiers; show fewer rows and cells"
        #expect(throws: Diagnostic(.error, message, file: "view")) { try stepper.step(to: 0) }
        #expect(made.withLock { $0 } < 200)
    }

    private struct Row: View {
        let number: Int
        let made: () -> Void
        var body: some View {
            made()
            return Text("\(number)")
        }
    }

    @Test(arguments: [("64M", 64 << 20), ("512M", 512 << 20), ("4G", 4 << 30), ("1024G", 1 << 40)])
    func memoryScalesLimits(_ text: String, _ bytes: Int) throws {
        var options = RenderOptions(input: "x.json")
        #expect(options.memory == 2 << 30)
        let (usual, factor) = (options.limits, Double(bytes) / Double(2 << 30))
        try options.setMemory(text)
        try options.setLimit("allImagePixels=77")
        #expect(options.memory == bytes)
        #expect(options.limits.nodes == Int(min(Double(usual.nodes) * factor, 1e9)))
        #expect(options.limits.layerPixels == Int(min(Double(usual.layerPixels) * factor, 1e9)))
        #expect((options.limits.allImagePixels, options.limits.views) == (77, usual.views))
    }

    @Test(arguments: ["0", "512", "512m", "63M", "1025G", "-1G", "4GB", "99999999999999999999G", "M", ""])
    func refusesMemory(_ text: String) {
        var options = RenderOptions(input: "x.json")
        #expect(throws: UsageError("--max-memory \(text): takes megabytes or gigabytes from 64M to 1024G, such as 512M or 4G")) { try options.setMemory(text) }
    }

    /// The pixels that the default limits allow take less than the memory of a process, and large frames are drawn one after the other.
    @Test func defaultsFitIntoTheMemory() throws {
        var options = RenderOptions(input: "x.json")
        let pixels = 3 * options.limits.canvasPixels + options.limits.layerPixels + options.limits.allImagePixels
        #expect(4 * pixels < options.memory)
        let jobs = { (options: RenderOptions, width: CGFloat) in options.jobs(frames: 100, size: CGSize(width: width, height: width), scale: 2, processors: 64)
        }
        #expect(jobs(options, 100) == 64)
        #expect(jobs(options, 1_000) == 22)
        #expect(jobs(options, 4_000) == 1)
        #expect(options.jobs(frames: 1, size: CGSize(width: 4_000, height: 4_000), scale: 2, processors: 64) == 64)
        try options.setMemory("8G")
        #expect(jobs(options, 4_000) == 5)
        options.jobs = 7
        #expect(jobs(options, 4_000) == 7)
    }

    /// The watch of memory looks seldom while much is left, and in time before none is.
    @Test func memoryIsWatchedAsOftenAsItCanGrow() throws {
        #expect(MemoryWatch.pause(memory: 100 << 20, limit: 2 << 30) == 100_000)
        #expect(MemoryWatch.pause(memory: 1 << 30, limit: 2 << 30) == 65_536)
        #expect(MemoryWatch.pause(memory: 63 << 20, limit: 64 << 20) == 10_000)
        #expect(MemoryWatch.pause(memory: 3 << 30, limit: 2 << 30) == 10_000)
        #expect(try #require(MemoryWatch.resident) > 1 << 20)
    }

    /// All frames that are drawn at the same time, with their layers, leave memory for the views.
    @Test func layersOfAllJobsFitIntoTheMemory() {
        let options = RenderOptions(input: "x.json")
        for width in [100, 1_000, 2_000, 4_000] as [CGFloat] {
            let size = CGSize(width: width, height: width)
            let jobs = options.jobs(frames: 100, size: size, scale: 2, processors: 64)
            let shared = options.sharedLayerPixels(jobs: jobs, size: size, scale: 2)
            #expect(shared >= options.limits.layerPixels / 4)
            #expect(4 * (jobs * 3 * 4 * Int(width * width) + shared + options.limits.layerPixels) <= options.memory * 7 / 8)
        }
        #expect(options.sharedLayerPixels(jobs: .max, size: CGSize(width: 9, height: 9), scale: 1) == options.limits.layerPixels / 4)
    }

    @Test func aFrameIsLateAfterTheLimit() {
        // The test names all times; the watchdog's own thread never reaches the limit.
        let watchdog = FrameWatchdog(seconds: 3600) { _ in }
        let start = ContinuousClock.now
        watchdog.begin(frame: 1, at: start)
        watchdog.end()
        #expect(watchdog.lateFrame(at: start + .seconds(9999)) == nil)
        watchdog.begin(frame: 7, at: start)
        #expect(watchdog.lateFrame(at: start + .seconds(3599)) == nil)
        #expect(watchdog.lateFrame(at: start + .seconds(3601)) == 7)
    }

    @Test func theWatchdogReportsALateFrame() async {
        let (expired, continuation) = AsyncStream.makeStream(of: Int.self)
        let watchdog = FrameWatchdog(seconds: 0.01) { continuation.yield($0) }
        watchdog.begin(frame: 7)
        var frames = expired.makeAsyncIterator()
        #expect(await frames.next() == 7)
        watchdog.end()
    }
}
