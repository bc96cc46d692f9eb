import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// AppKit's tables and outlines, whose rows come from data sources.
@MainActor @Suite struct AppKitTableTests {
    private final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var values = [["a", "1"], ["b", "2"], ["c", "3"]]
        var heights: [CGFloat] = [20, 40, 30]
        var selections: [IndexSet] = []
        func numberOfRows(in tableView: NSTableView) -> Int { values.count }
        func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
            values[row][tableColumn?.identifier == "number" ? 1 : 0]
        }
        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { heights[row] }
        func tableViewSelectionDidChange(_ notification: Notification) {
            guard let table = notification.object as? NSTableView else { return }
            selections.append(table.selectedRowIndexes)
        }
    }

    private func table(_ rows: Rows) -> NSTableView {
        let table = NSTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for (identifier, title, width) in [("name", "Name", 80.0), ("number", "Number", 50)] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(identifier))
            (column.title, column.width) = (title, width)
            table.addTableColumn(column)
        }
        (table.dataSource, table.delegate) = (rows, rows)
        return table
    }

    @Test func aTableShowsTheValuesOfItsSource() {
        let rows = Rows()
        let table = table(rows)
        #expect(AppKitDrawing.texts(table) == ["Name", "Number", "a", "1", "b", "2", "c", "3"])
        rows.values.removeLast()
        table.reloadData()
        #expect(table.numberOfRows == 2 && AppKitDrawing.texts(table).count == 6)
        table.headerView = nil
        #expect(AppKitDrawing.texts(table) == ["a", "1", "b", "2"])
    }

    @Test func columnsAreFoundMovedAndHidden() {
        let rows = Rows()
        let table = table(rows)
        #expect(table.numberOfColumns == 2 && table.column(withIdentifier: "number") == 1 && table.column(withIdentifier: "none") == -1)
        #expect(table.tableColumn(withIdentifier: "name")?.title == "Name" && table.tableColumns[0].tableView === table)
        table.moveColumn(1, toColumn: 0)
        #expect(AppKitDrawing.texts(table).prefix(4) == ["Number", "Name", "1", "a"])
        table.tableColumn(withIdentifier: "name")?.isHidden = true
        #expect(AppKitDrawing.texts(table) == ["Number", "1", "2", "3"])
        table.removeTableColumn(table.tableColumns[0])
        #expect(table.tableColumns.map(\.title) == ["Name"])
    }

    @Test func rowsHaveTheHeightsOfTheDelegate() throws {
        let rows = Rows()
        let table = table(rows)
        table.headerView = nil
        #expect(table.rect(ofRow: 2) == CGRect(x: 0, y: 60, width: 300, height: 30))
        #expect(table.rect(ofRow: 3) == .zero)
        #expect(table.row(at: CGPoint(x: 5, y: 19)) == 0 && table.row(at: CGPoint(x: 5, y: 20)) == 1 && table.row(at: CGPoint(x: 5, y: 89)) == 2)
        #expect(table.row(at: CGPoint(x: 5, y: 90)) == -1 && table.row(at: CGPoint(x: 5, y: -1)) == -1)
        let places = AppKitDrawing.places(table)
        let (a, b, c) = (try #require(places["a"]), try #require(places["b"]), try #require(places["c"]))
        #expect(b.midY - a.midY == 30 && c.midY - b.midY == 35)
    }

    @Test func cellsLieInTheirColumns() {
        let rows = Rows()
        let table = table(rows)
        table.intercellSpacing = CGSize(width: 10, height: 0)
        #expect(table.rect(ofColumn: 1) == CGRect(x: 90, y: 0, width: 60, height: 90))
        #expect(table.column(at: CGPoint(x: 89, y: 0)) == 0 && table.column(at: CGPoint(x: 90, y: 0)) == 1 && table.column(at: CGPoint(x: 150, y: 0)) == -1)
        #expect(table.frameOfCell(atColumn: 1, row: 1) == CGRect(x: 95, y: 20, width: 50, height: 40))
        #expect(table.frameOfCell(atColumn: 2, row: 1) == .zero)
    }

    @Test func selectionsAreToldToTheDelegate() {
        let rows = Rows()
        let table = table(rows)
        #expect(table.selectedRow == -1)
        table.selectRowIndexes([1], byExtendingSelection: false)
        table.selectRowIndexes([2], byExtendingSelection: true)
        #expect(table.selectedRowIndexes == [1, 2] && table.numberOfSelectedRows == 2 && table.isRowSelected(1))
        table.selectRowIndexes([1, 2], byExtendingSelection: false)
        table.deselectRow(2)
        #expect(table.selectedRow == 1)
        table.deselectAll(nil)
        #expect(rows.selections == [[1], [1, 2], [1], []])
        table.selectRowIndexes([0], byExtendingSelection: false)
        table.allowsEmptySelection = false
        table.deselectAll(nil)
        #expect(table.selectedRowIndexes == [0])
    }

    private final class Tree: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
        let children = ["Fruit": ["Apple", "Pear"], "Apple": ["Boskoop"]]
        var selected: Any?
        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { list(item).count }
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { list(item)[index] }
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { !list(item).isEmpty }
        func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { item }
        func outlineViewSelectionDidChange(_ notification: Notification) {
            guard let outline = notification.object as? NSOutlineView else { return }
            selected = outline.item(atRow: outline.selectedRow)
        }
        private func list(_ item: Any?) -> [String] { item == nil ? ["Fruit", "Bread"] : children[item as? String ?? ""] ?? [] }
    }

    @Test func anOutlineKnowsItsRows() {
        let (outline, tree) = (NSOutlineView(), Tree())
        outline.addTableColumn(NSTableColumn(identifier: "name"))
        (outline.dataSource, outline.delegate) = (tree, tree)
        #expect(outline.numberOfRows == 2 && outline.row(forItem: "Pear") == -1)
        outline.expandItem("Fruit")
        #expect(AppKitDrawing.texts(outline) == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(outline.row(forItem: "Pear") == 2 && outline.level(forItem: "Pear") == 1 && outline.item(atRow: 3) as? String == "Bread")
        #expect(outline.parent(forItem: "Pear") as? String == "Fruit" && outline.parent(forItem: "Fruit") == nil)
        #expect(outline.isExpandable("Apple") && !outline.isExpandable("Pear") && outline.numberOfChildren(ofItem: "Fruit") == 2)
        outline.selectRowIndexes([2], byExtendingSelection: false)
        #expect(tree.selected as? String == "Pear")
        outline.expandItem(nil, expandChildren: true)
        #expect(AppKitDrawing.texts(outline) == ["Fruit", "Apple", "Boskoop", "Pear", "Bread"])
        outline.collapseItem("Fruit")
        #expect(outline.numberOfRows == 2 && !outline.isItemExpanded("Fruit") && outline.isItemExpanded("Apple"))
    }

    @Test func anOutlineIndentsItsRows() throws {
        let (outline, tree) = (NSOutlineView(), Tree())
        outline.addTableColumn(NSTableColumn(identifier: "name"))
        outline.dataSource = tree
        outline.indentationPerLevel = 25
        outline.expandItem("Fruit")
        let places = AppKitDrawing.places(outline)
        #expect(try #require(places["Apple"]).minX - #require(places["Fruit"]).minX == 25)
    }
}
