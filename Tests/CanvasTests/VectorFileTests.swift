import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas
@testable import ImageCodec

/// PDF and SVG files, which are read again and compared with images.
struct VectorFileTests {
    private static let circle = Path(ellipseIn: CGRect(x: 4, y: 2, width: 16, height: 16))
    private static let square = Path(CGRect(x: 12, y: 6, width: 20, height: 10))

    /// Effects that files keep as shapes.
    private static let shapes: [(name: String, items: [DisplayItem])] = [
        ("fill", [fill(circle, 0xFF0000), fill(square, 0x0000FF)]),
        ("stroke", [.stroke(circle, .color(color(0x008000)), StrokeStyle(lineWidth: 3, dash: [6, 2]))]),
        ("transform", [.group(.transform(CGAffineTransform(scaleX: 0.5, y: 1.5)), [fill(circle, 0xFF0000)])]),
        ("clip", [.group(.clip(circle, FillStyle()), [fill(square, 0x0000FF), fill(Path(CGRect(x: 0, y: 0, width: 14, height: 9)), 0xFFFF00)])]),
        ("opacity", [fill(circle, 0xFF0000), .group(.opacity(0.5), [fill(circle, 0x00FF00), fill(square, 0x0000FF)])]),
    ]

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: CGSize(width: 40, height: 20), scale: 2, background: color(0xFFFFFF), items: items)
    }

    private func count(_ text: String, in file: [UInt8]) -> Int {
        String(decoding: file, as: UTF8.self).components(separatedBy: text).count - 1
    }

    /// The share of pixels that differ by more than at antialiased edges.
    private func difference(_ a: Pixmap, _ b: Pixmap) -> Double {
        guard a.width == b.width, a.height == b.height else { return 1 }
        let shifts: [UInt32] = [0, 8, 16]
        func isWrong(_ a: UInt32, _ b: UInt32) -> Bool { shifts.contains { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) > 40 } }
        let wrong = zip(a.pixels, b.pixels).count { isWrong($0, $1) }
        return Double(wrong) / Double(a.pixels.count)
    }

    @Test(arguments: shapes.indices) func shapesStayShapes(_ index: Int) throws {
        let (name, items) = Self.shapes[index]
        let list = list(items)
        let image = try Painter().paint(list)
        let pdf = try VectorFile.bytes(of: [list], as: .pdf)
        #expect(count("/Subtype /Image", in: pdf) == 0, "\(name)")
        #expect(difference(try DrawingFormat.pdf.pixmap(of: pdf, scale: 2), image) < 0.01, "\(name)")
        let svg = try VectorFile.bytes(of: [list], as: .svg)
        #expect(count("<image", in: svg) == 0, "\(name)")
        #expect(difference(try DrawingFormat.svg.pixmap(of: svg, scale: 2), image) < 0.01, "\(name)")
    }

    @Test func gradientsStayGradients() throws {
        let stops = [GradientPaint.Stop(color: color(0xFF0000), location: 0), GradientPaint.Stop(color: color(0x0000FF), location: 1)]
        for geometry in [
            GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 40, y: 0)),
            .radial(center: CGPoint(x: 20, y: 10), startRadius: 0, endRadius: 20),
        ] {
            let list = list([.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), .gradient(GradientPaint(geometry, stops: stops)), FillStyle())])
            let (image, pdf) = (try Painter().paint(list), try VectorFile.bytes(of: [list], as: .pdf))
            #expect(count("/Subtype /Image", in: pdf) == 0)
            #expect(difference(try DrawingFormat.pdf.pixmap(of: pdf, scale: 2), image) < 0.01)
            #expect(count("Gradient", in: try VectorFile.bytes(of: [list], as: .svg)) > 0)
        }
    }

    /// What has no shapes is a picture at its place, and what is beside it stays a shape.
    @Test func blursAndMaterialsArePictures() throws {
        let blurred = DisplayItem.group(.blur(radius: 2, opaque: nil), [fill(Self.circle, 0xFF0000)])
        for (items, pictures) in [
            ([fill(Self.square, 0x0000FF), blurred], 1),
            ([.group(.shadow(color(0x000000), radius: 2, offset: CGSize(width: 0, height: 2)), [fill(Self.circle, 0xFF0000)])], 1),
            ([blurred, .group(.blend(.plusDarker), [fill(Self.square, 0x0000FF)]), fill(Self.circle, 0x00FF00)], 1),
        ] {
            let list = list(items)
            let pdf = try VectorFile.bytes(of: [list], as: .pdf)
            #expect(count("/Subtype /Image", in: pdf) >= pictures)
            #expect(difference(try DrawingFormat.pdf.pixmap(of: pdf, scale: 2), try Painter().paint(list)) < 0.02)
        }
    }

    @Test func imagesKeepTheirPixels() throws {
        let pixmap = Pixmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
        let list = list([.image(DisplayImage(pixmap, frame: CGRect(x: 0, y: 0, width: 40, height: 20), interpolation: .none))])
        let pdf = try VectorFile.bytes(of: [list], as: .pdf)
        #expect(count("/Subtype /Image", in: pdf) >= 1)
        let image = try DrawingFormat.pdf.pixmap(of: pdf, scale: 1)
        #expect(image[2, 10] == 0xFFFF_0000 && image[37, 10] == 0xFF00_00FF)
    }

    @Test func theSameListsGiveTheSameBytes() throws {
        let list = list(Self.shapes.flatMap(\.items))
        for format in [VectorFile.Format.pdf, .svg] {
            let first = try VectorFile.bytes(of: [list], as: format)
            // Other surfaces in between would change Cairo's own numbers.
            _ = try Painter().paint(list)
            #expect(try VectorFile.bytes(of: [list], as: format) == first)
            #expect(count("CreationDate", in: first) == 0)
        }
    }

    @Test func filesHaveTheSizeAndAPageForEachList() throws {
        var small = list([])
        small.size = CGSize(width: 10.5, height: 5)
        let pdf = try VectorFile.bytes(of: [list([fill(Self.circle, 0xFF0000)]), small], as: .pdf)
        #expect(count("/Type /Page\n", in: pdf) + count("/Type /Page ", in: pdf) == 2)
        #expect(count("10.5 5", in: pdf) == 1)
        #expect(String(decoding: try VectorFile.bytes(of: [small], as: .svg), as: UTF8.self).contains("width=\"10.5px\""))
        var empty = list([])
        empty.size = .zero
        #expect(throws: CanvasError.self) { try VectorFile.bytes(of: [empty], as: .pdf) }
    }

    @Test func namesAreNumberedForEachFile() {
        let text =
            ##"<g id="surface17"><use xlink:href="#glyph2-9"/><a id="glyph2-9" clip-path="url(#clip8)"/><b id="main"/><c id="clip8" d="surface17"/></g>"##
        #expect(
            String(decoding: SVGNames.renumbered(Array(text.utf8)), as: UTF8.self)
                == ##"<g id="surface0"><use xlink:href="#glyph2-0"/><a id="glyph2-0" clip-path="url(#clip0)"/><b id="main"/><c id="clip0" d="surface17"/></g>"##
        )
    }
}
