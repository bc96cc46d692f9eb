import EaselTesting
import Foundation
import Testing

@testable import struct EaselTesting.GoldenError
@testable import struct EaselTesting.GoldenStore

/// Checks of golden images for every state of their file.
final class GoldenStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    private let red = Pixmap(width: 4, height: 2, filledWith: 0xFFFF_0000)
    private let darker = Pixmap(width: 4, height: 2, filledWith: 0xFFFB_0000)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func store(_ recording: GoldenRecording) throws -> GoldenStore {
        let environment = ["EASEL_ARTIFACTS": folder.appending(path: "artifacts").path, "EASEL_RECORD": recording.rawValue]
        return try GoldenStore(testFile: folder.appending(path: "CardTests.swift").path, recording: nil, environment: environment)
    }

    private func outcome(_ picture: Pixmap, _ recording: GoldenRecording, _ tolerance: PixelComparison.Options = .exact) throws -> String? {
        do {
            try store(recording).check(picture, name: "card", tolerance: tolerance)
            return nil
        } catch let error as GoldenError {
            return error.description.replacing(folder.path, with: "")
        }
    }

    private var files: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func aMissingGoldenIsRecordedAndTheTestFailsOnce() throws {
        #expect(try outcome(red, .missing) == "recorded /Goldens/CardTests/card.png; review it and run the test again")
        #expect(files == ["Goldens/CardTests/card.png"])
        #expect(try outcome(red, .missing) == nil)
        #expect(try outcome(red, .never) == nil)
        #expect(try Pixmap(png: Data(contentsOf: folder.appending(path: "Goldens/CardTests/card.png"))) == red)
    }

    @Test func neverRecordsNothing() throws {
        #expect(try outcome(red, .never) == "missing golden /Goldens/CardTests/card.png, and EASEL_RECORD is never")
        #expect(files == [])
    }

    @Test func whatDiffersIsWrittenAndTold() throws {
        _ = try outcome(red, .missing)
        #expect(
            try outcome(darker, .missing) == """
                8 of 8 pixels differ (100.00 %), worst 4 at 0,0, mean 1.00
                expected:   /Goldens/CardTests/card.png
                actual:     /artifacts/CardTests/card.actual.png
                difference: /artifacts/CardTests/card.difference.png
                EASEL_RECORD=failed records the actual image as the golden
                """)
        #expect(files == ["Goldens/CardTests/card.png", "artifacts/CardTests/card.actual.png", "artifacts/CardTests/card.difference.png"])
        #expect(try Pixmap(png: Data(contentsOf: folder.appending(path: "artifacts/CardTests/card.actual.png"))) == darker)
        #expect(try Pixmap(png: Data(contentsOf: folder.appending(path: "artifacts/CardTests/card.difference.png"))).width == 3 * 4 + 2 * 8)
        // When the golden matches again, they are removed.
        #expect(try outcome(red, .missing) == nil)
        #expect(files == ["Goldens/CardTests/card.png"])
        #expect(try outcome(Pixmap(width: 1, height: 1), .never)?.hasPrefix("sizes differ: expected 4x2, got 1x1\n") == true)
    }

    @Test func toleranceIsPixelComparisons() throws {
        _ = try outcome(red, .missing)
        #expect(try outcome(darker, .never, .init(threshold: 4)) == nil)
        #expect(try outcome(darker, .never, .init(threshold: 3)) != nil)
        #expect(try outcome(darker, .never, .init(maxDifferingPixels: 8)) == nil)
    }

    @Test func failedAndAllRecordAnew() throws {
        _ = try outcome(red, .missing)
        #expect(try outcome(red, .failed) == nil)
        #expect(try outcome(darker, .failed)?.hasSuffix("recorded /Goldens/CardTests/card.png again; review it and run the test again") == true)
        #expect(try outcome(darker, .never) == nil)
        #expect(try outcome(darker, .all) == "recorded /Goldens/CardTests/card.png; review it and run the test again")
    }

    @Test func brokenGoldensAndUnknownWordsFail() throws {
        _ = try outcome(red, .missing)
        try Data("no picture".utf8).write(to: folder.appending(path: "Goldens/CardTests/card.png"))
        #expect(try outcome(red, .missing) == "/Goldens/CardTests/card.png: not a PNG file")
        #expect(throws: GoldenError("EASEL_RECORD=true: takes missing, failed, all, or never")) {
            try GoldenStore(testFile: "a.swift", recording: nil, environment: ["EASEL_RECORD": "true"])
        }
        #expect(try GoldenStore(testFile: "a.swift", recording: .never, environment: ["EASEL_RECORD": "true"]).recording == .never)
        #expect(try GoldenStore(testFile: "a.swift", recording: nil, environment: [:]).recording == .missing)
    }

    @Test(arguments: [
        ("looksRight()", nil, nil, "looksRight"), ("looksRight(_:)", "dark", nil, "looksRight.dark"), ("moves()", nil, 30, "moves-0030"),
        ("moves()", "a/b c", 12345, "moves.a-b-c-12345"), (nil, nil, nil, "golden"),
    ])
    func names(_ test: String?, _ named: String?, _ frame: Int?, _ expected: String) {
        #expect(GoldenStore.name(test: test, named: named, frame: frame) == expected)
    }
}

/// The checks as tests use them, with goldens that are recorded in a temporary folder first.
@MainActor final class ExpectGoldenTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    private var testFile: String { folder.appending(path: "GoldenTests.swift").path }
    private let size = CGSize(width: 160, height: 60)

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a check twice: it records and fails, and then passes.
    private func twice(_ check: () -> Void) {
        withKnownIssue {
            check()
        } matching: { issue in
            issue.description.contains("review it and run the test again")
        }
        check()
    }

    @Test func looksRight() throws {
        twice { expectGolden(Card(title: "Hello"), size: size, filePath: testFile) }
        twice { expectGolden(Card(title: "Hello"), named: "dark", scale: 1, colorScheme: .dark, filePath: testFile) }
        let tap = TimedEvent(at: 0.5, .tap(.text("Hello"), count: 1))
        twice { expectGolden(Card(title: "Hello"), named: "tapped", size: size, scale: 1, at: 3, events: [tap], filePath: testFile) }
        let golden = folder.appending(path: "Goldens/GoldenTests")
        let files = try FileManager.default.contentsOfDirectory(atPath: golden.path).sorted()
        #expect(files == ["looksRight.dark.png", "looksRight.png", "looksRight.tapped.png"])
        let tapped = try Pixmap(png: Data(contentsOf: golden.appending(path: "looksRight.tapped.png")))
        // Yellow beside the letters, three seconds in.
        #expect(tapped.pixels[14 * 160 + 80] == 0xFFFF_CC00)
    }

    @Test func moves() {
        let tap = TimedEvent(at: 0.1, .tap(.text("Hello"), count: 1))
        twice {
            expectGoldenFrames(
                Card(title: "Hello"), frames: [0, 10, 20], framesPerSecond: 50, size: size, scale: 1, events: [tap], filePath: testFile)
        }
    }

    @Test func aPictureThatDiffersIsAnIssue() {
        twice { expectGolden(Card(title: "Hello"), named: "other", size: size, scale: 1, filePath: testFile) }
        withKnownIssue {
            expectGolden(Card(title: "Other"), named: "other", size: size, scale: 1, recording: .never, filePath: testFile)
        } matching: { issue in
            issue.description.contains("pixels differ") && issue.description.contains("aPictureThatDiffersIsAnIssue.other.difference.png")
        }
        withKnownIssue {
            expectGolden(Card(title: "Hello"), named: "none", recording: .never)
        } matching: { issue in
            issue.description.contains("missing golden")
        }
        withKnownIssue {
            expectGolden(Card(title: "Hello"), at: 1, events: [TimedEvent(at: 0, .tap(.text("Bye"), count: 1))], recording: .never)
        } matching: { issue in
            issue.description.contains(#"no view with the text "Bye"; found: "Hello""#)
        }
        withKnownIssue {
            expectGoldenFrames(Card(title: "Hello"), frames: [Int](), recording: .never)
        } matching: { issue in
            issue.description.contains("no frames to check")
        }
    }

    @Test(arguments: [(CGSize(width: 0, height: 9), 1.0, 60), (CGSize(width: 9, height: 9), 0, 60), (CGSize(width: 9, height: 9), 1, 0)])
    func canvasesThatCannotBe(_ size: CGSize, _ scale: CGFloat, _ rate: Int) {
        #expect(throws: FrameSequenceError.self) { try FrameSequence(of: Color.red, size: size, scale: scale, framesPerSecond: rate) }
    }
}
