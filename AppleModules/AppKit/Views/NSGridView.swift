// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Views in rows and columns.
@MainActor @preconcurrency
open class NSGridView: NSView {
    private var rows: [[NSView]] = []
    open var rowSpacing: CGFloat = 6
    open var columnSpacing: CGFloat = 6
    open var xPlacement = NSGridCell.Placement.leading
    open var yPlacement = NSGridCell.Placement.top
    open var rowAlignment = NSGridRow.Alignment.none
    open var numberOfRows: Int { rows.count }
    open var numberOfColumns: Int { rows.map(\.count).max() ?? 0 }
    private lazy var columnValues: [Int: NSGridColumn] = [:]
    private lazy var rowValues: [Int: NSGridRow] = [:]
    public convenience init(views rows: [[NSView]]) {
        self.init(frame: .zero)
        for row in rows { addRow(with: row) }
    }
    @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {
        rows.append(views)
        for view in views { addSubview(view) }
        return row(at: rows.count - 1)
    }
    open func row(at index: Int) -> NSGridRow {
        let value = rowValues[index] ?? NSGridRow()
        rowValues[index] = value
        return value
    }
    open func column(at index: Int) -> NSGridColumn {
        let value = columnValues[index] ?? NSGridColumn()
        columnValues[index] = value
        return value
    }
    private var cells: [ObjectIdentifier: NSGridCell] = [:]
    open func cell(for view: NSView) -> NSGridCell? {
        guard rows.contains(where: { $0.contains { $0 === view } }) else { return nil }
        let cell = cells[ObjectIdentifier(view)] ?? NSGridCell(view)
        cells[ObjectIdentifier(view)] = cell
        return cell
    }
    open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
        guard rows.indices.contains(rowIndex), rows[rowIndex].indices.contains(columnIndex) else { return NSGridCell(nil) }
        return cell(for: rows[rowIndex][columnIndex]) ?? NSGridCell(nil)
    }
    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        let (columns, lines, alignment, place, rows) = (columnValues, rowValues, rowAlignment, xPlacement, rows)
        return AnyView(
            Grid(horizontalSpacing: columnSpacing, verticalSpacing: rowSpacing) {
                ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                    if lines[index]?.isHidden != true {
                        GridRow(alignment: alignment == .firstBaseline ? .firstTextBaseline : .center) {
                            ForEach(row.enumerated().filter { columns[$0.offset]?.isHidden != true }, id: \.offset) { column, view in
                                let placement = columns[column]?.xPlacement ?? .inherited
                                let used = placement == .inherited ? place : placement
                                NSViewPicture.inner(view, filling: used == .fill ? .horizontal : [])
                                    .frame(width: columns[column].flatMap { $0.width < 10_000 ? $0.width : nil })
                                    .gridColumnAlignment(used == .trailing ? .trailing : used == .center ? .center : .leading)
                            }
                        }
                    }
                }
            })
    }
}
/// A row of a grid.
@MainActor @preconcurrency
public final class NSGridRow: NSObject {
    /// The lines of a row's views.
    public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
    public var rowAlignment = Alignment.inherited
    public var yPlacement = NSGridCell.Placement.inherited
    public var height: CGFloat = .greatestFiniteMagnitude
    public var topPadding: CGFloat = 0
    public var bottomPadding: CGFloat = 0
    public var isHidden = false
    public func mergeCells(in range: NSRange) { SceneNotes.notDrawn("NSGridRow.mergeCells(in:)") }
}
/// A column of a grid.
@MainActor @preconcurrency
public final class NSGridColumn: NSObject {
    public var xPlacement = NSGridCell.Placement.inherited
    public var width: CGFloat = .greatestFiniteMagnitude
    public var leadingPadding: CGFloat = 0
    public var trailingPadding: CGFloat = 0
    public var isHidden = false
}
/// A cell of a grid.
@MainActor @preconcurrency
public final class NSGridCell: NSObject {
    /// The place of a view in its cell.
    public enum Placement: Int, Sendable {
        case inherited, none, leading, trailing, center, fill
        public static let top = Placement.leading
        public static let bottom = Placement.trailing
    }
    public var xPlacement = Placement.inherited
    public var yPlacement = Placement.inherited
    public var rowAlignment = NSGridRow.Alignment.inherited
    /// The view in the cell.
    public private(set) weak var contentView: NSView?
    init(_ contentView: NSView?) { self.contentView = contentView }
    public class var emptyContentView: NSView { NSView(frame: .zero) }
}
