import AppleCoreGraphics
import AppleImageIO
import ApplePDFKit
import AppleUIKit
import Easel
import Foundation
import ImageCodec
import Testing

/// Files that contexts write, masks, and operations on paths.
@MainActor @Suite struct PDFContextTests {
    /// Returns the number of pages, the first page with a pixel for each point, and whether there are pictures.
    private func read(_ data: Data) throws -> (pages: Int, first: Pixmap, hasPictures: Bool) {
        let text = String(decoding: data, as: UTF8.self)
        let pages = try #require(PDFDocument(data: data)).pageCount
        return (pages, try DrawingFormat.pdf.pixmap(of: [UInt8](data), scale: 1), text.contains("/Subtype /Image"))
    }

    @Test func aContextWritesPagesWhenItIsClosed() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 20, height: 10)
        let context = try #require(unsafe CGContext(url, mediaBox: &box, nil))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(box)
            context.endPDFPage()
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        context.closePDF()
        let found = try read(try Data(contentsOf: url))
        #expect(found.pages == 2 && !found.hasPictures)
        #expect(found.first == Pixmap(width: 20, height: 10, filledWith: 0xFFFF_0000))
    }

    @Test func aRendererDrawsIntoAPageFromItsLowerLeftCorner() throws {
        let data = NSMutableData()
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Color.blue
                Color.red
            }.frame(width: 4, height: 4))
        let consumer = try #require(CGDataConsumer(data: data))
        renderer.render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let context = unsafe CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        let found = try read(Data(referencing: data))
        #expect(found.pages == 1 && !found.hasPictures && found.first.width == 4 && found.first.height == 4)
        let (blue, red) = (found.first.pixels[0], found.first.pixels[15])
        #expect(blue & 0xFF > blue >> 16 & 0xFF && red >> 16 & 0xFF > red & 0xFF)
    }

    @Test func functionsWriteAFileToo() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 8, height: 8), nil)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIGraphicsEndPDFContext()
        let found = try read(Data(referencing: data))
        #expect(found.pages == 1 && found.first == Pixmap(width: 8, height: 8, filledWith: 0xFFFF_0000))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aMaskClipsToTheOpacityOrTheLightness() throws {
        func drawn(_ mask: [UInt32]) throws -> [UInt32]? {
            let context = try #require(
                unsafe CGContext(
                    data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: CGImage(Pixmap(width: 2, height: 1, pixels: mask)))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            return context.makeImage()?.pixmap.pixels
        }
        #expect(try drawn([0xFF00_0000, 0]) == [0xFF00_FF00, 0])
        #expect(try drawn([0xFF00_0000, 0xFFFF_FFFF]) == [0, 0xFF00_FF00])
    }

    @Test func pathsAreCombined() {
        let (a, b) = (Path(CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath, Path(CGRect(x: 5, y: 0, width: 10, height: 10)).cgPath)
        #expect(a.union(b).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(a.intersection(b).boundingBoxOfPath == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(a.subtracting(b, using: .evenOdd).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 10))
    }

    @Test func anImageIsWrittenToAFile() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, CGImage(Pixmap(width: 3, height: 2, filledWith: 0xFF00_00FF)), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 3, height: 2))
    }

    @Test func imagesAreWrittenAsJPEG() throws {
        let image = UIImage(Pixmap(width: 8, height: 8, filledWith: 0xFFFF_0000))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationAddImage(destination, try #require(image.cgImage), nil)
        #expect(CGImageDestinationFinalize(destination))
        for file in [try #require(image.jpegData(compressionQuality: 0.9)), Data(referencing: data)] {
            #expect(file.starts(with: [0xFF, 0xD8]))
            let pixel = try #require(UIImage(data: file)).pixmap.pixels[0]
            #expect(pixel >> 16 & 0xFF > 0xF8 && pixel & 0xFFFF < 0x0808)
        }
    }

    @Test func imagesAreReadByTheirContents() {
        let header: [UInt8] = [0x42, 0x4D, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0]
        let bmp = Data(header + [UInt8](repeating: 0, count: 24) + [255, 0, 0, 0])
        #expect(UIImage(data: bmp)?.pixmap == Pixmap(width: 1, height: 1, filledWith: 0xFF00_00FF))
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>"#
        #expect(UIImage(data: Data(drawing.utf8)) == nil)
    }

    @Test func geometryIsTextAndBoxed() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}" && NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
        #expect(NSCoder.cgPoint(for: "no point") == .zero && NSCoder.cgSize(for: "{1, 2}") == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgRectValue == .zero && NSNumber(value: 3).cgSizeValue == .zero)
    }

    @Test func markersOfListsFollowTheirFormat() {
        #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 2) == "\u{2022}")
        #expect(NSTextList(markerFormat: .init("{decimal}."), options: 0).marker(forItemNumber: 2) == "2.")
        #expect([1, 26, 27, 52].map { NSTextList(markerFormat: .lowercaseAlpha, options: 0).marker(forItemNumber: $0) } == ["a", "z", "aa", "az"])
    }
}
