import Foundation
import Testing

@testable import Views

private let ten = Font.system(size: 10)

@MainActor private func shownText(_ graph: ViewGraph) throws -> ShapedText {
    let texts = graph.drawn.compactMap { if case .text(let shaped, _) = $0 { shaped } else { nil } }
    return try #require(texts.first)
}

@MainActor struct MarkdownTests {
    /// Returns the parts with their marks: b bold, i italic, c code, s strikethrough, l link.
    private func marks(_ text: String) -> String {
        InlineMarkdown.parts(of: text).map { part in
            let style = part.style
            let marks =
                (style.weight == .emphasized ? "b" : "") + (style.isItalic == true ? "i" : "") + (style.design == .monospaced ? "c" : "")
                + (style.strikethrough == .some(.some(.single)) ? "s" : "") + (style.foreground == nil ? "" : "l")
            return marks.isEmpty ? part.string : "\(marks)(\(part.string))"
        }.joined(separator: "|")
    }

    // Expectations based on the examples of CommonMark 0.31, chapter 6.
    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("**bold** and *it*", "b(bold)| and |i(it)"), ("__bold__ _it_", "b(bold)| |i(it)"),
        ("***both***", "bi(both)"), ("**a *b* c**", "b(a )|bi(b)|b( c)"), ("snake_case_name", "snake_case_name"), ("in*side*word", "in|i(side)|word"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("a * b**", "a * b**"), ("**open", "**open"), ("*a **b*", "*a *|i(b)"), ("`code *x*`", "c(code *x*)"),
        ("`` a ` b ``", "c(a ` b)"), ("`open", "`open"), ("~~gone~~", "s(gone)"), ("~one~", "~one~"), ("\\*not\\*", "*not*"), ("a\\b", "a\\b"),
        ("[text](https://example.org) after", "l(text)| after"), ("[**b**](u)", "bl(b)"), ("[no link]", "[no link]"),
        ("[a [b](u) c](v)", "[a |l(b)| c](v)"), ("*[a*](u)", "*|l(a*)"), ("[a](u", "[a](u"), ("] [", "] ["), ("[`]`](u)", "cl(])"),
        ("****", "****"), ("*a*\n*b*", "i(a)|\n|i(b)"),
        ("<https://a.b/c> x", "l(https://a.b/c)| x"), ("<me@a.org>", "l(me@a.org)"), ("<b>x</b> < y", "<b>x</b> < y"),
        ("a &amp; b &lt; &#8364;&#x41; &nope; &", "a & b < €A &nope; &"), ("![alt](u.png) x", "alt x"), ("[![alt](u)](v)", "l(alt)"), ("hey!", "hey!"),
        ("see https://a.org/x_(y).", "see |l(https://a.org/x_(y))|."), ("(www.a.org)", "(|l(www.a.org)|)"), ("me@a.org, you", "l(me@a.org)|, you"),
        ("ahttps://b.c a@b http://a", "ahttps://b.c a@b http://a"), ("[a](u_(v) \"t)\") b", "l(a)| b"),
    ])
    func marksBecomeStyles(text: String, expected: String) { #expect(marks(text) == expected) }

    /// Untrusted text can't make the stack depth or the parsing time grow out of bounds.
    @Test func manySignsAreReadQuickly() {
        func many(_ text: String) -> String { String(repeating: text, count: 30_000) }
        for text in [
            many("["), many("]"), many("[a]("), many("a*"), many("*a "), many("`a``b"), many("*"), many("a*b_"), many("[") + many("](u)"),
            many("[a](") + ")", many("![a]("), many("<a:"), many("&#"), many("a@"), many("www.a "), many("https://a.b("),
        ] {
            #expect(InlineMarkdown.parts(of: text).count <= 1_001)
        }
        // The text after the maximum number of pieces is left as written.
        #expect(marks(many("*a* ")).hasSuffix("*a* *a* "))
    }

    @Test func valuesAreNotRead() {
        let name = "*x*"
        let key: LocalizedStringKey = "**Hi \(name)** \(3) \(1.5, specifier: "%.2f")"
        #expect(key.string == "Hi *x* 3 1.50")
        #expect(key.parts.filter { $0.style.weight == .emphasized }.map(\.string) == ["Hi ", "*x*"])
        let text: LocalizedStringKey = "a \(Text("b").bold()) c"
        #expect(text.parts.map(\.string) == ["a ", "b", " c"])
        #expect(text.parts.map { $0.style.weight == .emphasized } == [false, true, false])
    }

    @Test func literalsAreKeys() {
        #expect(Text("**a**").string == "a")
        #expect(Text(verbatim: "**a**").string == "**a**")
        let string = "**a**"
        #expect(Text(string).string == "**a**")
    }

    @Test func attributedStringsFromMarkdown() throws {
        let attributed = try AttributedString(markdown: "a **b** ~~c~~")
        #expect(String(attributed.characters) == "a b c")
        let parts = Text(attributed).parts
        #expect(parts.first { $0.string == "b" }?.style.weight == .emphasized)
        #expect(parts.first { $0.string == "c" }?.style.strikethrough == .some(.some(.single)))
    }

    @Test(arguments: [
        ("# Head\n- one\n- two", "Headonetwo"), ("one\ntwo\n\nthree", "one twothree"), ("a  \nb", "a\nb"), ("> **q**\n\n1. x\n2. y", "qxy"),
        ("Title\n===\n```swift\nlet *a* = 1\n```", "Titlelet *a* = 1\n"), ("a\n\n---\n\nb", "a⸻b"), ("1986. A year", "A year"),
        ("in\n1986. A year", "in 1986. A year"),
        ("#tag", "#tag"), ("- ", ""), ("", ""),
        ("a\n\n    b\n      c\n\nd", "ab\n  c\nd"), ("- a\n\n    - b", "ab"),
    ])
    func blocksOfMarkdownFollowOneAnother(_ markdown: String, _ expected: String) throws {
        #expect(String(try AttributedString(markdown: markdown).characters) == expected)
    }

    @Test func onlyTheFullSyntaxHasBlocks() throws {
        let options = { AttributedString.MarkdownParsingOptions(interpretedSyntax: $0) }
        #expect(String(try AttributedString(markdown: "# a\n- *b*", options: options(.inlineOnly)).characters) == "# a - b")
        #expect(String(try AttributedString(markdown: "# a\n- *b*", options: options(.inlineOnlyPreservingWhitespace)).characters) == "# a\n- b")
    }

    /// GitHub Flavored Markdown 0.29, chapter 4.10.
    @Test(arguments: [
        ("| a | b |\n| --- | :-: |\n| 1 | **2** |", "ab12"), ("a | b\n- | -\n1\n2 | 3 | 4\n\nend", "ab123end"),
        ("| a\\|b | c |\n|--|--|\n> q", "a|bcq"), ("text\n| a |\n| - |\n| 1 |", "texta1"), ("| a | b |\n| - |\n| 1 |", "| a | b | | - | | 1 |"),
        ("a | b\n---\nc", "a | bc"), ("| a | b |\n|--|--|\n| 1 | 2 |\n---\nx | y", "ab12⸻x | y"),
        ("| a | b |\n|--|--|\n| 1 | 2 |\n```\ncode\n```\nx | y", "ab12code\nx | y"),
    ])
    func tablesAreCells(_ markdown: String, _ expected: String) throws {
        #expect(String(try AttributedString(markdown: markdown).characters) == expected)
    }

    @Test func colorsHaveNames() {
        let mixed = Color(red: 0.9, green: 0.1, blue: 0.1)
        #expect(Text("\(accessibilityName: .blue), \(accessibilityName: mixed), \(accessibilityName: Color(white: 0.05))").string == "blue, red, black")
    }

    @Test func runsOfMarkdownKeepTheFontOfTheText() throws {
        var environment = EnvironmentValues()
        environment.font = .largeTitle
        let runs = Text(try AttributedString(markdown: "a **b** *c* `d`")).runs(in: environment).0
        #expect(Set(runs.map(\.font.size)) == [34])
        #expect(runs.map(\.string) == Text("a **b** *c* `d`").runs(in: environment).0.map(\.string))
        #expect(runs.map(\.font) == Text("a **b** *c* `d`").runs(in: environment).0.map(\.font))
    }

    @Test func markdownHasIntentsAndLinks() throws {
        let attributed = try AttributedString(
            markdown: "**a** _`b`_ [c](https://example.com \"title\") <d@example.com> [e](f)", baseURL: URL(string: "https://g.com/"))
        let intents = attributed.runs.compactMap { $0.inlinePresentationIntent }
        #expect(intents == [.stronglyEmphasized, [.emphasized, .code]])
        #expect(attributed.runs.compactMap { $0.link?.absoluteString } == ["https://example.com", "mailto:d@example.com", "https://g.com/f"])
        var own = AttributedString("a")
        own.inlinePresentationIntent = .stronglyEmphasized
        #expect(Text(own).parts.map(\.style.weight) == [.emphasized])
    }
}

@MainActor struct TextContentTests {
    @Test func attributesReachTheRuns() throws {
        var attributed = AttributedString("one two")
        let two = try #require(attributed.range(of: "two"))
        attributed[two].font = .system(size: 20)
        attributed[two].foregroundColor = .red
        attributed[two].kern = 3
        attributed[two].baselineOffset = 4
        attributed[two].underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        let (runs, _) = Text(attributed).runs(in: EnvironmentValues())
        #expect(runs.map(\.string) == ["one ", "two"])
        #expect(runs.map(\.font.size) == [17, 20])
        #expect(runs[1].kerning == 3 && runs[1].baselineOffset == 4)
        #expect(runs[1].color == Color.red.resolve(in: EnvironmentValues()))
        #expect(runs[1].underline == Color.blue.resolve(in: EnvironmentValues()) && runs[1].underlinePattern == .dash)
        #expect(runs[0].underline == nil)
    }

    @Test func theInnermostWordHolds() {
        let text = Text("a").kerning(1).underline(false).italic(false) + Text("b").tracking(5)
        var environment = EnvironmentValues()
        environment.textStyle.kerning = 2
        environment.textStyle.isItalic = true
        environment.textStyle.underline = .some(.single)
        let (runs, _) = text.kerning(7).underline().runs(in: environment)
        #expect(runs.map(\.kerning) == [1, 5])
        #expect(runs.map { $0.underline != nil } == [false, true])
        #expect(runs.map(\.font.isItalic) == [false, true])
    }

    @Test func viewModifiersReachTextsInside() throws {
        let graph = host(VStack { Text("a") }.italic().monospacedDigit().tracking(2).baselineOffset(1).fontDesign(.serif))
        let environment = try withExtendedLifetime(graph) { try #require(graph.nodes(TextRenderNode.self).first).owner.inputs.environment }
        let (runs, _) = Text("a").runs(in: environment)
        #expect(runs[0].font.isItalic && runs[0].font.hasMonospacedDigits && runs[0].font.design == .serif)
        #expect(runs[0].kerning == 2 && runs[0].baselineOffset == 1)
    }

    @Test(arguments: [(1.0, 10.0), (0.8, 8.0), (0.5, 6.0)]) func lettersShrinkAsFarAsTheyMay(least: CGFloat, size: CGFloat) throws {
        let text = Text(verbatim: "abcdefghij").font(ten).lineLimit(1).minimumScaleFactor(least).frame(width: 60)
        let shaped = try shownText(host(text))
        // Ten square characters fit into 60 points at a size of 6; the search stops within a 64th of the range.
        #expect(abs(shaped.size.height - size) <= 0.1, "\(shaped.size)")
        #expect(shaped.isTruncated == (least > 0.6))
    }

    @Test func aSingleLetterShrinks() throws {
        // A letter can't be truncated, but it can be too wide or too high.
        let letter = Text(verbatim: "a").font(ten).minimumScaleFactor(0.1)
        #expect(abs(try shownText(host(letter.frame(width: 5))).size.width - 5) <= 1)
        #expect(abs(try shownText(host(letter.frame(height: 4))).size.height - 4) <= 1)
    }

    @Test func whatFitsKeepsItsSize() throws {
        #expect(try shownText(host(Text(verbatim: "abc").font(ten).minimumScaleFactor(0.1).lineLimit(1))).size == CGSize(width: 30, height: 10))
    }

    @Test(arguments: ["a", "abcdefgh"]) func linesAreReserved(string: String) {
        // The square shaper treats line breaks as characters: "x\nx" is three characters, one line of 10 points; so the lines of a narrow frame are counted.
        let graph = host(Text(verbatim: string).font(ten).lineLimit(2, reservesSpace: true).named("t").frame(width: 20))
        #expect(graph.rects["t"]?.height ?? 0 >= 10)
    }

    @Test func aGradientIsSeenThroughTheLetters() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let items = host(Text(verbatim: "abc").font(ten).foregroundStyle(gradient)).displayList().items
        guard case .group(.mask(let mask), let inner) = try #require(items.first), case .fill(_, .gradient(let paint), _) = try #require(inner.first) else {
            Issue.record("\(items)")
            return
        }
        #expect(mask.count == 1)
        // Over the text's box: three characters of 10 points in the center of 200.
        #expect(paint.geometry == .linear(start: CGPoint(x: 85, y: 100), end: CGPoint(x: 115, y: 100)))
    }

    @Test func partsWithColorsStayOutsideOfTheGradient() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let text = Text(verbatim: "abc") + Text(verbatim: "d").foregroundColor(.green)
        let (runs, layers) = text.runs(in: EnvironmentValues())
        #expect(runs.map(\.layer) == [0, 0] && layers.count == 1)
        let (mixed, layered) = (Text(verbatim: "a").foregroundStyle(gradient) + text).runs(in: EnvironmentValues())
        #expect(mixed.map(\.layer) == [1, 0, 0] && layered.count == 2)
    }

    @Test func datesAreWrittenTheSameEverywhere() {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(Text(date, style: .date).string == "September 9, 2001")
        #expect(Text(date, style: .time).string.filter { !$0.isWhitespace } == "1:46AM")
        #expect(Text(0.25, format: .percent.locale(Locale(identifier: "en_US"))).string == "25%")
        // In American English, regardless of the machine's locale (Foundation's own result on Linux would be 01/01/2001), unless the format sets a locale.
        let day = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
        #expect(Text(Date(timeIntervalSinceReferenceDate: 0), format: day).string == "1/1/2001")
        #expect(Text("\(Date(timeIntervalSinceReferenceDate: 0), format: day)").string == "1/1/2001")
        #expect(Text(Date(timeIntervalSinceReferenceDate: 0), format: day.locale(Locale(identifier: "de_DE"))).string == "1.1.2001")
    }
}

extension ViewGraph {
    /// Returns the render nodes of a type, in paint order.
    func nodes<N: RenderNode>(_ type: N.Type) -> [N] {
        var found: [N] = []
        func visit(_ node: RenderNode) {
            if let node = node as? N { found.append(node) }
            node.forEachChild(visit)
        }
        visit(root)
        return found
    }
}
