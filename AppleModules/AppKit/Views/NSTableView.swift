// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Has the rows of a table.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: AnyObject {
    func numberOfRows(in tableView: NSTableView) -> Int
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
}
extension NSTableViewDataSource {
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
    public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
    public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { nil }
}

/// Makes the views of a table.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableViewSelectionIsChanging(_ notification: Notification)
}
extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
}

/// Rows and columns, drawn with the views or the values that the delegate and the data source return.
open class NSTableView: _NSTable {
    open weak var dataSource: (any NSTableViewDataSource)?
    open weak var delegate: (any NSTableViewDelegate)?
    open override var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        tableColumns.indices.contains(column) && makeIfNecessary ? delegate?.tableView(self, viewFor: tableColumns[column], row: row) : nil
    }
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { delegate?.tableView(self, rowViewForRow: row) }
    override func cell(_ column: NSTableColumn?, _ row: Int) -> (view: NSView?, text: String?) {
        if let view = delegate?.tableView(self, viewFor: column, row: row) { return (view, nil) }
        return (nil, dataSource?.tableView(self, objectValueFor: column, row: row).map { "\($0)" })
    }
    override func height(_ row: Int) -> CGFloat { delegate?.tableView(self, heightOfRow: row) ?? rowHeight }
    override func tellSelection() {
        let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
        delegate?.tableViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }
}

/// The rows and columns of tables and of outlines, whose data sources have different types.
@MainActor @preconcurrency
open class _NSTable: NSControl {
    /// The appearance of a table.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    /// The appearance of selected rows.
    public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular, sourceList
    }
    /// The widths of columns.
    public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle,
            lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
    }
    /// The height of rows.
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }
    /// The lines between rows and columns.
    public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
    /// The animation of changed rows.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let effectFade = AnimationOptions(rawValue: 1)
        public static let effectGap = AnimationOptions(rawValue: 2)
        public static let slideUp = AnimationOptions(rawValue: 16)
        public static let slideDown = AnimationOptions(rawValue: 32)
        public static let slideLeft = AnimationOptions(rawValue: 48)
        public static let slideRight = AnimationOptions(rawValue: 64)
    }
    /// The place of dropped rows.
    public enum DropOperation: UInt, Sendable { case on, above }

    open private(set) var tableColumns: [NSTableColumn] = []
    open lazy var headerView: NSTableHeaderView? = NSTableHeaderView(frame: CGRect(x: 0, y: 0, width: 0, height: 28))
    open var cornerView: NSView?
    open var style = Style.automatic
    open var rowHeight: CGFloat = 24
    open var rowSizeStyle = RowSizeStyle.custom
    open var usesAutomaticRowHeights = false
    open var intercellSpacing = CGSize(width: 17, height: 0)
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var gridColor: NSColor! = .gridColor
    open var gridStyleMask: GridLineStyle = []
    open var usesAlternatingRowBackgroundColors = false
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    open var allowsColumnReordering = true
    open var allowsColumnResizing = true
    open var allowsColumnSelection = false
    open var allowsMultipleSelection = false
    open var allowsEmptySelection = true
    open var allowsTypeSelect = true
    open var floatsGroupRows = true
    open var draggingDestinationFeedbackStyle = 0
    open var verticalMotionCanBeginDrag = true
    open var autosaveName: String?
    open var autosaveTableColumns = false
    open var doubleAction: Selector?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var outlineTableColumn: NSTableColumn?
    open private(set) var selectedRowIndexes = IndexSet() { didSet { if selectedRowIndexes != oldValue { tellSelection() } } }
    open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
    open var selectedColumn: Int { -1 }
    open var numberOfSelectedRows: Int { selectedRowIndexes.count }
    open var clickedRow: Int { -1 }
    open var clickedColumn: Int { -1 }
    open var editedRow: Int { -1 }
    open var numberOfColumns: Int { tableColumns.count }
    open var numberOfRows: Int { 0 }
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumn.tableView = self as? NSTableView
        tableColumns.append(tableColumn)
    }
    open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? { tableColumns.first { $0.identifier == identifier } }
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int { tableColumns.firstIndex { $0.identifier == identifier } ?? -1 }
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex) else { return }
        tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
    }
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
    }
    open func deselectAll(_ sender: Any?) { if allowsEmptySelection { selectedRowIndexes = [] } }
    open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
    open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
    open func reloadData() {}
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
    open func noteNumberOfRowsChanged() {}
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
    open func moveRow(at oldIndex: Int, to newIndex: Int) {}
    open func scrollRowToVisible(_ row: Int) {}
    open func scrollColumnToVisible(_ column: Int) {}
    open func sizeLastColumnToFit() {}
    open func sizeToFitColumns() {}
    open func row(at point: CGPoint) -> Int {
        var (row, end) = (0, CGFloat(0))
        while point.y >= 0, row < numberOfRows {
            end += height(row)
            if point.y < end { return row }
            row += 1
        }
        return -1
    }
    open func column(at point: CGPoint) -> Int { tableColumns.indices.first { rect(ofColumn: $0).minX <= point.x && point.x < rect(ofColumn: $0).maxX } ?? -1 }
    open func row(for view: NSView) -> Int { -1 }
    open func column(for view: NSView) -> Int { -1 }
    open func rows(in rect: CGRect) -> NSRange { NSRange(location: 0, length: numberOfRows) }
    open func rect(ofRow row: Int) -> CGRect {
        guard row >= 0, row < numberOfRows else { return .zero }
        return CGRect(x: 0, y: (0..<row).reduce(0) { $0 + height($1) }, width: frame.width, height: height(row))
    }
    /// The place of a column, which has its width and the space between cells, and is as high as all rows.
    open func rect(ofColumn column: Int) -> CGRect {
        guard tableColumns.indices.contains(column), !tableColumns[column].isHidden else { return .zero }
        func width(_ column: NSTableColumn) -> CGFloat { column.isHidden ? 0 : column.width + intercellSpacing.width }
        let x = tableColumns[..<column].reduce(0) { $0 + width($1) }
        return CGRect(x: x, y: 0, width: width(tableColumns[column]), height: (0..<numberOfRows).reduce(0) { $0 + height($1) })
    }
    open func frameOfCell(atColumn column: Int, row: Int) -> CGRect {
        let (row, column) = (rect(ofRow: row), rect(ofColumn: column))
        guard row.height > 0, column.width > 0 else { return .zero }
        return CGRect(x: column.minX + intercellSpacing.width / 2, y: row.minY, width: column.width - intercellSpacing.width, height: row.height)
    }
    open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
    open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
    open func register(_ nib: AnyObject?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
    /// Returns nil: no view is used again, so code makes each one.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
    open override var isFlipped: Bool { true }
    nonisolated open class var selectionDidChangeNotification: Notification.Name { Notification.Name("NSTableViewSelectionDidChangeNotification") }
    nonisolated public static let automaticRowHeight: CGFloat = -1

    // MARK: Drawing

    override var arrangesSubviews: Bool { true }
    /// The view, the indentation, and the text of a cell.
    func cell(_ column: NSTableColumn?, _ row: Int) -> (view: NSView?, text: String?) { (nil, nil) }
    func height(_ row: Int) -> CGFloat { rowHeight }
    func tellSelection() {}
    func indentation(_ row: Int) -> CGFloat { 0 }
    override var ownPicture: AnyView? { AnyView(NSTablePicture(table: self)) }
}

/// The header and the rows of a table.
private struct NSTablePicture: View {
    let table: _NSTable
    /// More rows than a picture shows are left out.
    private var rows: Range<Int> { 0..<max(0, min(table.numberOfRows, 500)) }
    private var columns: [NSTableColumn] { table.tableColumns.filter { !$0.isHidden } }

    var body: some View {
        let isInset = table.style == .inset || table.style == .automatic || table.style == .sourceList
        VStack(alignment: .leading, spacing: 0) {
            if table.headerView != nil, columns.contains(where: { !$0.title.isEmpty }) { header }
            ForEach(rows, id: \.self) { row($0, isInset: isInset) }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(Color(nsColor: table.style == .sourceList ? .clear : table.backgroundColor))
    }

    private var header: some View {
        VStack(spacing: 0) {
            cells { Text(verbatim: $0.title).font(.system(size: 11, weight: .medium)).lineLimit(1) }.frame(height: 27)
            Divider()
        }
    }

    private func cells<V: View>(@ViewBuilder _ content: @escaping (NSTableColumn) -> V) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
                let isLast = index == columns.count - 1
                content(column).padding(.horizontal, table.intercellSpacing.width / 2)
                    .frame(minWidth: isLast ? 0 : column.width, maxWidth: isLast ? .infinity : column.width, alignment: .leading)
            }
        }
    }

    private func row(_ row: Int, isInset: Bool) -> some View {
        let isSelected = table.isRowSelected(row) && table.selectionHighlightStyle != .none
        let hasLine = table.gridStyleMask.contains(.solidHorizontalGridLineMask)
        let height = table.height(row)
        let isFixed = !table.usesAutomaticRowHeights && height > 0
        return cells { column in
            let cell = table.cell(column, row)
            if let view = cell.view {
                NSViewPicture.inner(view, filling: [.horizontal, .vertical]).padding(.leading, column === columns.first ? table.indentation(row) : 0)
            } else if let text = cell.text {
                Text(verbatim: text).font(.system(size: 13)).lineLimit(1).padding(.leading, column === columns.first ? table.indentation(row) : 0)
            }
        }
        .frame(minHeight: isFixed ? height : 17, maxHeight: isFixed ? height : nil)
        .foregroundStyle(isSelected ? Color.white : Color(nsColor: .controlTextColor))
        .padding(.horizontal, isInset ? 10 : 0)
        .background {
            RoundedRectangle(cornerRadius: isInset ? 5 : 0).fill(background(row, isSelected)).padding(.horizontal, isInset ? 10 : 0)
        }
        .overlay(alignment: .bottom) { if hasLine { Color(nsColor: table.gridColor).frame(height: 1) } }
    }

    private func background(_ row: Int, _ isSelected: Bool) -> Color {
        if isSelected { return Color(nsColor: .selectedContentBackgroundColor) }
        return table.usesAlternatingRowBackgroundColors ? Color(nsColor: NSColor.alternatingContentBackgroundColors[row % 2]) : .clear
    }
}
