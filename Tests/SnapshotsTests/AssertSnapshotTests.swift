import Display
import Easel
import Foundation
import SnapshotTesting
import Testing

@testable import struct Snapshots.SnapshotFiles

private struct Swatch: View {
    var color = Color.red
    var body: some View { color.frame(width: 20, height: 10) }
}

/// The behavior of `assertSnapshot` for every state of a reference.
@MainActor
@Suite final class AssertSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "card", record: SnapshotTestingConfiguration.Record? = nil,
        testName: String = "test()"
    ) -> String? {
        verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path, timeout: 600, testName: testName)?
            .replacing(folder.path, with: "")
    }

    private var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test func aMissingReferenceIsRecordedAndTheTestFailsOnce() {
        #expect(verify(Swatch(), as: .image)?.hasPrefix("No reference was found on disk. Automatically recorded snapshot") == true)
        #expect(files == ["test.card.png"])
        #expect(verify(Swatch(), as: .image) == nil)
    }

    @Test(arguments: ["", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n", "\u{89}PNG\r\n"])
    func aReferenceThatIsNotAnImageIsNamed(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "test.card.png"))
        #expect(verify(Swatch(), as: .image)?.hasSuffix("\n\nThe reference is not an image that can be read.") == true)
        #expect(verify(Swatch(), as: .frames(at: [0, 1]))?.hasSuffix("The reference is not an image that can be read.") == true)
    }

    @Test func neverRecordsNothing() {
        let message = verify(Swatch(), as: .image, record: .never)
        #expect(message?.hasPrefix("No reference was found on disk. New snapshot was not recorded") == true)
        #expect(files == [])
    }

    @Test func allRecordsAgainAndFails() {
        _ = verify(Swatch(), as: .image)
        #expect(verify(Swatch(color: .blue), as: .image, record: true)?.hasPrefix("Record mode is on.") == true)
        #expect(verify(Swatch(color: .blue), as: .image) == nil)
        #expect(withSnapshotTesting(record: .all) { verify(Swatch(), as: .image) } != nil)
        #expect(verify(Swatch(), as: .image) == nil)
    }

    @Test func failedRecordsWhatDiffers() {
        _ = verify(Swatch(), as: .image)
        #expect(withSnapshotTesting(record: .failed) { verify(Swatch(), as: .image) } == nil)
        let message = withSnapshotTesting(record: .failed) { verify(Swatch(color: .blue), as: .image) }
        #expect(message?.hasSuffix("A new snapshot was automatically recorded.") == true)
        #expect(verify(Swatch(color: .blue), as: .image) == nil)
    }

    @Test func aDifferenceSaysWhatAndWhereAndKeepsThreeImages() throws {
        struct Row: View {
            let color: Color
            var body: some View {
                HStack(spacing: 10) {
                    Color.gray.frame(width: 10, height: 10)
                    color.frame(width: 10, height: 10)
                }
            }
        }
        let name = "kept-\(UUID().uuidString)"
        _ = verify(Row(color: .red), as: .image, named: name)
        let message = try #require(verify(Row(color: .blue), as: .image, named: name))
        #expect(message.hasPrefix("Snapshot \"test.\(name).png\" does not match reference."))
        #expect(message.contains("Actual image precision 0.6666 is less than expected 1"))
        #expect(message.contains("400 of 1200 pixels differ (33.33 %), largest perceptual difference"))
        #expect(message.hasSuffix("first at 20,0 (10x10 points)."))
        let artifacts = FileManager.default.temporaryDirectory.appending(path: "AssertSnapshotTests")
        for ending in [".png", ".reference.png", ".difference.png"] {
            let image = UIImage(contentsOfFile: artifacts.appending(path: "test.\(name)\(ending)").path)
            #expect(image?.pixmap.width == 60, "\(ending)")
        }
        // A match removes the misleading files of earlier failures.
        #expect(verify(Row(color: .red), as: .image, named: name) == nil)
        #expect(!FileManager.default.fileExists(atPath: artifacts.appending(path: "test.\(name).difference.png").path))
    }

    @Test func precisionAcceptsAShareOfPixelsAndPerceptualPrecisionAColor() {
        _ = verify(Swatch(color: Color(.sRGB, red: 1, green: 0, blue: 0)), as: .image)
        let almost = Swatch(color: Color(.sRGB, red: 0.99, green: 0, blue: 0))
        #expect(verify(almost, as: .image) != nil)
        #expect(verify(almost, as: .image(precision: 0)) == nil)
        #expect(verify(almost, as: .image(perceptualPrecision: 0.98)) == nil)
        let message = verify(Swatch(color: .blue), as: .image(perceptualPrecision: 0.98))
        #expect(message?.contains("The percentage of pixels that match 0 is less than expected 1") == true)
        #expect(message?.contains("The lowest perceptual color precision") == true)
    }

    @Test(arguments: 1...99)
    func precisionAcceptsExactlyItsShare(_ percent: Int) {
        let reference = UIImage(Pixmap(width: 10, height: 10, filledWith: .max))
        func image(_ count: Int) -> UIImage {
            var pixmap = reference.pixmap
            for index in 0..<count { pixmap.pixels[index] = 0xFF00_0000 }
            return UIImage(pixmap)
        }
        let diffing = Diffing<UIImage>.image(precision: Float(100 - percent) / 100)
        #expect(diffing.diff(reference, image(percent)) == nil)
        #expect(diffing.diff(reference, image(percent + 1)) != nil)
    }

    @Test func differentSizesAndScalesAreNamed() {
        _ = verify(Swatch(), as: .image(traits: UITraitCollection(displayScale: 3)))
        let message = verify(Swatch(), as: .image)
        #expect(message?.contains("Newly-taken snapshot@(40x20 pixels) does not match reference@(60x30 pixels).") == true)
        #expect(message?.contains("The reference has 3 pixels per point, the new snapshot 2: EASEL_SCALE sets the scale.") == true)
    }

    @Test func snapshotsWithoutNamesAreNumberedInEachTest() {
        _SnapshotCounter.$current.withValue(_SnapshotCounter()) {
            for _ in 1...2 { _ = verify("a", as: .lines, named: nil, testName: "testA()") }
            _ = verify("a", as: .lines, named: nil, testName: "testB()")
        }
        #expect(files == ["testA.1.txt", "testA.2.txt", "testB.1.txt"])
    }

    @Test func fileNamesKeepLettersDigitsAndUnderscores() {
        #expect(SnapshotFiles.plain("testExample()") == "testExample")
        #expect(SnapshotFiles.plain("`a card, in dark`()") == "a-card-in-dark")
        #expect(SnapshotFiles.plain("snake_case 2") == "snake_case-2")
    }

    @Test func referencesLieBesideTheTestFile() {
        let files = SnapshotFiles(
            testFile: "/app/Tests/CardTests.swift", testName: "testCard()", named: "dark mode", folder: nil, pathExtension: "png",
            environment: ["SNAPSHOT_ARTIFACTS": "/artifacts"])
        #expect(files.reference.path == "/app/Tests/__Snapshots__/CardTests/testCard.dark-mode.png")
        #expect(files.failure.path == "/artifacts/CardTests/testCard.dark-mode.png")
    }

    @Test func assertSnapshotsRecordsIssuesByName() {
        withKnownIssue {
            assertSnapshots(of: Swatch(), as: ["light": .image, "dark": .image(traits: UITraitCollection(userInterfaceStyle: .dark))], record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("assertSnapshotsRecordsIssuesByName.") }
        }
    }

    @Test(.snapshots(record: .never, diffTool: "compare"))
    func theTraitSetsTheConfiguration() {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == #"compare "a" "b""#)
        #expect(!isRecording)
    }

    @Test func aViewWithoutASizeIsAnError() {
        let message = verify(EmptyView(), as: .image)
        #expect(message == "Couldn't snapshot value: the view has no size: 0.0x0.0 points; give it one with layout: .fixed")
    }

    @Test func aReasonOnAnotherThreadIsReported() {
        let elsewhere = Snapshotting<Double, String>(pathExtension: "json", diffing: .lines) { value in
            nonisolated(unsafe) let inner = Snapshotting<Double, String>.json.snapshot(value)
            return Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.global().async { unsafe inner.run { unsafe callback($0) } }
            }
        }
        #expect(verify(Double.nan, as: elsewhere)?.hasPrefix("Couldn't snapshot value: the value can't be encoded: ") == true)
    }

    @Test func aViewIsDrawnForAStrategyOnAnotherThread() {
        // This test keeps the main thread busy, and a view is drawn there.
        let elsewhere = Snapshotting<Int, UIImage>(pathExtension: "png", diffing: .image) { side in
            nonisolated(unsafe) let inner = Snapshotting<Color, UIImage>.image(layout: .fixed(width: CGFloat(side), height: 4)).snapshot(.red)
            return Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.global().async { unsafe inner.run { unsafe callback($0) } }
            }
        }
        #expect(verify(8, as: elsewhere)?.hasPrefix("No reference was found on disk. Automatically recorded snapshot") == true)
        #expect(verify(8, as: elsewhere) == nil)
    }

    @Test func aStrategyThatNeedsTimeIsWaitedFor() {
        let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.global().async { unsafe callback(text) }
            }
        }
        _ = verify("late", as: later)
        #expect(verify("late", as: later) == nil)
        #expect(verify("late", as: .wait(for: 0.01, on: .lines)) == nil)
        let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        let message = verifySnapshot(of: "", as: never, named: "never", snapshotDirectory: folder.path, timeout: 0)
        #expect(message?.hasPrefix("Exceeded timeout of 0.0 seconds waiting for snapshot.") == true)
    }
}
