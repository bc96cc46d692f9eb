import Commands
import Foundation
import FramePipeline
import SceneFormat
import Stepping
import Testing

struct RenderPlanTests {
    private func plan(frames: Int? = nil, range: String? = nil, output: String = "out/", scene: Int = 120) throws -> RenderPlan {
        var options = RenderOptions(input: "scene.json")
        options.frameCount = frames
        options.range = try range.map { text throws(UsageError) in try FrameRange(text) }
        options.output = output
        return try RenderPlan(options: options, viewFrameCount: scene, frameRate: #require(FrameRate(60))) { _ in false }
    }

    @Test func takesTheScenesLengthUnlessToldOtherwise() throws {
        #expect(try plan().frames == Array(0..<120))
        #expect(try plan(frames: 60).frames == Array(0..<60))
        #expect(try plan(frames: 240).frameCount == 240)
        #expect(try plan(range: "118-").frames == [118, 119])
        #expect(try plan(frames: 60, range: "50-99").frames == Array(50..<60))
    }

    @Test func namesHaveRoomForTheWholeSequence() throws {
        #expect(try plan(frames: 20_000, range: "7").destination == .sequence(FramePattern(folder: "out/", count: 20_000)))
    }

    @Test func oneFrameFitsInOnePicture() throws {
        #expect(try plan(range: "30", output: "still.png").destination == .still(path: "still.png"))
        #expect(try plan(frames: 1, output: "still.png").frames == [0])
    }

    @Test func aGIFLeavesOutWhatItCannotShow() throws {
        #expect(try plan(frames: 12, output: "o.gif").frames == [0, 1, 2, 4, 5, 6, 7, 8, 10, 11])
        #expect(try plan(frames: 12, output: "o.mp4").frames == Array(0..<12))
        #expect(try plan(frames: 12).timing == nil)
    }

    @Test func impossibleFrameCountsAreRefused() {
        #expect(throws: UsageError("the scene's duration contains no frame; set the number with --frames")) { try plan(scene: 0) }
        #expect(throws: UsageError("1000001 frames exceed the limit of 1000000")) { try plan(frames: 1_000_001) }
        #expect(throws: UsageError("100001 frames exceed the limit of 100000; --limit frames=100001 allows them")) { try plan(frames: 100_001) }
        #expect(throws: UsageError("--range 60: frame 60 is after the last frame, 59 (frames are counted from 0)")) { try plan(frames: 60, range: "60") }
    }

    @Test func writesEachFrameUnderItsNumber() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let destination = OutputDestination.sequence(FramePattern(folder: folder.path, count: 60))
        for frame in [41, 3] { #expect(try destination.write([UInt8(frame)], frame: frame) == folder.path + "/frame-00\(frame == 3 ? "03" : "41").png") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["frame-0003.png", "frame-0041.png"])
        #expect(try InputFile.read(folder.path + "/frame-0041.png", limit: 9) == [41])
    }
}
