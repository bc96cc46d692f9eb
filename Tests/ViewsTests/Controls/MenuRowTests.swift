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

    @Test func theTextsOfAPickersOptionsAreNoFaintRows() throws {
        struct Sorting: View {
            @State var order = 1
            var body: some View {
                Picker("Sort", selection: $order) {
                    Text("Name").tag(0)
                    Text("Date").tag(1)
                }
                Text("\(order)")
                Button("Button") {}
            }
        }
        let graph = try opened { Sorting() }
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        func rect(_ text: String) -> CGRect? { texts.first { $0.label == text }?.rect }
        let (name, date) = try (#require(rect("Name")), #require(rect("Date")))
        #expect(name.minX == rect("Button")?.minX && date.midY - name.midY == 44)
    }

    @Test func furtherTextsOfAButtonAreSmallGraySubtitles() throws {
        let graph = try opened {
            Button {
            } label: {
                Text("Title")
                Text("Subtitle")
                Image(systemName: "star")
            }
            .named("item")
            Button {
            } label: {
                Label {
                    Text("Other")
                    Text("Below")
                } icon: {
                    Image(systemName: "star")
                }
            }
        }
        func rect(_ text: String) throws -> CGRect { try #require(graph.layoutListing().first { $0.name == "Text" && $0.label == text }?.rect) }
        let (title, subtitle) = try (rect("Title"), rect("Subtitle"))
        #expect(subtitle.minY == title.maxY && subtitle.minX == title.minX)
        #expect(title.height == 17 && subtitle.height == 13)
        #expect(try rect("Below").height == 13 && rect("Other").height == 17)
        #expect(try abs(#require(graph.rects["item"]).height - 53) < 0.01)
    }

    @Test func theEffectOfAPaletteMarksTheSelectedOption() throws {
        func opened(_ effect: PaletteSelectionEffect) throws -> ViewGraph {
            let menu = Menu("Open") {
                Picker("Sign", selection: .constant(1)) {
                    Label("Star", systemImage: "star").tag(1)
                    Label("Heart", systemImage: "heart").tag(2)
                }
                .pickerStyle(.palette)
                .paletteSelectionEffect(effect)
            }
            let graph = host(menu, width: 400, height: 800)
            try graph.press("Open")
            graph.step(to: 2)
            return graph
        }
        let plate = Color(provider: .system(.fill)).resolve(in: EnvironmentValues())
        let lists = try [PaletteSelectionEffect.automatic, .custom, .symbolVariant(.slash)].map { try opened($0) }
        #expect(lists.map { $0.colors.contains(plate) } == [true, false, false])
        #expect(lists[1].displayList() != lists[2].displayList())
    }

    @Test func aMenuAboveItsButtonBeginsAtTheButtonExceptInScrolledContent() throws {
        func opened(isScrolled: Bool, _ order: MenuOrder) throws -> [CGFloat] {
            let menu = Menu("Open") {
                Button("A") {}.named("A")
                Button("B") {}.named("B")
            }.menuOrder(order)
            let page = VStack {
                Spacer(minLength: 700)
                menu
            }
            let graph = isScrolled ? host(ScrollView { page }, width: 400, height: 800) : host(page, width: 400, height: 800)
            try graph.press("Open")
            graph.step(to: 2)
            return try [#require(graph.rects["A"]).minY, #require(graph.rects["B"]).minY]
        }
        func isReversed(_ isScrolled: Bool, _ order: MenuOrder) throws -> Bool {
            let places = try opened(isScrolled: isScrolled, order)
            return places[0] > places[1]
        }
        #expect(try isReversed(false, .automatic) && !isReversed(true, .automatic))
        #expect(try isReversed(true, .priority) && !isReversed(false, .fixed))
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

    @Test func theHeaderOfASectionIsDirectlyAboveThePickersOptions() throws {
        let graph = try opened {
            Button("Copy") {}
            Section("Sort by") {
                Picker("Sort", selection: .constant(0)) {
                    Text("Name").tag(0)
                    Text("Date").tag(1)
                }
            }
            Button("Delete") {}
        }
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        func y(_ text: String) throws -> CGFloat { try #require(texts.first { $0.label == text }).rect.midY }
        #expect(try y("Name") - y("Sort by") == 15 + 22)
        // Between the sections are bands.
        #expect(try y("Sort by") - y("Copy") == 22 + 8 + 15 && y("Delete") - y("Date") == 44 + 8)
    }
}
