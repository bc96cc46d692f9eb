import Foundation
import Testing

@testable import Views

@MainActor struct FormContainerTests {
    private func middle(_ graph: ViewGraph, _ text: String) -> CGPoint? {
        graph.layoutListing().first { $0.name == "Text" && $0.label == text }.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) }
    }
    private func rect(_ graph: ViewGraph, _ text: String) -> CGRect? { graph.layoutListing().first { $0.name == "Text" && $0.label == text }?.rect }

    private struct Reversed: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.content
                configuration.label
            }
        }
    }

    @Test func labeledContentHasItsValueAtTheTrailingEdge() {
        let graph = host(
            VStack {
                LabeledContent("abc", value: "de")
                LabeledContent("price", value: 3.5, format: .currency(code: "USD"))
                LabeledContent(String("str")) { Text("view") }
                LabeledContent {
                    Text("v")
                } label: {
                    Text("first")
                    Text("second")
                }
                LabeledContent("hidden", value: "shown").labelsHidden()
                LabeledContent("style", value: "own").labeledContentStyle(Reversed())
            }, width: 300, height: 400)
        #expect(graph.texts == ["abc", "de", "price", "$3.50", "str", "view", "first", "second", "v", "shown", "own", "style"])
        #expect(rect(graph, "abc")?.minX == 0 && rect(graph, "de")?.maxX == 300)
        #expect(rect(graph, "second")?.minX == 0 && rect(graph, "second")!.minY > rect(graph, "first")!.minY)
    }

    @Test func labeledContentStacksWithLargeLetters() {
        let row = LabeledContent("abc", value: "de")
        let graph = host(row.dynamicTypeSize(.accessibility1), width: 300)
        #expect(rect(graph, "de")?.minX == 0 && rect(graph, "de")!.minY >= rect(graph, "abc")!.maxY)
        #expect(rect(host(row.dynamicTypeSize(.xxxLarge), width: 300), "de")?.maxX == 300)
        #expect(rect(host(row.labelsHidden().dynamicTypeSize(.accessibility1), width: 300), "de") != nil)
    }

    private struct Bare: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.content
                configuration.label
            }
        }
    }

    @Test func aGroupBoxIsACard() {
        let graph = host(
            VStack {
                GroupBox("title") { GroupBox { Color.red.frame(width: 40, height: 20) }.named("inner") }.named("outer")
                GroupBox(label: Text("below")) { Text("above") }.groupBoxStyle(Bare())
            }, width: 200, height: 300)
        #expect(graph.rects["inner"]?.size == CGSize(width: 72, height: 52))
        #expect(graph.rects["outer"]?.width == 200)
        #expect(rect(graph, "title")?.minX == 16)
        // A card and a white one on it.
        #expect(graph.colors.prefix(2).map(\.red).map { ($0 * 255).rounded() } == [242, 255])
        #expect(rect(graph, "above")!.maxY == rect(graph, "below")!.minY)
    }

    private struct Groups: View {
        @State var isOpen = true
        var body: some View {
            DisclosureGroup("bound", isExpanded: $isOpen) { Text("a") }
            DisclosureGroup {
                Text("b")
            } label: {
                Text("own")
            }
            Text(isOpen ? "open" : "closed")
        }
    }

    @Test(arguments: [true, false])
    func aTapOpensAndClosesAGroup(isInList: Bool) throws {
        let graph = isInList ? host(List { Groups() }, width: 300, height: 600) : host(VStack { Groups() }, width: 300, height: 600)
        #expect(graph.texts == ["bound", "a", "own", "open"])
        try graph.press("bound")
        graph.step(to: 2)
        #expect(graph.texts == ["bound", "own", "closed"])
        try graph.press("own")
        graph.step(to: 4)
        #expect(graph.texts == ["bound", "own", "b", "closed"])
        if isInList {
            #expect(rect(graph, "b")!.midY - rect(graph, "own")!.midY == 44)
            #expect(rect(graph, "b")!.minX - rect(graph, "own")!.minX == 20)
        }
    }

    private struct Arrow: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
            configuration.label
        }
    }

    @Test func aDisclosureGroupHasStyles() throws {
        let graph = host(VStack { DisclosureGroup("label") { Text("content") } }.disclosureGroupStyle(Arrow()))
        #expect(graph.texts == ["more", "label"])
        try graph.press("more")
        #expect(graph.texts == ["less", "content", "label"])
    }

    private struct Item: Identifiable {
        let id: String
        var below: [Item]?
    }

    @Test func anOutlineHasGroupsForItemsWithChildren() throws {
        let items = [Item(id: "a", below: [Item(id: "a1"), Item(id: "a2", below: [])]), Item(id: "b")]
        let graph = host(
            VStack {
                OutlineGroup(items, children: \.below) { Text($0.id) }
                OutlineGroup(items[1], id: \.id, children: \.below) { Text("root " + $0.id) }
            }, width: 300, height: 600)
        #expect(graph.texts == ["a", "b", "root b"])
        try graph.press("a")
        graph.step(to: 2)
        #expect(graph.texts == ["a", "a1", "a2", "b", "root b"])
    }

    @Test func unavailableContentIsInTheMiddle() {
        let graph = host(ContentUnavailableView("none", systemImage: "tray", description: Text("yet")), width: 300, height: 300)
        #expect(graph.texts == ["none", "yet"])
        #expect(rect(graph, "none")?.midX == 150)
        let actions = host(
            ContentUnavailableView {
                Text("title")
            } description: {
                Text("text")
            } actions: {
                Button("act") {}
            }, width: 300, height: 300)
        #expect(actions.texts == ["title", "text", "act"])
        #expect(host(ContentUnavailableView.search(text: "x"), width: 900).texts.first == "No Results for “x”")
        #expect(host(ContentUnavailableView.search, width: 900).texts.first == "No Results")
    }

    private struct Column: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.content
                Text("end")
            }
        }
    }

    @Test func aFormHasStyles() {
        let form = Form {
            Text("one")
            Text("two")
        }
        func distance(_ graph: ViewGraph) -> CGFloat { rect(graph, "two")!.midY - rect(graph, "one")!.midY }
        #expect(distance(host(form, width: 300, height: 300)) == 44)
        #expect(distance(host(form.formStyle(.grouped), width: 300, height: 300)) == 44)
        #expect(distance(host(form.formStyle(.columns), width: 300, height: 300)) < 30)
        let own = host(form.formStyle(Column()), width: 300, height: 300)
        #expect(own.texts == ["one", "two", "end"] && distance(own) == 17)
    }
}

extension FormContainerTests {
    @Test func backgroundsHaveAStyle() {
        let graph = host(
            VStack {
                GroupBox { Text("a") }
                Rectangle().fill(BackgroundStyle())
            }
            .backgroundStyle(Color(red: 1, green: 0, blue: 0)), width: 100)
        #expect(graph.colors.map(\.red) == [1, 1] && graph.colors.map(\.green) == [0, 0])
    }
}
