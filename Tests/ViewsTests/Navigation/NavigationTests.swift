import Foundation
import Testing

@testable import Views

@MainActor
struct NavigationTests {
    private struct Cells: View {
        @State var shared = false
        @State var selected: Int?
        var isShared: Bool

        var body: some View {
            NavigationView {
                List(0..<4) { i in
                    if isShared {
                        NavigationLink(destination: Text("Detail \(i)"), isActive: $shared) { Text("Cell \(i)") }
                    } else {
                        NavigationLink(destination: Text("Detail \(i)"), tag: i, selection: $selected) { Text("Cell \(i)").named("cell \(i)") }
                    }
                }
                .navigationBarTitle("Cells")
            }
        }
    }

    /// Returns the details on the stack, from bottom to top.
    private func details(_ graph: ViewGraph) -> [String] { graph.texts.filter { $0.hasPrefix("Detail") } }

    @Test("the title modifier's type is SwiftUI's")
    func theTitleModifierHasSwiftUIsType() {
        let view = NavigationView { Text("Hello").font(.title).navigationBarTitle("Root").background(Color.gray) }
        #expect(
            "\(Mirror(reflecting: view).subjectType)"
                == "NavigationView<ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _BackgroundModifier<Color>>>"
        )
    }

    @Test("rows are 44 points high, 16 from the edges, their content 16 further in; the large title takes 96 points")
    func rowsHaveSwiftUIsMetrics() {
        let graph = host(Cells(isShared: false), width: 320, height: 480)
        #expect(graph.rects["cell 0"]?.minX == 32)
        #expect(graph.rects["cell 0"]?.midY.rounded() == CGFloat(96 + 35 + 22))
        #expect(graph.rects["cell 3"]?.midY.rounded() == CGFloat(96 + 35 + 3 * 44 + 22))
    }

    @Test("a tap on a cell pushes its page, with a slide that begins at the right edge; the bar leads back")
    func aTapOnACellPushesItsPage() throws {
        let graph = host(Cells(isShared: false), width: 320, height: 480)
        #expect(details(graph) == [])
        try graph.press("Cell 2")
        #expect(details(graph) == ["Detail 2"])
        #expect(graph.isAnimating)
        graph.step(to: 2)
        #expect(!graph.isAnimating)
        // The list is covered and can't be tapped; the back button shows its title.
        #expect(throws: EventError.self) { try graph.tap(.text("Cell 1")) }
        try graph.press("Cells")
        graph.step(to: 4)
        #expect(details(graph) == [])
        try graph.press("Cell 1")
        #expect(details(graph) == ["Detail 1"])
    }

    @Test("cells that share one state: their pages come in turn, and all go back to the list")
    func cellsWithOneStatePushInTurn() throws {
        let graph = host(Cells(isShared: true), width: 320, height: 480)
        try graph.press("Cell 2")
        var seen: [String] = []
        for frame in 1...300 {
            graph.step(to: Double(frame) / 60)
            let top = details(graph).last ?? "none"
            if top != seen.last { seen.append(top) }
        }
        #expect(seen == ["Detail 0", "Detail 1", "Detail 2", "Detail 3", "none"])
        // Each page is shown for half a second.
        #expect(graph.texts.contains("Cell 3"))
    }

    private struct SheetView: View {
        @State var isShown = false
        @State var log: [String] = []
        let isPopover: Bool

        var body: some View {
            let button = Button("Show") { isShown = true }.frame(width: 100, height: 40).named("button")
            VStack {
                Text(log.joined(separator: ",")).named("log")
                if isPopover {
                    button.popover(
                        isPresented: $isShown, attachmentAnchor: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 40))), arrowEdge: .trailing
                    ) { Text("In").frame(width: 60, height: 30).named("in") }
                } else {
                    button.sheet(isPresented: $isShown, onDismiss: { log.append("gone") }) { Inside().presentationDetents([.height(100)]) }
                }
            }
        }

        struct Inside: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Close") { dismiss() }.frame(maxWidth: .infinity, maxHeight: .infinity).named("inside") }
        }
    }

    @Test("a sheet comes up from the bottom, takes the events, and tells when it has gone")
    func aSheetComesUpAndTakesTheEvents() throws {
        let graph = host(SheetView(isPopover: false), width: 200, height: 300)
        try graph.press("Show")
        #expect(graph.rects["inside"] == CGRect(x: 0, y: 200, width: 200, height: 100))
        graph.step(to: 2)
        #expect(throws: EventError.self) { try graph.tap(.text("Show")) }
        try graph.press("Close")
        // The removal takes half a second, but the sheet can't be tapped from its start.
        graph.step(to: 2.25)
        #expect(!graph.texts.contains("gone"))
        #expect(throws: EventError.self) { try graph.tap(.text("Close")) }
        try graph.press("Show")
        try graph.press("Close")
        graph.step(to: 4)
        #expect(graph.texts.contains("gone"))
        #expect(graph.rects["inside"] == nil)
        try graph.press("Show")
        #expect(graph.rects["inside"] != nil)
    }

    @Test("a popover lies beyond the edge of the place that it is attached to, its tip at that edge; a tap elsewhere ends it")
    func aPopoverPointsAtItsAnchor() throws {
        let graph = host(SheetView(isPopover: true), width: 400, height: 300)
        try graph.press("Show")
        let button = try #require(graph.rects["button"])
        #expect(graph.rects["in"]?.minX == button.minX + 20 + Bubble.arrowLength)
        #expect(graph.rects["in"]?.midY == button.midY)
        try graph.tap(.point(CGPoint(x: 5, y: 290)))
        graph.settle()
        graph.step(to: 1)
        #expect(graph.rects["in"] == nil)
    }

    @Test(
        "a bubble keeps to its side while there is room, and to the canvas always",
        arguments: [
            (Edge.leading, CGRect(x: 200, y: 100, width: 20, height: 20), Edge.leading, CGRect(x: 87, y: 90, width: 100, height: 40)),
            (.leading, CGRect(x: 100, y: 100, width: 20, height: 20), .trailing, CGRect(x: 133, y: 90, width: 100, height: 40)),
            (.top, CGRect(x: 0, y: 150, width: 20, height: 20), .top, CGRect(x: 10, y: 97, width: 100, height: 40)),
            (.bottom, CGRect(x: 380, y: 150, width: 20, height: 20), .bottom, CGRect(x: 290, y: 183, width: 100, height: 40)),
        ])
    func bubble(_ wanted: Edge, _ anchor: CGRect, _ side: Edge, _ rect: CGRect) {
        let bubble = Bubble(content: CGSize(width: 100, height: 40), anchor: anchor, preferred: wanted, room: CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(bubble.side == side)
        #expect(bubble.rect == rect)
        // The overlap of the arrow and the rectangle has no hole, and the tip is at the anchor's edge.
        let inward = CGPoint(x: bubble.tip.x + (rect.midX - bubble.tip.x) * 0.001, y: bubble.tip.y + (rect.midY - bubble.tip.y) * 0.001)
        #expect(anchor.insetBy(dx: -0.1, dy: -0.1).contains(bubble.tip) || bubble.tip.x != anchor.midX)
        #expect(bubble.path.boundingRect.insetBy(dx: -1, dy: -1).contains(inward))
        for step in stride(from: 0.15, through: 1, by: 0.05) {
            let (dx, dy) = side == .top || side == .bottom ? (0, rect.midY - bubble.tip.y) : (rect.midX - bubble.tip.x, 0)
            #expect(bubble.path.contains(CGPoint(x: bubble.tip.x + dx * step, y: bubble.tip.y + dy * step)), "\(step)")
        }
    }

    @Test("a scroll view offers no bound along its axis, follows a finger, and stops at its end")
    func aScrollViewFollowsAFinger() throws {
        let graph = host(
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { i in Color.red.frame(height: 50).named("\(i)") } } }, width: 100, height: 200)
        #expect(graph.rects["9"] == CGRect(x: 0, y: 450, width: 100, height: 50))
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 150)), by: [CGPoint(x: 0, y: -100)], duration: 0))
        graph.settle()
        #expect(graph.rects["0"]?.minY == -100)
        graph.step(to: 1)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 190)), by: [CGPoint(x: 0, y: -900)], duration: 0))
        graph.settle()
        // Beyond its end, from where it springs back.
        #expect(try #require(graph.rects["9"]?.maxY) < 200)
        graph.step(to: 3)
        #expect(graph.rects["9"]?.maxY == 200)
    }

    @Test("sections: their rows follow one another, a header stands above; in a stack a section is its views")
    func sectionsHaveHeadersAndRows() {
        let view = List {
            Section(header: Text("head").named("head")) {
                Text("a").named("a")
                Text("b").named("b")
            }
            Text("c").named("c")
        }
        let graph = host(view, width: 300, height: 400)
        let rects = graph.rects
        #expect((rects["b"]!.midY - rects["a"]!.midY).rounded() == 44)
        #expect((rects["c"]!.midY - rects["b"]!.midY).rounded() == CGFloat(44 + 35))
        #expect(rects["head"]!.minY == 33)
        #expect(rects["head"]!.maxY + 7 + 22 == rects["a"]!.midY)
        let form = host(
            Form {
                Toggle("t", isOn: .constant(true)).named("t")
                Slider(value: .constant(0.5)).named("s")
                Text("x").named("x")
            }, width: 300, height: 400
        ).rects
        #expect(form["s"]!.midY - form["t"]!.midY == CGFloat(44))
        #expect(form["x"]!.midY - form["s"]!.midY == CGFloat(44))
        let stack = host(VStack(spacing: 0) { Section(header: Text("h")) { Text("x") } }, width: 300, height: 400)
        #expect(stack.texts == ["h", "x"])
    }

    private struct Settings: View {
        @State var isUp = true
        @State var isOnPage = false
        @State var count = 0
        @State var isThere = true

        var body: some View {
            NavigationView {
                VStack {
                    Text("sheet \(isUp ? "up" : "down"), \(count)")
                    NavigationLink(destination: Text("Page"), isActive: $isOnPage) { EmptyView() }
                    NavigationLink(destination: Text("Other")) {
                        Text("Two")
                        Text("words")
                    }
                    Button("Go") { isOnPage = true }
                }
                .navigationBarTitle("Title", displayMode: .inline)
                .navigationBarItems(trailing: Button("Add") { count += 1 })
            }
            .sheet(isPresented: $isUp) {
                NavigationView { Closer() }.presentationDetents([.medium])
            }
        }

        struct Closer: View {
            @Environment(\.presentationMode) var mode
            var body: some View {
                Text("First")
                Button("Close") { mode.wrappedValue.dismiss() }
            }
        }
    }

    @Test("a page in a sheet dismisses the sheet; links without a label push by their state, those with two views once; bar items settle")
    func commonIdiomsOfNavigationWork() throws {
        let graph = host(Settings(), width: 400, height: 600)
        #expect(graph.texts.contains("First") && graph.texts.contains("Close"))
        // A half-height sheet that is present from the start leaves the view behind it in place.
        #expect((graph.root.backdrop as? SheetBackdrop)?.depth == 0)
        try graph.press("Close")
        graph.step(to: 1)
        #expect(graph.texts.contains("sheet down, 0"))
        try graph.press("Add")
        #expect(graph.texts.contains("sheet down, 1"))
        try graph.press("Go")
        graph.step(to: 2)
        #expect(graph.texts.contains("Page"))
        try graph.press("Title")
        #expect(graph.texts.filter { $0 == "Title" }.count == 2)
    }

    @Test("a link of several views pushes its page once")
    func linkOfSeveralViews() throws {
        let graph = host(
            NavigationView {
                NavigationLink(destination: Text("Page")) {
                    Text("a")
                    Text("b")
                }
            }, width: 300, height: 300)
        try graph.press("b")
        for frame in 1...120 { graph.step(to: Double(frame) / 60) }
        #expect(graph.texts.filter { $0 == "Page" }.count == 1)
        #expect(graph.warnings.isEmpty)
    }

    @Test("a sheet moves by its own height")
    func aSheetMovesByItsHeight() throws {
        let graph = host(SheetView(isPopover: false), width: 200, height: 300)
        try graph.press("Show")
        func top() -> CGFloat? {
            func search(_ items: [DisplayItem], _ y: CGFloat) -> CGFloat? {
                for item in items {
                    guard case .group(let effect, let inner) = item else { continue }
                    if case .transform(let transform) = effect, transform.ty > 0 { return transform.ty }
                    if let found = search(inner, y) { return found }
                }
                return nil
            }
            return search(graph.displayList().items, 0)
        }
        #expect(top() == 100)
        graph.step(to: 0.25)
        #expect(try #require(top()) < 20)
    }

    @Test("a finger on a scroll view that goes away")
    func aScrollViewMayVanishUnderAFinger() throws {
        struct Going: View {
            @State var isThere = true
            var body: some View {
                VStack {
                    Button("away") { isThere = false }
                    if isThere { ScrollView { Color.red.frame(height: 500) } }
                }
            }
        }
        let graph = host(Going(), width: 200, height: 200)
        try graph.perform(.drag(.point(CGPoint(x: 100, y: 150)), by: [CGPoint(x: 0, y: -90)], duration: 1))
        graph.step(to: 0.5)
        #expect(graph.texts == ["away"])
        withTransaction(Transaction()) { try? graph.tap(.text("away")) }
        graph.settle()
        graph.step(to: 0.75)
        graph.step(to: 1)
        #expect(!graph.layoutListing().contains { $0.name == "ScrollView" })
    }

    @Test("in a row a tap near the edge is the row's own")
    func aTapNearARowsEdgeIsTheRows() throws {
        let graph = host(Cells(isShared: false), width: 320, height: 480)
        try graph.tap(.point(CGPoint(x: 100, y: 171)))
        graph.settle()
        #expect(details(graph) == ["Detail 0"])
    }

    @Test("a small popover has its arrow in the middle")
    func aSmallPopoverHasItsArrowInTheMiddle() {
        let anchor = CGRect(x: 100, y: 100, width: 40, height: 20)
        let bubble = Bubble(content: CGSize(width: 28, height: 28), anchor: anchor, preferred: .bottom, room: CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(bubble.tip == CGPoint(x: 120, y: 120))
        #expect(bubble.rect == CGRect(x: 106, y: 133, width: 28, height: 28))
    }
}
