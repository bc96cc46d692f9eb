import Display
import Foundation
import Geometry
import Inputs
import PNGCodec
import Programs
import Testing

@testable import ImageCodec

/// An image of four quarters: red, green, blue, white.
private let quarters: Pixmap = {
    var pixmap = Pixmap(width: 32, height: 16)
    for y in 0..<16 {
        for x in 0..<32 { pixmap.pixels[y * 32 + x] = y < 8 ? (x < 16 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < 16 ? 0xFF00_00FF : 0xFFFF_FFFF) }
    }
    return pixmap
}()

/// Small files; those of four quarters are as large as `quarters`. ffmpeg made all but the HEIC file, which libheif made.
private enum Sample {
    static let webP = decoded("UklGRjgAAABXRUJQVlA4TCwAAAAvH8ADAB8gEEjeHzqN+RcQFPwf3fxHZA+AINtmkpOc5AEuENH/qFL9AWzbDw==")
    /// Four columns of orange at half the opacity, and four of blue.
    static let webPWithAlpha = decoded("UklGRiAAAABXRUJQVlA4TBQAAAAvB8AAEA8wgPO//w/8Dx70IaL/AQ==")
    /// 6 by 4 pixels, red, then blue.
    static let animatedWebP = decoded(
        """
        UklGRoQAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAD/////AQBBTk1GKAAAAAAAAAAAAAUAAAMAAPQBAAJWUDhMDwAAAC8FwAAABxDtj/4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAPQBAABW
        UDhMDwAAAC8FwAAABxBR//4HIqL/AQA=
        """)
    static let avif = decoded(
        """
        AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAA
        AQABAAAAAQAAASEAAAAqAAAAKGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAgAAAAEAAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EgAAAA
        AAATY29scm5jbHgAAgACAAIAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAybWRhdAoFOBD/7YIyIURAAAAQAAAQ5imVnMjxqKxYemL5iWwS+pSE3KCGQ04kuA==
        """)
    /// Only the beginning: the boxes before the pixels.
    static let heic = decoded("AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRh")

    private static func decoded(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()) }
    static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
}

private func isNear(_ a: Pixmap, _ b: Pixmap, _ distance: Int = 4) -> Bool {
    a.width == b.width && a.height == b.height
        && zip(a.pixels, b.pixels).allSatisfy { a, b in [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= distance } }
}

/// The formats that are recognized by their first bytes.
struct PictureFormatTests {
    private static let hasFFmpeg = ExternalProgram.find("ffmpeg") != nil

    @Test func webPFilesAreExact() throws {
        #expect(try ImageDecoder.decode(Sample.webP) == quarters)
        let mixed = try ImageDecoder.decode(Sample.webPWithAlpha)
        #expect((mixed.width, mixed.height) == (8, 4))
        #expect(mixed[0, 0] == 0x8080_4000 && mixed[7, 3] == 0xFF00_00FF)
    }

    @Test func anAnimationShowsItsFirstFrame() throws {
        #expect(try ImageDecoder.decode(Sample.animatedWebP) == Pixmap(width: 6, height: 4, filledWith: 0xFFFD_0000))
    }

    // MARK: GIF

    /// Returns a GIF file whose codes all have three bits: the code that clears the table comes before each two pixels.
    ///
    /// - Parameters:
    ///   - area: left, top, width, and height of the image.
    private func gif(canvas: (Int, Int), area: [Int], _ pixels: [Int], transparent: Int? = nil, isInterlaced: Bool = false) -> [UInt8] {
        var file = Array("GIF89a".utf8) + Sample.littleEndian(canvas.0, 2) + Sample.littleEndian(canvas.1, 2) + [0x81, 0, 0]
        // Four colors: red, green, blue, white.
        file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        if let transparent { file += [0x21, 0xF9, 4, 1, 0, 0, UInt8(transparent), 0] }
        file += [0x2C] + area.flatMap { Sample.littleEndian($0, 2) } + [isInterlaced ? 0x40 : 0, 2]
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() { codes += index % 2 == 0 ? [4, pixel] : [pixel] }
        codes.append(5)
        var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                (bits, count) = (bits >> 8, count - 8)
            }
        }
        if count > 0 { bytes.append(UInt8(bits & 0xFF)) }
        return file + [UInt8(bytes.count)] + bytes + [0, 0x3B]
    }

    @Test func gifFilesHaveACanvasAndATransparentColor() throws {
        let picture = try ImageDecoder.decode(gif(canvas: (4, 3), area: [1, 1, 2, 2], [0, 1, 2, 3], transparent: 3))
        #expect((picture.width, picture.height) == (4, 3))
        #expect([picture[1, 1], picture[2, 1], picture[1, 2], picture[2, 2], picture[0, 0]] == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0, 0])
    }

    @Test func interlacedGIFFilesHaveTheirRowsInOrder() throws {
        // Rows 0, 4, 2, 1, and 3.
        let picture = try ImageDecoder.decode(gif(canvas: (1, 5), area: [0, 0, 1, 5], [0, 1, 2, 3, 0], isInterlaced: true))
        #expect(picture.pixels == [0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00])
    }

    @Test func brokenGIFFilesAreErrors() {
        let file = gif(canvas: (4, 3), area: [0, 0, 2, 2], [0, 1, 2, 3])
        for length in 13..<file.count - 3 {
            let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<length])) }
            #expect(error?.description.hasPrefix("damaged GIF file") == true)
        }
        for index in file.indices {
            var copy = file
            copy[index] ^= 0x55
            _ = try? ImageDecoder.decode(copy, pixelLimit: 1_000_000)
        }
    }

    // MARK: BMP

    /// Returns a BMP file.
    ///
    /// - Parameter extra: what follows the header of 40 bytes: masks, or a palette.
    private func bmp(_ width: Int, _ height: Int, depth: Int, method: Int = 0, extra: [UInt8] = [], _ pixels: [UInt8]) -> [UInt8] {
        let start = 54 + extra.count
        let header = [40, width, height].flatMap { Sample.littleEndian($0, 4) } + Sample.littleEndian(1, 2) + Sample.littleEndian(depth, 2)
        let rest = [method, pixels.count, 2835, 2835, 0, 0].flatMap { Sample.littleEndian($0, 4) }
        return Array("BM".utf8) + Sample.littleEndian(start + pixels.count, 4) + [0, 0, 0, 0] + Sample.littleEndian(start, 4) + header + rest + extra + pixels
    }

    @Test func bmpFilesOfAllDepthsAreRead() throws {
        // Red above blue: rows go up. Each row has whole groups of four bytes.
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(try ImageDecoder.decode(bmp(1, 2, depth: 24, [255, 0, 0, 0, 0, 0, 255, 0])).pixels == [red, blue])
        #expect(try ImageDecoder.decode(bmp(1, -2, depth: 24, [0, 0, 255, 0, 255, 0, 0, 0])).pixels == [red, blue])
        #expect(try ImageDecoder.decode(bmp(1, 2, depth: 32, [255, 0, 0, 9, 0, 0, 255, 9])).pixels == [red, blue])
        #expect(try ImageDecoder.decode(bmp(1, 2, depth: 16, [0x1F, 0, 0, 0, 0, 0x7C, 0, 0])).pixels == [red, blue])
        let palette: [UInt8] = [255, 0, 0, 0, 0, 0, 255, 0]
        for (depth, bits) in [(1, 0x80), (4, 0x10), (8, 1)] as [(Int, UInt8)] {
            let picture = try ImageDecoder.decode(bmp(2, 1, depth: depth, extra: palette, [bits, 0, 0, 0]))
            #expect(picture.pixels == [red, blue], "\(depth) bits")
        }
    }

    @Test func bmpFilesHaveMasksAndRuns() throws {
        let masks = [0xF800, 0x7E0, 0x1F].flatMap { Sample.littleEndian($0, 4) }
        #expect(try ImageDecoder.decode(bmp(2, 1, depth: 16, method: 3, extra: masks, [0xE0, 7, 0, 0xF8])).pixels == [0xFF00_FF00, 0xFFFF_0000])
        let palette: [UInt8] = [255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0]
        // Two red ones and a single green one with its padding; then the end of the row, and two blue ones.
        let runs: [UInt8] = [2, 1, 0, 3, 2, 2, 2, 0, 0, 0, 2, 0, 0, 1]
        let picture = try ImageDecoder.decode(bmp(5, 2, depth: 8, method: 1, extra: palette, runs))
        #expect(picture.pixels == [0xFF00_00FF, 0xFF00_00FF, 0, 0, 0, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00])
    }

    @Test func brokenBMPFilesAreErrors() {
        let file = bmp(3, 3, depth: 24, [UInt8](repeating: 7, count: 36))
        for length in 18..<file.count { #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<length])) } }
        for index in file.indices {
            for change in [0x55, 0x80, 0xFF] as [UInt8] {
                var copy = file
                copy[index] ^= change
                _ = try? ImageDecoder.decode(copy, pixelLimit: 1_000_000)
            }
        }
        #expect(throws: ImageError("an image of 3 × 3 pixels is above the limit of 8 pixels")) { try ImageDecoder.decode(file, pixelLimit: 8) }
    }

    // MARK: Programs

    /// A TIFF file of four quarters, without compression.
    private func tiff(orientation: Int = 1) -> [UInt8] {
        let pixels = quarters.pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
        func entry(_ tag: Int, _ value: Int, kind: Int = 3, count: Int = 1) -> [UInt8] {
            Sample.littleEndian(tag, 2) + Sample.littleEndian(kind, 2) + Sample.littleEndian(count, 4) + Sample.littleEndian(value, 4)
        }
        let start = 8 + 2 + 10 * 12 + 4
        let entries = [
            entry(256, 32), entry(257, 16), entry(258, start, count: 3), entry(259, 1), entry(262, 2), entry(273, start + 6, kind: 4), entry(274, orientation),
            entry(277, 3), entry(278, 16), entry(279, pixels.count, kind: 4),
        ]
        let directory = Sample.littleEndian(entries.count, 2) + entries.flatMap { $0 } + [0, 0, 0, 0]
        return [0x49, 0x49, 42, 0, 8, 0, 0, 0] + directory + [8, 0, 8, 0, 8, 0] + pixels
    }

    @Test(.enabled(if: hasFFmpeg, "ffmpeg is missing")) func tiffFilesAreReadAndTurned() throws {
        #expect(try ImageDecoder.decode(tiff()) == quarters)
        #expect(try ImageDecoder.decode(tiff(orientation: 3)) == quarters.oriented(3))
        #expect(throws: ImageError("damaged TIFF file, or one that ffmpeg can't read")) { try ImageDecoder.decode(Array(tiff().prefix(400))) }
        #expect(throws: ImageError("an image of 32 × 16 pixels is above the limit of 511 pixels")) { try ImageDecoder.decode(tiff(), pixelLimit: 511) }
    }

    @Test(.enabled(if: hasFFmpeg, "ffmpeg is missing")) func avifFilesAreRead() throws {
        #expect(isNear(try ImageDecoder.decode(Sample.avif), quarters, 24))
        #expect(throws: ImageError("damaged AVIF file, or one that ffmpeg can't read")) { try ImageDecoder.decode(Array(Sample.avif.prefix(280))) }
    }

    /// A folder with a program that writes a picture, and nothing else.
    private func decode(_ bytes: [UInt8], with name: String?) throws -> Pixmap {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let name {
            try Data(PNGEncoder.encode(quarters)).write(to: folder.appending(path: "picture.png"))
            let script = "#!/bin/sh\ntest -s \"$1\" && exec /bin/cp '\(folder.path)/picture.png' \"$2\"\n"
            let file = folder.appending(path: name)
            try Data(script.utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let format = try #require(PictureFormat(bytes))
        return try PictureProgram.decode(bytes, format, pixelLimit: 1000, path: folder.path)
    }

    @Test func heicFilesNeedAProgram() throws {
        #expect(PictureFormat(Sample.heic) == .heic)
        for name in ["heif-convert", "heif-dec"] { #expect(try decode(Sample.heic, with: name) == quarters) }
        let error = #expect(throws: ImageError.self) { try decode(Sample.heic, with: nil) }
        #expect(
            error?.description
                == "heif-convert is missing, which reading HEIC files needs; install the package libheif-examples: apt-get install libheif-examples")
        #expect(error?.needsProgram == true)
    }

    /// ffmpeg would leave out the transparency.
    @Test func avifFilesWithMoreThanAnImageNeedAnotherProgram() throws {
        let start = try #require(Sample.avif.indices.first { Sample.avif[$0...].starts(with: Array("pixi".utf8)) })
        var file = Sample.avif
        file.replaceSubrange(start..<start + 4, with: Array("auxC".utf8))
        #expect(try decode(file, with: "avifdec") == quarters)
        let error = #expect(throws: ImageError.self) { try decode(file, with: "ffmpeg") }
        #expect(error?.description.hasSuffix("install the package libavif-bin: apt-get install libavif-bin") == true)
    }

    // MARK: Files

    @Test func filesAreRecognizedByTheirContents() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let drawing = ##"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="#f00"/></svg>"##
        try Data(Sample.webP).write(to: folder.appending(path: "photo.jpg"))
        try Data(drawing.utf8).write(to: folder.appending(path: "logo.png"))
        let scene = ImageFolder(SceneFiles(folder: folder.path))
        #expect(try scene.image(file: "photo.jpg").pixmap == quarters)
        #expect(try scene.image(named: "photo", displayScale: 1).pixmap == quarters)
        let logo = try scene.image(file: "logo.png")
        #expect(logo.size == CGSize(width: 8, height: 4) && logo.pixmap.pixels.allSatisfy { $0 == 0xFFFF_0000 } && logo.scale >= 3)
        // UIKit reads drawings of asset catalogs only.
        #expect(throws: ImageError("\"logo.png\": neither a PNG nor a JPEG file")) { try ImageFolder(folder.path).image(file: "logo.png") }
        #expect(throws: ImageError("\"photo.jpg\": an image of 32 × 16 pixels is above the limit of 100 pixels; --limit imagePixels=512 allows it")) {
            try ImageFolder(SceneFiles(folder: folder.path), pixelLimit: 100).image(file: "photo.jpg")
        }
    }
}

/// JPEG files that are written.
struct JPEGEncoderTests {
    @Test func colorsStayAndTransparentPixelsAreOnTheBackground() throws {
        #expect(isNear(try ImageDecoder.decode(JPEGEncoder.encode(quarters, quality: 100)), quarters))
        let clear = Pixmap(width: 8, height: 8)
        #expect(isNear(try ImageDecoder.decode(JPEGEncoder.encode(clear)), Pixmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)))
        let half = Pixmap(width: 8, height: 8, filledWith: 0x8080_0000)
        let onBlue = try ImageDecoder.decode(JPEGEncoder.encode(half, background: ResolvedColor(red: 0, green: 0, blue: 1)))
        #expect(isNear(onBlue, Pixmap(width: 8, height: 8, filledWith: 0xFF80_007F)))
    }

    @Test func qualityTradesBytesForColors() throws {
        var noise = Pixmap(width: 64, height: 64)
        var state: UInt32 = 1
        for index in noise.pixels.indices {
            state = state &* 1_664_525 &+ 1_013_904_223
            noise.pixels[index] = 0xFF00_0000 | state >> 8
        }
        let sizes = try [10, 50, 90, 100].map { try JPEGEncoder.encode(noise, quality: $0).count }
        #expect(sizes == sizes.sorted() && sizes[0] < sizes[3] / 4)
        #expect(try JPEGEncoder.encode(noise) == JPEGEncoder.encode(noise, quality: 90))
    }

    @Test func wholeFilesAreRecognized() throws {
        let file = try JPEGEncoder.encode(quarters)
        #expect(JPEGEncoder.isWhole(file, width: 32, height: 16))
        #expect(!JPEGEncoder.isWhole(file, width: 16, height: 32))
        #expect(!JPEGEncoder.isWhole(Array(file.dropLast()), width: 32, height: 16))
        #expect(!JPEGEncoder.isWhole([], width: 32, height: 16))
    }
}
