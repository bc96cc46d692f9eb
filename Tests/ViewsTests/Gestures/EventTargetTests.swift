import Foundation
import Testing

@testable import Views

/// Which view an event means, and whether a finger can touch it.
@MainActor struct EventTargetTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("Library", systemImage: "book") {
                    NavigationStack { List { NavigationLink("A book") { Text("Page") } }.navigationTitle("Library") }
                }
                Tab("Settings", systemImage: "gear") { Text("Settings page") }
            }
        }
    }

    private func pushed() throws -> ViewGraph {
        let graph = host(Tabs(), width: 390, height: 700)
        try graph.press("A book")
        for step in 1...60 { graph.step(to: Double(step) / 60) }
        return graph
    }

    private func choice(_ text: String? = nil, role: EventRole? = nil, index: Int? = nil, near: EventTarget? = nil) -> EventTarget {
        .choice(EventChoice(text: text, role: role, index: index, near: near))
    }

    @Test(arguments: [
        EventTarget.back, .choice(EventChoice(text: "Library", role: .button)), .choice(EventChoice(text: "Library", index: 0)),
        .choice(EventChoice(text: "Library", near: .point(.zero))), .choice(EventChoice(role: .button)),
    ]) func aBackButtonWithTheTitleOfATabCanBeChosen(target: EventTarget) throws {
        let graph = try pushed()
        try graph.tap(target)
        for step in 61...120 { graph.step(to: Double(step) / 60) }
        #expect(graph.texts.contains("A book") && !graph.texts.contains("Page"))
    }

    @Test func anAmbiguousTextNamesTheWaysOut() throws {
        let graph = try pushed()
        let error = #expect(throws: EventError.self) { try graph.tap(.text("Library")) }
        #expect(error?.description.hasPrefix("2 views with the text \"Library\", at ") == true)
        #expect(error?.description.hasSuffix("; choose one with \"index\" (0 to 1), \"role\", or \"near\", or name an \"id\"") == true)
        let beyond = #expect(throws: EventError.self) { try graph.tap(choice("Library", index: 2)) }
        #expect(beyond?.description == "2 views with the text \"Library\", so the index is at most 1")
        try graph.tap(choice("Library", role: .tab))
    }

    @Test func aPageWithoutABackButtonSaysSo() {
        let graph = host(Tabs(), width: 390, height: 700)
        let error = #expect(throws: EventError.self) { try graph.tap(.back) }
        #expect(error?.description == "no page has a back button")
    }

    @Test func controlsAreFoundByLabelsThatAreNotDrawn() throws {
        struct Form: View {
            @State var isOn = false
            @State var volume = 0.0
            @State var count = 0
            @State var size = "M"
            @State var log = "-"
            var body: some View {
                VStack {
                    Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
                    Slider(value: $volume) { Text("Volume") }
                    Stepper("Guests", value: $count).labelsHidden()
                    Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
                    Button {
                        log = "trash"
                    } label: {
                        Image(systemName: "trash")
                    }
                    Button("Add", systemImage: "plus") { log = "plus" }.labelStyle(.iconOnly)
                    Text("\(isOn ? "on" : "off") \(volume > 0.9 ? "loud" : "quiet") \(size) \(log)")
                }
            }
        }
        let graph = host(Form(), width: 390, height: 700)
        try graph.perform(.toggle(.text("Wi-Fi"), isOn: true))
        try graph.perform(.slide(.text("Volume"), to: 1, duration: 0))
        try graph.perform(.choose("L", from: .text("Size")))
        try graph.tap(.text("trash"))
        graph.step(to: 1)
        #expect(graph.texts.contains("on loud L trash"))
        try graph.tap(choice("plus", role: .button))
        graph.step(to: 2)
        #expect(graph.texts.contains("on loud L plus"))
        #expect(try graph.find(.text("Guests")) is ControlMarkRenderNode)
        #expect(throws: Never.self) { try graph.find(choice("Guests", role: .stepper)) }
    }

    @Test func indexesCountInReadingOrder() throws {
        let graph = host(
            Grid {
                GridRow { ForEach(0..<2, id: \.self) { Text("Buy").named("\($0)") } }
                GridRow { ForEach(2..<4, id: \.self) { Text("Buy").named("\($0)") } }
            }, width: 200, height: 200)
        for index in 0..<4 {
            let node = try graph.find(choice("Buy", index: index))
            #expect(sequence(first: node, next: { $0.parent }).contains { ($0 as? IdentifierRenderNode)?.identifier == "\(index)" })
        }
    }

    @Test func aTargetBelowABarIsAnError() {
        struct Covered: View {
            var body: some View {
                TabView {
                    Tab("List", systemImage: "list.bullet") { List(0..<30, id: \.self) { i in Button("Row \(i)") {}.swipeActions { Button("Delete") {} } } }
                }
            }
        }
        let graph = host(Covered(), width: 375, height: 667)
        for event in [InputEvent.tap(.text("Row 13"), count: 1), .swipe(.left, on: .text("Row 13"), duration: 0.25), .press(.text("Row 13"), duration: 1)] {
            let error = #expect(throws: EventError.self) { try graph.perform(event) }
            #expect(error?.description.contains("the text \"Row 13\" is covered by the tab bar at ") == true, "\(String(describing: error))")
            #expect(error?.description.hasSuffix("; scroll to it first") == true)
        }
        let error = #expect(throws: EventError.self) { try graph.tap(.text("Row 25")) }
        #expect(error?.description == "the text \"Row 25\" is not on the canvas; scroll to it first")
        #expect(throws: Never.self) { try graph.tap(.text("Row 3")) }
    }

    @Test func aTargetBehindDrawnContentIsAnError() {
        let covered = host(
            ZStack {
                Button("Below") {}
                Color.red.overlay { Text("Above") }
            }, width: 200, height: 200)
        let error = #expect(throws: EventError.self) { try covered.tap(.text("Below")) }
        #expect(error?.description == "the text \"Below\" is covered by the text \"Above\" at 100,100")
        // An unseen view takes the touch on purpose.
        final class Log { var taps = 0 }
        let log = Log()
        let unseen = host(
            ZStack {
                Text("Below")
                Color.clear.contentShape(Rectangle()).onTapGesture { log.taps += 1 }
            }, width: 200, height: 200)
        #expect(throws: Never.self) { try unseen.tap(.text("Below")) }
        #expect(log.taps == 1)
        let through = host(
            ZStack {
                Button("Below") { log.taps += 1 }
                Color.red.allowsHitTesting(false)
            }, width: 200, height: 200)
        #expect(throws: Never.self) { try through.tap(.text("Below")) }
    }

    @Test func aTargetOutsideOfAScrollViewsWindowIsAnError() {
        let graph = host(
            VStack {
                ScrollView { VStack { ForEach(0..<20, id: \.self) { Button("Row \($0)") {} } } }.frame(height: 100)
                Spacer()
            }, width: 200, height: 600)
        let error = #expect(throws: EventError.self) { try graph.tap(.text("Row 8")) }
        #expect(error?.description == "the text \"Row 8\" is not on the canvas; scroll to it first")
    }
}
