import Display
import Geometry
import Testing

struct DisplayListTests {
    @Test func listsPrintOneLinePerItem() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 4, y: 4.00049))
            path.addQuadCurve(to: CGPoint(x: 10, y: 4), control: CGPoint(x: 7, y: 1))
        }
        let text = ShapedText(
            size: CGSize(width: 31, height: 20 + 1.0 / 3), firstBaseline: 16, lastBaseline: 16,
            runs: [ShapedText.GlyphRun(face: .init(rawValue: 0), color: color(0x007AFF), glyphs: [])], string: "May \"5\"")
        let rect = Path(CGRect(x: 2, y: 1, width: 1.0 / 3, height: 3))
        let list = DisplayList(
            size: CGSize(width: 40, height: 30), scale: 2, background: color(0xFFFFFF),
            items: [
                .fill(rect, .color(color(0x34C759)), FillStyle()),
                .group(
                    .opacity(0.5),
                    [
                        .stroke(line, .color(color(0, alpha: 128)), StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1.5], dashPhase: -1e-9)),
                        .group(.clip(rect, FillStyle(eoFill: true, antialiased: false)), [.text(text, CGPoint(x: 4, y: -5))]),
                    ]),
                .group(.shadow(color(0, alpha: 84), radius: 3, offset: CGSize(width: 0, height: 2)), []),
                .group(.transform(CGAffineTransform(translationX: 1, y: 0.5)), []),
            ])
        let expected = """
            40x30 @2 on #FFFFFF
            fill #34C759 rect(2, 1, 0.333, 3)
            opacity 0.5
              stroke #00000080 width 2 cap round dash [3, 1.5] phase 0 path(M 0 0 L 4 4 C 6 2 8 2 10 4)
              clip rect(2, 1, 0.333, 3) even-odd aliased
                text "May \\"5\\"" #007AFF at (4, -5) size 31x20.333
            shadow #00000054 radius 3 offset (0, 2)
            transform (1, 0, 0, 1, 1, 0.5)
            """
        #expect("\(list)" == expected)
    }

    /// Covers the groups and paints that other tests don't print.
    @Test func effectsPrintTheirNumbers() {
        var projection = ProjectionTransform()
        (projection.m13, projection.m31) = (0.00125, 4)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var matrix = ColorMatrix()
        matrix.r5 = 0.5
        let material = MaterialPaint(radius: 30, saturation: 1.8, tint: color(0xF7F7F7, alpha: 128), opacity: 0.5)
        let lines: [(DisplayItem, String)] = [
            (.group(.projection(projection), []), "projection (1, 0, 1.25e-3, 0, 1, 0e-3, 4, 0, 1)"),
            (.group(.blur(radius: 2.5, opaque: nil), []), "blur radius 2.5"),
            (.group(.blur(radius: 1, opaque: rect), []), "blur radius 1 opaque in (1, 2, 3, 4)"),
            (.group(.filter(.multiply(color(0x34C759, alpha: 128))), []), "multiply #34C75980"),
            (.group(.filter(.matrix(matrix)), []), "matrix (1, 0, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)"),
            (.group(.filter(.alphaThreshold(min: 0.5, max: 1, color(0))), []), "alphaThreshold 0.5 to 1 #000000"),
            (.group(.blend(.plusDarker), []), "blend plusDarker"), (.group(.isolated(opaque: rect), []), "isolated opaque in (1, 2, 3, 4)"),
            (.fill(Path(rect), .material(material), FillStyle()), "fill material #F7F7F780 radius 30 saturation 1.8 opacity 0.5 rect(1, 2, 3, 4)"),
        ]
        for (item, line) in lines { #expect(item.description == line) }
    }

    @Test func everyByteSurvivesTheTransferFunction() {
        for byte in 0...255 as ClosedRange<UInt8> {
            let encoded = ResolvedColor.Encoded8(red: byte, green: 255 - byte, blue: 7, alpha: byte)
            #expect(ResolvedColor(encoded).encoded8 == encoded)
        }
    }

    /// Values of the sRGB transfer function (IEC 61966-2-1), including values beyond the gamut.
    @Test(arguments: [(0.0, 0.0), (0.04045, 0.0031308), (0.5, 0.2140411), (1, 1), (-0.5, -0.2140411), (1.5, 2.5371555)] as [(Float, Float)])
    func theTransferFunctionHasTheValuesOfTheStandard(encoded: Float, linear: Float) {
        #expect(abs(SRGBTransfer.linear(fromEncoded: encoded) - linear) < 1e-6)
        #expect(abs(SRGBTransfer.encoded(fromLinear: linear) - encoded) < 1e-5)
    }

    @Test func colorsBeyondTheGamutAreClamped() {
        let encoded = ResolvedColor(linearRed: 1.2, linearGreen: -0.1, linearBlue: .nan, opacity: 2).encoded8
        #expect(encoded == ResolvedColor.Encoded8(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(ResolvedColor.Encoded8(red: 255, green: 100, blue: 1, alpha: 128).premultipliedPixel == 0x8080_3201)
    }
}
