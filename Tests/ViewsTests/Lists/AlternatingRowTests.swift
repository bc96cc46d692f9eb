import Display
import Testing

@testable import Views

/// The alternating backgrounds of macOS's tables and lists (Documentation/Semantics/MacControls.md#lists).
@MainActor
struct AlternatingRowTests {
    private struct Row: Identifiable { let id: Int }
    private static let rows = (0..<3).map(Row.init)

    /// Returns the rectangles of the second color.
    private func stripes<V: View>(of view: V) throws -> [CGRect] {
        let palette = try #require(SystemPalette(.macOS))
        let graph = host(view, width: 300, height: 200) {
            $0.environment.systemPalette = palette
            $0.environment.horizontalSizeClass = .regular
        }
        let stripe = MacColor.alternateRow.resolve(in: EnvironmentValues())
        return zip(graph.fills, graph.colors).filter { $0.1 == stripe }.map(\.0)
    }

    private static var table: some View { Table(rows) { TableColumn("Name") { Text("\($0.id)") } } }
    private static var list: some View { List(rows) { Text("\($0.id)") } }

    @Test func everySecondRowOfATableAndTheSpaceBelowHaveTheSecondColor() throws {
        let found = try stripes(of: Self.table)
        // Headers of 28 points, a space of 6, and rows of 24.
        #expect(found.prefix(3).map(\.minY) == [58, 106, 154])
        #expect(found.allSatisfy { $0.height == 24 && $0.minX == 10 && $0.width == 280 })
    }

    @Test func listsHaveThemOnRequestOnly() throws {
        #expect(try stripes(of: Self.list).isEmpty)
        let inset = try stripes(of: Self.list.listStyle(.inset(alternatesRowBackgrounds: true)))
        #expect(inset.count > 2 && inset[1].minY - inset[0].minY == 48 && inset[0].minX == 10)
        #expect(try !stripes(of: Self.list.environment(\.alternatesListRows, true)).isEmpty)
        #expect(try stripes(of: Self.table.environment(\.alternatesListRows, false)).isEmpty)
        #expect(try stripes(of: Self.table.tableStyle(.inset(alternatesRowBackgrounds: false))).isEmpty)
        // A sidebar has none.
        #expect(try stripes(of: Self.list.listStyle(.sidebar).environment(\.alternatesListRows, true)).isEmpty)
    }

    @Test func rowsThatAreNotMadeYetCount() throws {
        let list = List(0..<1000) { Text("\($0)") }.listStyle(.plain).environment(\.alternatesListRows, true).defaultScrollAnchor(.bottom)
        // The last row has the odd index 999.
        let found = try stripes(of: list).filter { $0.minY < 200 && $0.maxY > 0 }
        #expect(found.map(\.maxY).max() == 200 && found.count == 5)
    }

    @Test func aRowWithItsOwnBackgroundKeepsIt() throws {
        let list = List { ForEach(Self.rows) { Text("\($0.id)").listRowBackground(Color.red) } }
        #expect(try stripes(of: list.environment(\.alternatesListRows, true)).filter { $0.minY < 72 }.isEmpty)
    }
}
