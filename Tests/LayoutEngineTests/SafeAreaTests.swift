import Geometry
import LayoutEngine
import Testing

struct SafeAreaTests {
    static let cases: [(CGRect, Edge.Set, EdgeInsets)] = [
        (CGRect(x: 0, y: 47, width: 390, height: 763), .all, EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)),
        (CGRect(x: 0, y: 47, width: 390, height: 763), .top, EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0)),
        (CGRect(x: 145, y: 378.5, width: 100, height: 100), .all, EdgeInsets()),
        (CGRect(x: 0, y: 47.4, width: 390, height: 10), .all, EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0)),
    ]

    @Test(arguments: cases) func insetsOfTouchedEdges(_ rect: CGRect, _ edges: Edge.Set, _ expected: EdgeInsets) {
        let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        #expect(insets.reached(by: rect, in: CGRect(x: 0, y: 47, width: 390, height: 763), edges: edges, scale: 1) == expected)
    }

    /// Documentation/Semantics/Layout.md#safe-area: a color, a fixed view, and a fixed view that touches the top.
    @Test func aViewThatIgnoresTheSafeAreaGrowsWhenPlaced() {
        let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        func listing(_ child: Box, _ insets: EdgeInsets) -> String {
            let root = child.wrapped(SafeAreaIgnoringLayout(insets))
            let placement = rootPlacement(of: root, in: CGSize(width: 390, height: 844), safeArea: safeArea)
            root.place(at: placement.origin, proposal: placement.proposal)
            return root.listing().joined()
        }
        #expect(listing(color("A"), safeArea) == "A 0 0 390 844")
        #expect(listing(fixed("A", 100, 100), EdgeInsets()) == "A 145 378.5 100 100")
        #expect(listing(fixed("A", 390, 763), EdgeInsets(47, edges: .top)) == "A 0 0 390 763")
    }
}
