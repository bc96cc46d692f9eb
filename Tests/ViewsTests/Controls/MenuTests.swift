import Foundation
import Testing

@testable import Views

@MainActor struct MenuTests {
    struct Page: View {
        @State var chosen = "none"
        @State var isOn = false
        @State var size = 1
        var body: some View {
            VStack {
                Menu("Open") {
                    Button("Copy", systemImage: "doc.on.doc") { chosen = "copy" }
                    Button("Delete", role: .destructive) { chosen = "delete" }
                    Divider()
                    Toggle("Grid", isOn: $isOn)
                    Section("Size") {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                    }
                    Menu("More") { Button("Nested") { chosen = "nested" } }
                }
                Text("\(chosen) \(isOn ? "on" : "off") \(size)")
            }
        }
    }

    private func step(_ graph: ViewGraph, by seconds: Double = 2) { graph.step(to: graph.time + seconds) }

    @Test func aMenuOpensOnATapAndClosesAfterAChoice() throws {
        let graph = host(Page(), width: 400, height: 800)
        #expect(graph.texts == ["Open", "none off 1"])
        try graph.press("Open")
        step(graph)
        #expect(graph.texts == ["Open", "none off 1", "Copy", "Delete", "Grid", "Size", "Small", "Large", "More"])
        try graph.press("Delete")
        step(graph)
        #expect(graph.texts == ["Open", "delete off 1"])
        try graph.press("Open")
        step(graph)
        try graph.press("Grid")
        step(graph)
        #expect(graph.texts == ["Open", "delete on 1"])
        try graph.press("Open")
        step(graph)
        try graph.press("Large")
        step(graph)
        #expect(graph.texts == ["Open", "delete on 2"])
        // A submenu opens its own panel.
        try graph.press("Open")
        step(graph)
        try graph.press("More")
        step(graph)
        try graph.press("Nested")
        step(graph)
        #expect(graph.texts == ["Open", "nested on 2"])
        // A tap outside closes the menu.
        try graph.press("Open")
        step(graph)
        try graph.tap(.point(CGPoint(x: 5, y: 5)))
        step(graph)
        #expect(graph.texts == ["Open", "nested on 2"])
    }

    @Test func aSubmenuLiesOverItsItemAndLeadsBack() throws {
        let graph = host(
            Menu("Open") {
                Button("Copy") {}.named("copy")
                Menu("More") { Button("Nested") {}.named("nested") }
            }, width: 400, height: 800)
        try graph.press("Open")
        step(graph)
        let copy = try #require(graph.rects["copy"])
        try graph.press("More")
        step(graph)
        // The title replaces the item, and the items follow.
        let nested = try #require(graph.rects["nested"])
        #expect(abs(nested.minY - (copy.minY + 88)) < 1)
        #expect(graph.texts.filter { $0 == "More" }.count == 2)
        // A tap beside the panel returns to the menu.
        try graph.tap(.point(CGPoint(x: copy.midX, y: copy.midY)))
        step(graph)
        #expect(graph.rects["nested"] == nil && graph.texts.contains("Copy"))
    }

    @Test func theItemsAreOneBelowTheOtherWithABandBetweenSections() throws {
        let graph = host(
            Menu("Open") {
                Button("A") {}.named("A")
                Button("B") {}.named("B")
                Divider()
                Button("C") {}.named("C")
                Divider()
            }, width: 400, height: 800)
        try graph.press("Open")
        step(graph)
        let (a, b, c) = try (#require(graph.rects["A"]), #require(graph.rects["B"]), #require(graph.rects["C"]))
        #expect(a.size == CGSize(width: 250, height: 44))
        // Below the button, centered.
        #expect(a.origin == CGPoint(x: 75, y: 408.5 + 8))
        #expect(b.minY == a.maxY && c.minY == b.maxY + 8 && c.minX == a.minX)
    }

    @Test func behaviorsKeepAMenuOpenAndRunAPrimaryAction() throws {
        let log = Box<[String]>()
        log.value = []
        let graph = host(
            VStack {
                Menu("Stay") { Button("Item") { log.value?.append("item") }.menuActionDismissBehavior(.disabled) }
                Menu("Primary") {
                    Button("Other") { log.value?.append("other") }
                } primaryAction: {
                    log.value?.append("primary")
                }
            }, width: 400, height: 800)
        try graph.press("Primary")
        #expect(log.value == ["primary"])
        let primary = try graph.locate(.text("Primary"))
        graph.pointer(.began, at: primary)
        step(graph, by: 0.6)
        graph.pointer(.ended, at: primary)
        step(graph)
        try graph.press("Other")
        step(graph)
        #expect(log.value == ["primary", "other"])
        try graph.press("Stay")
        step(graph)
        try graph.press("Item")
        try graph.press("Item")
        #expect(log.value == ["primary", "other", "item", "item"])
    }

    @Test func aStyleDrawsTheMenusButton() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(10).named("framed") }
        }
        let graph = host(Menu("Go", systemImage: "star") { Button("A") {} }.menuStyle(Framed()).menuOrder(.fixed).menuIndicator(.hidden).labelStyle(.titleOnly))
        #expect(graph.rects["framed"]?.size == CGSize(width: 54, height: 37))
        let bordered = host(Menu("Go") { Button("A") {} }.menuStyle(.borderedButton).named("menu"))
        #expect(bordered.rects["menu"]?.size == CGSize(width: 58, height: 31))
    }

    struct Pick: View {
        @State var value = 1
        var body: some View {
            Picker("Value", selection: $value) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
        }
    }

    @Test func aPickersMenuOpensAndSelects() throws {
        let graph = host(Pick(), width: 400, height: 800)
        #expect(graph.texts == ["One"])
        try graph.press("One")
        step(graph)
        #expect(graph.texts == ["One", "One", "Two"])
        try graph.press("Two")
        step(graph)
        #expect(graph.texts == ["Two"])
    }

    @Test func aLongPressOpensAContextMenu() throws {
        let log = Box<[String]>()
        log.value = []
        let graph = host(
            Text("Photo").frame(width: 100, height: 100)
                .onTapGesture { log.value?.append("tap") }
                .contextMenu {
                    Button("Share") { log.value?.append("share") }
                }, width: 400, height: 800)
        // A tap still reaches the view.
        try graph.press("Photo")
        #expect(log.value == ["tap"])
        let center = try graph.locate(.text("Photo"))
        graph.pointer(.began, at: center)
        step(graph, by: 0.6)
        graph.pointer(.ended, at: center)
        step(graph)
        #expect(graph.texts == ["Photo", "Share"])
        // The view is drawn in front of the blurred canvas, and not at its own place, where it would shine through.
        #expect(graph.drawn.filter { if case .text = $0 { true } else { false } }.count == 2)
        try graph.press("Share")
        step(graph)
        #expect(log.value == ["tap", "share"])
        #expect(graph.texts == ["Photo"])
    }

    @Test func aLongPressOnARowOpensTheMenuOfItsSelection() throws {
        let log = Box<[String]>()
        log.value = []
        let graph = host(
            List(["One", "Two"], id: \.self) { Text($0) }
                .contextMenu(forSelectionType: String.self) { items in
                    Button("Copy") { log.value?.append("copy " + items.sorted().joined()) }
                } primaryAction: {
                    log.value?.append("open " + $0.sorted().joined())
                }, width: 400, height: 800)
        try graph.press("One")
        #expect(log.value == ["open One"])
        let center = try graph.locate(.text("Two"))
        graph.pointer(.began, at: center)
        step(graph, by: 0.6)
        graph.pointer(.ended, at: center)
        step(graph)
        #expect(graph.texts == ["One", "Two", "Copy"])
        try graph.press("Copy")
        step(graph)
        #expect(log.value == ["open One", "copy Two"] && graph.texts == ["One", "Two"])
        #expect(graph.warnings.isEmpty)
    }

    @Test func aDividerIsABandBetweenItems() throws {
        let graph = host(
            Menu("Open") {
                Button("A") {}
                Divider()
                Button("B") {}
            }, width: 400, height: 800)
        try graph.press("Open")
        step(graph)
        #expect(graph.fills.contains { $0.width == 250 && $0.height == 8 })
    }

    @Test func aContextMenuShowsItsPreview() {
        let graph = host(
            Text("Photo").contextMenu(menuItems: { Button("Share") {} }, preview: { Text("Preview").frame(width: 200, height: 100) }), width: 400, height: 800)
        graph.pointer(.began, at: CGPoint(x: 200, y: 400))
        step(graph, by: 0.6)
        graph.pointer(.ended, at: CGPoint(x: 200, y: 400))
        step(graph)
        #expect(graph.texts == ["Photo", "Preview", "Share"])
    }

    @Test func controlGroupsAreSegmentsAndRowsOfMenus() throws {
        let graph = host(
            ControlGroup {
                Button("A") {}
                Button("BB") {}
            }.named("group"), width: 400, height: 800)
        // Both as wide as the wider one: two letters of 13 points and 10 on either side.
        #expect(graph.rects["group"]?.size == CGSize(width: 92, height: 32))
        let menu = host(
            Menu("Open") {
                ControlGroup("Group") {
                    Button("A") {}
                    Button("B") {}
                }
            }, width: 400, height: 800)
        try menu.press("Open")
        step(menu)
        #expect(menu.texts == ["Open", "A", "B"])
        struct Spread: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.label
                    configuration.content
                }
            }
        }
        #expect(host(ControlGroup("Title") { Button("A") {} }.controlGroupStyle(Spread())).texts == ["Title", "A"])
        #expect(host(ControlGroup("Title") { Button("A") {} }.controlGroupStyle(.menu)).texts == ["Title"])
    }
}
