import Testing

@testable import Views

/// The rows of menus that aren't buttons, and the views that context menus lift.
@MainActor struct MenuRowTests {
    private func opened<V: View>(@ViewBuilder _ items: () -> V) throws -> ViewGraph {
        let graph = host(Menu("Open", content: items), width: 400, height: 800)
        try graph.press("Open")
        graph.step(to: 2)
        return graph
    }

    @Test func labelsAndTextsAreFaintRows() throws {
        let graph = try opened {
            Button("A") {}.named("A")
            Label("Label", systemImage: "star").named("label")
            Text("Text").named("text")
        }
        let (a, label) = try (#require(graph.rects["A"]), #require(graph.rects["label"]))
        #expect(label.size == a.size && label.minY == a.maxY)
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        func x(_ text: String) -> CGFloat? { texts.first { $0.label == text }?.rect.minX }
        #expect(x("Label") == x("A") && x("Text") == x("A"))
        let image = try #require(graph.layoutListing().first { $0.name == "Image" }?.rect)
        #expect(image.midX > a.maxX - 40 && abs(image.midY - label.midY) < 1)
        let row = try #require(texts.first { $0.label == "Text" }?.rect)
        #expect(abs(row.midY - (label.maxY + 22)) < 1)
    }

    @Test func theItemsBehindASubmenuAreFaintAndThePanelIsNot() throws {
        let graph = try opened {
            Button("A") {}
            Menu("More") { Button("Nested") {} }
        }
        try graph.press("More")
        graph.step(to: 4)
        func hasMaterial(_ items: [DisplayItem]) -> Bool {
            items.contains {
                switch $0 {
                case .fill(_, .material, _): true
                case .group(_, let inner): hasMaterial(inner)
                default: false
                }
            }
        }
        let faded = graph.drawn.compactMap { if case .group(.opacity(let opacity), let inner) = $0, opacity < 1 { inner } else { nil } }
        #expect(!faded.isEmpty && faded.allSatisfy { !hasMaterial($0) })
    }

    @Test func aPaletteIsARowOfIcons() throws {
        struct Palette: View {
            @State private var chosen = 1
            var body: some View {
                Menu("Open \(chosen)") {
                    Picker("Sign", selection: $chosen) {
                        Label("Star", systemImage: "star").tag(1)
                        Label("Heart", systemImage: "heart").tag(2)
                    }
                    .pickerStyle(.palette)
                }
            }
        }
        let graph = host(Palette(), width: 400, height: 800)
        try graph.press("Open 1")
        graph.step(to: 2)
        #expect(!graph.texts.contains("Star"))
        let icons = graph.layoutListing().filter { $0.name == "Image" }.map(\.rect)
        #expect(icons.count == 2 && icons[0].midY == icons[1].midY)
        #expect(graph.fills.contains { $0.width == 36 && abs($0.midX - icons[0].midX) < 1 })
        try graph.tap(.point(CGPoint(x: icons[1].midX, y: icons[1].midY)))
        graph.step(to: 4)
        #expect(graph.texts == ["Open 2"])
    }

    @Test func aContextMenuOfARowsContentLiftsTheRow() throws {
        let graph = host(
            List { ForEach(0..<3) { row in Text("Row \(row)").contextMenu { Button("Copy") {} } } }.listStyle(.insetGrouped), width: 390, height: 600)
        let center = try graph.locate(.text("Row 1"))
        graph.pointer(.began, at: center)
        graph.step(to: 0.6)
        graph.pointer(.ended, at: center)
        graph.step(to: 2)
        // The card of the row, and not only its text.
        let cards = graph.drawn.compactMap { if case .group(.clip(let path, _), _) = $0 { path.boundingRect } else { nil } }
        #expect(cards.contains { $0.width == 350 && $0.height == 44 }, "\(cards)")
        #expect(graph.drawn.filter { if case .text = $0 { true } else { false } }.count == 4)
    }
}
