import Easel
import Foundation

/// The cells of a list or a grid that code has asked for, which are drawn as that code left them, and the paths of the selected ones.
@MainActor
final class AskedCells<Cell: UIView> {
    /// The cells that were drawn or asked for, which remain until the data change.
    private var cells: [IndexPath: Cell] = [:]
    /// The paths of those that code has asked for.
    private var asked: Set<IndexPath> = []
    private(set) var selected: [IndexPath] = []
    /// The path of the cell below a finger.
    var highlighted: IndexPath?
    /// The places of the cells and headers that code of the app is making or measuring.
    private var unfinished: [IndexPath] = []
    nonisolated init() {}

    /// Runs code of the app that makes or measures a cell or a header, and may ask for others meanwhile.
    func making<Result>(_ place: IndexPath, _ body: () -> Result) -> Result {
        unfinished.append(place)
        defer { unfinished.removeLast() }
        return body()
    }
    /// Whether code can ask for a cell or a header that isn't kept. Code that makes one finds only those before it, as in UIKit, where the later ones
    /// don't exist yet; so it never asks for its own again.
    func canMake(_ place: IndexPath) -> Bool { unfinished.allSatisfy { place < $0 } }

    /// Returns the cell that code has asked for, or a new one.
    func cell(at path: IndexPath, _ make: () -> Cell, select: (Cell) -> Void) -> Cell {
        if let cell = cells[path] { return cell }
        let cell = making(path, make)
        cells[path] = cell
        if selected.contains(path) { select(cell) }
        return cell
    }

    /// Notes that code has asked for a cell that was made.
    func keep(at path: IndexPath) { asked.insert(path) }
    func kept(at path: IndexPath) -> Cell? { asked.contains(path) ? cells[path] : nil }
    func path(of cell: Cell) -> IndexPath? {
        let paths = cells.filter { $0.value === cell }.keys
        return paths.filter(asked.contains).min() ?? paths.min()
    }
    /// The cell as it was drawn or asked for last.
    func drawn(at path: IndexPath) -> Cell? { cells[path] }

    /// Forgets the cells, because the data have changed. The selected paths stay.
    func forget() { (cells, asked, highlighted) = ([:], [], nil) }
    /// Forgets the selected paths without a change of cells.
    func deselectAll() { selected = [] }

    /// Selects a path.
    ///
    /// - Parameters:
    ///   - isAlone: whether the others are deselected.
    ///   - change: changes a kept cell.
    func select(_ path: IndexPath, isAlone: Bool, _ change: (Cell, Bool) -> Void) {
        if isAlone { for other in selected where other != path { deselect(other, change) } }
        if !selected.contains(path) { selected.append(path) }
        if let cell = drawn(at: path) { change(cell, true) }
    }

    func deselect(_ path: IndexPath, _ change: (Cell, Bool) -> Void) {
        selected.removeAll { $0 == path }
        if let cell = drawn(at: path) { change(cell, false) }
    }
}

extension UITableView {
    /// The row for drawing.
    func shownRow(at path: IndexPath, of source: any UITableViewDataSource) -> UITableViewCell {
        let cell = asked.cell(at: path) {
            source.tableView(self, cellForRowAt: path)
        } select: {
            $0.setSelected(true, animated: false)
        }
        cell.shownIn = self
        return cell
    }

    /// The row that code asks for, at its size; nil beyond the last one, and for code that makes this row or one before it.
    func askedRow(at path: IndexPath) -> UITableViewCell? {
        guard let source = dataSource, path.count == 2, (0..<source.numberOfSections(in: self)).contains(path.section),
            (0..<source.tableView(self, numberOfRowsInSection: path.section)).contains(path.row)
        else { return nil }
        if let cell = asked.kept(at: path) { return cell }
        guard asked.canMake(path) else { return nil }
        let cell = shownRow(at: path, of: source)
        asked.keep(at: path)
        let width = rowWidth
        let height = asked.making(path) { rowHeight(of: cell, at: path, width: width) }
        cell.frame.size = CGSize(width: width, height: height)
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

    /// The paths of the rows that the list shows before it is scrolled; for code that makes a row or a header, only those before it.
    var shownPaths: [IndexPath] {
        let limit = frame.height > 0 ? frame.height : UIScreen.main.bounds.height
        var edge = tableHeaderView?.frame.height ?? 0
        var paths: [IndexPath] = []
        for section in 0..<numberOfSections {
            guard asked.canMake(TablePicture.headerPlace(section)) else { return paths }
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
        let cell = asked.cell(at: path) {
            source.collectionView(self, cellForItemAt: path)
        } select: {
            $0.isSelected = true
        }
        cell.shownIn = self
        return cell
    }

    /// The cell that code asks for; nil beyond the last one, and for code that makes this cell or one before it.
    func askedCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let source = dataSource, path.count == 2, (0..<source.numberOfSections(in: self)).contains(path.section),
            (0..<source.collectionView(self, numberOfItemsInSection: path.section)).contains(path.item)
        else { return nil }
        if let cell = asked.kept(at: path) { return cell }
        guard asked.canMake(path) else { return nil }
        let cell = shownCell(at: path, of: source)
        asked.keep(at: path)
        return cell
    }

    /// The paths of the cells that the grid shows before it is scrolled; for code that makes a cell or gives measures, only those before it. A grid without a
    /// size, and groups of a compositional layout, have none.
    var shownPaths: [IndexPath] {
        // Measures and layouts come before all cells, so code that gives them finds none.
        let place = IndexPath()
        guard let source = dataSource, frame.width > 0, frame.height > 0, asked.canMake(place) else { return [] }
        switch collectionViewLayout {
        case let layout as UICollectionViewFlowLayout: return shownPaths(in: layout, of: source, measures: place)
        case let layout as UICollectionViewCompositionalLayout:
            let list = asked.making(place) { layout.provider(0, GridEnvironment(frame.size))?.list }
            return list.map { shownPaths(in: $0, of: source) } ?? []
        default: return asked.making(place) { OwnGridPicture.shownPaths(self) }.filter { askedCell(at: $0) != nil }
        }
    }

    /// The cells in lines: a line is shown if it begins within the grid.
    private func shownPaths(in layout: UICollectionViewFlowLayout, of source: any UICollectionViewDataSource, measures place: IndexPath) -> [IndexPath] {
        let isVertical = layout.scrollDirection == .vertical
        func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        var (edge, paths): (CGFloat, [IndexPath]) = (0, [])
        for section in 0..<min(1000, source.numberOfSections(in: self)) {
            let part = asked.making(place) { FlowSection(section, of: self, layout) }
            let insets = part.insets
            let room = along(CGSize(width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom))
            edge += across(part.header) + (isVertical ? insets.top : insets.left)
            var (used, extent): (CGFloat, CGFloat) = (0, 0)
            for item in 0..<min(1000, source.collectionView(self, numberOfItemsInSection: section)) {
                let path = IndexPath(item: item, section: section)
                guard edge < across(frame.size), let cell = askedCell(at: path) else { return paths }
                let size = asked.making(place) { GridPicture.size(of: cell, at: path, self, layout) }
                if item > 0, used + part.itemSpacing + along(size) > room + 0.01 {
                    edge += extent + part.lineSpacing
                    (used, extent) = (0, 0)
                    guard edge < across(frame.size) else { return paths }
                }
                cell.frame.size = CGSize(width: max(0, size.width), height: max(0, size.height))
                paths.append(path)
                used += (used > 0 ? part.itemSpacing : 0) + along(size)
                extent = max(extent, across(size))
            }
            edge += extent + (isVertical ? insets.bottom : insets.right) + across(part.footer)
        }
        return paths
    }

    /// The rows of a list, below the headers of their sections.
    private func shownPaths(in list: UICollectionLayoutListConfiguration, of source: any UICollectionViewDataSource) -> [IndexPath] {
        let width = list.appearance == .insetGrouped ? frame.width - 32 : frame.width
        func height(_ picture: AnyView?) -> CGFloat? { picture.map { UIView.size(of: $0, ProposedViewSize(width: width, height: nil)).height } }
        var (edge, paths): (CGFloat, [IndexPath]) = (0, [])
        for section in 0..<min(1000, source.numberOfSections(in: self)) {
            if list.headerMode == .supplementary {
                let place = IndexPath(index: section)
                guard edge < frame.height, asked.canMake(place) else { return paths }
                edge += asked.making(place) {
                    let path = IndexPath(item: 0, section: section)
                    let header = source.collectionView(self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader, at: path)
                    return height(header.picture()) ?? 0
                }
            }
            for item in 0..<min(1000, source.collectionView(self, numberOfItemsInSection: section)) {
                let path = IndexPath(item: item, section: section)
                guard edge < frame.height, let cell = askedCell(at: path) else { return paths }
                paths.append(path)
                edge += asked.making(path) { height(cell.foreground()) } ?? 44
            }
        }
        return paths
    }
}
