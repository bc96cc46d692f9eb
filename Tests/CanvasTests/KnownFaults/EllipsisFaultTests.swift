import Display
import Testing

@testable import CairoCanvas

struct EllipsisFaultTests {
    /// Titles have SF's display cut (Documentation/Semantics/Text.md).
    @Test func theEllipsisOfATitleIsNarrow() throws {
        let shaper = try PangoTextShaper()
        let request = TextRequest(runs: [TextRun("…", font: FontDescriptor(size: 24), color: .clear)], scale: 1000)
        let width = shaper.shape(request).size.width
        // Inter's ellipsis is 0.735 em wide, 17.65 points, and that of the display cut 0.18 em narrower.
        withKnownIssue("The ellipsis is Inter's") { #expect(abs(width - (17.65 - 0.18 * 24)) < 0.3) }
    }
}
