import Commands
import Foundation
import SceneCommands
import Testing

/// A scene that is kept alive, compared with fresh runs of the command.
@Suite struct LiveSceneTests {
    private static let scene = """
        {
          "size": [120, 60], "scale": 1, "fps": 10, "duration": 2,
          "state": { "on": false },
          "view": {
            "VStack": { "content": [
              { "Rectangle": {}, "modifiers": [{ "fill": "red" }, { "frame": { "width": "on ? 90 : 20", "height": 20 } }] },
              { "Text": "Moon", "modifiers": [{ "padding": 3 }] }
            ],
            "spacing": 3 }
          },
          "timeline": [ { "at": 0.5, "set": { "on": true }, "animation": { "linear": 1 } } ]
        }
        """

    private func options(_ folder: CommandFolder, _ name: String = "scene.json") -> RenderOptions { RenderOptions(input: folder.path(name)) }

    private func view(_ folder: CommandFolder) -> LiveView {
        LiveView(launcher: SceneLauncher(command: CommandFolder.command), timeout: 60)
    }

    private func still(_ folder: CommandFolder, frame: Int, _ arguments: [String] = []) throws -> Data {
        let result = try folder.run(["still", "scene.json", "--frame", "\(frame)", "-o", "still.png"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return try Data(contentsOf: folder.url.appending(path: "still.png"))
    }

    @Test func everyFrameEqualsAFreshRunForwardAndBackward() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        let description = try await view.begin(options(folder))
        #expect(description.size == CGSize(width: 120, height: 60))
        #expect(description.frameCount == 20)
        #expect(description.frameRate == "10")
        for frame in [0, 7, 12, 6, 5, 19] {
            let picture = try await view.frame(frame)
            #expect(picture.index == frame && picture.width == 120 && picture.height == 60)
            #expect(try picture.png == still(folder, frame: frame), "frame \(frame)")
        }
        await view.end()
    }

    @Test func anEditKeepsTheProcessAndTime() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        let first = try await view.begin(options(folder))
        let before = try await view.frame(8).png
        try folder.write(Self.scene.replacing("red", with: "green"), to: "scene.json")
        let second = try await view.reload()
        #expect(first.process == second.process)
        let after = try await view.frame(8).png
        #expect(after != before)
        #expect(try after == still(folder, frame: 8))
        await view.end()
    }

    @Test func anErrorNamesItsPlaceAndKeepsTheOldPicture() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        try await view.begin(options(folder))
        let before = try await view.frame(3).png
        try folder.write(Self.scene.replacing("VStack", with: "VStak"), to: "scene.json")
        let error = await #expect(throws: LiveError.self) { try await view.reload() }
        let place = try #require(error?.places.first)
        #expect(place.file == folder.path("scene.json") && place.line == 5 && place.kind == "error")
        #expect(place.text.contains("VStak"))
        #expect(try await view.frame(3).png == before)
        #expect(try await view.frame(1).png.isEmpty == false)
        await view.end()
    }

    /// A canvas that failed once must not be shown, whatever its view has kept of it.
    @Test func aFrameThatFailsWhileItIsDrawnFailsAgain() async throws {
        let folder = try CommandFolder()
        try folder.write(
            #"{ "size": [9, 9], "view": { "Canvas": [{ "for": { "in": "range(0, 1)", "as": "i", "draw": [{ "rotate": "1 / i" }] } }] } }"#, to: "scene.json")
        let view = view(folder)
        try await view.begin(options(folder))
        for _ in 0..<2 {
            let error = await #expect(throws: LiveError.self) { try await view.frame(0) }
            #expect(error?.description.contains("division by zero") == true, "\(String(describing: error))")
        }
        await view.end()
    }

    @Test func eventsReplaceTheTimeline() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        try folder.write(#"[ { "at": 0.2, "set": { "on": true } } ]"#, to: "events.json")
        let view = view(folder)
        try await view.begin(options(folder))
        let before = try await view.frame(3).png
        var options = options(folder)
        options.timeline = folder.path("events.json")
        try await view.begin(options)
        let after = try await view.frame(3).png
        #expect(after != before)
        #expect(try after == still(folder, frame: 3, ["--timeline", "events.json"]))
        await view.end()
    }

    @Test func inspectionListsTheViewsOfAFrame() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        try await view.begin(options(folder))
        let inspection = try JSONDecoder().decode(LiveInspection.self, from: await view.inspection(at: 4))
        #expect(inspection.frame == 4 && inspection.time == 0.4 && inspection.size == [120, 60] && inspection.scale == 1)
        #expect(inspection.variables == [LiveInspection.Value("on", "false")])
        let text = try #require(inspection.views.first { $0.label == "Moon" })
        #expect(text.name == "Text" && text.path == "VStack/padding/Text")
        #expect(text.place == LiveInspection.Place(file: folder.path("scene.json"), line: 7, column: 7))
        let baselines = try #require(text.baselines)
        #expect(baselines.count == 2 && baselines[0] == baselines[1] && baselines[0] > 0 && baselines[0] < text.rect[3])
        let padding = try #require(inspection.views.first { $0.name == "padding" })
        #expect(padding.insets == [3, 3, 3, 3] && padding.isModifier)
        #expect(padding.values.first == LiveInspection.Value("insets", "top 3, leading 3, bottom 3, trailing 3"))
        #expect(text.modifiers.map(\.name) == ["padding"])
        // A line stands once, at the outermost view that it holds.
        let file = folder.path("scene.json")
        #expect(inspection.allLines.map { $0.components(separatedBy: file).dropFirst().joined() } == [":4", ":6", "", ":7", ""])
        #expect(inspection.lines == inspection.allLines && inspection.otherTexts.isEmpty)
        let stack = try #require(inspection.views.first { $0.name == "VStack" })
        #expect(stack.values.contains(LiveInspection.Value("spacing", "3")) && stack.proposal == [120, 60])
        let shown = try folder.run("layout", "scene.json", "--at", "0.4").output.split(separator: "\n").map(String.init)
        #expect(shown == inspection.lines.map { $0.replacing(file, with: "scene.json") })
        let all = try folder.run("layout", "scene.json", "--at", "0.4", "--all").output.split(separator: "\n").map(String.init)
        #expect(all == inspection.views.map { $0.entry.line(scale: 1) })
        await view.end()
    }

    @Test func theTreeOfASceneHasOnlyItsViews() async throws {
        let folder = try CommandFolder()
        let scene = """
            {
              "size": [200, 120],
              "state": { "on": true, "size": 3 },
              "view": {
                "VStack": [
                  { "Toggle": { "isOn": "on", "title": "Member" } },
                  { "Slider": { "value": "size", "min": 1, "max": 9 } }
                ],
                "modifiers": [{ "padding": 4 }]
              }
            }
            """
        try folder.write(scene, to: "scene.json")
        let view = view(folder)
        try await view.begin(options(folder))
        let inspection = try JSONDecoder().decode(LiveInspection.self, from: await view.inspection(at: 0))
        #expect(inspection.written.map { "\($0.depth) \($0.name) \($0.label ?? "-")" } == ["0 padding -", "1 VStack -", "2 Toggle Member", "2 Slider -"])
        #expect(inspection.written.compactMap(\.place?.line) == [4, 4, 6, 7] && inspection.views.count > 2 * inspection.written.count)
        await view.end()
    }

    @Test func jobsShareAProcessAndSeeEdits() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        var options = options(folder)
        (options.output, options.range) = (folder.path("out/"), FrameRange(8))
        let file = folder.url.appending(path: "out/frame-0008.png")
        #expect(try await view.perform(.draw, options) == LiveResult())
        #expect(try Data(contentsOf: file) == still(folder, frame: 8))
        let process = await view.takeNotes().process
        try folder.write(Self.scene.replacing("red", with: "green"), to: "scene.json")
        options.manifestPath = "-"
        let second = try await view.perform(.draw, options)
        #expect(second.status == 0 && String(decoding: second.output, as: UTF8.self).contains("frame-0008.png"))
        #expect(try Data(contentsOf: file) == still(folder, frame: 8))
        try folder.write(Self.scene.replacing("VStack", with: "VStak"), to: "scene.json")
        let failed = try await view.perform(.draw, options)
        #expect(failed.status == 65 && failed.error?.places.first?.line == 5 && failed.output.isEmpty)
        try folder.write(Self.scene, to: "scene.json")
        #expect(try await view.perform(.draw, options).status == 0)
        #expect(await view.takeNotes().process == process)
        await view.end()
    }

    /// The process of a job that is no longer wanted cleans up, and the next job gets another one.
    @Test(.timeLimit(.minutes(20))) func aCanceledJobLeavesNothing() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene.replacing(#""duration": 2"#, with: #""duration": 1000"#), to: "scene.json")
        let view = view(folder)
        var options = options(folder)
        // A pipe without a reader holds the job's end up, so that it is certainly canceled before.
        #expect(unsafe mkfifo(folder.path("timings"), 0o600) == 0)
        (options.output, options.timingsPath) = (folder.path("out/"), folder.path("timings"))
        let job = Task { [options] in try await view.perform(.draw, options) }
        func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out"))) ?? [] }
        while files().isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let process = await view.takeNotes().process
        await view.cancelJob()
        await #expect(throws: CancellationError.self) { try await job.value }
        while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(files().allSatisfy { $0.hasPrefix("frame-") })
        (options.output, options.timingsPath, options.frameCount) = (folder.path("two/"), nil, 2)
        #expect(try await view.perform(.draw, options) == LiveResult())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("two")).sorted() == ["frame-0000.png", "frame-0001.png"])
        await view.end()
    }

    @Test(.timeLimit(.minutes(20))) func nothingIsLeftAfterTheEnd() async throws {
        let folder = try CommandFolder()
        try folder.write(Self.scene, to: "scene.json")
        let view = view(folder)
        let process = try await view.begin(options(folder)).process
        #expect(kill(process, 0) == 0)
        await view.end()
        // The time limit ends the wait for a process that stays.
        while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        await #expect(throws: LiveError.self) { try await view.frame(0) }
    }
}
