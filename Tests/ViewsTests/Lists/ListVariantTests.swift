import Foundation
import Testing

@testable import Views

@MainActor
struct ListVariantTests {
    private func warns(_ view: some View, _ name: String) -> Bool { host(view, width: 320, height: 300).warnings.contains { $0.contains(name) } }

    @Test("an element that a binding provides can be removed while its row is shown") func elementsOfBindingsCanGo() throws {
        struct Rows: View {
            @State private var items = ["A", "B", "C"]
            var body: some View {
                NavigationStack {
                    Form {
                        Section { ForEach($items, id: \.self, editActions: .all) { $item in Text(item) } }
                        Button("Remove") { withAnimation { items.removeAll { $0 == "B" } } }
                    }
                }
            }
        }
        let graph = host(Rows(), width: 390, height: 500)
        try graph.press("Remove")
        for frame in 1...60 { graph.step(to: Double(frame) / 60) }
        #expect(graph.texts == ["A", "C", "Remove"])
        try graph.perform(.swipe(.left, on: .text("C"), duration: 0.25))
        graph.step(to: 2)
        try graph.press("Delete")
        for frame in 1...60 { graph.step(to: 2 + Double(frame) / 60) }
        #expect(graph.texts == ["A", "Remove"])
    }

    @Test func stylesOfOtherSystemsWarn() {
        #expect(warns(List { Text("A") }.listStyle(.carousel), "carousel"))
        #expect(warns(List { Text("A") }.listStyle(.elliptical), "elliptical"))
        #expect(warns(List { Text("A") }.listStyle(.bordered(alternatesRowBackgrounds: true)), "bordered"))
        #expect(warns(List { Text("A") }.listSectionIndexVisibility(.visible), "listSectionIndexVisibility"))
        #expect(warns(Text("A").sectionIndexLabel("A"), "sectionIndexLabel"))
        #expect(warns(Text("A").listRowPlatterColor(.red), "listRowPlatterColor"))
        #expect(EnvironmentValues().sidebarRowSize == .medium)
    }

    @Test func sectionsHaveMarginsAndActions() throws {
        let graph = host(
            List {
                Section { Text("A").named("a") }.listSectionMargins(.horizontal, 50).sectionActions { Button("Add") {} }
                Section { Text("B").named("b") }
            }, width: 320, height: 400)
        #expect(graph.texts == ["A", "Add", "B"])
        #expect(graph.rects["a"]?.minX == 66)
        #expect(graph.rects["b"]?.minX == 32)
        #expect(graph.fills.contains { $0.minX == 50 && $0.width == 220 })
        let nested = Section {
            Text("A")
            Section { Text("B") }
        }
        #expect(host(List { nested.sectionActions { Text("Act") } }, width: 320, height: 400).texts == ["A", "B", "Act"])
        #expect(warns(nested.sectionActions { Text("Act") }, "sectionActions outside of lists"))
        let custom = host(
            Group(sections: Section { Text("A") }.sectionActions { Text("Act") }) { sections in
                ForEach(sections) { $0.actions }
            })
        #expect(custom.texts == ["Act"])
    }

    @Test func linksMayHideTheirChevrons() {
        func strokes(_ visibility: Visibility) -> Int {
            let view = NavigationStack { List { NavigationLink("A", value: 1) }.navigationLinkIndicatorVisibility(visibility) }
            return host(view, width: 320, height: 300).drawn.filter { if case .stroke = $0 { true } else { false } }.count
        }
        #expect(strokes(.automatic) == strokes(.hidden) + 1)
    }

    @Test func linksInAScrollViewOfARowHaveNoChevrons() {
        func strokes<V: View>(_ row: V) -> Int {
            host(NavigationStack { List { row } }, width: 320, height: 300).drawn.filter { if case .stroke = $0 { true } else { false } }.count
        }
        let link = NavigationLink("A", value: 1)
        #expect(strokes(link) == strokes(ScrollView(.horizontal) { HStack { link } }) + 1)
    }

    @Test func aSymbolWithoutANameDrawsNothing() {
        let graph = host(Image(systemName: ""), width: 100, height: 100)
        #expect(graph.drawn.isEmpty && graph.warnings.isEmpty)
    }

    private struct Marked: View {
        @State private var value = 0.0
        var body: some View {
            VStack {
                Slider(value: $value, in: 0...10, enabledBounds: 0...8) {
                    Text("label")
                } currentValueLabel: {
                    Text("")
                } minimumValueLabel: {
                    Text("")
                } maximumValueLabel: {
                    Text("")
                } ticks: {
                    SliderTick(0)
                    SliderTickContentForEach([4.0, 10.0], id: \.self) { SliderTick("mark", $0) }
                }
                Text("\(value.formatted())")
            }
        }
    }

    @Test("a slider rests at its marks, stays in its bounds, and draws a disk for each mark")
    func slidersRestAtMarks() throws {
        let graph = host(Marked(), width: 300, height: 200)
        #expect(graph.fills.filter { $0.size == CGSize(width: 4, height: 4) }.count == 3)
        for (share, value) in [(0.45, "4"), (0.95, "8"), (0.1, "0")] {
            try graph.perform(.slide(.point(CGPoint(x: 150, y: graph.rect(of: "Slider").midY)), to: share, duration: 0))
            graph.settle()
            #expect(graph.texts.last == value)
        }
    }

    @Test func theFilledPartBeginsAtTheNeutralValue() throws {
        func slider(_ neutral: Double?) -> ViewGraph {
            let empty = { Text("") }
            return host(
                Slider(
                    value: .constant(0.75), neutralValue: neutral, label: empty, currentValueLabel: empty, minimumValueLabel: empty, maximumValueLabel: empty,
                    onEditingChanged: { _ in }), width: 228, height: 100)
        }
        let (whole, part) = (try #require(slider(nil).fills.dropFirst().first), try #require(slider(0.5).fills.dropFirst().first))
        #expect(part.maxX == whole.maxX && part.width < whole.width / 2)
        let steps = Slider(
            value: .constant(1.0), in: 0...4, step: 1, label: { Text("") }, currentValueLabel: { Text("") }, minimumValueLabel: { Text("") },
            maximumValueLabel: { Text("") }, tick: { $0 == 2 ? nil : SliderTick($0) { Text("t") } })
        #expect(host(steps, width: 300, height: 100).fills.filter { $0.size == CGSize(width: 4, height: 4) }.count == 4)
    }

    @Test func thumbsMayBeHidden() {
        func opacities(_ visibility: Visibility) -> Bool {
            host(Slider(value: .constant(0.5)).sliderThumbVisibility(visibility), width: 200).drawn.contains {
                if case .group(.opacity(0), _) = $0 { true } else { false }
            }
        }
        func disks(_ visibility: Visibility) -> Int {
            host(Slider(value: .constant(0.5)).sliderThumbVisibility(visibility), width: 200).fills.filter { $0.size == CGSize(width: 27, height: 27) }.count
        }
        #expect(disks(.visible) >= 1)
        #expect(disks(.hidden) == 0 || opacities(.hidden))
    }

    private struct Refreshing: View {
        @State private var loads = 0
        var body: some View {
            List { Text("row \(loads)").named("row") }.refreshable { @MainActor in loads += 1 }
        }
    }

    @Test("a pull at the top runs the action, with a spinner above the rows meanwhile", .timeLimit(.minutes(20)))
    func pullsRefresh() async throws {
        let graph = host(Refreshing(), width: 320, height: 400)
        let start = try #require(graph.rects["row"])
        try graph.perform(.drag(.point(CGPoint(x: 100, y: 200)), by: [CGPoint(x: 0, y: 30)], duration: 0))
        graph.step(to: 1)
        #expect(graph.rects["row"]?.minY == start.minY)
        try graph.perform(.drag(.point(CGPoint(x: 100, y: 200)), by: [CGPoint(x: 0, y: 90)], duration: 0))
        graph.step(to: 3)
        #expect(graph.rects["row"]?.minY == start.minY + 60)
        // The time limit ends the wait for an action that doesn't end, and for a spinner that stays.
        var time = 3.0
        while graph.rects["row"]?.minY != start.minY {
            await Task.yield()
            time += 0.01
            graph.step(to: time)
        }
        #expect(graph.texts == ["row 1"])
    }

    @Test("a pull while the spinner fades out runs the action again", .timeLimit(.minutes(20)))
    func pullsRefreshAgain() async throws {
        let graph = host(Refreshing(), width: 320, height: 400)
        let start = try #require(graph.rects["row"])
        func pull() throws { try graph.perform(.drag(.point(CGPoint(x: 100, y: 200)), by: [CGPoint(x: 0, y: 90)], duration: 0)) }
        var time = 1.0
        func wait(while condition: () -> Bool) async {
            while condition() {
                await Task.yield()
                time += 0.01
                graph.step(to: time)
            }
        }
        try pull()
        graph.step(to: time)
        #expect(graph.rects["row"]?.minY == start.minY + 60)
        await wait { graph.rects["row"]?.minY == start.minY + 60 }
        #expect(graph.texts == ["row 1"])
        try pull()
        await wait { graph.texts == ["row 1"] }
        #expect(graph.texts == ["row 2"])
        await wait { graph.rects["row"]?.minY != start.minY }
    }

    private struct PullReader: View {
        @Environment(\.pullToRefresh) private var pull
        var body: some View { Text(pull == nil ? "no pull" : "pull") }
    }

    @Test("a sheet's scroll views don't refresh the page behind")
    func sheetsHaveNoPull() {
        let page = PullReader().sheet(isPresented: .constant(true)) { PullReader() }
        #expect(host(page.refreshable {}, width: 320, height: 400).texts == ["pull", "no pull"])
    }

    private struct Searched: View {
        @FocusState private var isFocused: Bool
        @State private var text = ""
        var body: some View {
            NavigationStack {
                VStack {
                    Button("find") { isFocused = true }
                    Text(isFocused ? "focused" : "idle")
                }
                .searchable(text: $text)
                .searchFocused($isFocused)
            }
        }
    }

    @Test func theSearchFieldFollowsAFocusState() throws {
        let graph = host(Searched(), width: 320, height: 400)
        try graph.press("find")
        graph.step(to: 1)
        #expect(graph.texts.contains("Cancel") && graph.texts.contains("focused"))
        try graph.press("Cancel")
        graph.step(to: 2)
        #expect(graph.texts.contains("idle") && !graph.texts.contains("Cancel"))
    }

    @Test func presentationsProposeSizes() {
        let root = PresentationSizingRoot { $0.width == nil ? CGSize(width: 100, height: 50) : .zero }
        let context = PresentationSizingContext()
        #expect(FormPresentationSizing().proposedSize(for: root, context: context) == ProposedViewSize(width: 540, height: 620))
        #expect(AutomaticPresentationSizing().proposedSize(for: root, context: context).width == 540)
        #expect(PagePresentationSizing().proposedSize(for: root, context: context).width == 704)
        #expect(FittedPresentationSizing().proposedSize(for: root, context: context) == ProposedViewSize(width: 100, height: 50))
    }

    @Test func theModeOfTheKeyboardIsInTheEnvironment() {
        struct Reader: View {
            @Environment(\.scrollDismissesKeyboardMode) var mode
            var body: some View { Text(String(describing: mode).contains("never") ? "never" : "other") }
        }
        #expect(host(Reader().scrollDismissesKeyboard(.never)).texts == ["never"])
    }
}

extension ViewGraph {
    /// The rect of the first listed view of a kind.
    fileprivate func rect(of name: String) -> CGRect { layoutListing().first { $0.name == name }?.rect ?? .zero }
}

/// The scheme of a window.
@MainActor @Suite struct WindowSchemeTests {
    @Test func aWindowFollowsTheSchemeOfItsViews() {
        let preference = WindowScheme.Preference()
        let view = WindowScheme(AnyView(VStack { Text("a").preferredColorScheme(.dark) }), preference: preference)
        let graph = host(view) { $0.environment.sceneBackground = Color(provider: .system(.background)) }
        graph.preferredScheme = { preference.scheme }
        #expect(preference.scheme == .dark)
        #expect(graph.displayList().background == host(Text("a")) { $0.environment.sceneBackground = .black }.displayList().background)
    }
}
