import CairoCanvas
import Display
import Geometry
import Testing

/// The limits of a text that it doesn't reach.
struct TextLimitsTests {
    /// Limits that a text doesn't reach change nothing, so the text without them is used.
    @Test func textsWithinTheirLimitsAreLaidOutOnce() throws {
        let shaper = try PangoTextShaper()
        let bare = try PangoTextShaper(memoryLimit: 0)
        let strings = [
            "Settings", "Two words", "A line\nand another one", "Wi-Fi (5 GHz)", "ends in a space ", "مرحبا بالعالم", "日本語のテキスト", "a\tb", "x\r\n", "",
            "👩‍👩‍👧‍👦 e\u{301}",
        ]
        for (index, string) in strings.enumerated() {
            for kerning in [0, index % 2 == 0 ? 3 : -1] as [CGFloat] {
                var first = TextRun(string, font: FontDescriptor(size: 17), color: color(0))
                first.kerning = kerning
                let runs = index % 2 == 0 ? [first] : [first, TextRun(" bold", font: FontDescriptor(size: 12, weight: 700), color: color(0xFF0000))]
                let alignment = [TextRequest.Alignment.leading, .center, .trailing][index % 3]
                var request = TextRequest(runs: runs, alignment: alignment, lineSpacing: 2, isRightToLeft: index % 4 > 1, scale: CGFloat(1 + index % 3))
                let natural = bare.shape(request)
                #expect(shaper.shape(request) == natural)
                let distances: [(CGFloat?, CGFloat?)] = [
                    (0, 0), (0.4, nil), (-0.4, 0), (100, 0.5), (nil, -0.5), (-3, 100), (1000, 1000), (.infinity, .infinity),
                ]
                for (width, height) in distances {
                    request.width = width.map { natural.size.width + $0 }
                    request.height = height.map { natural.size.height + $0 }
                    #expect(shaper.shape(request) == bare.shape(request), "\(string) \(kerning) \(request.width ?? -1) \(request.height ?? -1)")
                }
                request.lineLimit = 1
                #expect(shaper.shape(request) == bare.shape(request), "\(string) in one line")
            }
        }
        #expect(shaper.shapeCount < bare.shapeCount / 2)
        // A single line has the same layout for any height, and for any width that is large enough.
        let counter = try PangoTextShaper()
        let text = TextRequest(runs: [TextRun("Settings", font: FontDescriptor(size: 17), color: color(0))])
        for (width, height) in [(nil, nil), (nil, 0), (200, 0), (200, 44), (.infinity, 300)] as [(CGFloat?, CGFloat?)] {
            var request = text
            (request.width, request.height) = (width, height)
            _ = counter.shape(request)
        }
        #expect(counter.shapeCount == 1)
    }
}
