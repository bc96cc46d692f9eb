import Foundation
import Testing

@testable import Views

/// Lists: their rows' geometry, selection, editing, swipes, and how few rows they make.
@MainActor
struct ListTests {
    @Test("a selected row is drawn as such, also where no view reads the selection") func theSelectionIsFollowed() throws {
        struct Rows: View {
            @State private var one: Int?
            var body: some View { List(0..<3, id: \.self, selection: $one) { Text("row \($0)") } }
        }
        let graph = host(Rows(), width: 320, height: 300)
        let before = graph.fills.count
        try graph.press("row 1")
        #expect(graph.fills.count == before + 1)
    }

    @Test func longListsMakeOnlyTheRowsNearTheVisibleArea() {
        func work(_ count: Int) -> (nodes: Int, measured: Int, bodies: Int) {
            let graph = host(List(0..<count, id: \.self) { Text("Row \($0)") }, width: 390, height: 844)
            _ = graph.displayList()
            return (graph.counters.nodesCreated, graph.counters.layoutsMeasured, graph.counters.bodiesEvaluated)
        }
        let (few, many) = (work(100), work(100_000))
        #expect(many.nodes <= 2 * few.nodes)
        #expect(many.measured <= 2 * few.measured)
        #expect(many.bodies <= 2 * few.bodies)
    }

    @Test func lazyContainersMakeOnlyTheViewsNearTheVisibleArea() {
        func nodes(_ count: Int, _ isGrid: Bool) -> Int {
            let graph =
                isGrid
                ? host(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<count, id: \.self) { Text("\($0)") } } })
                : host(ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("\($0)") } } })
            return graph.counters.nodesCreated
        }
        #expect(nodes(100_000, false) <= 2 * nodes(100, false))
        #expect(nodes(100_000, true) <= 2 * nodes(100, true))
    }

    @Test func aLongListIsAsLongAsItsRowsAndScrollingMakesMore() throws {
        struct Scene: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(50_000, anchor: .top) }
                        List { ForEach(0..<100_000) { Text("Row \($0)").named("\($0)") } }.listStyle(.plain)
                    }
                }
            }
        }
        let graph = host(Scene(), width: 390, height: 844)
        #expect(graph.rects["0"] != nil)
        #expect(graph.rects["50000"] == nil)
        try graph.press("go")
        let rect = try #require(graph.rects["50000"])
        #expect(abs(rect.midY - 40) < 30)
        #expect(graph.rects["0"] == nil)
    }

    @Test func rowsAndSeparatorsKeepTheirDistances() {
        let graph = host(
            List {
                Text("a")
                Text("b")
            }, width: 390, height: 400)
        // 20 from the edges, 35 from the top; the content 16 from the card's edge.
        #expect(graph.textRects["a"]!.minX == 36)
        #expect(graph.textRects["a"]!.midY == 57)
        #expect(graph.textRects["b"]!.midY == 101)
        #expect(graph.fills.contains(CGRect(x: 36, y: 78, width: 334, height: 1)))
        let narrow = host(List { Text("a") }, width: 300, height: 400)
        #expect(narrow.textRects["a"]!.minX == 32)
        let plain = host(List { Text("a") }.listStyle(.plain), width: 300, height: 400)
        #expect(plain.textRects["a"]!.origin.x == 16)
        #expect(plain.fills.contains(CGRect(x: 16, y: 43, width: 284, height: 1)))
    }

    @Test func separatorsStartAtTheText() {
        let graph = host(
            List {
                HStack(spacing: 10) {
                    Color.red.frame(width: 30, height: 20)
                    Text("a")
                }
                Text("b")
            }.listStyle(.plain), width: 300, height: 200)
        #expect(graph.fills.contains(CGRect(x: 56, y: 43, width: 244, height: 1)))
    }

    /// Section headers and footers have insets of their own, as rows do.
    @Test func insetsOfAHeaderReplaceTheUsualOnes() throws {
        let header = Text("h").listRowInsets(EdgeInsets(top: 3, leading: 5, bottom: 9, trailing: 0))
        let list = List {
            Section {
                Text("row")
            } header: {
                header
            }
        }.listStyle(.plain)
        #expect(try #require(host(list, width: 390, height: 400).layoutListing().first { $0.label == "h" }?.rect).minX == 5)
    }

    @Test func modifiersOfRowsChangeDistancesAndColors() {
        let spaced = host(
            List {
                Text("a")
                Text("b")
            }.listRowSpacing(10), width: 390, height: 400)
        #expect(spaced.textRects["b"]!.midY == 111)
        let tall = host(List { Text("a") }.environment(\.defaultMinListRowHeight, 60), width: 390, height: 400)
        #expect(tall.textRects["a"]!.midY == 65)
        let sections = host(
            List {
                Section { Text("a") }
                Section { Text("b") }
            }.listSectionSpacing(10), width: 390, height: 400)
        #expect(sections.textRects["b"]!.midY - sections.textRects["a"]!.midY == 54)
        let tinted = host(
            List {
                Text("a").listRowSeparatorTint(.red)
                Text("b")
            }.listStyle(.plain), width: 390, height: 400)
        #expect(tinted.colors.contains(Color.red.resolve(in: EnvironmentValues())))
        let hidden = host(
            List {
                Text("a").listRowSeparator(.hidden)
                Text("b")
            }, width: 390, height: 400)
        #expect(!hidden.fills.contains { $0.height == 1 })
        let clear = host(List { Text("a") }.scrollContentBackground(.hidden), width: 390, height: 400)
        #expect(!clear.fills.contains { $0.height >= 400 })
        let inset = host(List { Text("a").listRowInsets(EdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 5)) }, width: 390, height: 400)
        #expect(inset.textRects["a"]!.minX == 25)
    }

    @Test func aBadgeIsAtTheTrailingEdge() {
        let graph = host(
            List {
                Text("a").badge(3)
                Text("b").badge(0)
                Text("c").badge("new")
            }, width: 390, height: 400)
        #expect(abs(graph.textRects["3"]!.maxX - 354) < 0.01)
        #expect(abs(graph.textRects["new"]!.maxX - 354) < 0.01)
        #expect(graph.textRects["0"] == nil)
    }

    @Test func theChevronOfALinkGrowsWithTheText() throws {
        func badge(_ size: DynamicTypeSize) throws -> CGFloat {
            let list = NavigationStack { List { NavigationLink(value: 1) { Text("a").badge(3) } } }.dynamicTypeSize(size)
            return try #require(host(list, width: 390, height: 400).textRects["3"]).maxX
        }
        // The chevron is 6 wide at the size "large", and its line extends half a point beyond either end.
        #expect(try abs(badge(.large) - badge(.accessibility2) - 7 * 16 / 17) < 0.01)
    }

    @Test func theProminenceOfABadgeChangesItsColor() {
        func list(_ prominence: BadgeProminence) -> ViewGraph { host(List { Text("a").badge(3) }.badgeProminence(prominence), width: 390, height: 400) }
        let red = Color.red.resolve(in: EnvironmentValues())
        let capsule = list(.increased).fills.first { $0.height == 22 }
        #expect(capsule?.width == 29 && abs((capsule?.maxX ?? 0) - 354) < 0.01)
        #expect(list(.increased).colors.contains(red) && !list(.standard).colors.contains(red))
        #expect(list(.decreased).displayList() != list(.standard).displayList())
        // Also that of a single row.
        #expect(host(List { Text("a").badge(3).badgeProminence(.increased) }, width: 390, height: 400).colors.contains(red))
    }

    @Test func aTapSelectsARow() throws {
        final class Box { var value: Int? = nil }
        struct Scene: View {
            @State var selected: Int?
            let box: Box
            var body: some View { List(0..<3, id: \.self, selection: $selected) { Text("Row \($0)") }.onChange(of: selected) { box.value = selected } }
        }
        let box = Box()
        let graph = host(Scene(box: box), width: 390, height: 400)
        try graph.press("Row 1")
        #expect(box.value == 1)
        // Also beside the text.
        try graph.tap(.point(CGPoint(x: 300, y: 57)))
        graph.settle()
        #expect(box.value == 0)
    }

    struct Deleting: View {
        @State var items = ["a", "b", "c", "d"]
        var mode = EditMode.inactive
        var body: some View {
            List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) } }
                .environment(\.editMode, .constant(mode))
        }
    }

    func drag(_ graph: ViewGraph, from: CGPoint, by: CGSize) {
        graph.pointer(.began, at: from)
        for step in 1...10 {
            graph.pointer(.moved, at: CGPoint(x: from.x + by.width * CGFloat(step) / 10, y: from.y + by.height * CGFloat(step) / 10))
            graph.settle()
        }
        graph.pointer(.ended, at: CGPoint(x: from.x + by.width, y: from.y + by.height))
        graph.settle()
    }

    @Test func aSwipeRevealsDeleteWhichRemovesTheRowAndItsNeighborsCloseUp() throws {
        let graph = host(Deleting(), width: 390, height: 400)
        #expect(graph.textRects["c"]!.midY == 145)
        drag(graph, from: CGPoint(x: 300, y: 101), by: CGSize(width: -120, height: 0))
        graph.step(to: 1)
        #expect(graph.texts.contains("Delete"))
        #expect(graph.textRects["b"]!.minX < 36)
        try graph.press("Delete")
        graph.step(to: 3)
        #expect(graph.texts == ["a", "c", "d"])
        #expect(graph.textRects["c"]!.midY == 101)
        #expect(graph.textRects["a"]!.minX == 36)
    }

    @Test func aFullSwipeRunsTheFirstAction() {
        let graph = host(Deleting(), width: 390, height: 400)
        drag(graph, from: CGPoint(x: 360, y: 57), by: CGSize(width: -320, height: 0))
        graph.step(to: 2)
        #expect(graph.texts == ["b", "c", "d"])
    }

    @Test func editModeShowsControlsAndMovesRows() throws {
        let graph = host(Deleting(mode: .active), width: 390, height: 400)
        #expect(graph.textRects["a"]!.minX == 74)
        // A red circle before the content.
        #expect(graph.fills.contains(CGRect(x: 36, y: 46, width: 22, height: 22)))
        drag(graph, from: CGPoint(x: 340, y: 57), by: CGSize(width: 0, height: 95))
        graph.step(to: 1)
        #expect(graph.texts == ["b", "c", "a", "d"])
        try graph.tap(.point(CGPoint(x: 47, y: 57)))
        graph.step(to: 2)
        #expect(graph.texts.contains("Delete"))
    }

    @Test func rowsMakeRoomForADraggedOne() throws {
        let graph = host(Deleting(mode: .active), width: 390, height: 400)
        func shifts() -> [String: CGFloat] {
            var shifts: [String: CGFloat] = [:]
            func look(_ items: [DisplayItem], _ shift: CGFloat) {
                for item in items {
                    if case .text(let text, let place) = item { shifts[text.string] = place.y + shift }
                    guard case .group(let group, let inner) = item else { continue }
                    if case .transform(let transform) = group { look(inner, shift + transform.ty) } else { look(inner, shift) }
                }
            }
            look(graph.displayList().items, 0)
            return shifts
        }
        let start = shifts()
        graph.pointer(.began, at: CGPoint(x: 340, y: 57))
        for step in 1...10 { graph.pointer(.moved, at: CGPoint(x: 340, y: 57 + CGFloat(step) * 9.5)) }
        graph.settle()
        graph.step(to: 0.5)
        // Two rows are passed; the dragged one is below the finger.
        let held = shifts()
        #expect(held["a"] == start["a"]! + 95 && held["b"] == start["a"] && held["c"] == start["b"] && held["d"] == start["d"])
        graph.pointer(.ended, at: CGPoint(x: 340, y: 152))
        graph.settle()
        // All rows come to rest from where they are.
        #expect(shifts() == held)
        graph.step(to: 2)
        #expect(graph.texts == ["b", "c", "a", "d"])
        #expect(shifts() == ["a": start["c"]!, "b": start["a"]!, "c": start["b"]!, "d": start["d"]!])
    }

    @Test func swipeActionsAreAtBothEdges() throws {
        final class Box { var taps: [String] = [] }
        let box = Box()
        let list = List {
            Text("row")
                .swipeActions(edge: .leading) { Button("Pin") { box.taps.append("pin") }.tint(.orange) }
                .swipeActions {
                    Button("Flag") { box.taps.append("flag") }
                    Button("More") {}
                }
        }
        let graph = host(list, width: 390, height: 400)
        drag(graph, from: CGPoint(x: 60, y: 57), by: CGSize(width: 100, height: 0))
        graph.step(to: 1)
        #expect(graph.texts == ["row", "Pin"])
        #expect(graph.colors.contains(Color.orange.resolve(in: EnvironmentValues())))
        try graph.press("Pin")
        graph.step(to: 2)
        #expect(graph.textRects["row"]!.minX == 36)
        drag(graph, from: CGPoint(x: 300, y: 57), by: CGSize(width: -150, height: 0))
        graph.step(to: 3)
        #expect(graph.texts == ["row", "Flag", "More"])
        #expect(graph.textRects["Flag"]!.minX > graph.textRects["More"]!.maxX)
        try graph.press("Flag")
        #expect(box.taps == ["pin", "flag"])
    }

    @Test func editActionsAndBindingsEditTheCollection() throws {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        struct Scene: View {
            @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View { List($items, editActions: .all) { $item in Text(item.name) } }
        }
        let graph = host(Scene(), width: 390, height: 400)
        drag(graph, from: CGPoint(x: 360, y: 57), by: CGSize(width: -320, height: 0))
        graph.step(to: 2)
        #expect(graph.texts == ["b"])
    }

    @Test func rowsWithChildrenExpand() throws {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        let tree = [Node(id: "a", children: [Node(id: "b", children: nil)])]
        let graph = host(List(tree, children: \.children) { Text($0.id) }, width: 390, height: 400)
        #expect(graph.texts == ["a"])
        try graph.press("a")
        graph.step(to: 1)
        #expect(graph.texts == ["a", "b"])
        #expect(abs(graph.textRects["b"]!.minX - 54) < 0.01)
    }

    @Test func collapsedSectionsHideTheirRows() {
        struct Scene: View {
            @State var isExpanded = false
            var body: some View { List { Section("S", isExpanded: $isExpanded) { Text("a") } }.listStyle(.sidebar) }
        }
        #expect(host(Scene(), width: 390, height: 400).texts == ["S"])
    }

    @Test func headersStayAtTheTop() throws {
        let graph = host(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        Color.blue.frame(height: 300)
                    } header: {
                        Color.red.frame(height: 40)
                    }
                    Section {
                        Color.blue.frame(height: 300)
                    } header: {
                        Color.green.frame(height: 40)
                    }
                }
            }, width: 200, height: 200)
        drag(graph, from: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -100))
        let moves = graph.drawn.compactMap { if case .group(.transform(let transform), _) = $0 { transform.ty } else { nil } }
        #expect(moves == [100])
    }

    @Test func anElementOfUnknownTypeIsOneRow() {
        let views = [
            AnyView(Section(header: Text("h")) { Text("a") }),
            AnyView(
                Group {
                    Text("b")
                    Text("c")
                }),
        ]
        let graph = host(List { ForEach(views.indices, id: \.self) { views[$0] } }, width: 390, height: 400)
        #expect(graph.layoutListing().filter { $0.name == "row" }.count == 2)
    }

    @Test func titlesOfLabelsBeginAtOnePosition() {
        let graph = host(
            List {
                Label("a", systemImage: "circle").named("wide")
                Label("b", systemImage: "chevron.right")
                HStack { Label("c", systemImage: "bolt") }
            }, width: 390, height: 400)
        // The icons have a column of 28 points, 12 before the titles.
        #expect(["a", "b", "c"].map { graph.textRects[$0]?.minX } == [76, 76, 76])
        let apart = host(VStack(alignment: .leading) { Label("a", systemImage: "circle").named("label") })
        #expect(apart.textRects["a"]!.minX - apart.rects["label"]!.minX < 36)
    }

    @Test func aBadgeOfALinksLabelIsThatOfTheRow() {
        let graph = host(NavigationStack { List { NavigationLink(value: 1) { Text("a").badge(3) } } }, width: 390, height: 400)
        #expect(graph.textRects["3"] != nil)
    }
}
