import Foundation
import Testing

@testable import Views

/// Bindings to elements of a collection tolerate the removal of an element while its row leaves (Documentation/Semantics/State.md#bindings-to-elements).
@MainActor struct ElementBindingTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var count = 0
        var isOn = false
    }

    private enum Container: CaseIterable { case list, forEachInList, stack, lazyStack, grid, edits }

    private struct Rows: View {
        let container: Container
        @State var items = [Item(id: 1, name: "A", count: 1), Item(id: 2, name: "B", count: 2, isOn: true), Item(id: 3, name: "C", count: 3)]

        private func row(_ item: Binding<Item>) -> some View {
            HStack {
                Stepper("\(item.wrappedValue.name): \(item.wrappedValue.count)", value: item.count, in: 0...9)
                TextField("Name", text: item.name)
                Toggle("On", isOn: item.isOn)
                Picker("Count", selection: item.count) { ForEach(0..<10, id: \.self) { Text("\($0)").tag($0) } }
            }
        }

        var body: some View {
            VStack {
                switch container {
                case .list: List($items) { row($0) }
                case .forEachInList: List { ForEach($items) { row($0) }.onDelete { items.remove(atOffsets: $0) } }
                case .stack: VStack { ForEach($items, id: \.id) { row($0) } }
                case .lazyStack: ScrollView { LazyVStack { ForEach($items) { row($0) } } }
                case .grid: Grid { ForEach($items) { item in GridRow { row(item) } } }
                case .edits: List { ForEach($items, editActions: .all) { row($0) } }
                }
                Button("First") { withAnimation { _ = items.removeFirst() } }
                Button("Last") { withAnimation { _ = items.removeLast() } }
                Button("All") { withAnimation { items.removeAll() } }
                Text(items.map(\.name).joined(separator: ","))
            }
        }
    }

    @Test(arguments: Container.allCases, ["First", "Last", "All"]) private func rowsLeave(container: Container, button: String) throws {
        let graph = host(Rows(container: container), width: 390, height: 900)
        try graph.press(button)
        for step in 1...60 { graph.step(to: Double(step) / 60) }
        #expect(graph.texts.contains(["First": "B,C", "Last": "A,B", "All": ""][button] ?? ""))
    }

    @Test func aRowThatLeavesKeepsItsElement() {
        var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B")]
        let whole = Binding(get: { items }, set: { items = $0 })
        let bindings = (0..<2).map { index in tied(Binding(whole, at: index)) { (item: Binding<Item>) in item.wrappedValue.id } }
        items.removeFirst()
        #expect(bindings.map { $0.wrappedValue.name } == ["A", "B"])
        bindings[0].wrappedValue.name = "lost"
        #expect(items.map(\.name) == ["B"])
        items.removeAll()
        bindings[1].wrappedValue.name = "lost"
        #expect(bindings[1].wrappedValue.name == "B" && items.isEmpty)
    }

    @Test func anElementsIdentityMayChangeThroughItsBinding() {
        var names = ["A", "B"]
        let binding = tied(Binding(Binding(get: { names }, set: { names = $0 }), at: 0)) { $0.wrappedValue }
        binding.wrappedValue = "C"
        binding.wrappedValue += "D"
        #expect(names == ["CD", "B"] && binding.wrappedValue == "CD")
    }
}
