import Display
import Foundation
import FramePipeline
import ImageCodec
import PNGCodec
import Testing

/// Pictures that scenes read, and the formats in which images are written.
struct PictureFileTests {
    private let folder: CommandFolder

    init() throws { folder = try CommandFolder() }

    private func write(_ bytes: [UInt8], to name: String) throws { try AtomicFile.write(bytes, to: folder.path(name)) }
    private func picture(_ name: String) throws -> Pixmap { try ImageDecoder.decode(InputFile.read(folder.path(name), limit: 1 << 24)) }

    /// A file of one color.
    private func png(_ pixel: UInt32) -> [UInt8] { PNGEncoder.encode(Pixmap(width: 4, height: 4, filledWith: pixel)) }

    private func isNear(_ a: UInt32, _ b: UInt32) -> Bool { [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= 4 } }

    // MARK: Placeholders

    private func card(_ placeholder: String) -> String {
        """
        { "size": [20, 10], "background": "white", "data": { "name": "x", "photo": "red.png" },
          "view": { "Image": { "file": "{data.photo}", "resizable": true\(placeholder) } } }
        """
    }

    private static let rows = #"""
        {"name":"a","photo":"red.png"}
        {"name":"b","photo":"broken.png"}
        {"name":"c","photo":"missing.png"}
        {"name":"d","photo":""}

        """#

    private func writeFiles() throws {
        try write(png(0xFFFF_0000), to: "red.png")
        try write(png(0xFF00_00FF), to: "blue.png")
        try write(Array("not a picture".utf8), to: "broken.png")
        try folder.write(Self.rows, to: "rows.ndjson")
    }

    @Test(arguments: [#", "placeholder": "blue.png""#, #", "placeholder": { "Color": "blue", "modifiers": [{ "opacity": 1 }] }"#])
    func rowsWithoutAPhotoShowThePlaceholderWithAWarning(_ placeholder: String) throws {
        try writeFiles()
        try folder.write(card(placeholder), to: "card.json")
        let result = try folder.run("batch", "card.json", "--data", "rows.ndjson", "-o", "{name}.png")
        #expect(result.status == 0, "\(result.errors)")
        let warnings = result.errors.split(separator: "\n").filter { $0.contains("warning: ") }
        #expect(warnings.count == 3, "\(result.errors)")
        for (row, file) in [(2, "broken.png"), (3, "missing.png")] {
            #expect(warnings.contains { $0.contains("row \(row): ") && $0.contains("\"\(file)\"") && $0.contains("placeholder") }, "\(result.errors)")
        }
        #expect(try picture("a.png")[10, 5] == 0xFFFF_0000)
        let blue = try picture("b.png")[10, 5]
        #expect(blue & 0xFF > 0xE0 && blue >> 16 & 0xFF < 0x40)
        #expect(try picture("c.png") == picture("b.png") && picture("d.png") == picture("b.png"))
    }

    @Test func aPhotoThatIsNamedInTheSceneMayBeMissing() throws {
        try writeFiles()
        try folder.write(#"{ "size": [9, 9], "view": { "Image": { "file": "none.png", "placeholder": "blue.png" } } }"#, to: "a.json")
        let result = try folder.run("still", "a.json", "-o", "a.png")
        #expect(result.status == 0 && result.errors.contains("none.png") && result.errors.contains("warning"), "\(result.errors)")
        #expect(try picture("a.png")[4, 4] == 0xFF00_00FF)
        // Without one, it is an error as before, and so is a missing placeholder.
        try folder.write(#"{ "size": [9, 9], "view": { "Image": { "file": "none.png" } } }"#, to: "b.json")
        try folder.write(#"{ "size": [9, 9], "view": { "Image": { "file": "none.png", "placeholder": "no.png" } } }"#, to: "c.json")
        for (file, name) in [("b.json", "none.png"), ("c.json", "no.png")] {
            let result = try folder.run("still", file, "-o", "b.png")
            #expect(result.status == 65 && result.errors.contains("there is no file \"\(name)\""), "\(result.errors)")
        }
    }

    // MARK: Reading

    @Test func scenesReadDrawingsAndOtherFormats() throws {
        let drawing = ##"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="#00f"/></svg>"##
        try folder.write(drawing, to: "logo.svg")
        let bmp: [UInt8] =
            [0x42, 0x4D, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
            + [255, 0, 0, 0]
        try write(bmp, to: "dot.png")
        for name in ["logo.svg", "dot.png"] {
            try folder.write(#"{ "size": [9, 9], "view": { "Image": { "file": "\#(name)", "resizable": true } } }"#, to: "a.json")
            let result = try folder.run("still", "a.json", "-o", "a.png")
            #expect(result.status == 0, "\(result.errors)")
            #expect(try picture("a.png")[4, 4] == 0xFF00_00FF, "\(name)")
        }
    }

    @Test func theLimitNamesItsOption() throws {
        try write(png(0xFFFF_0000), to: "red.png")
        try folder.write(#"{ "size": [9, 9], "view": { "Image": { "file": "red.png" } } }"#, to: "a.json")
        let result = try folder.run("still", "a.json", "--limit", "imagePixels=15", "-o", "a.png")
        #expect(result.status == 65 && result.errors.contains("above the limit of 15 pixels; --limit imagePixels=16 allows it"), "\(result.errors)")
        #expect(try folder.run("still", "a.json", "--limit", "imagePixels=16", "-o", "a.png").status == 0)
    }

    // MARK: Writing

    private static let plain = #"{ "size": [30, 20], "fps": 10, "duration": 0.3, "background": "red", "view": { "EmptyView": {} } }"#
    private static let clear = #"{ "size": [30, 20], "background": "clear", "view": { "EmptyView": {} } }"#

    @Test func imagesAreWrittenAsJPEG() throws {
        try folder.write(Self.plain, to: "a.json")
        let red = try { try folder.run("still", "a.json", "-o", "a.png").status == 0 ? picture("a.png")[3, 3] : 0 }()
        for arguments in [
            ["still", "a.json", "-o", "a.jpg"], ["contact-sheet", "a.json", "-o", "sheet.jpeg"], ["a.json", "-o", "f-%02d.jpg", "--quality", "80"],
            ["batch", "a.json", "--data", "rows.ndjson", "-o", "{name}.JPG", "--quality", "100"],
        ] {
            try folder.write(#"{"name":"row"}"#, to: "rows.ndjson")
            if arguments[0] == "batch" { try folder.write(Self.plain.replacing("\"view\"", with: "\"data\": { \"name\": \"x\" }, \"view\""), to: "a.json") }
            let result = try folder.run(arguments)
            #expect(result.status == 0, "\(arguments): \(result.errors)")
        }
        for name in ["a.jpg", "f-00.jpg", "f-02.jpg", "row.JPG"] {
            #expect(try InputFile.read(folder.path(name), limit: 1 << 20).starts(with: [0xFF, 0xD8]))
            let image = try picture(name)
            #expect((image.width, image.height) == (30, 20))
            #expect(isNear(image[3, 3], red), "\(name)")
        }
        #expect(try picture("sheet.jpeg").width > 30)
        // The same bytes again, also for frames that are finished.
        let first = try InputFile.read(folder.path("f-01.jpg"), limit: 1 << 20)
        try AtomicFile.write(Array(first.dropLast(5)), to: folder.path("f-01.jpg"))
        #expect(try folder.run("a.json", "-o", "f-%02d.jpg", "--quality", "80", "--resume").status == 0)
        #expect(try InputFile.read(folder.path("f-01.jpg"), limit: 1 << 20) == first)
    }

    @Test func transparentPixelsOfJPEGHaveABackground() throws {
        try folder.write(Self.clear, to: "a.json")
        let result = try folder.run("still", "a.json", "-o", "a.jpg")
        #expect(result.status == 0 && result.errors.contains("warning: JPEG files have no transparency"), "\(result.errors)")
        #expect(isNear(try picture("a.jpg")[3, 3], 0xFFFF_FFFF))
        let blue = try folder.run("still", "a.json", "-o", "a.jpg", "--background", "#0000FF")
        #expect(blue.status == 0 && blue.errors.isEmpty, "\(blue.errors)")
        #expect(isNear(try picture("a.jpg")[3, 3], 0xFF00_00FF))
    }

    @Test func qualityIsForJPEGOnly() throws {
        try folder.write(Self.plain, to: "a.json")
        #expect(try folder.run("still", "a.json", "--quality", "80").errors == usageError("--quality 80: only .jpg files have a quality", "render still"))
        #expect(
            try folder.run("still", "a.json", "--quality", "0", "-o", "a.jpg").errors
                == usageError("--quality 0: takes a whole number from 1 to 100", "render still"))
    }

    @Test func stillsAreWrittenAsPDFAndSVG() throws {
        let scene = #"""
            { "size": [40, 20], "background": "white",
              "view": { "Circle": {}, "modifiers": [{ "fill": "#0000FF" }, { "frame": { "width": 16, "height": 16 } }] } }
            """#
        try folder.write(scene, to: "a.json")
        for name in ["a.pdf", "a.svg"] {
            #expect(try folder.run("still", "a.json", "-o", name).status == 0)
            let file = try InputFile.read(folder.path(name), limit: 1 << 20)
            let format: DrawingFormat = name == "a.pdf" ? .pdf : .svg
            let image = try format.pixmap(of: file, scale: 2)
            #expect((image.width, image.height) == (80, 40), "\(name)")
            #expect(image[40, 20] == 0xFF00_00FF && image[2, 2] == 0xFFFF_FFFF, "\(name)")
            #expect(try folder.run("still", "a.json", "-o", name).status == 0)
            #expect(try InputFile.read(folder.path(name), limit: 1 << 20) == file, "\(name)")
        }
        #expect(try folder.text("a.svg").contains("<path") && !folder.text("a.svg").contains("<image"))
        #expect(try folder.run("a.json", "--frames", "2", "-o", "a.pdf").status == 64)
    }
}

extension Pixmap {
    /// The pixel at a column and a row.
    fileprivate subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
}
