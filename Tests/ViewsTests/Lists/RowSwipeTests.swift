import Foundation
import Testing

@testable import Views

/// The reports of swiped rows.
extension ListTests {
    @Test func swipeActionsReportThatTheyAreRevealedAndHidden() throws {
        final class Box { var lines: [String] = [] }
        let box = Box()
        let list = List {
            Text("row").swipeActions {
                Button("Flag") {}
            } onPresentationChanged: {
                box.lines.append("\($0)")
            }
        }
        let graph = host(list.swipeActionsContainer(), width: 390, height: 400)
        drag(graph, from: CGPoint(x: 300, y: 57), by: CGSize(width: -150, height: 0))
        graph.step(to: 1)
        #expect(box.lines == ["true"] && graph.texts == ["row", "Flag"])
        try graph.press("Flag")
        graph.step(to: 2)
        #expect(box.lines == ["true", "false"])
    }
}
