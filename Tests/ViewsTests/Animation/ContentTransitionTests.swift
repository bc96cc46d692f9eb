import Foundation
import Testing

@testable import Views

/// Texts that change in an animated update, and paths (Documentation/Semantics/Animation.md#what-animates).
@MainActor struct ContentTransitionTests {
    struct Numbers: View {
        @State var number: Int
        let next: Int
        let transition: ContentTransition?
        var body: some View {
            ZStack(alignment: .topTrailing) {
                Color.clear.contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { number = next } }
                if let transition {
                    Text("\(number)").contentTransition(transition)
                } else {
                    Text("\(number)")
                }
            }
            .font(.system(size: 10)).environment(\.layoutDirection, .leftToRight)
        }
    }

    /// Returns the visible glyphs half a second after the change: x, y and opacity of each glyph or text, in paint order.
    func letters(_ graph: ViewGraph) -> [[Double]] {
        func find(_ items: [DisplayItem], _ opacity: Double) -> [[Double]] {
            items.flatMap { item -> [[Double]] in
                switch item {
                case .text(let text, let origin):
                    text.runs.flatMap(\.glyphs).map { glyph in
                        let (x, y) = (Double(origin.x + glyph.x), Double(origin.y + glyph.y))
                        return [(x * 1000).rounded() / 1000, (y * 1000).rounded() / 1000, (opacity * 1000).rounded() / 1000]
                    }
                case .group(.opacity(let own), let items): find(items, opacity * own)
                case .group(_, let items): find(items, opacity)
                default: []
                }
            }
        }
        return find(graph.displayList().items, 1)
    }

    func half(_ from: Int, _ to: Int, _ transition: ContentTransition?, at time: Double = 0.5) throws -> [[Double]] {
        let graph = host(Numbers(number: from, next: to, transition: transition), width: 100, height: 100)
        try graph.tap(.point(CGPoint(x: 1, y: 50)))
        graph.settle()
        graph.step(to: time)
        return letters(graph)
    }

    @Test func otherLettersJumpUnlessToldOtherwise() throws {
        #expect(try half(12, 13, nil) == [[80, 8, 1], [90, 8, 1]])
        #expect(try half(12, 13, .identity) == [[80, 8, 1], [90, 8, 1]])
        #expect(try half(12, 13, .opacity, at: 0.25) == [[80, 8, 0.75], [90, 8, 0.75], [80, 8, 0.25], [90, 8, 0.25]])
        #expect(try half(12, 13, .interpolate, at: 0.25) == [[80, 8, 0.75], [90, 8, 0.75], [80, 8, 0.25], [90, 8, 0.25]])
    }

    @Test func symbolsMoveOrFade() {
        func look(_ name: String, x: CGFloat, em: CGFloat) -> TextChange.Look {
            var text = ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0)
            let symbol = InlineSymbol(name: name, em: em, weight: 400, width: em)
            text.attachments = [ShapedText.Attachment(symbol: symbol, origin: CGPoint(x: x, y: 0), color: .clear, layer: 0)]
            return TextChange.Look(text: text, fontSize: em)
        }
        func changed(_ transition: ContentTransition, to name: String) -> [[Double]] {
            var change = TextChange(from: look("plus", x: 0, em: 10), transition, countsDown: false)
            change.progress = AnimatedProperty(UnitScaled(0.25))
            return change.symbols(to: look(name, x: 40, em: 20)).flatMap { symbols, opacity in
                symbols.map { [Double($0.origin.x), Double($0.symbol.em), opacity] }
            }
        }
        #expect(changed(.interpolate, to: "plus") == [[10, 12.5, 1]])
        #expect(changed(.numericText(), to: "minus") == [[0, 10, 0.75], [40, 20, 0.25]])
        #expect(changed(.opacity, to: "plus") == [[0, 10, 0.75], [40, 20, 0.25]])
    }

    @Test func lettersRoll() throws {
        // From the last character on: the 2 moves up and out while the 3 comes in from below; the 1 stays.
        #expect(try half(12, 13, .numericText()) == [[90, 5.5, 0.5], [90, 10.5, 0.5], [80, 8, 1]])
        #expect(try half(12, 13, .numericText(), at: 0.25) == [[90, 6.75, 0.75], [90, 11.75, 0.25], [80, 8, 1]])
        #expect(try half(12, 13, .numericText(countsDown: true)) == [[90, 10.5, 0.5], [90, 5.5, 0.5], [80, 8, 1]])
        #expect(try half(12, 13, .numericText(), at: 2) == [[80, 8, 1], [90, 8, 1]])
        // A new digit: the corner of the text moves from 90 to 80, and the digit that stays remains at 90 throughout.
        #expect(try half(5, 15, .numericText()) == [[90, 8, 1], [85, 10.5, 0.5]])
    }

    struct Valued: View {
        @State var value = 5.0
        var body: some View {
            Text("\(Int(saturating: value))").font(.system(size: 10)).contentTransition(.numericText(value: value))
                .onTapGesture { withAnimation(.linear(duration: 1)) { value = value == 5 ? 8 : 2 } }.named("it")
        }
    }

    @Test func aValueSaysTheDirection() throws {
        let graph = host(Valued(), width: 10, height: 10)
        try graph.tap(.identifier("it"))
        graph.settle()
        graph.step(to: 0.5)
        #expect(letters(graph) == [[0, 5.5, 0.5], [0, 10.5, 0.5]])
        graph.step(to: 2)
        try graph.tap(.identifier("it"))
        graph.settle()
        graph.step(to: 2.5)
        #expect(letters(graph) == [[0, 10.5, 0.5], [0, 5.5, 0.5]])
    }

    struct Growing: View {
        @State var size: CGFloat = 10
        var body: some View {
            Text("ab").font(.system(size: size)).frame(width: 100, height: 100, alignment: .topLeading).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { size = size == 10 ? 30 : 10 } }
        }
    }

    /// Returns the rects of the characters: SquareTextShaper's are squares of the font's size.
    func boxes(_ graph: ViewGraph) -> [CGRect] {
        graph.drawn.compactMap { item in
            guard case .group(.transform(let matrix), let items) = item, case .text(let text, _)? = items.first, text.runs.count == 1 else { return nil }
            return CGRect(x: matrix.tx, y: matrix.ty, width: matrix.a, height: matrix.d)
        }
    }

    /// Shapes texts in faces with the numbers of their weights.
    private final class WeightShaper: TextShaper {
        private let squares = SquareTextShaper()
        func shape(_ request: TextRequest) -> ShapedText {
            var text = squares.shape(request)
            for (index, run) in request.runs.enumerated() { text.runs[index].face = .init(rawValue: run.font.weight) }
            return text
        }
    }

    @Test func aFontsWeightChangesInSteps() {
        struct Weights: View {
            @State private var isBlack = false
            var body: some View {
                Text("abc").font(.system(size: 10)).fontWeight(isBlack ? .black : .thin)
                    .onAppear { withAnimation(.linear(duration: 1)) { isBlack = true } }
            }
        }
        let graph = ViewGraph(
            root: Weights(), configuration: ViewHostConfiguration(size: CGSize(width: 100, height: 100), scale: 1), textShaper: WeightShaper())
        graph.settle()
        var weights: [Int] = []
        for time in [0, 0.25, 0.5, 0.75, 1] as [Double] {
            graph.step(to: time)
            weights += graph.drawn.compactMap { if case .text(let text, _) = $0 { text.runs.first?.face.rawValue } else { nil } }
        }
        // From 200 to 900, in hundreds.
        #expect(weights == [200, 400, 600, 700, 900])
    }

    @Test func aFontsSizeMoves() throws {
        let graph = host(Growing(), width: 100, height: 100)
        try graph.tap(.point(CGPoint(x: 50, y: 50)))
        graph.settle()
        // Initially the characters keep their old size: a third of the new one.
        #expect(boxes(graph).map(\.minX) == [0, 10] && abs(boxes(graph)[0].width - 1.0 / 3) < 1e-9)
        graph.step(to: 0.5)
        #expect(boxes(graph).map { $0.minX.rounded() } == [0, 20] && boxes(graph).allSatisfy { abs($0.width - 2.0 / 3) < 1e-6 })
        #expect(abs(boxes(graph)[0].minY - 16) < 1e-6)
        // Reversed from there: 20 points high, animating to 10.
        try graph.tap(.point(CGPoint(x: 50, y: 50)))
        graph.settle()
        #expect(boxes(graph).allSatisfy { abs($0.width - 2) < 1e-6 })
        graph.step(to: 1)
        #expect(boxes(graph).allSatisfy { abs($0.width - 1.5) < 1e-6 })
        graph.step(to: 3)
        #expect(boxes(graph).isEmpty && !graph.isAnimating)
    }

    struct Paths: View {
        @State var on = false
        var body: some View {
            VStack(spacing: 0) {
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: on ? 80 : 40, y: 0))
                    path.addLine(to: CGPoint(x: 0, y: 20))
                    path.closeSubpath()
                }.fill(.red)
                MorphingPath(Path(CGRect(x: 0, y: 0, width: on ? 80 : 40, height: 20))).fill(.red)
                // A different number of elements: the change is immediate.
                MorphingPath(
                    Path { path in
                        path.addRect(CGRect(x: 0, y: 0, width: on ? 80 : 40, height: 20))
                        if on { path.addRect(CGRect(x: 0, y: 30, width: 10, height: 10)) }
                    }
                ).fill(.red)
                AnyShape(RoundedRectangle(cornerRadius: 3)).trim(from: 0, to: on ? 1 : 0.5).fill(.red).frame(height: 10)
                (on ? AnyShape(Rectangle().size(width: 80, height: 10)) : AnyShape(Rectangle().size(width: 40, height: 10))).fill(.red)
                (on ? AnyShape(Rectangle().size(width: 80, height: 10)) : AnyShape(Circle().size(width: 40, height: 40))).fill(.red)
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
            }
        }
    }

    @Test func morphingPathsWithEqualElementsAndShapesOfOneTypeMoveAndPlainPathsJump() throws {
        let graph = host(Paths())
        #expect([0, 1, 2, 4, 5].map { graph.fills[$0].width } == [40, 40, 40, 40, 40])
        try graph.press("go")
        graph.step(to: 0.5)
        #expect([0, 1, 2, 4, 5].map { graph.fills[$0].width } == [80, 60, 80, 60, 80])
        graph.step(to: 2)
        #expect([0, 1, 2, 4, 5].map { graph.fills[$0].width } == [80, 80, 80, 80, 80])
    }
}
