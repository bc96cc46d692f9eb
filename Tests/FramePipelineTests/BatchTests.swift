import Commands
import Foundation
import FramePipeline
import SceneCommands
import SceneFormat
import Testing

/// `render batch`: an image for each row.
struct BatchTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    private static let scene = """
        { "size": [40, 30], "duration": 0.1, "data": { "name": "x", "width": 10, "list": [1] },
          "view": { "Color": "red", "modifiers": [{ "frame": { "width": "data.width / data.list[0]" } }] } }
        """

    private func batch(_ rows: String, _ change: (inout RenderOptions) -> Void = { _ in }) async throws -> (any Error)? {
        func path(_ name: String) -> String { folder.appending(path: name).path }
        try AtomicFile.write(Array(Self.scene.utf8), to: path("card.json"))
        try AtomicFile.write(Array(rows.utf8), to: path("rows.ndjson"))
        var options = RenderOptions(input: path("card.json"))
        options.data = path("rows.ndjson")
        options.output = path("{name}.png")
        options.progress = .none
        options.isQuiet = true
        change(&options)
        do {
            try await SceneBatch(options, at: .frame(0)).run()
            return nil
        } catch {
            return error
        }
    }

    private func file(_ name: String) throws -> [UInt8] { try InputFile.read(folder.appending(path: name).path, limit: 1 << 20) }
    private var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

    private func row(_ name: String, _ width: String = "10", _ list: String = "[1]") -> String {
        "{\"name\":\"\(name)\",\"width\":\(width),\"list\":\(list)}\n"
    }

    @Test func eachRowHasItsPicture() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await batch(row("a") + row("b", "20") + row("c")) == nil)
        #expect(try files == ["a.png", "b.png", "c.png", "card.json", "rows.ndjson"])
        #expect(try file("a.png") == file("c.png"))
        #expect(try file("a.png") != file("b.png"))
        // As if it were drawn alone.
        #expect(try await batch(row("alone", "20")) { $0.jobs = 1 } == nil)
        #expect(try file("alone.png") == file("b.png"))
    }

    /// Rows of another type, without a value, and with an error that occurs only while drawing.
    @Test func badRowsAreReportedAndTheOthersDrawn() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let rows = row("a") + row("b", "\"wide\"") + row("c", "10", "[]") + row("a", "20") + row("../d") + row("e", "30")
        let manifest = folder.appending(path: "m.ndjson").path
        let error = try await batch(rows) { $0.manifestPath = manifest }
        #expect("\(try #require(error))".hasSuffix("rows.ndjson: 4 of 6 rows were not drawn"))
        #expect((error as? BatchError)?.exitStatus == .badInput)
        #expect(try files == ["a.png", "card.json", "e.png", "m.ndjson", "rows.ndjson"])
        let lines = String(decoding: try file("m.ndjson"), as: UTF8.self).split(separator: "\n")
        try #require(lines.count == 6)
        #expect(lines[0].contains(#""name":"a.png","row":1,"sha256":"\#(SHA256.hexDigest(of: try file("a.png")))""#))
        #expect(lines[1] == #"{"error":"'width' is 'wide', not a number","row":2}"#)
        #expect(lines[2].contains("card.json:2:"), "\(lines[2])")
        #expect(lines[3].contains("row 1 has the same file"))
        #expect(lines[4] == #"{"error":"'name' is '../d', which can't be part of a file's name","row":5}"#)
        #expect(lines[5].contains(#""row":6"#))
    }

    /// A line that isn't JSON, and a name that no file can have.
    @Test func rowsThatCannotBeReadAreReportedAndTheOthersDrawn() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = folder.appending(path: "m.ndjson").path
        let error = try await batch(row("a") + "{\"name\":\n" + row(String(repeating: "z", count: 300)) + row("d")) { $0.manifestPath = manifest }
        #expect("\(try #require(error))".hasSuffix("rows.ndjson: 2 of 4 rows were not drawn"))
        #expect(try files == ["a.png", "card.json", "d.png", "m.ndjson", "rows.ndjson"])
        let lines = String(decoding: try file("m.ndjson"), as: UTF8.self).split(separator: "\n")
        try #require(lines.count == 4)
        #expect(lines[1].contains(#""error":"line 2, column 9: "#), "\(lines[1])")
        #expect(lines[2].contains("has 304 bytes; it may have 255"), "\(lines[2])")
    }

    /// One message instead of one for each row.
    @Test(arguments: [
        ("{nam}.png", "no row has a member 'nam'; did you mean 'name'?"), ("{name}.xyz", ".xyz is not a supported format"),
    ])
    func aWrongTemplateIsOneError(_ template: String, _ message: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = try await batch(row("a") + row("b")) { $0.output = folder.appending(path: template).path }
        #expect(error is UsageError && error.map { "\($0)" }?.contains(message) == true, "\(error as Any)")
    }

    @Test func optionsOfOtherFormatsAreErrors() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await batch(row("a")) { $0.plays = 2 } is UsageError)
        #expect(try await batch(row("a")) { $0.frameCount = 2 } is UsageError)
    }

    @Test func damagedAnimationsAreDrawnAgain() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for format in ["gif", "apng"] {
            let output = folder.appending(path: "{name}.\(format)").path
            #expect(try await batch(row("a")) { $0.output = output } == nil)
            let whole = try file("a.\(format)")
            try AtomicFile.write(Array(whole.dropLast(9)), to: folder.appending(path: "a.\(format)").path)
            #expect(try await batch(row("a")) { ($0.output, $0.isResuming) = (output, true) } == nil)
            #expect(try file("a.\(format)") == whole)
            // Another row under the same name, which would be visible.
            #expect(try await batch(row("a", "30")) { ($0.output, $0.isResuming) = (output, true) } == nil)
            #expect(try file("a.\(format)") == whole)
        }
    }

    /// The tops of files: boxes of MP4, elements of WebM.
    @Test(arguments: [
        ("mp4", [0, 0, 0, 8, 0x66, 0x74, 0x79, 0x70, 0, 0, 0, 8, 0x6D, 0x6F, 0x6F, 0x76] as [UInt8]),
        ("webm", [0x1A, 0x45, 0xDF, 0xA3, 0x81, 0, 0x18, 0x53, 0x80, 0x67, 0x40, 2, 7, 7]),
        ("webp", [0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]),
    ])
    func aFileThatWasCutOffIsNotWhole(_ format: String, _ bytes: [UInt8]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.\(format)").path
        try AtomicFile.write(bytes, to: path)
        #expect(FinishedFile.isWholeAnimation(path))
        try AtomicFile.write(Array(bytes.dropLast()), to: path)
        #expect(!FinishedFile.isWholeAnimation(path))
    }

    @Test func lateFramesAreReportedAsTheirRows() {
        let watchdog = FrameWatchdog(seconds: 1000) { _ in }
        watchdog.setSubject(7)
        watchdog.begin(frame: 2)
        #expect(watchdog.lateFrame(at: .now + .seconds(2000)) == 7)
        watchdog.end()
        watchdog.whilePainting(frame: 5) { #expect(watchdog.lateFrame(at: .now + .seconds(2000)) == 5) }
        watchdog.setSubject(8, includesPainting: true)
        watchdog.whilePainting(frame: 5) { #expect(watchdog.lateFrame(at: .now + .seconds(2000)) == 8) }
    }

    @Test func finishedRowsAreSkipped() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await batch(row("a") + row("b")) == nil)
        let damaged = Array(try file("a.png").dropLast(9))
        try AtomicFile.write(damaged, to: folder.appending(path: "a.png").path)
        // Other rows under the same names, so that drawing again would be visible.
        #expect(try await batch(row("a", "30") + row("b", "30")) { $0.isResuming = true } == nil)
        #expect(try file("a.png") != file("b.png"))
    }

    @Test func rowsCanBeAnimations() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await batch(row("a") + row("b", "\"wide\"") + row("c")) { $0.output = folder.appending(path: "{name}.gif").path } is BatchError)
        #expect(try files == ["a.gif", "c.gif", "card.json", "rows.ndjson"])
        #expect(try file("a.gif").starts(with: Array("GIF89a".utf8)))
    }

    @Test(arguments: [
        ("cards/{slug}.png", "cards/hello.png"), ("{author.name}-{row}.png", "Ada-07.png"), ("{{x}}{n}.png", "{x}2.5.png"),
        ("{slug}/{slug}.gif", "hello/hello.gif"),
    ])
    func namesComeFromRows(_ template: String, _ expected: String) throws {
        let row = SceneValue.object(["slug": .string("hello"), "n": .number(2.5), "author": .object(["name": .string("Ada")])])
        #expect(try OutputTemplate(template).path(of: row, number: 7, count: 10) == expected)
    }

    @Test(arguments: ["a.png", "{a.png", "a}.png", "{}.png", "{a..b}.png"]) func templatesAreChecked(_ template: String) {
        #expect(throws: UsageError.self) { try OutputTemplate(template) }
    }

    @Test(arguments: ["", ".", "..", "a/b", "a\nb"]) func partsOfNamesAreChecked(_ part: String) throws {
        let template = try OutputTemplate("x/{slug}")
        #expect(throws: RowProblem.self) { try template.path(of: .object(["slug": .string(part)]), number: 1, count: 1) }
    }
}
