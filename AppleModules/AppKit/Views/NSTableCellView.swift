// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A row of a table.
open class NSTableRowView: NSView {
    open var isSelected = false
    open var isEmphasized = true
    open var isGroupRowStyle = false
    open var isTargetForDropOperation = false
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
    open var backgroundColor: NSColor = .clear
    open var interiorBackgroundStyle: NSView.BackgroundStyle { isSelected ? .emphasized : .normal }
    open func drawSelection(in dirtyRect: CGRect) {}
    open func drawBackground(in dirtyRect: CGRect) {}
    open func drawSeparator(in dirtyRect: CGRect) {}
}

/// A cell of a table, with a text and an image.
open class NSTableCellView: NSView {
    open weak var textField: NSTextField?
    open weak var imageView: NSImageView?
    open var objectValue: Any?
    open var backgroundStyle = NSView.BackgroundStyle.normal
    open var rowSizeStyle = NSTableView.RowSizeStyle.custom
    override var ownPicture: AnyView? { AnyView(Color.clear) }
}
