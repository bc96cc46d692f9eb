import AppleCoreGraphics
import AppleImageIO
import AppleUIKit
import Easel
import Foundation
import Testing

/// Files that contexts write, masks, and operations on paths.
@MainActor @Suite struct PDFContextTests {
    private func fills(_ data: Data) -> (pages: Int, red: Bool) {
        let text = String(decoding: data, as: UTF8.self)
        return (text.components(separatedBy: "/Type /Page ").count - 1, data.range(of: Data([255, 0, 0, 255, 0, 0])) != nil)
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
        let found = fills(try Data(contentsOf: url))
        #expect(found.pages == 2 && found.red)
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
        let file = Data(referencing: data)
        let red = try #require(Color.red.resolve(in: EnvironmentValues()).cgColor.components)
        let bytes = Data(red.prefix(3).map { UInt8(($0 * 255).rounded()) })
        let blue = try #require(Color.blue.resolve(in: EnvironmentValues()).cgColor.components)
        let other = Data(blue.prefix(3).map { UInt8(($0 * 255).rounded()) })
        let (first, second) = (try #require(file.range(of: other + other)), try #require(file.range(of: bytes + bytes)))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func functionsWriteAFileToo() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 8, height: 8), nil)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIGraphicsEndPDFContext()
        let found = fills(Data(referencing: data))
        #expect(found.pages == 1 && found.red)
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
