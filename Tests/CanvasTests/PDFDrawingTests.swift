import Display
import Testing

@testable import ImageCodec

struct PDFDrawingTests {
    /// Paints a page of 8 by 8 points at one pixel per point.
    private func pixmap(_ content: String, resources: String = "", objects: String = "", page: String = "/MediaBox [0 0 8 8]") throws -> Pixmap {
        let file = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /Resources << \(resources) >> >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R \(page) /Contents [4 0 R] >> endobj
            4 0 obj << /Length 9 0 R >> stream
            \(content)
            endstream endobj
            \(objects)
            trailer << /Root 1 0 R >>
            """
        return try PDFDrawing(Array(file.utf8)).pixmap(scale: 1)
    }

    private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32 { pixmap.pixels[y * pixmap.width + x] }

    @Test func damagedFilesAreErrors() {
        for text in [
            "", "%PDF-1.4", "%PDF-1.4\n1 0 obj (\\", "%PDF-1.4\n1 0 obj <41", "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 1 0 R >>", "%PDF-1.4\n1 0 obj [[",
        ] {
            #expect(throws: ImageError.self) { try PDFDrawing(Array(text.utf8)) }
        }
    }

    @Test func pageGivesTheSizeAndTheOrigin() throws {
        let page = try pixmap("1 0 0 rg 10 20 4 2 re f", page: "/MediaBox [0 0 100 100] /CropBox [10 20 20 25]")
        #expect(page.width == 10 && page.height == 5)
        #expect(pixel(page, 3, 3) == 0xFFFF_0000 && pixel(page, 3, 2) == 0 && pixel(page, 4, 4) == 0)
        #expect(throws: ImageError.self) { try PDFDrawing(Array("%PDF-1.4".utf8)) }
        #expect(throws: ImageError.self) { try PDFDrawing([]) }
    }

    @Test(arguments: [
        ("0 0 8 8 re f", 0xFF00_0000), ("0 1 0 rg 0 0 m 8 0 l 8 8 l 0 8 l h f*", 0xFF00_FF00), ("0 0 8 8 re 2 2 4 4 re f*", 0),
        ("1 g 0 0 8 8 re b", 0xFFFF_FFFF),
        ("0 0 1 RG 4 w 0 4 m 8 4 l S", 0xFF00_00FF), ("q 2 0 0 2 4 2 cm 1 0 0 RG 2 w 0 0 m 0 4 l S Q", 0xFFFF_0000), ("0 0 0 0 k 0 0 8 8 re f", 0xFFFF_FFFF),
        ("q 0 0 2 8 re W n 0 0 8 8 re f Q", 0), ("q 0 0 2 8 re W n Q 0 0 8 8 re f", 0xFF00_0000), ("/H gs 1 g 0 0 8 8 re f", 0x8080_8080),
        ("/F Do", 0xFFFF_0000), ("/M gs 0 0 8 8 re f", 0), ("(a\\)b) Tj <</A [1 0 R]>> /x BDC 0 0 8 8 re f EMC % comment", 0xFF00_0000),
        ("BI /W 1 /H 1 ID abc EI 0 0 8 8 re f", 0xFF00_0000),
    ])
    func operatorsPaint(_ content: String, _ color: UInt32) throws {
        let resources = "/ExtGState << /H << /ca 0.5 >> /M << /SMask << /S /Luminosity /G 6 0 R >> >> >> /XObject << /F 5 0 R >>"
        let objects = """
            5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 2 2] /Matrix [4 0 0 4 0 0] /Length 15 >> stream
            1 0 0 rg 0 0 8 8 re f
            endstream endobj
            6 0 obj << /Subtype /Form /BBox [0 0 2 2] /Group << /S /Transparency >> >> stream
            1 g 0 0 8 8 re f
            endstream endobj
            """
        #expect(pixel(try pixmap(content, resources: resources, objects: objects), 4, 4) == color)
    }

    @Test func gradientsFillPathsAndClips() throws {
        let objects = """
            5 0 obj << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 8 0] /Extend [true true] /Function 6 0 R >> endobj
            6 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [7 0 R 8 0 R] >> endobj
            7 0 obj << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >> endobj
            8 0 obj << /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 0 1] /N 1 >> endobj
            """
        let resources = "/Shading << /S 5 0 R >> /Pattern << /P << /PatternType 2 /Shading 5 0 R >> >>"
        for content in ["q 0 0 8 8 re W n /S sh Q", "/Pattern cs /P scn 0 0 8 8 re f"] {
            let painted = try pixmap(content, resources: resources, objects: objects)
            #expect(pixel(painted, 1, 1) == 0xFFFF_0000 && pixel(painted, 6, 1) == 0xFF00_00FF)
        }
    }

    @Test func formsInThemselvesEnd() throws {
        let objects = """
            5 0 obj << /Subtype /Form /Resources << /XObject << /F 5 0 R >> >> >> stream
            /F Do /F Do /F Do
            endstream endobj
            """
        #expect(pixel(try pixmap("/F Do", resources: "/XObject << /F 5 0 R >>", objects: objects), 4, 4) == 0)
    }
}
