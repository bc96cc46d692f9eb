import Foundation
import Testing

@testable import Views

/// Values that a finger carries from one view to another.
@MainActor
struct DragAndDropTests {
    private final class Log { var lines: [String] = [] }

    private struct Board: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).draggable("red").named("source")
                Color.green.frame(width: 100, height: 40).named("numbers")
                    .dropDestination(for: Number.self) { items, _ in
                        log.lines.append("number \(items)")
                        return true
                    }
                Color.blue.frame(width: 100, height: 40).named("target")
                    .dropDestination(for: String.self) { items, location in
                        log.lines.append("drop \(items) at \(location.x) \(location.y)")
                        return true
                    } isTargeted: {
                        log.lines.append("targeted \($0)")
                    }
            }
        }
    }

    private func run(_ graph: ViewGraph, to time: Double) {
        while graph.time < time - 1e-6 { graph.step(to: graph.time + 1.0 / 60) }
    }

    @Test("a finger that rests on a view carries its value to a destination of the same type")
    func valuesAreCarried() throws {
        let log = Log()
        let graph = host(Board(log: log), width: 100, height: 120)
        try graph.perform(.carry(.identifier("source"), onto: .identifier("target"), duration: 0.5, holding: 0.6))
        run(graph, to: 0.8)
        #expect(log.lines.isEmpty)
        // The view follows the finger, larger and above the others.
        let lifted = graph.drawn.compactMap { item -> CGAffineTransform? in if case .group(.transform(let matrix), _) = item { matrix } else { nil } }
        #expect(lifted.contains { abs($0.a - 1.05) < 1e-6 })
        #expect(graph.fills.count == 4)
        run(graph, to: 1.05)
        #expect(log.lines == ["targeted true"])
        run(graph, to: 2)
        #expect(log.lines == ["targeted true", "targeted false", #"drop ["red"] at 50.0 20.0"#], "\(log.lines)")
        #expect(graph.fills.count == 3)
    }

    @Test("a view without a destination below the finger goes back")
    func viewsGoBack() throws {
        let log = Log()
        let graph = host(Board(log: log), width: 100, height: 120)
        try graph.perform(.carry(.identifier("source"), onto: .identifier("numbers"), duration: 0.2, holding: 0.6))
        run(graph, to: 0.85)
        #expect(graph.fills.count == 4)
        run(graph, to: 2)
        #expect(log.lines.isEmpty && graph.fills.count == 3)
    }

    @Test("a finger that moves at once lifts nothing")
    func dragsAtOnceLiftNothing() throws {
        let log = Log()
        let graph = host(Board(log: log), width: 100, height: 120)
        try graph.perform(.drag(.identifier("source"), by: [CGPoint(x: 0, y: 80)], duration: 0.5))
        run(graph, to: 1)
        #expect(log.lines.isEmpty && graph.fills.count == 3)
    }

    @Test("a preview follows the finger instead of the view")
    func previewsFollowTheFinger() throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 40).draggable("red") { Color.yellow.frame(width: 10, height: 10) }.named("source")
            Color.blue.frame(width: 100, height: 80).named("target")
        }
        let graph = host(view, width: 100, height: 120)
        try graph.perform(.carry(.identifier("source"), onto: .identifier("target"), duration: 0.2, holding: 0.6))
        run(graph, to: 0.8)
        #expect(graph.fills.last == CGRect(x: 45, y: 75, width: 10, height: 10), "\(graph.fills)")
    }

    private struct Rows: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).draggable("red").named("source")
                ForEach(0..<3) { Color.blue.frame(width: 100, height: 20).named("row \($0)") }
                    .dropDestination(for: String.self) { items, offset in log.lines.append("\(items) at \(offset)") }
            }
        }
    }

    @Test("rows take values before the row below the finger, or after it in its lower half", arguments: [(-5, 1), (5, 2)] as [(CGFloat, Int)])
    func rowsTakeValues(shift: CGFloat, offset: Int) throws {
        let log = Log()
        let graph = host(Rows(log: log), width: 100, height: 100)
        let target = EventTarget.point(CGPoint(x: 50, y: try #require(graph.rects["row 1"]?.midY) + shift))
        try graph.perform(.carry(.identifier("source"), onto: target, duration: 0.2, holding: 0.6))
        run(graph, to: 1)
        #expect(log.lines == [#"["red"] at \#(offset)"#])
    }

    private struct Wrapper: DragItemWrapper { let draggedItem: Any? }

    @Test func wrappersGiveTheirValues() {
        #expect(DragCarriage.values(of: String.self, in: ["a", 1, Wrapper(draggedItem: "b"), Wrapper(draggedItem: nil)]) == ["a", "b"])
    }
}

private struct Number: Transferable { let value: Int }
