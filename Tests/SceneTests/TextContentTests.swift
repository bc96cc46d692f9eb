import CairoCanvas
import Display
import Foundation
import Testing
import Views

/// Texts with the fonts that `Scripts/setup` installs.
@MainActor struct TextContentTests {
    private func size(_ view: some View) throws -> CGSize {
        let configuration = ViewHostConfiguration(size: CGSize(width: 200, height: 200), scale: 2)
        let graph = ViewGraph(root: view.accessibilityIdentifier("t"), configuration: configuration, textShaper: try PangoTextShaper())
        graph.settle()
        return graph.rects("accessibilityIdentifier", "t").first?.size ?? .zero
    }

    @Test func reservedLinesTakeSpace() throws {
        let (one, two) = (try size(Text("x")), try size(Text("x\nx")))
        #expect(two.height > one.height)
        #expect(try size(Text("x").lineLimit(2, reservesSpace: true)) == CGSize(width: one.width, height: two.height))
        // Lines beyond some number aren't shaped, so that heights may differ by a pixel or two.
        let many = try size(Text(verbatim: Array(repeating: "x", count: 120).joined(separator: "\n")).fixedSize())
        #expect(abs(try size(Text("x").lineLimit(120, reservesSpace: true)).height - many.height) <= 1)
        #expect(try size(Text("x").lineLimit(.max, reservesSpace: true)).height > 1e18)
        #expect(try size(Text("x").lineLimit(2...4)).height == two.height)
        #expect(try size(Text("x\nx\nx\nx").lineLimit(2...3)).height == size(Text("x\nx\nx")).height)
        // The innermost value applies, as everywhere.
        #expect(try size(Text("x").lineLimit(nil).lineLimit(2, reservesSpace: true)) == one)
        #expect(try size(Text("x\nx\nx").lineLimit(...2)).height == two.height)
    }

    /// A stack of a given height proposes its parts less than they take.
    @Test func reservedLinesHaveRoomForText() throws {
        let text = Text("some words in two lines").lineLimit(2, reservesSpace: true).frame(width: 120, height: 1)
        let graph = ViewGraph(
            root: text, configuration: ViewHostConfiguration(size: CGSize(width: 200, height: 200), scale: 2), textShaper: try PangoTextShaper())
        graph.settle()
        let lines = graph.displayList().items.compactMap { if case .text(let shaped, _) = $0 { shaped.lineCount } else { nil } }
        #expect(lines == [2])
    }

    @Test func anEmptyVerticalFieldReservesItsFewestLines() throws {
        func height(_ limit: ClosedRange<Int>) throws -> CGFloat {
            try size(TextField("notes", text: .constant(""), axis: .vertical).lineLimit(limit)).height
        }
        #expect(try height(3...6) - height(1...6) == size(Text("x\nx\nx")).height - size(Text("x")).height)
    }

    @Test func textsKeepTheLeadingOfTheLowerOne() throws {
        func gap(_ upper: Font, _ lower: some View, spacing: CGFloat? = nil) throws -> CGFloat {
            let (a, b) = (try size(Text("a").font(upper)).height, try size(lower).height)
            return try size(
                VStack(spacing: spacing) {
                    Text("a").font(upper)
                    lower
                }
            ).height - a - b
        }
        // At 2 pixels per point: body has a leading of 1.71 points, subheadline of 2.1, footnote of 2.49.
        #expect(try gap(.headline, Text("b")) == 2)
        #expect(try gap(.body, Text("b").font(.subheadline)) == 2.5)
        #expect(try gap(.subheadline, Text("b").font(.footnote)) == 2.5)
        // Only text styles have a leading, and the text with the highest lines decides for a row.
        #expect(try gap(.body, Text("b").font(.system(size: 15))) == 0)
        #expect(
            try gap(
                .body,
                HStack {
                    Text("b").font(.subheadline)
                    Text("c")
                }) == 2)
        #expect(try gap(.body, Text("b"), spacing: 0) == 0)
    }

    @Test func aSmallerScaleFitsTheWidth() throws {
        let text = Text("A line that is too long").lineLimit(1)
        let whole = try size(text)
        let shrunk = try size(text.minimumScaleFactor(0.5).frame(width: 120))
        #expect(shrunk.width == 120)
        let inner = try size(VStack { text.minimumScaleFactor(0.5) }.frame(width: whole.width * 0.75, alignment: .leading).fixedSize())
        #expect(inner.height < whole.height * 0.8 && inner.height > whole.height * 0.7, "\(inner) of \(whole)")
    }

    @Test func tighterLettersFitTheWidth() throws {
        let text = Text("Tightening").lineLimit(1)
        let whole = try size(text)
        let graph = { (view: AnyView) throws -> Bool in
            let configuration = ViewHostConfiguration(size: CGSize(width: whole.width - 3, height: 100), scale: 1)
            let graph = ViewGraph(root: view, configuration: configuration, textShaper: try PangoTextShaper())
            graph.settle()
            return "\(graph.displayList())".contains("truncated")
        }
        #expect(try graph(AnyView(text)))
        #expect(try !graph(AnyView(text.allowsTightening(true))))
    }

    /// As in the picture `modifier.allows-tightening.basic`, in which the tightened text shows one more letter.
    @Test func tighterLettersShowMoreOfATruncatedText() throws {
        func glyphs(_ width: CGFloat, _ isTight: Bool) throws -> Int {
            let text = Text("Text with tightening enabled").font(.system(size: 18)).lineLimit(1).allowsTightening(isTight).frame(width: width)
            let configuration = ViewHostConfiguration(size: CGSize(width: 300, height: 100), scale: 3)
            let graph = ViewGraph(root: text, configuration: configuration, textShaper: try PangoTextShaper())
            graph.settle()
            return graph.displayList().items.reduce(0) { count, item in
                if case .text(let text, _) = item { count + text.runs.reduce(0) { $0 + $1.glyphs.count } } else { count }
            }
        }
        let counts = try [130, 150, 170, 190, 200].map { (try glyphs($0, false), try glyphs($0, true)) }
        #expect(counts.allSatisfy { $0.0 <= $0.1 && $0.1 <= $0.0 + 2 } && counts.contains { $0.0 < $0.1 }, "\(counts)")
    }
}
