import Display
import Testing

@testable import ImageCodec

struct SVGDrawingTests {
    /// Paints a drawing at one pixel per point.
    private func pixmap(_ content: String, _ attributes: String = ##"width="8" height="8""##) throws -> Pixmap {
        try SVGDrawing(Array("<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><!-- < --><svg \(attributes)>\(content)</svg>".utf8)).pixmap(scale: 1)
    }

    private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32 { pixmap.pixels[y * pixmap.width + x] }

    /// Returns the pixel in the middle of a drawing of 8 by 8 points.
    private func middle(_ content: String) throws -> UInt32 { pixel(try pixmap(content), 4, 4) }

    @Test func sizeFollowsFromTheAttributesOrTheViewBox() throws {
        let wide = try pixmap("", ##"viewBox="0 0 20 10""##)
        #expect(wide.width == 20 && wide.height == 10)
        let scaled = try pixmap("", ##"viewBox="0 0 20 10" width="40px""##)
        #expect(scaled.width == 40 && scaled.height == 20)
        #expect(throws: ImageError.self) { try pixmap("", "") }
        #expect(throws: ImageError("not an SVG file, or a damaged one")) { try SVGDrawing(Array("<svg width='8'".utf8)) }
        #expect(throws: ImageError("not an SVG file, or a damaged one")) { try SVGDrawing([]) }
    }

    @Test func viewBoxIsFittedIntoTheMiddle() throws {
        let fitted = try pixmap(##"<rect width="4" height="2" fill="red"/>"##, ##"viewBox="0 0 4 2" width="8" height="8""##)
        #expect(pixel(fitted, 0, 1) == 0 && pixel(fitted, 0, 2) == 0xFFFF_0000 && pixel(fitted, 7, 5) == 0xFFFF_0000 && pixel(fitted, 7, 6) == 0)
        let stretched = try pixmap(##"<rect width="4" height="2"/>"##, ##"viewBox="0 0 4 2" width="8" height="8" preserveAspectRatio="none""##)
        #expect(pixel(stretched, 0, 0) == 0xFF00_0000 && pixel(stretched, 7, 7) == 0xFF00_0000)
    }

    @Test(arguments: [
        (##"<path d="M0 0h8v8H0z"/>"##, 0xFF00_0000), (##"<circle cx="4" cy="4" r="4" fill="#0f0"/>"##, 0xFF00_FF00),
        (##"<ellipse cx="4" cy="4" rx="4" ry="2" fill="rgb(0, 0, 100%)"/>"##, 0xFF00_00FF),
        (##"<polygon points="0,0 8,0 8,8 0,8" fill="tomato"/>"##, 0xFFFF_6347),
        (##"<line x1="0" y1="4" x2="8" y2="4" stroke="#123" stroke-width="4"/>"##, 0xFF11_2233), (##"<rect width="8" height="8" fill="none"/>"##, 0),
        (##"<path d="M0 0h8v8H0z M2 2h4v4H2z" fill-rule="evenodd"/>"##, 0),
        (##"<g fill="red" transform="translate(4 4) scale(2)"><rect width="2" height="2"/></g>"##, 0xFFFF_0000),
        (##"<g color="blue"><rect width="8" height="8" fill="currentColor"/></g>"##, 0xFF00_00FF),
        (##"<style><![CDATA[ .a, .b { fill: lime } #c { fill: red }]]></style><rect class="b" width="8" height="8"/>"##, 0xFF00_FF00),
        (##"<rect width="8" height="8" fill="red" style="fill:blue;opacity:1"/>"##, 0xFF00_00FF), (##"<rect width="8" height="8" display="none"/>"##, 0),
        (##"<defs><rect id="r" width="2" height="2" fill="red"/></defs><use href="#r" x="3" y="3"/>"##, 0xFFFF_0000),
        (##"<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></symbol><use xlink:href="#s" width="8" height="8"/>"##, 0xFFFF_0000),
        (##"<clipPath id="c"><rect width="2" height="8"/></clipPath><rect width="8" height="8" clip-path="url(#c)"/>"##, 0),
        (##"<mask id="m"><rect width="8" height="8" fill="black"/></mask><rect width="8" height="8" mask="url(#m)"/>"##, 0),
        (##"<mask id="m" fill="white"><rect width="8" height="8"/></mask><rect width="8" height="8" fill="red" mask="url('#m')"/>"##, 0xFFFF_0000),
        (##"<rect width="8" height="8" opacity=".5" fill="#fff"/>"##, 0x8080_8080),
    ])
    func elementsArePainted(_ content: String, _ color: UInt32) throws {
        #expect(try middle(content) == color)
    }

    @Test func gradientsFollowTheShapeOrTheDrawing() throws {
        let stops = #"<stop offset="50%" stop-color="red"/><stop offset=".5" style="stop-color:blue"/>"#
        let box = try pixmap(##"<linearGradient id="g">\##(stops)</linearGradient><rect width="4" height="8" fill="url(#g)"/>"##)
        #expect(pixel(box, 0, 0) == 0xFFFF_0000 && pixel(box, 3, 0) == 0xFF00_00FF)
        let whole = try pixmap(
            """
            <linearGradient id="a">\(stops)</linearGradient><rect width="8" height="8" fill="url(#g)"/>
            <linearGradient id="g" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="4" gradientTransform="translate(4)"/>
            """)
        #expect(pixel(whole, 5, 0) == 0xFFFF_0000 && pixel(whole, 7, 0) == 0xFF00_00FF)
        let radial = try pixmap(##"<radialGradient id="g">\##(stops)</radialGradient><rect width="8" height="8" fill="url(#g)"/>"##)
        #expect(pixel(radial, 4, 4) == 0xFFFF_0000 && pixel(radial, 0, 4) == 0xFF00_00FF)
        #expect(try middle(##"<rect width="8" height="8" fill="url(#none) red"/>"##) == 0xFFFF_0000)
    }

    @Test func copiesOfThemselvesEnd() throws {
        #expect(try middle(##"<g id="a"><use href="#a"/><use href="#a"/><use href="#a"/></g>"##) == 0)
        let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
        #expect(try middle(deep) == 0)
    }
}
