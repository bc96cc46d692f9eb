import Display
import Testing

@testable import ImageCodec

struct ImportantRuleFaultTests {
    @Test func anImportantRuleOfAnSVGFileComesFirst() throws {
        let content = ##"<style>rect { fill: red !important }</style><rect width="8" height="8" style="fill: blue"/>"##
        let pixmap = try SVGDrawing(Array("<svg width='8' height='8'>\(content)</svg>".utf8)).pixmap(scale: 1)
        withKnownIssue("!important has no effect") { #expect(pixmap.pixels[36] == 0xFFFF_0000) }
    }
}
