import CairoCanvas
import Commands
import Display
import Foundation
import SceneFormat
import Stepping
import Synchronization
import Testing
import Views

@testable import FramePipeline

/// Keeps the files instead of writing them.
private final class MemorySink: FrameSink {
    private let png = PNGSink(destination: .standardOutput, compression: .fast)
    private let files = Mutex<[Int: [UInt8]]>([:])
    let isOrdered = false

    var frames: [Int: [UInt8]] { files.withLock { $0 } }

    func makeEncoder() -> any FrameEncoder { png.makeEncoder() }
    func write(_ frame: EncodedFrame, index: Int) -> String? {
        files.withLock { $0[index] = frame.bytes }
        return nil
    }
    func finish() {}
    func cancel() {}
}

/// A frame's bytes are the same regardless of the other frames, the number of workers, the order, and the reuse of earlier results.
@MainActor struct ReuseMatrixTests {
    /// Returns the display lists of a scene at some frames, four per second.
    private func lists(_ name: String, scale: Double = 0.1, frames: [Int] = Array(0..<4)) throws -> [Int: DisplayList] {
        var overrides = SceneOverrides()
        overrides.scale = scale
        overrides.frameRate = FrameRate(4)
        let stepper = try SceneRunner(SceneStage.scene(name), overrides: overrides, textShaper: try PangoTextShaper(), images: SceneStage.images).stepper
        var lists: [Int: DisplayList] = [:]
        for frame in frames { lists[frame] = try stepper.frame(frame) }
        return lists
    }

    private func draw(
        _ lists: [Int: DisplayList], frames: [Int], jobs: Int = 1, reuse: FrameReuse = .all, log: RenderLog = RenderLog()
    ) async throws -> [Int: [UInt8]] {
        let sink = MemorySink()
        let renderer = FrameRenderer(frames: frames, sink: sink, jobs: jobs, reuse: reuse, log: log)
        try await renderer.run { lists[$0] ?? DisplayList(size: .zero, scale: 1) }
        return sink.frames
    }

    /// The frames of each shard.
    private func shares(range: String, shards: Int) throws -> [[Int]] {
        try (1...shards).map { number in
            var options = RenderOptions(input: "scene.json")
            options.range = try FrameRange(range)
            options.shard = try Shard("\(number)/\(shards)")
            options.output = "folder/"
            return try RenderPlan(options: options, viewFrameCount: 4, frameRate: #require(FrameRate(4))) { _ in false }.frames
        }
    }

    @Test(arguments: [
        "dashboard", "drawer", "light-table", "loading", "mini-map", "month-border", "motion", "paint-box", "turning-cards", "type-specimen",
    ])
    func everyFrameHasTheSameBytes(_ name: String) async throws {
        let lists = try lists(name)
        let expected = try await draw(lists, frames: Array(0..<4), reuse: [])
        #expect(expected.count == 4)
        for reuse in [[], .damage, .strips, .all] as [FrameReuse] {
            for jobs in [1, 2, 4] {
                for (range, wanted) in [("0-3", [0, 1, 2, 3]), ("3,2,1,0", [0, 1, 2, 3]), ("3,0-1", [0, 1, 3])] {
                    for shards in [1, 3] {
                        var drawn: [Int: [UInt8]] = [:]
                        for share in try shares(range: range, shards: shards) {
                            drawn.merge(try await draw(lists, frames: share, jobs: jobs, reuse: reuse)) { _, _ in [] }
                        }
                        let isSame = drawn == expected.filter { wanted.contains($0.key) }
                        #expect(isSame, "reuse \(reuse.rawValue), \(jobs) jobs, --range \(range), \(shards) shards")
                    }
                }
            }
        }
    }

    /// Frames that are left out are evaluated nevertheless.
    @Test(arguments: ["motion", "mini-map"]) func aFrameIsTheSameWhateverCameBefore(_ name: String) throws {
        let all = try lists(name)
        let some = try lists(name, frames: [1, 3])
        #expect(some[1] == all[1])
        #expect(some[3] == all[3])
    }

    /// Random moments of scenes in any order: an image painted over an earlier one equals a newly painted one.
    @Test(arguments: ["dashboard", "light-table", "motion", "pages", "paint-box", "turning-cards"])
    func anyFrameAfterAnyOther(_ name: String) throws {
        let lists = try lists(name, scale: 0.2)
        let painter = Painter()
        let fresh = try lists.mapValues { try painter.paint($0) }
        var pixmap = try painter.paint(#require(lists[0]))
        var shown = 0
        for next in [1, 3, 3, 0, 2, 1, 0, 3] {
            let (old, new) = (try #require(lists[shown]), try #require(lists[next]))
            try painter.paint(new, damage: try painter.damage(from: old, to: new), into: &pixmap)
            let isSame = pixmap == fresh[next]
            #expect(isSame, "frame \(next) after \(shown)")
            shown = next
        }
    }

    /// Counters of twenty frames at the scene's own rate, with one worker.
    @Test(
        arguments: [
            // The ring moves in every frame; 1280x720 pixels the first time.
            ("month-border", nil, 20, 0, 70, 1_571_111, 71, 229),
            // Nothing moves until the first tap.
            ("mini-map", 0.5, 6, 14, 76, 104_249, 7, 5),
        ] as [(String, CGFloat?, Int, Int, Int, Int, Int, Int)])
    func counters(
        _ name: String, scale: CGFloat?, painted: Int, copied: Int, items: Int, pixels: Int, encoded: Int, reused: Int
    ) async throws {
        var overrides = SceneOverrides()
        overrides.scale = scale
        let stepper = try SceneRunner(SceneStage.scene(name), overrides: overrides, textShaper: try PangoTextShaper(), images: SceneStage.images).stepper
        var lists: [Int: DisplayList] = [:]
        for frame in 0..<20 { lists[frame] = try stepper.frame(frame) }
        let log = RenderLog()
        _ = try await draw(lists, frames: Array(0..<20), log: log)
        var expected = FrameCounters()
        expected.framesWritten = 20
        (expected.framesPainted, expected.framesCopied) = (painted, copied)
        (expected.itemsPainted, expected.pixelsPainted) = (items, pixels)
        (expected.stripsEncoded, expected.stripsReused) = (encoded, reused)
        expected.bytesWritten = log.counters.bytesWritten
        #expect(log.counters == expected)
    }
}
