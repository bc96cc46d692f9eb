import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct GridHeightFaultTests {
    @Test func rowsOfAGridHaveHeights() throws {
        let grid = NSGridView(views: [[AppKitDrawing.label("a")], [AppKitDrawing.label("c")]])
        (grid.rowSpacing, grid.row(at: 0).height) = (0, 50)
        let places = AppKitDrawing.places(grid)
        let (a, c) = (try #require(places["a"]), try #require(places["c"]))
        withKnownIssue("The height of a row doesn't count") { #expect(c.minY - a.minY == 50) }
    }
}
