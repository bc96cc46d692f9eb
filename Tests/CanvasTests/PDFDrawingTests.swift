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
            "%PDF-1.4" + String(repeating: "trailer(", count: 20_000), "%PDF-1.4" + String(repeating: "trailer<<(obj ", count: 20_000),
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
        for content in ["q 0 0 8 8 re W n /S sh Q", "/S sh q 0 0 8 8 re W n /S sh Q", "/Pattern cs /P scn 0 0 8 8 re f"] {
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

    /// Returns an object that is a picture of 2 by 2 pixels.
    private func picture(_ number: Int, _ values: String, _ data: String) -> String {
        "\(number) 0 obj << /Subtype /Image /Width 2 /Height 2 /Filter /ASCIIHexDecode \(values) >> stream\n\(data)>\nendstream endobj\n"
    }

    @Test(arguments: [
        ("/ColorSpace /DeviceRGB /BitsPerComponent 8", "FF0000 00FF00 0000FF FFFFFF", [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]),
        (
            "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Decode [-1e308 1e308 0 1 0 1]", "FF0000 00FF00 0000FF FFFFFF",
            [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        ),
        ("/ColorSpace /DeviceGray /BitsPerComponent 4 /Decode [1 0]", "0F F0", [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF]),
        ("/ColorSpace [/Indexed /DeviceRGB 1 (\\377\\000\\000\\(\\)a)] /BitsPerComponent 1", "40 80", [0xFFFF_0000, 0xFF28_2961, 0xFF28_2961, 0xFFFF_0000]),
        ("/ColorSpace /DeviceCMYK /BitsPerComponent 8", "FF000000 00FF0000 0000FF00 000000FF", [0xFF00_FFFF, 0xFFFF_00FF, 0xFFFF_FF00, 0xFF00_0000]),
        ("/ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 6 0 R", "FFFF FFFF", [0, 0xFFFF_FFFF, 0x8080_8080, 0]),
        ("/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask [0 9]", "FF00 0AFF", [0xFFFF_FFFF, 0, 0xFF0A_0A0A, 0xFFFF_FFFF]),
        ("/ImageMask true", "40 80", [0xFF00_FF00, 0, 0, 0xFF00_FF00]),
        (
            "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/AHx /RL] ", "05 FF0000 00FF00 FE 00 01 FFFF 80",
            [0xFFFF_0000, 0xFF00_FF00, 0xFF00_0000, 0xFFFF_FF00]
        ),
    ])
    func picturesArePainted(_ values: String, _ data: String, _ colors: [UInt32]) throws {
        let objects = picture(5, values, data) + picture(6, "/ColorSpace /DeviceGray /BitsPerComponent 8", "00FF 8000")
        let painted = try pixmap("0 1 0 rg 8 0 0 8 0 0 cm /P Do", resources: "/XObject << /P 5 0 R >>", objects: objects)
        // The corners, because pixels in the middle are mixed.
        #expect([pixel(painted, 0, 0), pixel(painted, 7, 0), pixel(painted, 0, 7), pixel(painted, 7, 7)] == colors)
    }

    @Test func picturesInTheContentArePainted() throws {
        let painted = try pixmap("q 8 0 0 8 0 0 cm BI /W 2 /H 1 /CS /RGB /BPC 8 /F /AHx ID FF0000 0000FF> EI Q 0 1 0 rg 0 0 8 2 re f")
        #expect(pixel(painted, 0, 0) == 0xFFFF_0000 && pixel(painted, 7, 0) == 0xFF00_00FF && pixel(painted, 0, 7) == 0xFF00_FF00)
    }

    @Test func pagesAreTurned() throws {
        let content = "1 0 0 rg 0 0 8 1 re f 0 0 1 rg 0 3 1 1 re f"
        let right = try pixmap(content, page: "/MediaBox [0 0 8 4] /Rotate 90")
        #expect(right.width == 4 && right.height == 8 && pixel(right, 0, 7) == 0xFFFF_0000 && pixel(right, 3, 0) == 0xFF00_00FF)
        let half = try pixmap(content, page: "/MediaBox [0 0 8 4] /Rotate 180")
        #expect(pixel(half, 0, 0) == 0xFFFF_0000 && pixel(half, 7, 3) == 0xFF00_00FF)
        let left = try pixmap(content, page: "/MediaBox [0 0 8 4] /Rotate -90")
        #expect(pixel(left, 3, 0) == 0xFFFF_0000 && pixel(left, 0, 7) == 0xFF00_00FF)
    }

    @Test func gradientsEndWhereTheyDoNotExtend() throws {
        func painted(_ extend: String) throws -> Pixmap {
            let shading = "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [2 0 6 0] \(extend) /Function << /FunctionType 2 /C0 [1 0 0] /C1 [1 0 0] /N 1 >> >>"
            return try pixmap("/S sh", resources: "/Shading << /S \(shading) >>")
        }
        let both = try painted("/Extend [true true]")
        #expect(pixel(both, 0, 0) == 0xFFFF_0000 && pixel(both, 7, 0) == 0xFFFF_0000)
        let none = try painted("")
        #expect(pixel(none, 0, 0) == 0 && pixel(none, 3, 0) == 0xFFFF_0000 && pixel(none, 7, 0) == 0)
        let end = try painted("/Extend [false true]")
        #expect(pixel(end, 0, 0) == 0 && pixel(end, 7, 0) == 0xFFFF_0000)
    }

    @Test(arguments: [
        ("/M gs 1 1 0 rg 0 0 8 8 re f 0 1 1 rg 0 0 8 8 re f", 0xFF00_FF00), ("/S cs 1 scn 0 0 8 8 re f", 0xFFFF_0000),
        ("/I cs 1 sc 0 0 8 8 re f", 0xFF00_00FF), ("/L cs 100 0 0 sc 0 0 8 8 re f", 0xFFFF_FFFF), ("/K cs 100 0 0 sc 0 0 8 8 re f", 0xFFFF_FFFF),
        ("/N cs 1 0 sc 0 0 8 8 re f", 0xFF00_FF00),
        ("/Pattern cs /T scn 0 0 8 8 re f", 0xFF00_00FF), ("/U cs 1 0 0 /V scn 0 0 8 8 re f", 0xFFFF_0000),
    ])
    func colorsAndTilesArePainted(_ content: String, _ color: UInt32) throws {
        let resources = """
            /ExtGState << /M << /BM [/Other /Multiply] >> >> /Pattern << /T 6 0 R /V 7 0 R >> /ColorSpace <<
            /S [/Separation /Spot /DeviceRGB << /FunctionType 2 /C0 [1 1 1] /C1 [1 0 0] /N 1 >>] /I [/Indexed /DeviceRGB 1 <FF00000000FF>]
            /L [/Lab << /WhitePoint [0.95 1 1.09] >>] /N [/DeviceN [/A /B] /DeviceRGB 5 0 R] /U [/Pattern /DeviceRGB]
            /K [/Lab << /Range [1e200 1e300 -1e300 -1e200] >>] >>
            """
        let objects = """
            5 0 obj << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] >> stream
            { 2 copy lt { pop pop 1 0 0 } { 0 3 1 roll } ifelse }
            endstream endobj
            6 0 obj << /PatternType 1 /PaintType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 >> stream
            0 0 1 rg 0 0 4 4 re f
            endstream endobj
            7 0 obj << /PatternType 1 /PaintType 2 /BBox [0 0 9 9] /XStep 9 /YStep 9 >> stream
            0 0 9 9 re f
            endstream endobj
            """
        #expect(pixel(try pixmap(content, resources: resources, objects: objects), 4, 4) == color)
    }

    @Test func theNewestVersionOfAnObjectCounts() throws {
        let old = "5 0 obj << /Subtype /Form >> stream\n1 0 0 rg 0 0 8 8 re f\nendstream endobj\n7 0 obj [1 0 0] endobj\n"
        let new = "5 0 obj << /Subtype /Form >> stream\n0 0 1 rg 0 0 8 8 re f\nendstream endobj\n"
        #expect(pixel(try pixmap("/F Do", resources: "/XObject << /F 5 0 R >>", objects: old + new), 4, 4) == 0xFF00_00FF)
        // A later stream of objects replaces an object, and an earlier one doesn't.
        let streamed = "6 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\n7 0 << /BM /Normal /ca 0 >>\nendstream endobj\n"
        let plain = "7 0 obj << /ca 1 >> endobj\n"
        let resources = "/ExtGState << /G 7 0 R >>"
        #expect(pixel(try pixmap("/G gs 0 0 8 8 re f", resources: resources, objects: plain + streamed), 4, 4) == 0)
        #expect(pixel(try pixmap("/G gs 0 0 8 8 re f", resources: resources, objects: streamed + plain), 4, 4) == 0xFF00_0000)
    }

    @Test func encryptedFilesAreErrors() {
        let file = "%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>"
        #expect(throws: ImageError("the PDF file is encrypted")) { try PDFDrawing(Array(file.utf8)) }
    }

    @Test func statesBeyondTheLimitAreNotSaved() throws {
        let content = String(repeating: "q ", count: 256) + "1 0 0 rg q Q 0 0 8 8 re f"
        #expect(pixel(try pixmap(content), 4, 4) == 0xFFFF_0000)
    }

    @Test func clipsBeyondTheLimitAreNamed() throws {
        let file = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages << /Kids [<< /MediaBox [0 0 8 8] /Contents 2 0 R >>] >> >> endobj
            2 0 obj << >> stream
            \(String(repeating: "0 0 8 8 re W n ", count: 25)) 0 0 8 8 re f
            endstream endobj
            """
        #expect(try PDFDrawing(Array(file.utf8)).omissions == ["clips inside of many others"])
    }

    @Test func omissionsAreNamed() throws {
        let file = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages << /Kids [<< /MediaBox [0 0 8 8] /Contents 2 0 R /Resources << /XObject << /X 3 0 R >>
            /Shading << /S << /ShadingType 6 >> >> >> >>] >> >> endobj
            2 0 obj << >> stream
            BT (a) Tj 3 Tr (b) Tj ET /X Do /S sh
            endstream endobj
            3 0 obj << /Subtype /Image /Width 1 /Height 1 /Filter /JPXDecode >> stream
            a
            endstream endobj
            """
        #expect(
            try PDFDrawing(Array(file.utf8)).omission(name: "a", file: "a.pdf")
                == "image \"a\" (a.pdf): texts, JPEG 2000 pictures, and gradients of meshes are not drawn")
    }
}
