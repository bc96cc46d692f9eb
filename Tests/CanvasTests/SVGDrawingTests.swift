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

    @Test func dashesAreLimited() throws {
        let shape = ##"<rect width="8" height="8" fill="red"/>"##
        let line = ##"<path d="M0 4H9000" stroke="red" stroke-dasharray=".1"/>"##
        #expect(try middle(shape) == 0xFFFF_0000)
        #expect(try middle(shape + String(repeating: line, count: 10)) == 0)
    }

    @Test(arguments: [
        (##"<path d="M0 0h8v8h-8z x 1 2" fill="red"/>"##, 0xFFFF_0000), (##"<path d="M0 0 8 0 8 8 0 8, Z" fill="red"/>"##, 0xFFFF_0000),
        (##"<path d="L8 8"/>"##, 0),
        (
            ##"<defs><rect id="r" width="2" height="8"/></defs><clipPath id="c"><use href="#r" x="3"/></clipPath><rect width="8" height="8" clip-path="url(#c)"/>"##,
            0xFF00_0000
        ),
        (##"<clipPath id="c"><path d="M0 0h8v8h-8z"/><path d="M2 2v4h4v-4z"/></clipPath><rect width="8" height="8" clip-path="url(#c)"/>"##, 0xFF00_0000),
        (
            ##"<clipPath id="a"><rect width="2" height="8"/></clipPath><clipPath id="c" clip-path="url(#a)"><rect width="8" height="8"/></clipPath><rect width="8" height="8" clip-path="url(#c)"/>"##,
            0
        ),
        (
            ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><g clip-path="url(#c)"><rect width="2" height="8"/><rect x="4" width="4" height="8"/></g>"##,
            0
        ),
        (
            ##"<mask id="c" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="#fff"/></mask><g mask="url(#c)"><rect width="2" height="8"/><rect x="4" width="4" height="8"/></g>"##,
            0
        ),
        (
            ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="4" height="4"><rect width="8" height="8" fill="#fff"/></mask><rect width="8" height="8" mask="url(#m)"/>"##,
            0
        ),
        (##"<symbol id="s" viewBox="0 0 1 1"><rect width="8" height="8"/></symbol><use href="#s" width="3" height="3"/>"##, 0),
        (##"<symbol id="s" viewBox="0 0 1 1" overflow="visible"><rect width="8" height="8"/></symbol><use href="#s" width="3" height="3"/>"##, 0xFF00_0000),
        (##"<rect width="8" height="8" stroke="red" stroke-width="8" paint-order="stroke"/>"##, 0xFF00_0000),
        (##"<g transform="scale(4)"><path d="M0 0H2" stroke="red" stroke-width="4" vector-effect="non-scaling-stroke"/></g>"##, 0),
        (##"<rect width="8" height="8" fill="yellow"/><rect width="8" height="8" fill="cyan" style="mix-blend-mode:multiply"/>"##, 0xFF00_FF00),
        (##"<rect width="8" height="8" fill="#0F0" style="fill:#0F0;fill:color(srgb 0 0 1);fill:lch(1 2 3)"/>"##, 0xFF00_00FF),
        (##"<rect width="8" height="8" fill="hsl(240 100% 50%)"/>"##, 0xFF00_00FF),
        (
            ##"<style>@media print { rect { fill: red } } g.a &gt; rect { fill: lime } g rect { fill: red }</style><g class="b a"><rect width="8" height="8"/></g>"##,
            0xFF00_FF00
        ),
        (##"<style>#r[width] { fill: blue } rect.a { fill: red }</style><rect id="r" class="a" width="8" height="8"/>"##, 0xFF00_00FF),
    ])
    func rarerFeaturesArePainted(_ content: String, _ color: UInt32) throws {
        #expect(try middle(content) == color)
    }

    @Test func patternsAreRepeated() throws {
        let pattern = ##"<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4" fill="red"/></pattern>"##
        let tiled = try pixmap(pattern + ##"<rect width="8" height="8" fill="url(#p)"/>"##)
        #expect(pixel(tiled, 1, 4) == 0xFFFF_0000 && pixel(tiled, 2, 4) == 0 && pixel(tiled, 5, 4) == 0xFFFF_0000 && pixel(tiled, 6, 4) == 0)
        let box = ##"<pattern id="p" width="1" height="1" patternContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="red"/></pattern>"##
        let single = try pixmap(box + ##"<rect x="4" width="4" height="8" fill="url(#p)"/>"##)
        #expect(pixel(single, 5, 4) == 0xFFFF_0000 && pixel(single, 6, 4) == 0)
        #expect(
            try middle(
                ##"<pattern id="p" width="1" height="1"><rect width="8" height="8" fill="url(#p)"/></pattern><rect width="8" height="8" fill="url(#p)"/>"##)
                == 0)
    }

    @Test func filtersCastShadows() throws {
        let steps = """
            <feColorMatrix in="SourceAlpha" values="0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/><feOffset dx="4"/>
            <feBlend in="SourceGraphic" in2="x"/>
            """
        let shadowed = try pixmap(
            ##"<filter id="f" x="0" y="0" width="8" height="8" filterUnits="userSpaceOnUse">\##(steps)</filter>"##
                + ##"<rect width="4" height="8" fill="blue" filter="url(#f)"/>"##)
        #expect(pixel(shadowed, 1, 4) == 0xFF00_00FF && pixel(shadowed, 5, 4) == 0xFFFF_0000)
        let limited = try pixmap(##"<filter id="f"><feFlood flood-color="lime"/></filter><rect x="2" y="2" width="4" height="4" filter="url(#f)"/>"##)
        #expect(pixel(limited, 4, 4) == 0xFF00_FF00 && pixel(limited, 0, 4) == 0)
        let inner = try middle(
            ##"<filter id="f"><feOffset dx="2"/><feComposite in2="SourceAlpha" operator="arithmetic" k2="-1" k3="1"/></filter><rect width="8" height="8" filter="url(#f)"/>"##
        )
        #expect(inner == 0)
    }

    @Test(arguments: [
        ("", nil), (##"<text>a</text><text>b</text>"##, "texts are not drawn"),
        (##"<text>a</text><foreignObject/><image href="a.png"/>"##, "texts, parts in HTML, and pictures in other files are not drawn"),
        (##"<filter id="f"><feTurbulence/></filter><rect width="8" height="8" filter="url(#f)"/>"##, "filters with feTurbulence are not drawn"),
        (##"<path d="M0 0H8" marker-end="url(#m)"/><rect width="8" height="8" filter="blur(2px)"/>"##, "markers and filters of CSS are not drawn"),
        (##"<defs><text>a</text></defs><style>a:hover { fill: red }</style>"##, "style rules with the selector a:hover are not drawn"),
        (##"<radialGradient id="g" fx="0"><stop/></radialGradient><circle r="4" fill="url(#g)"/>"##, "focal points of gradients are not drawn"),
    ])
    func omissionsAreNamed(_ content: String, _ omission: String?) throws {
        let drawing = try SVGDrawing(Array("<svg width='8' height='8'>\(content)</svg>".utf8))
        #expect(drawing.omission(name: "logo", file: "logo.svg") == omission.map { "image \"logo\" (logo.svg): \($0)" })
    }

    @Test func gradientsAreRepeated() throws {
        let stops = #"<stop offset="50%" stop-color="red"/><stop offset=".5" style="stop-color:blue"/>"#
        let repeated = try pixmap(
            ##"<linearGradient id="g" x2=".5" spreadMethod="repeat">\##(stops)</linearGradient><rect width="8" height="8" fill="url(#g)"/>"##)
        #expect([0, 2, 4, 6].map { pixel(repeated, $0, 0) } == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
        let reflected = try pixmap(
            ##"<linearGradient id="g" x2=".5" spreadMethod="reflect">\##(stops)</linearGradient><rect width="8" height="8" fill="url(#g)"/>"##)
        #expect([0, 2, 4, 6].map { pixel(reflected, $0, 0) } == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000])
    }

    /// Found by the fuzzer: two patterns that fill and stroke their shapes with one another.
    @Test func patternsAndMasksInThemselvesEnd() throws {
        let shapes = (0..<8).map { ##"<circle cx="\##($0)" cy="4" r="3" fill="url(#a)" stroke="url(#b)"/>"## }.joined()
        let patterns = ["a", "b", "c"].map { ##"<pattern id="\##($0)" width="1" height="1">\##(shapes)</pattern>"## }.joined()
        #expect(try middle(patterns + shapes) == 0)
        let mask = ##"<mask id="m"><rect width="8" height="8" fill="#fff" mask="url(#m)"/><rect width="8" height="8" fill="#fff" mask="url(#m)"/></mask>"##
        #expect(try middle(mask + ##"<rect width="8" height="8" mask="url(#m)"/>"##) == 0)
    }
}
