import Foundation
import Testing

@testable import Views

/// Renderers, scales, directions, and fonts of texts.
@MainActor
struct TextRendererTests {
    private struct Emphasis: TextAttribute {
        var amount: Int
    }

    /// Draws every glyph a step lower than the one before; emphasized runs twice.
    private struct Steps: TextRenderer {
        var step: CGFloat = 2
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, slice) in run.enumerated() {
                        var copy = ctx
                        copy.translateBy(x: 0, y: CGFloat(index) * step)
                        copy.draw(slice)
                    }
                    if let emphasis = run[Emphasis.self] { for _ in 0..<emphasis.amount { ctx.draw(run, options: .disablesSubpixelQuantization) } }
                }
            }
        }
    }

    private struct Measured: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + 10, height: size.height)
        }
    }

    private func glyphCounts(_ graph: ViewGraph) -> [Int] {
        graph.drawn.compactMap { if case .text(let text, _) = $0 { text.runs.map(\.glyphs.count).reduce(0, +) } else { nil } }
    }
    private func shifts(_ graph: ViewGraph) -> [CGFloat] {
        graph.drawn.compactMap { if case .group(.transform(let transform), _) = $0 { transform.ty } else { nil } }
    }

    @Test func renderersDrawSlices() {
        let graph = host(Text("abc").textRenderer(Steps()))
        #expect(glyphCounts(graph) == [1, 1, 1])
        #expect(shifts(graph).suffix(2) == [2, 4])
        #expect(glyphCounts(host(Text("abc"))) == [3])
        #expect(glyphCounts(host(Text("abc").customAttribute(Emphasis(amount: 2)).textRenderer(Steps()))) == [1, 1, 1, 3, 3])
    }

    @Test func renderersMeasure() {
        let plain = host(Text("abc").named("t")).rects["t"]?.width ?? 0
        let graph = host(Text("abc").textRenderer(Measured()).named("t"))
        #expect(graph.rects["t"]?.width == plain + 10)
        #expect(glyphCounts(graph) == [3])
    }

    @Test func renderersAnimate() throws {
        struct Growing: View {
            @State private var step: CGFloat = 0
            var body: some View {
                VStack {
                    Text("abc").textRenderer(Steps(step: step))
                    Color.red.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { step = 4 } }
                        .accessibilityIdentifier("go")
                }
            }
        }
        let graph = host(Growing())
        try graph.tap(.identifier("go"))
        graph.settle()
        graph.step(to: 0.5)
        #expect(abs((shifts(graph).last ?? 0) - 4) < 0.2)
    }

    @Test func layoutsHaveBounds() {
        final class Seen {
            var lines: [CGRect] = []
            var width: CGFloat = 0
            var indices: [Int] = []
        }
        struct Looking: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                seen.lines = layout.map(\.typographicBounds.rect)
                seen.width = layout[0][0][0..<2].typographicBounds.width
                seen.indices = layout[0][0].characterIndices.map { layout[0][0].characterIndices[0].distance(to: $0) }
            }
        }
        let seen = Seen()
        _ = host(Text("abcd").font(.system(size: 10)).textRenderer(Looking(seen: seen))).displayList()
        #expect(seen.lines == [CGRect(x: 0, y: 0, width: 40, height: 10)])
        #expect(seen.width == 20 && seen.indices == [0, 1, 2, 3])
    }

    /// Keeps the requests of texts.
    private final class Recorder: TextShaper {
        var requests: [TextRequest] = []
        let inner = SquareTextShaper()
        func shape(_ request: TextRequest) -> ShapedText {
            requests.append(request)
            return inner.shape(request)
        }
    }

    private func request(_ text: some View) -> [TextRequest] {
        let recorder = Recorder()
        let graph = ViewGraph(root: text, configuration: ViewHostConfiguration(size: CGSize(width: 200, height: 200), scale: 1), textShaper: recorder)
        graph.settle()
        return recorder.requests
    }

    @Test func scalesAndFonts() throws {
        let font = Font.system(size: 20)
        let sizes: [(AnyView, CGFloat)] = [
            (AnyView(Text("a").font(font).textScale(.secondary)), 16), (AnyView(Text("a").font(font).textScale(.secondary, isEnabled: false)), 20),
            (AnyView(Text("a").font(font).padding().textScale(.secondary)), 16), (AnyView(Text("a").font(font.pointSize(30))), 30),
            (AnyView(Text("a").font(font.scaled(by: 0.5))), 10), (AnyView(Text("a").font(.system(.body, design: .serif))), 17),
        ]
        for (view, size) in sizes { #expect(request(view).first?.runs.first?.font.size == size) }
        #expect(request(Text("a").font(font.bold(true).italic(true).monospaced(true))).first?.runs.first?.font.isItalic == true)
        let resolved = Font.headline.italic().smallCaps(true).leading(.tight).resolve(in: EnvironmentValues().fontResolutionContext)
        #expect(resolved.pointSize == 17 && resolved.weight == .semibold && resolved.isItalic && resolved.isSmallCaps && resolved.leading == .tight)
        #expect(!resolved.isBold && Font.body.bold(true).resolve(in: EnvironmentValues().fontResolutionContext).isBold)
        let context = EnvironmentValues().fontResolutionContext
        let weights = [Font.body.bold(), .title3.bold(), .title2.bold(), .body.weight(.bold), .system(size: 20).bold()].map { $0.resolve(in: context).weight }
        #expect(weights == [.semibold, .semibold, .bold, .bold, .bold])
        #expect(!Font.body.smallCaps().lowercaseSmallCaps(false).resolve(in: EnvironmentValues().fontResolutionContext).isLowercaseSmallCaps)
    }

    @Test func lettersDecideDirections() {
        let hebrew = Text("\u{5D0}\u{5D1}")
        let cases: [(AnyView, TextRequest.Alignment, Bool)] = [
            (AnyView(hebrew), .leading, false),
            (AnyView(hebrew.multilineTextAlignment(strategy: .writingDirectionBased)), .trailing, false),
            (AnyView(Text("a").multilineTextAlignment(strategy: .writingDirectionBased)), .leading, false),
            (AnyView(hebrew.writingDirection(strategy: .contentBased)), .trailing, true),
            (AnyView(hebrew.writingDirection(strategy: .contentBased).multilineTextAlignment(strategy: .writingDirectionBased)), .leading, true),
            (AnyView(hebrew.multilineTextAlignment(strategy: .layoutBased)), .leading, false),
        ]
        for (view, alignment, isRightToLeft) in cases {
            let found = request(view).first
            #expect(found?.alignment == alignment && found?.isRightToLeft == isRightToLeft)
        }
    }

    @Test func timesAreFormatted() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }
        func text<F: FormatStyle>(_ format: F, _ date: Date) -> String where F.FormatInput == Date, F.FormatOutput == AttributedString {
            String(format.format(date).characters)
        }
        let range = start..<at(3725)
        #expect(text(.timer(countingDownIn: range), at(0.5)) == "1:02:05")
        #expect(text(.timer(countingUpIn: range), at(65.5)) == "1:05")
        #expect(text(.timer(countingUpIn: range, showsHours: false), at(3725)) == "62:05")
        #expect(text(.timer(countingUpIn: range, maxFieldCount: 2), at(3725)) == "1:02")
        #expect(text(.stopwatch(startingAt: start), at(65.25)) == "1:05.25")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), at(65.25)) == "1:05")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        #expect(text(SystemFormatStyle.DateOffset(to: start).calendar(calendar), at(7500)) == "2 hours, 5 minutes")
        #expect(text(SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1, sign: .always()).calendar(calendar), at(7500)) == "+2 hours")
        #expect(text(SystemFormatStyle.DateOffset(to: start).calendar(calendar), at(-60)) == "-1 minute")
        #expect(text(SystemFormatStyle.DateReference(to: start).calendar(calendar), at(60)) == "1 minute ago")
        #expect(text(SystemFormatStyle.DateReference(to: start).calendar(calendar), at(-60)) == "in 1 minute")
    }

    @Test func stopwatchesRunBetweenSeconds() {
        let graph = host(Text(.currentDate, format: .stopwatch(startingAt: Date(timeIntervalSinceReferenceDate: 0), maxPrecision: .milliseconds(100))))
        let first = graph.texts
        graph.step(to: 0.5)
        #expect(graph.texts != first)
    }
}

/// The layouts of texts, as preferences of the views around them.
@MainActor struct TextLayoutKeyTests {
    private final class Log { var layouts: [[(origin: CGPoint, lines: Int, glyphs: Int)]] = [] }

    private struct Lines: View {
        @State private var isLong = false
        let log: Log
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: isLong ? "abcdefgh" : "abc").frame(width: 50, alignment: .leading).onTapGesture { isLong = true }
                Text(verbatim: "de").padding(.leading, 20)
            }
            .font(.system(size: 10))
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { proxy in
                    let _ = log.layouts.append(layouts.map { (proxy[$0.origin], $0.layout.count, $0.layout.flatMap { $0 }.flatMap { $0 }.count) })
                    Color.clear
                }
                .allowsHitTesting(false)
            }
        }
    }

    @Test("readers get the lines and the corner of each text, also when a text has changed")
    func readersGetLayouts() throws {
        let log = Log()
        let graph = host(Lines(log: log))
        let first = try #require(log.layouts.last)
        #expect(first.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 10)])
        #expect(first.map(\.lines) == [1, 1] && first.map(\.glyphs) == [3, 2])
        try graph.tap(.text("abc"))
        graph.settle()
        let second = try #require(log.layouts.last)
        #expect(second.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20)])
        #expect(second[0].glyphs == 8)
    }
}
