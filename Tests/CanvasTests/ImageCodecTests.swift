import CTurboJPEG
import Display
import Foundation
import Geometry
import Inputs
import PNGCodec
import Testing

@testable import ImageCodec

/// Encodes an image as a JPEG file of the best quality with TurboJPEG, since this package has no JPEG encoder.
private func jpeg(_ pixmap: Pixmap, progressive: Bool = false) throws -> [UInt8] {
    let compressor = unsafe try #require(unsafe tjInitCompress())
    defer { unsafe tjDestroy(compressor) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = unsafe pixmap.pixels.withUnsafeBytes { pixels in
        unsafe tjCompress2(
            compressor, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(pixmap.width), 0, Int32(pixmap.height), Int32(TJPF_BGRA.rawValue),
            &buffer, &size, Int32(TJSAMP_444.rawValue), 100, progressive ? Int32(TJFLAG_PROGRESSIVE) : 0)
    }
    #expect(status == 0)
    defer { unsafe tjFree(buffer) }
    return unsafe Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
}

/// An image of four quarters: red, green, blue, white.
private let quarters: Pixmap = {
    var pixmap = Pixmap(width: 32, height: 16)
    for y in 0..<16 {
        for x in 0..<32 { pixmap.pixels[y * 32 + x] = y < 8 ? (x < 16 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < 16 ? 0xFF00_00FF : 0xFFFF_FFFF) }
    }
    return pixmap
}()

/// Returns the file with an EXIF segment that records an orientation, in either byte order.
private func oriented(_ file: [UInt8], _ orientation: UInt8, littleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
        littleEndian
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + tiff
    return Array(file[..<2]) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + Array(file[2...])
}

private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= 3 }
}

struct ImageCodecTests {
    @Test(arguments: [false, true]) func jpegFilesKeepTheirColors(progressive: Bool) throws {
        let pixmap = try ImageDecoder.decode(jpeg(quarters, progressive: progressive))
        #expect((pixmap.width, pixmap.height) == (32, 16))
        #expect(zip(pixmap.pixels, quarters.pixels).allSatisfy { isNear($0, $1) })
    }

    @Test(
        arguments: [
            // Orientation, then the corners of the upright image: top left, top right, bottom left, bottom right.
            (1, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]), (2, [0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_00FF]),
            (3, [0xFFFF_FFFF, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]), (4, [0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00]),
            (5, [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF]), (6, [0xFF00_00FF, 0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_FF00]),
            (7, [0xFFFF_FFFF, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000]), (8, [0xFF00_FF00, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF]),
        ] as [(UInt8, [UInt32])], [false, true])
    func jpegFilesAreRotatedUpright(example: (orientation: UInt8, corners: [UInt32]), littleEndian: Bool) throws {
        let pixmap = try ImageDecoder.decode(oriented(jpeg(quarters), example.orientation, littleEndian: littleEndian))
        #expect((pixmap.width, pixmap.height) == (example.orientation < 5 ? (32, 16) : (16, 32)))
        let (right, bottom) = (pixmap.width - 1, pixmap.height - 1)
        let found = [pixmap[0, 0], pixmap[right, 0], pixmap[0, bottom], pixmap[right, bottom]]
        #expect(zip(found, example.corners).allSatisfy { isNear($0, $1) }, "\(found.map { String($0, radix: 16) })")
    }

    @Test func pngFilesAreDecodedToo() throws {
        #expect(try ImageDecoder.decode(PNGEncoder.encode(quarters)) == quarters)
    }

    @Test func filesOfOtherFormatsAreRejected() {
        #expect(throws: ImageError("neither a PNG nor a JPEG file")) { try ImageDecoder.decode(Array("GIF89a".utf8)) }
        #expect(throws: ImageError("neither a PNG nor a JPEG file")) { try ImageDecoder.decode([]) }
    }

    @Test func imagesAboveThePixelLimitAreRejected() throws {
        let file = try jpeg(quarters)
        #expect(throws: ImageError("an image of 32 × 16 pixels is above the limit of 511 pixels")) { try ImageDecoder.decode(file, pixelLimit: 511) }
        #expect(throws: ImageError.self) { try ImageDecoder.decode(PNGEncoder.encode(quarters), pixelLimit: 511) }
        #expect(try ImageDecoder.decode(file, pixelLimit: 512).width == 32)
    }

    /// Each scan costs time for every pixel, and a file may have thousands.
    @Test func jpegFilesWithTooManyScansAreRejected() throws {
        #expect(JPEGScans.count(try jpeg(quarters, progressive: true)) == 10)
        let baseline = try jpeg(quarters)
        #expect(JPEGScans.count(baseline) == 1)
        #expect(JPEGScans.count(oriented(baseline, 6, littleEndian: true)) == 1)
        let start = try #require(zip(baseline, baseline.dropFirst()).enumerated().first { $0.element == (0xFF, 0xDA) }?.offset)
        let scan = baseline[start..<baseline.count - 2]
        let repeated = Array(baseline[..<start]) + Array(repeatElement(scan, count: 101).joined()) + [0xFF, 0xD9]
        #expect(throws: ImageError("a JPEG file with 101 scans is above the limit of 100")) { try ImageDecoder.decode(repeated) }
    }

    /// A truncated file is an error; changed bytes give an image or an error, never a crash.
    @Test func damagedJPEGFilesDoNotCrash() throws {
        let file = oriented(try jpeg(quarters), 6, littleEndian: true)
        for length in 2..<file.count - 2 { #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<length])) } }
        for index in file.indices {
            var copy = file
            copy[index] ^= 0x55
            _ = try? ImageDecoder.decode(copy, pixelLimit: 1_000_000)
        }
    }
}

struct ImageFolderTests {
    /// A temporary folder with files, removed when the test ends.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        init(_ files: [String: [UInt8]]) throws {
            for (name, bytes) in files {
                let file = url.appending(path: name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
        }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private static func png(_ width: Int) -> [UInt8] { PNGEncoder.encode(Pixmap(width: width, height: 1, filledWith: 0xFF00_0000)) }

    @Test func imagesAreFoundByNameAndScale() throws {
        let contents = #"{ "images": [{ "idiom": "universal", "filename": "one.png", "scale": "1x" }, { "filename": "two.png", "scale": "2x" }] }"#
        let folder = try Folder([
            "photo.jpg": try jpeg(quarters), "dot.png": Self.png(1), "dot@2x.png": Self.png(2), "dot@3x.png": Self.png(3),
            "Assets/leaf.png": Self.png(5), "Media.xcassets/tree.imageset/Contents.json": Array(contents.utf8),
            "Media.xcassets/tree.imageset/one.png": Self.png(6), "Media.xcassets/tree.imageset/two.png": Self.png(12),
        ])
        let images = ImageFolder(folder.url.path)
        func loaded(_ name: String, _ scale: CGFloat) throws -> [CGFloat] {
            let image = try images.image(named: name, displayScale: scale)
            return [CGFloat(image.pixmap.width), image.scale, image.size.width]
        }
        #expect(try loaded("photo", 1) == [32, 1, 32])
        #expect(try loaded("photo.jpg", 2) == [32, 1, 32])
        #expect(try loaded("dot", 1) == [1, 1, 1])
        #expect(try loaded("dot", 1.5) == [2, 2, 1])
        #expect(try loaded("dot", 3) == [3, 3, 1])
        #expect(try loaded("dot", 4) == [3, 3, 1])
        #expect(try loaded("leaf", 2) == [5, 1, 5])
        #expect(try loaded("tree", 2) == [12, 2, 6])
        #expect(try loaded("tree", 1) == [6, 1, 6])
        #expect(throws: ImageError.self) { try loaded("missing", 1) }
    }

    @Test func thePixelsOfAllImagesTogetherAreLimited() throws {
        let folder = try Folder(["a.png": Self.png(5), "b.png": Self.png(4), "c.png": Self.png(1)])
        let images = ImageFolder(SceneFiles(folder: folder.url.path), allPixelsLimit: 6)
        #expect(try images.image(file: "a.png").pixmap.width == 5)
        #expect(throws: ImageError("together, the images have more than the limit of 6 pixels; --limit allImagePixels=N allows more")) {
            try images.image(file: "b.png")
        }
        #expect(try images.image(file: "a.png").pixmap.width == 5)
        #expect(try images.image(file: "c.png").pixmap.width == 1)
    }

    /// A catalog's `Contents.json` may be a link to a device or out of the folder, like any file.
    @Test func catalogContentsAreReadWithTheSameRestrictionsAsImages() throws {
        let text = #"{ "images": [{ "filename": "a.png" }] }"#
        let folder = try Folder(["other/Contents.json": Array(text.utf8), "scene/Media.xcassets/x.imageset/a.png": Self.png(1)])
        let scene = folder.url.appending(path: "scene")
        let contents = scene.appending(path: "Media.xcassets/x.imageset/Contents.json")
        for target in ["/dev/zero", folder.url.appending(path: "other/Contents.json").path] {
            try FileManager.default.createSymbolicLink(atPath: contents.path, withDestinationPath: target)
            #expect(throws: ImageError.self) { try ImageFolder(scene.path).image(named: "x", displayScale: 1) }
            try FileManager.default.removeItem(at: contents)
        }
    }

    @Test func filesOutsideOfTheFolderAreNotRead() throws {
        let outer = try Folder(["secret.png": Self.png(1), "scene/in.png": Self.png(2), "scene/sub/deep.png": Self.png(3)])
        let scene = outer.url.appending(path: "scene")
        try FileManager.default.createSymbolicLink(at: scene.appending(path: "link.png"), withDestinationURL: outer.url.appending(path: "secret.png"))
        try FileManager.default.createSymbolicLink(at: scene.appending(path: "good.png"), withDestinationURL: scene.appending(path: "in.png"))
        let images = ImageFolder(scene.path)
        #expect(try images.image(file: "in.png").pixmap.width == 2)
        #expect(try images.image(file: "sub/deep.png").pixmap.width == 3)
        #expect(try images.image(file: "good.png").pixmap.width == 2)
        for path in ["../secret.png", "sub/../../secret.png", outer.url.appending(path: "secret.png").path, "link.png"] {
            let error = #expect(throws: ImageError.self) { try images.image(file: path) }
            #expect(error?.description.hasSuffix("is outside the scene's folder") == true)
        }
        #expect(throws: ImageError("\"\" is not a valid file name")) { try images.image(file: "") }
        #expect(throws: ImageError("there is no file \"none.png\" in the scene's folder")) { try images.image(file: "none.png") }
        #expect(throws: ImageError("\"sub\" is not a regular file")) { try images.image(file: "sub") }
        #expect(throws: ImageError.self) { try images.image(named: "../secret", displayScale: 1) }
    }

    @Test func errorsOfDamagedFilesNameFileAndReason() throws {
        let folder = try Folder(["cut.png": Array(Self.png(9).dropLast(20)), "text.png": Array("hello".utf8)])
        let images = ImageFolder(folder.url.path)
        #expect(throws: ImageError("\"cut.png\": the PNG file ends too early")) { try images.image(file: "cut.png") }
        #expect(throws: ImageError("\"text.png\": neither a PNG nor a JPEG file")) { try images.image(file: "text.png") }
    }
}
