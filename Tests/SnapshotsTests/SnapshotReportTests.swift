import Commands
import Display
import Foundation
import PNGCodec
import Testing

/// The files and reports of `render snapshot`.
@Suite final class SnapshotReportTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    private let red = PNGEncoder.encode(Pixmap(width: 8, height: 4, filledWith: 0xFFFF_0000))
    private let blue = PNGEncoder.encode(Pixmap(width: 8, height: 4, filledWith: 0xFF00_00FF))

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func check(
        _ bytes: [UInt8], _ recording: SnapshotRecording = .missing, rule: SnapshotRule = .easel, perceptualPrecision: Double = 1
    ) throws -> SnapshotResult {
        let store = SnapshotStore(folder: folder.path, recording: recording, rule: rule, precision: 1, perceptualPrecision: perceptualPrecision)
        var result = SnapshotResult(name: "Card", variant: "dark", outcome: .skipped)
        try store.check(bytes, file: "dark/Card.png", scale: 2, into: &result)
        return result
    }

    @Test func referencesAreRecordedAndCompared() throws {
        #expect(try check(red, .never).outcome == .missing)
        #expect(try check(red).outcome == .recorded)
        #expect(try check(red).outcome == .same)
        let different = try check(blue)
        #expect(different.outcome == .different && different.rule == "pixels" && !different.pictures.difference.isEmpty)
        #expect(different.message.hasPrefix("32 of 32 pixels differ (100 %), largest perceptual difference"))
        #expect(different.message.hasSuffix("first at 0,0 (4x2 points)"))
        #expect(try check(blue, perceptualPrecision: 0).outcome == .same)
        #expect(try check(blue, rule: .apple).message == "flat color at 0,0: #FF0000, now #0000FF, in 8 square points")
        #expect(try check(blue, .failed).outcome == .recorded)
        #expect(try check(blue).outcome == .same)
        #expect(try check(red, .all).outcome == .recorded)
        #expect(try check(PNGEncoder.encode(Pixmap(width: 4, height: 4))).message == "the sizes differ: 8x4 pixels, now 4x4")
    }

    @Test func reportsPutWhatDiffersFirst() throws {
        _ = try check(red)
        var changed = try check(blue)
        changed.seconds = 0.25
        let results = [
            SnapshotResult(name: "A & B", variant: "", outcome: .same), changed,
            SnapshotResult(name: "Row", variant: "", outcome: .skipped, message: "its init() needs arguments"),
        ]
        let report = SnapshotReport(title: "App", results: results)
        #expect(report.summary == "3 pictures: 1 the same, 1 different, 1 not drawn; compared 1 by pixels")
        let html = report.html
        #expect(try #require(html.range(of: "Card (dark)")).lowerBound < #require(html.range(of: "A &amp; B")).lowerBound)
        #expect(html.components(separatedBy: "<img").count == 4)
        #expect(report.junit.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\" time=\"0.250\""))
        #expect(report.junit.contains("<testcase classname=\"App\" name=\"Row\" time=\"0.000\"><skipped message=\"its init() needs arguments\"/></testcase>"))
        #expect(report.markdown.contains("| Card (dark) | different | 32 of 32 pixels differ"))
        #expect(!report.markdown.contains("A & B"))
    }

    @Test func nothingToDrawIsSaid() { #expect(SnapshotReport(title: "App", results: []).summary == "no picture to draw") }

    @Test func namesBecomeFileNames() {
        #expect(SnapshotStore.fileName("Dark list: 2/3") == "Dark-list-2-3")
        let names = ["Card: dark", "Card dark", "Card-dark-2", "card dark", "🌙", "☀️", "..", "Card"]
        #expect(
            SnapshotStore.fileNames(names) == ["Card-dark", "Card-dark-2", "Card-dark-2-2", "card-dark-3", "preview", "preview-2", "preview-3", "Card"])
    }
}
