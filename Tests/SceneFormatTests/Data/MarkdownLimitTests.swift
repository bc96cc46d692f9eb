import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Markdown with too many pieces for one text causes one warning.
@MainActor struct MarkdownLimitTests {
    private static let warning = "a text's Markdown is parsed only for its first 1000 pieces; the rest is shown as written"

    private func warnings(_ view: some View) -> [String] {
        let graph = ViewGraph(
            root: view, configuration: ViewHostConfiguration(size: CGSize(width: 80, height: 60), scale: 1), textShaper: SquareTextShaper())
        graph.settle()
        _ = graph.displayList()
        return graph.warnings
    }

    @Test func tooMuchIsTold() throws {
        let (much, enough) = (String(repeating: "*a* ", count: 400), String(repeating: "*a* ", count: 200))
        #expect(warnings(Text(LocalizedStringKey(much))) == [Self.warning])
        #expect(
            warnings(
                VStack {
                    Text(LocalizedStringKey(much))
                    Text(LocalizedStringKey(much + "!"))
                }) == [Self.warning], "once")
        #expect(warnings(Text(LocalizedStringKey(enough + String(repeating: "a", count: 5000)))).isEmpty)
        #expect(warnings(Text(LocalizedStringKey(String(repeating: "a ", count: 5000)))).isEmpty)
        #expect(warnings(Text(verbatim: much)).isEmpty)
        #expect(warnings(Text(try AttributedString(markdown: much))) == [Self.warning])
        #expect(warnings(Text("\(Text(LocalizedStringKey(much))) and")) == [Self.warning])
        #expect(warnings(Canvas { context, _ in context.draw(Text(LocalizedStringKey(much)), at: .zero) }) == [Self.warning])
    }

    @Test func inAScene() throws {
        let much = String(repeating: "*a* ", count: 400)
        let runner = try runner("{ \"size\": [10, 10], \"view\": { \"Text\": { \"text\": \"\(much)\", \"markdown\": true } } }")
        try runner.step(to: 0)
        #expect(runner.graph.warnings == [Self.warning])
    }
}
