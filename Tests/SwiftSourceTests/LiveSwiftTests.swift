import Commands
import Foundation
import SceneCommands
import Testing

@testable import SwiftSource

/// Swift views that are kept alive, compared with fresh runs.
@Suite(.serialized, .needsRuntime)
struct LiveSwiftTests {
    private static let text = #"""
        import SwiftUI

        enum Log { nonisolated(unsafe) static var bodies = 0 }

        struct Counter: View {
            @State private var count = 0
            @State private var isWide = false
            var body: some View {
                let _ = Log.bodies += 1
                VStack(spacing: 4) {
                    Text("Count \(count)")
                    Text("Bodies \(Log.bodies)")
                    Button("More") {
                        count += 1
                        withAnimation(.linear(duration: 1)) { isWide.toggle() }
                    }
                    Color.red.frame(width: isWide ? 180 : 20, height: 10)
                    if count == 3 { Text("\([1, 2][count])") }
                }
                .padding(10)
            }
        }

        #Preview("Counter") { Counter() }
        """#

    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        var path: String { url.appending(path: "Counter.swift").path }

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String = "Counter.swift") throws { try Data(text.utf8).write(to: url.appending(path: name)) }

        func options(events: String? = nil) throws -> RenderOptions {
            var options = RenderOptions(input: path)
            options.view = "Counter"
            options.size = CGSize(width: 200, height: 160)
            options.scale = 1
            if let events {
                try write(events, to: "events.json")
                options.timeline = url.appending(path: "events.json").path
            }
            return options
        }

        /// Returns the drawing of a separate process.
        func still(_ frame: Int, _ options: RenderOptions) throws -> Data {
            let source = try SwiftSource(path: path)
            let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }
            var options = options
            // A picture beside the source would be a resource of the view.
            options.output = url.path + "-still.png"
            defer { try? FileManager.default.removeItem(atPath: options.output) }
            options.isQuiet = true
            options.progress = .none
            let request = ViewRequest(options: options, timeline: try options.readViewTimeline(), job: .still(.frame(frame)))
            #expect(try builder.program(of: source).run(request, source: source) == 0)
            return try Data(contentsOf: URL(filePath: options.output))
        }

        var launcher: SwiftLauncher { SwiftLauncher(command: URL(filePath: "/"), readTimeline: { try $0.readViewTimeline() }) }
    }

    private static func taps(_ count: Int) -> String {
        "[" + (0..<count).map { #"{ "at": \#(Double($0) * 0.5), "tap": "More" }"# }.joined(separator: ", ") + "]"
    }

    private static let events = taps(2)

    @Test(arguments: Sandbox.protection != .none ? [false, true] : [false])
    func everyFrameEqualsAFreshRun(isSandboxed: Bool) async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher, isSandboxed: isSandboxed)
        let options = try folder.options(events: Self.events)
        let description = try await view.begin(options)
        #expect(description.size == CGSize(width: 200, height: 160) && description.frameRate == "60")
        // A global variable counts bodies, so that a replay in the same process would differ.
        for frame in [0, 20, 50, 10, 49, 0] {
            #expect(try await view.frame(frame).png == folder.still(frame, options), "frame \(frame)")
        }
        await view.end()
        await launcher.end()
    }

    /// The object of the shaders is in the library that the host loads.
    @Test func shadersAreDrawn() async throws {
        let folder = try Folder()
        let shader = "[[ stitchable ]] half4 invert(float2 position, half4 color) { return half4(color.a - color.rgb, color.a); }"
        try folder.write(shader, to: "Shaders.metal")
        try folder.write("import SwiftUI\nstruct Counter: View { var body: some View { Color.red.colorEffect(ShaderLibrary.invert()) } }\n")
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let options = try folder.options()
        _ = try await view.begin(options)
        let inverted = try await view.frame(0).png
        #expect(try inverted == folder.still(0, options))
        try folder.write("import SwiftUI\nstruct Counter: View { var body: some View { Color.red } }\n")
        #expect(try inverted != folder.still(0, options))
        await view.end()
        await launcher.end()
    }

    /// A job gets a process that has shown nothing before; the launcher keeps the program and the next process ready.
    @Test func jobsDrawAsFreshRunsDo() async throws {
        let folder = try Folder()
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        var options = try folder.options(events: Self.taps(1))
        (options.output, options.frameCount, options.range) = (folder.url.path + "-frames/", 71, FrameRange(70))
        defer { try? FileManager.default.removeItem(atPath: options.output) }
        for text in [Self.text, Self.text.replacing("Text(\"Count ", with: "Text(\"Number ").replacing("Color.red", with: "Color.blue.opacity(0.5)")] {
            try folder.write(text)
            let result = try await view.perform(.draw, options)
            #expect(result.status == 0 && result.error == nil, "\(result)")
            let drawn = try Data(contentsOf: URL(filePath: options.output + "frame-0070.png"))
            #expect(try drawn == folder.still(70, options))
        }
        // A trap ends the process of one job only.
        options.timeline = try folder.options(events: Self.taps(3)).timeline
        let error = await #expect(throws: LiveError.self) { try await view.perform(.draw, options) }
        #expect(error?.description.contains("fatal error") == true)
        options.timeline = nil
        #expect(try await view.perform(.draw, options).status == 0)
        await view.end()
        await launcher.end()
    }

    @Test func stateAndTimeSurviveAnEdit() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let options = try folder.options(events: Self.events)
        try await view.begin(options)
        let before = try await view.frame(45).png
        try folder.write(Self.text.replacing("Color.red", with: "Color.blue"))
        try await view.reload()
        let after = try await view.frame(45).png
        #expect(after != before)
        #expect(try after == folder.still(45, options))
        let inspection = try JSONDecoder().decode(LiveInspection.self, from: await view.inspection(at: 45))
        #expect(inspection.views.contains { $0.label == "Count 2" })
        await view.end()
        await launcher.end()
    }

    @Test(arguments: Sandbox.protection != .none ? [false, true] : [false])
    func changedLiteralsAreShownWithoutTheCompiler(isSandboxed: Bool) async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher, isSandboxed: isSandboxed)
        let options = try folder.options(events: Self.events)
        let built = try await view.begin(options)
        #expect(built.times.contains { $0.name == "compile" || $0.name == "read" } && !built.times.contains { $0.name == "literals" })
        await launcher.finishPreparing()
        // The unchanged source keeps its process.
        #expect(try await view.begin(options).process == built.process)
        let edits = [
            (".padding(10)", ".padding(24)"), ("height: 10", "height: 30"), ("Button(\"More\")", "Button(\"Other\")"), ("duration: 1)", "duration: 2)"),
        ]
        var text = Self.text
        for (old, new) in edits {
            text = text.replacing(old, with: new)
            try folder.write(text)
            if new.contains("Other") { try folder.write("[]", to: "events.json") }
            let description = try await view.reload()
            #expect(description.times.contains { $0.name == "literals" } && !description.times.contains { $0.name == "compile" })
            #expect(try await view.frame(45).png == folder.still(45, options), "\(new)")
        }
        // Other code needs the compiler; so does a number that is too large for the type that the old one could have.
        try folder.write(text.replacing("Color.red", with: "Color.blue"))
        #expect(try await view.reload().times.contains { $0.name == "compile" })
        await launcher.finishPreparing()
        try folder.write(text.replacing("Color.red", with: "Color.blue").replacing("height: 30", with: "height: 3000"))
        #expect(try await view.reload().times.contains { $0.name == "compile" })
        await view.end()
        await launcher.end()
    }

    @Test func codeOnTheLineAboveAPreviewCanChange() async throws {
        let folder = try Folder()
        func text(_ number: Int) -> String {
            "import SwiftUI\nstruct A: View { var body: some View { Color.red.padding(\(number)) } }\n#Preview(\"Counter\") { A() }\n"
        }
        try folder.write(text(1))
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let before = try await view.begin(folder.options())
        #expect(before.warnings.isEmpty)
        let first = try await view.frame(0).png
        try folder.write(text(10))
        try await view.reload()
        #expect(try await view.frame(0).png != first)
        await view.end()
        await launcher.end()
    }

    @Test func aCompilerErrorKeepsTheOldPictures() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let process = try await view.begin(folder.options()).process
        let before = try await view.frame(5).png
        try folder.write(Self.text.replacing("VStack(", with: "VStak("))
        let error = await #expect(throws: LiveError.self) { try await view.reload() }
        #expect(error?.places.first { $0.kind == "error" }?.line == 10)
        #expect(error?.places.first?.file == folder.path)
        #expect(try await view.frame(5).png == before)
        #expect(kill(process, 0) == 0)
        await view.end()
        await launcher.end()
    }

    @Test(arguments: Sandbox.protection != .none ? [false, true] : [false])
    func aTrapEndsOneCall(isSandboxed: Bool) async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher, isSandboxed: isSandboxed)
        try await view.begin(folder.options(events: Self.taps(3)))
        let before = try await view.frame(30).png
        let error = await #expect(throws: LiveError.self) { try await view.frame(70) }
        #expect(error?.description.contains("Counter stopped with a fatal error") == true, "\(String(describing: error))")
        let place = error?.places.first
        #expect(place?.file == folder.path && place?.line == 18, "\(String(describing: error))")
        // The next call starts a new process.
        #expect(try await view.frame(30).png == before)
        await view.end()
        await launcher.end()
    }

    @Test(.timeLimit(.minutes(20))) func aHangEndsOneCall() async throws {
        let folder = try Folder()
        // It waits without a processor, so that a limit that other frames keep under load costs nothing.
        try folder.write(Self.text.replacing("count += 1", with: "if count == 1 { while true { pause() } } else { count += 1 }"))
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher, timeout: 5)
        /// Performs a call again if a frame that doesn't hang is late, too, on a busy machine.
        func patiently<Value: Sendable>(_ call: () async throws -> Value) async throws -> Value {
            while true {
                do { return try await call() } catch let error as LiveError where error.frame != nil && error.frame != 30 {}
            }
        }
        let options = try folder.options(events: Self.events)
        _ = try await patiently { try await view.begin(options) }
        let before = try await patiently { try await view.frame(20).png }
        let error = await #expect(throws: LiveError.self) { try await patiently { try await view.frame(40) } }
        #expect(error?.description == "Counter: frame 30 took more than 5.0 s and may never end; --timeout allows more time per frame")
        #expect(try await patiently { try await view.frame(20).png } == before)
        await view.end()
        await launcher.end()
    }

    @Test func laterEventsKeepTheProcessAndGiveTheSamePictures() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let first = try await view.begin(folder.options(events: Self.taps(1)))
        _ = try await view.frame(30)
        // The second tap is due at the present frame.
        let options = try folder.options(events: Self.taps(2))
        #expect(try await view.begin(options).process == first.process)
        for frame in [30, 50] { #expect(try await view.frame(frame).png == folder.still(frame, options), "frame \(frame)") }
        // An event in the past needs a new process.
        let earlier = try folder.options(events: #"[{ "at": 0.25, "tap": "More" }]"#)
        #expect(try await view.begin(earlier).process != first.process)
        #expect(try await view.frame(50).png == folder.still(50, earlier))
        await view.end()
        await launcher.end()
    }

    @Test func aWaitingHostShowsTheSame() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let options = try folder.options(events: Self.events)
        try await view.begin(options)
        let fresh = try await view.frame(45).png
        for _ in 0..<3 {
            let next = try #require(await launcher.awaitNextHost())
            #expect(try await view.reload().process == next)
            #expect(try await view.frame(45).png == fresh)
        }
        await view.end()
        await launcher.end()
    }

    @Test(.timeLimit(.minutes(20))) func nothingIsLeftAfterTheEnd() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        let process = try await view.begin(folder.options()).process
        let place = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
        #expect(FileManager.default.fileExists(atPath: place))
        await view.end()
        await launcher.end()
        // The time limit ends the wait for a process or a file that stays.
        while kill(process, 0) == 0 || FileManager.default.fileExists(atPath: place) { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func inspectionShowsStateAndPlaces() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let view = LiveView(launcher: launcher)
        try await view.begin(folder.options(events: Self.events))
        let inspection = try JSONDecoder().decode(LiveInspection.self, from: await view.inspection(at: 45))
        let stack = try #require(inspection.views.first { $0.name == "VStack" })
        #expect(stack.owner == "Counter" && stack.place == LiveInspection.Place(file: folder.path, line: 8))
        #expect(inspection.views.flatMap(\.state) == [LiveInspection.Value("count", "2"), LiveInspection.Value("isWide", "false")])
        #expect(inspection.views.first { $0.name == "padding" }?.insets == [10, 10, 10, 10])
        await view.end()
        await launcher.end()
    }

    @Test func listsViewsAndPreviews() async throws {
        let folder = try Folder()
        try folder.write(Self.text)
        let launcher = folder.launcher
        let views = try await launcher.views(RenderOptions(input: folder.path))
        #expect(views.map(\.name) == ["Counter 2", "Counter"])
        #expect(views.map(\.kind) == ["preview", "view"])
        #expect(views.map(\.line) == [24, 5])
        await launcher.end()
    }
}
