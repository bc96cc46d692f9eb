import FramePipeline
import SceneFormat
import Stepping
import Testing

/// The frames that an animation shows, and their durations.
struct AnimationTimingTests {
    private func gif(_ frames: [Int], _ rate: String) throws -> [[Int]] {
        AnimationTiming(gifFrames: frames, rate: try #require(FrameRate(rate))).steps.map { [$0.frame, $0.length] }
    }

    @Test(arguments: [
        ("50", [[0, 2], [1, 2], [2, 2]]), ("25", [[0, 4], [1, 4], [2, 4]]), ("30", [[0, 3], [1, 4], [2, 3]]), ("10", [[0, 10], [1, 10], [2, 10]]),
        ("48", [[0, 2], [1, 2], [2, 2]]), ("1/2", [[0, 200], [1, 200], [2, 200]]),
    ])
    func upToFiftyASecondEveryFrameIsShown(_ rate: String, _ expected: [[Int]]) throws {
        #expect(try gif([0, 1, 2], rate) == expected)
    }

    @Test func aboveThatFramesAreLeftOut() throws {
        #expect(try gif(Array(0..<7), "60") == [[0, 2], [1, 2], [2, 2], [4, 2], [5, 2], [6, 2]])
        // 13⅓ hundredths: the last frame would be shown for less than two.
        #expect(try gif(Array(0..<8), "60") == [[0, 2], [1, 2], [2, 2], [4, 2], [5, 2], [6, 3]])
        #expect(try gif(Array(0..<10), "100") == [[0, 2], [2, 2], [4, 2], [6, 2], [8, 2]])
        #expect(try gif([0], "60") == [[0, 2]])
        #expect(try gif([7], "1000") == [[7, 2]])
    }

    @Test(arguments: ["60", "30000/1001", "59.94", "24", "47.3", "50", "51", "99", "120", "1000", "1"], [1, 2, 3, 60, 119, 120, 121, 1000])
    func theWholeLastsAsLongAsTheFrames(_ rate: String, _ count: Int) throws {
        let rate = try #require(FrameRate(rate))
        let steps = AnimationTiming(gifFrames: Array(0..<count), rate: rate).steps
        #expect(steps.allSatisfy { $0.length >= 2 })
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.frame < $1.frame })
        let seconds = Double(count * rate.denominator) / Double(rate.numerator)
        #expect(steps.map(\.length).reduce(0, +) == max(2, Int((seconds * 100).rounded())))
        // No frame is shown more than a tick away from its time.
        var start = 0
        for step in steps {
            #expect(abs(Double(step.frame * 100 * rate.denominator) / Double(rate.numerator) - Double(start)) <= 1 + 1e-9)
            start += step.length
        }
    }

    @Test func aFrameStandsUntilTheNextThatIsDrawn() throws {
        #expect(try gif([0, 2, 4], "60") == [[0, 3], [2, 4], [4, 3]])
        #expect(try gif([10, 11, 20, 21], "10") == [[10, 10], [11, 90], [20, 10], [21, 10]])
        let timing = AnimationTiming(frames: [3, 6, 12], rate: try #require(FrameRate(60)))
        #expect(timing.steps == [.init(frame: 3, length: 1), .init(frame: 6, length: 2), .init(frame: 12, length: 1)])
        #expect(timing.unitsPerSecond == FrameRate(20))
        let far = AnimationTiming(frames: [0, 1009], rate: try #require(FrameRate(30000, 1001)))
        #expect(far.steps.map(\.length) == [1009, 1009])
        #expect(far.unitsPerSecond == FrameRate(30000, 1001))
        #expect(AnimationTiming(frames: [5], rate: try #require(FrameRate(30000, 1001))).unitsPerSecond == FrameRate(30000, 1001))
    }

    /// Two images of one pixel: a header without a color table, a comment, and before each image its duration.
    private static let file: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        + [0x21, 0xFE, 2, 0x21, 0xF9, 0] + [0x21, 0xF9, 4, 0, 7, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        + [0x21, 0xF9, 4, 0, 8, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0] + [0x3B]

    @Test func delaysAreFoundInTheFile() throws {
        let offsets = try #require(GIFDelays.offsets(in: Self.file))
        #expect(offsets.map { Int(Self.file[$0]) + 256 * Int(Self.file[$0 + 1]) } == [7, 8])
    }

    @Test func brokenFilesAreRefused() {
        for length in 0..<Self.file.count { #expect(GIFDelays.offsets(in: Array(Self.file.prefix(length))) == nil) }
        for place in Self.file.indices {
            var file = Self.file
            file[place] = 0xFF
            _ = GIFDelays.offsets(in: file)
        }
    }
}
