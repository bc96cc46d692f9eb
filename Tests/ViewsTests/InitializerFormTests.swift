import Foundation
import Geometry
import Testing

@testable import Views

/// Initializers of tabs, alerts, marks, styles, and targets that have another form.
@MainActor struct InitializerFormTests {
    /// Expects that both views draw the same, and that a third one draws something else.
    private func expectSame(
        _ view: some View, _ same: some View, unlike other: some View, width: CGFloat = 360, height: CGFloat = 420,
        location: SourceLocation = #_sourceLocation
    ) {
        let lists = [AnyView(view), AnyView(same), AnyView(other)].map { host($0, width: width, height: height).displayList().items }
        #expect(lists[0] == lists[1], sourceLocation: location)
        #expect(lists[0] != lists[2], "the argument changes nothing", sourceLocation: location)
    }

    // MARK: Tabs

    private let title = "More"

    @Test func sectionsShowTheirTabsWithEachKindOfHeader() {
        let view = TabView {
            TabSection { Tab("One", systemImage: "star") { Text("Page 1") } }
            TabSection(title) { Tab("Two", systemImage: "star") { Text("Page 2") } }
            TabSection {
                Tab("Three", systemImage: "star") { Text("Page 3") }
            } header: {
                Text("Header")
            }
        }
        let texts = host(view, width: 300, height: 400).texts
        #expect(Set(["Page 1", "One", "Two", "Three"]).isSubset(of: texts))
    }

    @Test func aTabOfAnyTypeIsATab() {
        let view = TabView {
            AnyTabContent(Tab("One", systemImage: "star") { Text("Page 1") })
            Tab("Two", systemImage: "star") { Text("Page 2") }
        }
        let graph = host(view, width: 300, height: 400)
        #expect(Set(["Page 1", "One", "Two"]).isSubset(of: graph.texts))
    }

    // MARK: Alerts

    private func texts<A: View, M: View>(_ alert: AlertScene<A, M>) -> [String] {
        let graph = host(AlertScene<A, M>._content(of: alert), width: 400, height: 600)
        graph.step(to: 1)
        return graph.texts
    }

    @Test func alertsOfTheAppHaveTitlesOfEachKind() {
        let (shown, word) = (Binding.constant(true), "Oh".dropLast(0))
        let fine = { Button("Fine") {} }
        let why = { Text("why") }
        for texts in [
            texts(AlertScene("Oh", isPresented: shown, actions: fine)), texts(AlertScene(Text("Oh"), isPresented: shown, actions: fine)),
            texts(AlertScene(word, isPresented: shown, actions: fine)),
        ] { #expect(texts == ["Oh", "Fine"]) }
        for texts in [
            texts(AlertScene("Oh", isPresented: shown, actions: fine, message: why)),
            texts(AlertScene(Text("Oh"), isPresented: shown, actions: fine, message: why)),
            texts(AlertScene(word, isPresented: shown, actions: fine, message: why)),
        ] { #expect(texts == ["Oh", "why", "Fine"]) }
    }

    @Test func alertsOfTheAppShowTheirData() {
        let (shown, word) = (Binding.constant(true), "Oh".dropLast(0))
        let fine = { (number: Int) in Button("Fine \(number)") {} }
        let why = { (number: Int) in Text("why \(number)") }
        for texts in [
            texts(AlertScene("Oh", isPresented: shown, presenting: 7, actions: fine)),
            texts(AlertScene(Text("Oh"), isPresented: shown, presenting: 7, actions: fine)),
            texts(AlertScene(word, isPresented: shown, presenting: 7, actions: fine)),
        ] { #expect(texts == ["Oh", "Fine 7"]) }
        for texts in [
            texts(AlertScene("Oh", isPresented: shown, presenting: 7, actions: fine, message: why)),
            texts(AlertScene(Text("Oh"), isPresented: shown, presenting: 7, actions: fine, message: why)),
            texts(AlertScene(word, isPresented: shown, presenting: 7, actions: fine, message: why)),
        ] { #expect(texts == ["Oh", "why 7", "Fine 7"]) }
        #expect(texts(AlertScene(word, isPresented: shown, presenting: nil as Int?, actions: fine, message: why)) == [])
    }

    // MARK: Marks

    private struct Mark: Identifiable { let id: Double }

    @Test func marksOfEachKindAreDrawn() {
        let none = { Text("") }
        let slider = Slider(
            value: .constant(1.0), in: 0...10, label: none, currentValueLabel: none, minimumValueLabel: none, maximumValueLabel: none
        ) {
            SliderTick(0)
            SliderTick("four", 4)
            SliderTick(title, 6)
            SliderTickContentForEach([Mark(id: 8), Mark(id: 10)]) { mark in SliderTick(mark.id) }
        }
        let disks = host(slider, width: 300, height: 100).fills.filter { $0.size == CGSize(width: 4, height: 4) }
        #expect(disks.count == 5 && Set(disks.map(\.minX)).count == 5)
    }

    // MARK: Targets of scrolling

    private struct Cards<Behavior: ScrollTargetBehavior>: View {
        let behavior: Behavior

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 60, height: 100).named("card \($0)") } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    /// Drags by 70 points to the left, and returns the first card's position once the cards rest.
    private func rest(_ behavior: some ScrollTargetBehavior) throws -> CGFloat? {
        let graph = host(Cards(behavior: behavior), width: 200, height: 100)
        try graph.perform(.drag(.point(CGPoint(x: 150, y: 50)), by: [CGPoint(x: -70, y: 0)], duration: 2))
        for frame in 1...240 { graph.step(to: Double(frame) / 60) }
        return graph.rects["card 0"]?.minX.rounded()
    }

    @Test func viewsRestAtAnAnchorOfTheWindow() throws {
        // The centers of the cards are 30 points behind their edges, and that of the window is 100 points behind its edge. The drag and its speed aim at 87
        // points, which is nearest to the fourth card in the center; by default, a drag moves by one card.
        #expect(try rest(ViewAlignedScrollTargetBehavior(anchor: .center)) == -50)
        #expect(try rest(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center)) == -110)
        #expect(try rest(ViewAlignedScrollTargetBehavior(anchor: nil)) == -60)
    }

    // MARK: Styles

    @Test func stylesOfControlsDrawAsTheirNames() {
        let gauge = Gauge(value: 0.25) {
            Text("x")
        } currentValueLabel: {
            Text("25")
        }
        expectSame(
            gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle()), gauge.gaugeStyle(.accessoryLinearCapacity), unlike: gauge.gaugeStyle(.accessoryLinear))
        expectSame(gauge.gaugeStyle(LinearGaugeStyle()), gauge.gaugeStyle(LinearGaugeStyle(tint: .accentColor)), unlike: gauge.gaugeStyle(CircularGaugeStyle()))
        let picker = Picker("Size", selection: .constant(1)) { Text("one").tag(1) }
        expectSame(picker.pickerStyle(DefaultPickerStyle()), picker.pickerStyle(.automatic), unlike: picker.pickerStyle(.wheel))
        let field = TextField("Name", text: .constant(""))
        expectSame(field.textFieldStyle(DefaultTextFieldStyle()), field.textFieldStyle(.automatic), unlike: field.textFieldStyle(.roundedBorder))
        let group = ControlGroup {
            Button("One") {}
            Button("Two") {}
        }
        expectSame(group.controlGroupStyle(PaletteControlGroupStyle()), group.controlGroupStyle(.palette), unlike: group.controlGroupStyle(.compactMenu))
        let form = Form { Text("row") }
        expectSame(form.formStyle(AutomaticFormStyle()), form.formStyle(.automatic), unlike: form.formStyle(.columns))
        let menu = Menu("Menu") { Button("One") {} }
        expectSame(menu.menuStyle(ButtonMenuStyle()), menu.menuStyle(.button), unlike: Menu("Other") { Button("One") {} }.menuStyle(.button))
        expectSame(menu.menuStyle(DefaultMenuStyle()), menu.menuStyle(.automatic), unlike: Menu("Other") { Button("One") {} })
        expectSame(menu.menuStyle(BorderlessButtonMenuStyle()), menu, unlike: Menu("Other") { Button("One") {} })
        let disclosure = DisclosureGroup("Title", isExpanded: .constant(true)) { Text("inside") }
        expectSame(
            disclosure.disclosureGroupStyle(AutomaticDisclosureGroupStyle()), disclosure,
            unlike: DisclosureGroup("Title", isExpanded: .constant(false)) { Text("inside") })
        let editor = TextEditor(text: .constant("text"))
        expectSame(editor.textEditorStyle(AutomaticTextEditorStyle()), editor.textEditorStyle(.automatic), unlike: TextEditor(text: .constant("other")))
    }

    @Test func stylesOfNavigationDrawAsTheirNames() {
        func split() -> some View {
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                Text("detail")
            }
        }
        let size = (width: CGFloat(1000), height: CGFloat(700))
        expectSame(
            split().navigationSplitViewStyle(BalancedNavigationSplitViewStyle()), split().navigationSplitViewStyle(.balanced),
            unlike: Text("detail"), width: size.width, height: size.height)
        expectSame(
            split().navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle()), split().navigationSplitViewStyle(.prominentDetail),
            unlike: Text("detail"), width: size.width, height: size.height)
        expectSame(
            split().navigationSplitViewStyle(AutomaticNavigationSplitViewStyle()), split().navigationSplitViewStyle(.automatic), unlike: Text("detail"),
            width: size.width, height: size.height)
        let view = NavigationView { Text("page").navigationTitle("Title") }
        expectSame(view.navigationViewStyle(DefaultNavigationViewStyle()), view.navigationViewStyle(.automatic), unlike: NavigationView { Text("page") })
    }

    // MARK: Scrolling from right to left

    private struct Reporting: View {
        @State private var position: Int?
        let direction: LayoutDirection
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.red.frame(width: 60, height: 50).id($0) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $position)
                Text("\(position ?? -1)")
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("the first shown view is the leading one, in both directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func positionsBeginAtTheLeadingEdge(_ direction: LayoutDirection) throws {
        let graph = host(Reporting(direction: direction), width: 200, height: 100)
        let sign: CGFloat = direction == .rightToLeft ? 1 : -1
        try graph.perform(.drag(.point(CGPoint(x: 100, y: 25)), by: [CGPoint(x: sign * 70, y: 0)], duration: 2, velocity: 0))
        for frame in 1...240 { graph.step(to: Double(frame) / 60) }
        // The window shows the points from 70 to 270, and so most of view 1, from 60 to 120.
        #expect(graph.texts == ["1"])
    }
}
