import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Taps on the rows of lists, on the cells of grids, on bars, and on messages.
@MainActor @Suite struct SelectionTests {
    private final class List: UITableViewController {
        var calls: [String] = []
        var made = 0
        let toggle = UISwitch(frame: .zero)
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            if indexPath.row == 2 { (cell.accessoryView, cell.selectionStyle) = (toggle, .none) }
            return cell
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath.row == 1 ? nil : indexPath }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, end in
                    self?.calls.append("remove \(indexPath.row)")
                    end(true)
                }
            ])
        }
    }
    private func graph(_ controller: UIViewController) -> ViewGraph {
        _SceneTime.prepare()
        return AppleModuleGraph.make(MadeController(controller: controller), width: 300, height: 400)
    }

    @Test func tapsSelectRows() throws {
        let list = List(style: .plain)
        let graph = graph(list)
        let made = list.made
        try graph.tap(.text("row 0"))
        graph.settle()
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0) && list.calls == ["select 0"])
        try graph.tap(.text("row 1"))
        try graph.tap(.text("row 2"))
        #expect(list.calls == ["select 0", "deselect 0", "select 2"] && list.made == made)
        graph.settle()
        try graph.perform(.toggle(.text("row 2"), isOn: true))
        #expect(list.toggle.isOn && list.calls.count == 3)
    }

    @Test func aDragScrollsAndSelectsNothing() throws {
        let list = List(style: .plain)
        let graph = graph(list)
        try graph.perform(.drag(.text("row 0"), by: [CGPoint(x: 0, y: -60)], duration: 0.3))
        for time in [0.1, 0.2, 0.4] { graph.step(to: time) }
        #expect(list.calls.isEmpty && list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
    }

    @Test func aSwipeShowsTheActionsOfARow() throws {
        let list = List(style: .plain)
        let graph = graph(list)
        try graph.perform(.swipe(.left, on: .text("row 0"), duration: 0.2))
        for time in [0.1, 0.3, 1] { graph.step(to: time) }
        try graph.tap(.text("Remove"))
        #expect(list.calls == ["remove 0"])
    }

    /// Rows that a source deletes.
    private final class Deleting: UITableViewController {
        var rows = ["a", "b", "c", "d"]
        override var _commitsEdits: Bool { true }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            indexPath.row == 2 ? .none : .delete
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    @Test func aSwipeShowsTheStandardButtonThatDeletes() throws {
        let list = Deleting(style: .plain)
        let graph = graph(list)
        func swipe(_ text: String, at time: Double) throws -> Bool {
            try graph.perform(.swipe(.left, on: .text(text), duration: 0.2))
            for step in [0.1, 0.3, 1] { graph.step(to: time + step) }
            return graph.shownTexts.contains("Delete")
        }
        #expect(try !swipe("b", at: 0) && !swipe("c", at: 2))
        #expect(try swipe("a", at: 4))
        try graph.tap(.text("Delete"))
        graph.step(to: 6)
        #expect(list.rows == ["b", "c", "d"] && graph.shownTexts == ["b", "c", "d"])
    }

    private final class Grid: UICollectionViewController {
        var calls: [String] = []
        override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { indexPath.item != 2 }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { calls.append("select \(indexPath.item)") }
        override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { calls.append("deselect \(indexPath.item)") }
    }

    @Test(arguments: [false, true]) func tapsSelectCells(_ allowsSeveral: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 50, height: 50), 0)
        let grid = Grid(collectionViewLayout: layout)
        grid.collectionView.allowsMultipleSelection = allowsSeveral
        let graph = graph(grid)
        for x in [25.0, 75, 125, 75] {
            try graph.tap(.point(CGPoint(x: x, y: 25)))
            graph.settle()
        }
        #expect(grid.calls == (allowsSeveral ? ["select 0", "select 1", "deselect 1"] : ["select 0", "deselect 0", "select 1", "select 1"]))
    }

    @Test func barsReact() throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", primaryAction: UIAction { [weak navigation] _ in navigation?.pushViewController(second, animated: false) })
        let graph = graph(navigation)
        try graph.tap(.text("Next"))
        graph.settle()
        #expect(navigation.topViewController === second && graph.shownTexts.contains("Second"))
        graph.step(to: 1)
        try graph.tap(.text("First"))
        #expect(navigation.topViewController === first)
    }
}
