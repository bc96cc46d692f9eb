import Foundation
import Testing

@testable import Views

@MainActor
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [Person(id: 1, name: "Bo", age: 30), Person(id: 2, name: "Al", age: 40)]

    private struct People: View {
        @State private var selection: Int?
        @State private var order = [KeyPathComparator(\Person.age)]

        var body: some View {
            VStack(spacing: 0) {
                Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name).width(100)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                    TableColumn("Id") { Text("#\($0.id)") }
                }
                Text("selected \(selection ?? 0)")
            }
        }
    }

    @Test("on a phone, a table is a list of its first column, whose rows can be selected")
    func tablesAreListsOnPhones() throws {
        let graph = host(People(), width: 320, height: 400)
        #expect(graph.texts == ["Bo", "Al", "selected 0"])
        try graph.press("Al")
        #expect(graph.texts.last == "selected 2")
    }

    @Test("columns share the room within their limits")
    func columnsShareTheRoom() {
        func widths(_ columns: TableColumnWidth...) -> [CGFloat] { TableWidths.widths(of: columns, in: 208) }
        #expect(widths(TableColumnWidth(min: 50), TableColumnWidth()) == [100, 100])
        #expect(widths(TableColumnWidth(min: 150), TableColumnWidth()) == [150, 50])
        #expect(widths(TableColumnWidth(max: 30), TableColumnWidth()) == [30, 170])
        #expect(widths(TableColumnWidth(min: 120), TableColumnWidth(max: 90)) == [120, 80])
        #expect(widths(TableColumnWidth(min: 10, ideal: 20, max: 30), TableColumnWidth()) == [20, 180])
        #expect(widths(TableColumnWidth(min: 150), TableColumnWidth(min: 150)) == [150, 150])
    }

    @Test("a regular width shows all columns with headers, which sort")
    func headersSort() throws {
        let graph = host(People().environment(\.horizontalSizeClass, .regular), width: 700, height: 400)
        #expect(graph.texts == ["Name", "Age", "Id", "Bo", "30", "#1", "Al", "40", "#2", "selected 0"])
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        // 20 at the edges, 8 between the columns: 100, and half of the rest each.
        #expect(texts.prefix(3).map(\.rect.minX) == [20, 128, 408])
        #expect(texts[3].rect.minX == 20 && texts[4].rect.minX == 128)
        try graph.press("Name")
        #expect(graph.texts.dropFirst(3).first == "Al")
        try graph.press("Name")
        #expect(graph.texts.dropFirst(3).first == "Bo")
        let bare = host(People().tableColumnHeaders(.hidden).environment(\.horizontalSizeClass, .regular), width: 700, height: 400)
        #expect(bare.texts.first == "Bo")
    }

    private final class Folder: Identifiable {
        let name: String
        let inside: [Folder]?
        init(_ name: String, _ inside: [Folder]? = nil) { (self.name, self.inside) = (name, inside) }
    }

    @Test func tablesOfRowsAndTrees() {
        let rows = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Self.people[0])
            if Self.people.count > 1 { TableRow(Self.people[1]) }
        }
        #expect(host(rows, width: 320, height: 400).texts == ["Bo", "Al"])
        let tree = Table([Folder("A", [Folder("B"), Folder("C")]), Folder("D")], children: \.inside) { TableColumn("Name", value: \.name) }
        #expect(host(tree, width: 320, height: 400).texts == ["A", "B", "C", "D"])
        #expect(host(rows.tableStyle(.inset), width: 320, height: 400).warnings == [])
        #expect(host(rows.tableStyle(.bordered), width: 320, height: 400).warnings.contains { $0.contains("tableStyle(.bordered)") })
    }

    @Test func rowsHaveModifiersAndSections() throws {
        let table = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            Section("First") { ForEach(Self.people) { TableRow($0).contextMenu { Button("Delete") {} } } }
            Section {
                TableRow(Person(id: 3, name: "Cy", age: 1)).draggable("Cy")
            } header: {
                Text("Second")
            }
        }
        #expect(host(table, width: 320, height: 400).texts == ["First", "Bo", "Al", "Second", "Cy"])
    }

    @Test func theOrderGivesTheTypeOfTheRows() {
        let order = Binding.constant([KeyPathComparator(\Person.age, order: .reverse)])
        let several = Table(selection: .constant(Set<Person.ID>()), sortOrder: order) {
            TableColumn("Name", value: \.name) { Text($0.name) }
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
            TableColumn("Menu") { _ in Text("more") }.width(60)
        } rows: {
            Section { ForEach(Self.people) { person in TableRow(person) } }
        }
        #expect(host(several, width: 320, height: 400).texts == ["Bo", "Al"])
        let single = Table(selection: .constant(Person.ID?.none), sortOrder: order) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(Self.people) { TableRow($0) }
        }
        #expect(host(single, width: 320, height: 400).texts == ["Bo", "Al"])
    }

    private struct Chosen: View {
        @State var customization: TableColumnCustomization<Person>
        @State private var order = [KeyPathComparator(\Person.age)]
        var body: some View {
            Table(people, sortOrder: $order, columnCustomization: $customization) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age").defaultVisibility(.hidden)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    @Test func columnsCanBeHidden() throws {
        var customization = TableColumnCustomization<Person>()
        #expect(host(Chosen(customization: customization), width: 700, height: 400).texts == ["Name", "Bo", "Al"])
        customization[visibility: "age"] = .visible
        customization[visibility: "name"] = .hidden
        #expect(host(Chosen(customization: customization), width: 700, height: 400).texts == ["Age", "30", "40"])
        let copy = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: JSONEncoder().encode(customization))
        #expect(copy == customization)
    }
}
