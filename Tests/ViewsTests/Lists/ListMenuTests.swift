import Foundation
import Testing

@testable import Views

/// The menus of several selected rows.
@MainActor struct ListMenuTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Rows: View {
        let log: Log
        @State private var selected: Set<String> = ["One", "Three"]

        var body: some View {
            List(["One", "Two", "Three"], id: \.self, selection: $selected) { Text($0) }
                .contextMenu(forSelectionType: String.self) { items in
                    Button("Copy") { log.lines.append(items.sorted().joined(separator: " ")) }
                }
                .environment(\.editMode, .constant(.active))
        }
    }

    @Test func aRowWithItsMenuIsDrawnOnce() throws {
        let graph = host(Rows(log: Log()), width: 400, height: 800)
        let center = try graph.locate(.text("Two"))
        graph.pointer(.began, at: center)
        graph.step(to: 0.6)
        graph.pointer(.ended, at: center)
        graph.step(to: 3)
        // Three rows and the item.
        #expect(graph.drawn.filter { if case .text = $0 { true } else { false } }.count == 4)
    }

    @Test func theSeparatorBelowASecureFieldBeginsWhereItsTextBegins() {
        let graph = host(
            List {
                SecureField("Password", text: .constant("secret"))
                Text("below")
            }, width: 400, height: 800)
        let separators = graph.fills.filter { $0.height == 1 }
        #expect(separators == [CGRect(x: 36, y: 78, width: 344, height: 1)])
    }

    @Test func aBadgePrecedesTheChevronOfALink() throws {
        let graph = host(
            NavigationView { List { NavigationLink("Inbox") { Text("page") }.badge(5) }.listStyle(.plain) }, width: 400, height: 300)
        let badge = try #require(graph.layoutListing().last { $0.name == "Text" && $0.label == "5" }?.rect)
        let chevron = try #require(graph.drawn.compactMap { if case .stroke(let path, _, _) = $0 { path.boundingRect } else { nil } }.last)
        // The chevron ends at the row's inset of 20, and the badge 8 before the chevron.
        #expect(abs(chevron.midX - 377) < 1)
        #expect(badge.maxX == 366)
        try graph.press("Inbox")
        graph.step(to: 2)
        #expect(graph.texts.contains("page"))
    }

    @Test func separatorsBelowControlsBeginAtTheirEdge() {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        for control in [AnyView(picker.pickerStyle(.segmented)), AnyView(picker.pickerStyle(.wheel)), AnyView(TextEditor(text: .constant("note")))] {
            let graph = host(
                List {
                    control.frame(height: 100)
                    Text("below")
                }.listStyle(.plain), width: 400, height: 400)
            #expect(graph.fills.first { $0.height == 1 && $0.minY > 50 }?.minX == 20)
        }
    }

    @Test func aLongPressOnASelectedRowOpensTheMenuOfAllSelectedRows() throws {
        let log = Log()
        let graph = host(Rows(log: log), width: 400, height: 800)
        for row in ["Three", "Two"] {
            let center = try graph.locate(.text(row))
            graph.pointer(.began, at: center)
            graph.step(to: graph.time + 0.6)
            graph.pointer(.ended, at: center)
            graph.step(to: graph.time + 2)
            try graph.press("Copy")
            graph.step(to: graph.time + 2)
        }
        #expect(log.lines == ["One Three", "Two"])
    }

    @Test func theGuideForTheEndOfASeparatorEndsIt() {
        func separators(_ direction: LayoutDirection) -> [CGRect] {
            let list = List {
                Text("a").frame(maxWidth: .infinity).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 50 }
                Text("b")
            }
            return host(list.environment(\.layoutDirection, direction), width: 390, height: 400).fills.filter { $0.height == 1 }
        }
        #expect(separators(.leftToRight).map(\.maxX) == [304])
        #expect(separators(.rightToLeft).map(\.minX) == [86])
    }
}
