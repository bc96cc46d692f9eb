// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Has the items of an outline.
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: AnyObject {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
}
extension NSOutlineViewDataSource {
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { index }
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { nil }
}
/// Makes the views of an outline.
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    func outlineViewSelectionDidChange(_ notification: Notification)
    func outlineViewItemDidExpand(_ notification: Notification)
    func outlineViewItemDidCollapse(_ notification: Notification)
}
extension NSOutlineViewDelegate {
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? { nil }
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { outlineView.rowHeight }
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}

/// A table whose rows have rows below them. The items that code expands show theirs.
open class NSOutlineView: _NSTable {
    open weak var dataSource: (any NSOutlineViewDataSource)?
    open weak var delegate: (any NSOutlineViewDelegate)?
    open var indentationPerLevel: CGFloat = 16
    open var indentationMarkerFollowsCell = true
    open var autoresizesOutlineColumn = true
    open var autosaveExpandedItems = false
    open var stronglyReferencesItems = true
    private var expanded: [Any] = []
    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    private struct Line {
        let item: Any
        let level: Int
        let parent: Any?
    }
    private var lines: [Line] {
        var all: [Line] = []
        func add(_ item: Any?, _ level: Int) {
            guard let dataSource, level < 50 else { return }
            for index in 0..<max(0, dataSource.outlineView(self, numberOfChildrenOfItem: item)) where all.count < 500 {
                let child = dataSource.outlineView(self, child: index, ofItem: item)
                all.append(Line(item: child, level: level, parent: item))
                if isItemExpanded(child) { add(child, level + 1) }
            }
        }
        add(nil, 0)
        return all
    }
    open override var numberOfRows: Int { lines.count }
    open func item(atRow row: Int) -> Any? {
        let lines = lines
        return lines.indices.contains(row) ? lines[row].item : nil
    }
    open func row(forItem item: Any?) -> Int { item.flatMap { item in lines.firstIndex { Self.isSame($0.item, item) } } ?? -1 }
    open func level(forRow row: Int) -> Int {
        let lines = lines
        return lines.indices.contains(row) ? lines[row].level : -1
    }
    open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
    open func parent(forItem item: Any?) -> Any? { item.flatMap { item in lines.first { Self.isSame($0.item, item) }?.parent } }
    open func child(_ index: Int, ofItem item: Any?) -> Any? { dataSource?.outlineView(self, child: index, ofItem: item) }
    open func numberOfChildren(ofItem item: Any?) -> Int { dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0 }
    open func isExpandable(_ item: Any?) -> Bool { item.map { dataSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? false }
    open func isItemExpanded(_ item: Any?) -> Bool { item.map { item in expanded.contains { Self.isSame($0, item) } } ?? false }
    open func expandItem(_ item: Any?, expandChildren: Bool = false) {
        if let item, !isItemExpanded(item) { expanded.append(item) }
        guard expandChildren || item == nil, let dataSource else { return }
        for index in 0..<max(0, dataSource.outlineView(self, numberOfChildrenOfItem: item)) {
            let child = dataSource.outlineView(self, child: index, ofItem: item)
            if dataSource.outlineView(self, isItemExpandable: child) { expandItem(child, expandChildren: expandChildren) }
        }
    }
    open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
        guard let item else {
            expanded = []
            return
        }
        expanded.removeAll { Self.isSame($0, item) }
    }
    open func reloadItem(_ item: Any?, reloadChildren: Bool = false) {}
    open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []) {}
    open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []) {}
    open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}

    override func cell(_ column: NSTableColumn?, _ row: Int) -> (view: NSView?, text: String?) {
        guard let item = item(atRow: row) else { return (nil, nil) }
        if let view = delegate?.outlineView(self, viewFor: column, item: item) { return (view, nil) }
        return (nil, dataSource?.outlineView(self, objectValueFor: column, byItem: item).map { "\($0)" })
    }
    override func height(_ row: Int) -> CGFloat { item(atRow: row).flatMap { delegate?.outlineView(self, heightOfRowByItem: $0) } ?? rowHeight }
    override func tellSelection() {
        let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
        delegate?.outlineViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }
    nonisolated open override class var selectionDidChangeNotification: Notification.Name { Notification.Name("NSOutlineViewSelectionDidChangeNotification") }
    override func indentation(_ row: Int) -> CGFloat { CGFloat(level(forRow: row)) * indentationPerLevel + 12 }
}
