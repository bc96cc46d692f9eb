import Easel
import Foundation

/// The cells of a list or a grid that code has asked for, which are drawn as that code left them, and the paths of the selected ones.
@MainActor
final class AskedCells<Cell: UIView> {
    private var cells: [IndexPath: Cell] = [:]
    private(set) var selected: [IndexPath] = []
    nonisolated init() {}

    /// Returns the cell that code has asked for, or a new one.
    func cell(at path: IndexPath, _ make: () -> Cell, select: (Cell) -> Void) -> Cell {
        if let cell = cells[path] { return cell }
        let cell = make()
        if selected.contains(path) { select(cell) }
        return cell
    }

    func keep(_ cell: Cell, at path: IndexPath) { cells[path] = cell }
    func kept(at path: IndexPath) -> Cell? { cells[path] }
    func path(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// Forgets the cells, because the data have changed. The selected paths stay.
    func forget() { cells = [:] }

    /// Selects a path.
    ///
    /// - Parameters:
    ///   - isAlone: whether the others are deselected.
    ///   - change: tells a cell that code has asked for.
    func select(_ path: IndexPath, isAlone: Bool, _ change: (Cell, Bool) -> Void) {
        if isAlone { for other in selected where other != path { deselect(other, change) } }
        if !selected.contains(path) { selected.append(path) }
        if let cell = cells[path] { change(cell, true) }
    }

    func deselect(_ path: IndexPath, _ change: (Cell, Bool) -> Void) {
        selected.removeAll { $0 == path }
        if let cell = cells[path] { change(cell, false) }
    }
}

extension UITableView {
    /// The row for drawing.
    func shownRow(at path: IndexPath, of source: any UITableViewDataSource) -> UITableViewCell {
        asked.cell(at: path) {
            source.tableView(self, cellForRowAt: path)
        } select: {
            $0.setSelected(true, animated: false)
        }
    }

    /// The row that code asks for, at its size; nil beyond the last one.
    func askedRow(at path: IndexPath) -> UITableViewCell? {
        guard let source = dataSource, path.count == 2, (0..<source.numberOfSections(in: self)).contains(path.section),
            (0..<source.tableView(self, numberOfRowsInSection: path.section)).contains(path.row)
        else { return nil }
        if let cell = asked.kept(at: path) { return cell }
        let cell = shownRow(at: path, of: source)
        asked.keep(cell, at: path)
        let width = rowWidth
        cell.frame.size = CGSize(width: width, height: rowHeight(of: cell, at: path, width: width))
        return cell
    }

    var rowWidth: CGFloat {
        let width = frame.width > 0 ? frame.width : UIScreen.main.bounds.width
        return style == .insetGrouped ? width - 32 : width
    }

    private func rowHeight(of cell: UITableViewCell, at path: IndexPath, width: CGFloat) -> CGFloat {
        let own = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? UITableView.automaticDimension
        if own >= 0 { return own }
        if rowHeight > 0 { return rowHeight }
        return cell.drawn().map { UIView.size(of: $0, ProposedViewSize(width: width, height: nil)).height } ?? 44
    }

    /// The paths of the rows that the list shows before it is scrolled.
    var shownPaths: [IndexPath] {
        let limit = frame.height > 0 ? frame.height : UIScreen.main.bounds.height
        var edge = tableHeaderView?.frame.height ?? 0
        var paths: [IndexPath] = []
        for section in 0..<numberOfSections {
            edge += TablePicture.headerHeight(section, of: self, width: rowWidth)
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                guard edge < limit, let cell = askedRow(at: path) else { return paths }
                paths.append(path)
                edge += cell.frame.height
            }
        }
        return paths
    }
}

extension UICollectionView {
    /// The cell for drawing.
    func shownCell(at path: IndexPath, of source: any UICollectionViewDataSource) -> UICollectionViewCell {
        asked.cell(at: path) {
            source.collectionView(self, cellForItemAt: path)
        } select: {
            $0.isSelected = true
        }
    }

    /// The cell that code asks for; nil beyond the last one.
    func askedCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let source = dataSource, path.count == 2, (0..<source.numberOfSections(in: self)).contains(path.section),
            (0..<source.collectionView(self, numberOfItemsInSection: path.section)).contains(path.item)
        else { return nil }
        let cell = shownCell(at: path, of: source)
        asked.keep(cell, at: path)
        return cell
    }
}
