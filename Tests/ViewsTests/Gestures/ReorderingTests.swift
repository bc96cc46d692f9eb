import Foundation
import Testing

@testable import Views

/// Views that a finger moves in their container, and actions that it reveals outside of lists.
@MainActor
struct ReorderingTests {
    private final class Log { var lines: [String] = [] }

    private struct Card: Identifiable { let id: Int }

    private struct Board: View {
        let log: Log
        var isEnabled = true
        @State private var cards = (1...3).map { Card(id: $0) }
        var body: some View {
            HStack(spacing: 0) {
                ForEach(cards) { card in Color.blue.frame(width: 40, height: 40).named("card \(card.id)") }.reorderable()
            }
            .reorderContainer(for: Card.self, isEnabled: isEnabled) { difference in
                log.lines.append("\(difference.sources) \(difference.destination.position)")
                let moved = cards.filter { difference.sources.contains($0.id) }
                cards.removeAll { difference.sources.contains($0.id) }
                switch difference.destination.position {
                case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? 0)
                case .end: cards += moved
                }
            }
        }
    }

    private func run(_ graph: ViewGraph, to time: Double) {
        while graph.time < time - 1e-6 { graph.step(to: graph.time + 1.0 / 60) }
    }

    @Test("an item gets the place of the one on which it is dropped", arguments: [(1, 3, "[1] end"), (3, 1, "[3] before(1)"), (1, 2, "[1] before(3)")])
    func itemsMove(from: Int, to: Int, difference: String) throws {
        let log = Log()
        let graph = host(Board(log: log), width: 120, height: 40)
        let place = try #require(graph.rects["card \(to)"])
        try graph.perform(.carry(.identifier("card \(from)"), onto: .identifier("card \(to)"), duration: 0.3, holding: 0.6))
        run(graph, to: 3)
        #expect(log.lines == [difference])
        #expect(graph.rects["card \(from)"] == place)
    }

    @Test func itemsOfADisabledContainerStay() throws {
        let log = Log()
        let graph = host(Board(log: log, isEnabled: false), width: 120, height: 40)
        #expect(throws: (any Error).self) { try graph.perform(.carry(.identifier("card 1"), onto: .identifier("card 3"), duration: 0.3, holding: 0.6)) }
        #expect(log.lines.isEmpty)
    }

    private struct Lanes: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                ForEach(["a", "b"], id: \.self) { lane in
                    ForEach(0..<2, id: \.self) { Color.blue.frame(width: 40, height: 20).named("\(lane)\($0)") }.reorderable(collectionID: lane)
                }
            }
            .reorderContainer(for: Int.self, itemID: \.self, in: String.self) {
                log.lines.append("\($0.sources) to \($0.destination.collectionID) \($0.destination.position)")
            }
        }
    }

    @Test func itemsMoveToOtherCollections() throws {
        let log = Log()
        let graph = host(Lanes(log: log), width: 40, height: 80)
        try graph.perform(.carry(.identifier("a0"), onto: .identifier("b1"), duration: 0.3, holding: 0.6))
        run(graph, to: 2)
        #expect(log.lines == ["[0] to b before(1)"])
    }

    private struct Boards: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                ForEach(["a", "b"], id: \.self) { board in
                    HStack(spacing: 0) {
                        ForEach(0..<2, id: \.self) { Color.blue.frame(width: 40, height: 40).named("\(board)\($0)") }.reorderable()
                    }
                    .reorderContainer(for: Int.self, itemID: \.self) { log.lines.append("\(board) \($0.sources)") }
                }
            }
        }
    }

    @Test func itemsStayInTheirContainer() throws {
        let log = Log()
        let graph = host(Boards(log: log), width: 80, height: 80)
        try graph.perform(.carry(.identifier("a0"), onto: .identifier("b1"), duration: 0.3, holding: 0.6))
        run(graph, to: 2)
        #expect(log.lines.isEmpty)
        try graph.perform(.carry(.identifier("a0"), onto: .identifier("a1"), duration: 0.3, holding: 0.6))
        run(graph, to: 4)
        #expect(log.lines == ["a [0]"])
    }

    @Test func itemsOfCollectionsThatTheContainerDoesNotKnowStay() throws {
        let row = HStack(spacing: 0) {
            ForEach(0..<2, id: \.self) { Color.blue.frame(width: 40, height: 40).named("\($0)") }.reorderable(collectionID: "other")
        }
        let graph = host(row.reorderContainer(for: Int.self, itemID: \.self) { _ in }, width: 80, height: 40)
        #expect(throws: (any Error).self) { try graph.perform(.carry(.identifier("0"), onto: .identifier("1"), duration: 0.3, holding: 0.6)) }
    }

    private struct Rows: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { row in
                    Color.blue.frame(width: 200, height: 40).named("row \(row)")
                        .swipeActions {
                            Button("Delete") { log.lines.append("delete \(row)") }
                        } onPresentationChanged: {
                            log.lines.append("\(row) \($0)")
                        }
                }
            }
            .swipeActionsContainer()
        }
    }

    @Test("a swipe reveals the actions of a view, and hides those of the others")
    func swipesRevealActions() throws {
        let log = Log()
        let graph = host(Rows(log: log), width: 200, height: 80)
        #expect(graph.texts.isEmpty)
        try graph.perform(.drag(.identifier("row 0"), by: [CGPoint(x: -90, y: 0)], duration: 0.3))
        run(graph, to: 1.5)
        #expect(log.lines == ["0 true"] && graph.texts == ["Delete"])
        #expect(graph.rects["row 0"]?.minX == -120)
        try graph.perform(.drag(.identifier("row 1"), by: [CGPoint(x: -90, y: 0)], duration: 0.3))
        run(graph, to: 3)
        #expect(graph.rects["row 0"]?.minX == 0)
        try graph.tap(.text("Delete"))
        run(graph, to: 4)
        #expect(log.lines.contains("delete 1") && graph.rects["row 1"]?.minX == 0)
    }

    private struct Row: View {
        let log: Log
        var allowsFullSwipe = true
        var body: some View {
            Button("Row") { log.lines.append("pressed") }
                .frame(width: 200, height: 40).named("row")
                .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                    Button("Delete") { log.lines.append("delete") }
                } onPresentationChanged: {
                    log.lines.append("trailing \($0)")
                }
                .swipeActions(edge: .leading) {
                    Button("Pin") {}
                } onPresentationChanged: {
                    log.lines.append("leading \($0)")
                }
                .swipeActionsContainer()
        }
    }

    @Test func aSwipeOverAButtonDoesNotPressIt() throws {
        let log = Log()
        let graph = host(Row(log: log), width: 200, height: 40)
        try graph.perform(.drag(.identifier("row"), by: [CGPoint(x: -90, y: 0)], duration: 0.3))
        run(graph, to: 1.5)
        #expect(log.lines == ["trailing true"])
    }

    @Test func aSwipeOverMostOfTheWidthRunsTheFirstAction() throws {
        let log = Log()
        let graph = host(Row(log: log), width: 200, height: 40)
        try graph.perform(.drag(.identifier("row"), by: [CGPoint(x: -150, y: 0)], duration: 0.3))
        run(graph, to: 1.5)
        #expect(log.lines == ["delete"] && graph.rects["row"]?.minX == 0)
    }

    @Test func aSwipeOverMostOfTheWidthMayOnlyReveal() throws {
        let log = Log()
        let graph = host(Row(log: log, allowsFullSwipe: false), width: 200, height: 40)
        try graph.perform(.drag(.identifier("row"), by: [CGPoint(x: -150, y: 0)], duration: 0.3))
        run(graph, to: 1.5)
        #expect(log.lines == ["trailing true"])
    }

    @Test func actionsAtOneEdgeAreHiddenBeforeThoseAtTheOtherAreRevealed() throws {
        let log = Log()
        let graph = host(Row(log: log), width: 200, height: 40)
        try graph.perform(.drag(.identifier("row"), by: [CGPoint(x: 60, y: 0)], duration: 0.3))
        run(graph, to: 1.5)
        #expect(log.lines == ["leading true"])
        try graph.perform(.drag(.identifier("row"), by: [CGPoint(x: -60, y: 0)], duration: 0.3))
        run(graph, to: 3)
        #expect(log.lines == ["leading true", "leading false"] && graph.rects["row"]?.minX == 0)
    }

    private struct Doomed: View {
        @State var card: Card? = Card(id: 7)
        var body: some View {
            Color.clear.alert("Delete?", item: $card) { card in
                Button("Delete \(card.id)", role: .destructive) {}
            } message: { card in
                Text("Card \(card.id)")
            }
        }
    }

    @Test func anAlertShowsItsItemUntilItIsDismissed() throws {
        let graph = host(Doomed(), width: 300, height: 300)
        run(graph, to: 1)
        #expect(Set(graph.texts).isSuperset(of: ["Delete?", "Card 7", "Delete 7"]))
        try graph.tap(.text("Delete 7"))
        run(graph, to: 2)
        #expect(graph.texts.isEmpty)
    }

    private struct Inputs: View {
        let log: Log
        var body: some View {
            Color.blue.named("view")
                .onTapGesture(inputKinds: .pointer) { log.lines.append("pointer") }
                .simultaneousGesture(TapGesture(inputKinds: [.directTouch, .pencil]).onEnded { log.lines.append("touch") })
        }
    }

    @Test func gesturesOfOtherInputsFail() throws {
        let log = Log()
        let graph = host(Inputs(log: log), width: 40, height: 40)
        try graph.perform(.tap(.identifier("view"), count: 1))
        run(graph, to: 1)
        #expect(log.lines == ["touch"])
    }

    @Test(
        "a long press of some inputs reports that it begins and ends", arguments: [(GestureInputKinds.directTouch, ["true", "false", "long"]), (.pointer, [])])
    func longPressesReportThatTheyBegin(kinds: GestureInputKinds, lines: [String]) {
        let log = Log()
        let view = Color.blue.onLongPressGesture(inputKinds: kinds, perform: { log.lines.append("long") }, onPressingChanged: { log.lines.append("\($0)") })
        let graph = host(view, width: 40, height: 40)
        graph.pointer(.began, at: CGPoint(x: 20, y: 20))
        run(graph, to: 1)
        #expect(log.lines == lines)
    }
}
