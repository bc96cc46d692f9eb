// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The drawing of a control, which the control does itself here.
@MainActor @preconcurrency
open class NSCell: NSObject {
    /// The kind of a cell.
    public enum CellType: UInt, Sendable { case nullCellType, textCellType, imageCellType }
    open var stringValue = ""
    open var attributedStringValue = NSAttributedString()
    open var title: String! = ""
    open var isEnabled = true
    open var isBordered = false
    open var isBezeled = false
    open var isEditable = false
    open var isSelectable = false
    open var isScrollable = false
    open var isHighlighted = false
    open var wraps = false
    open var usesSingleLineMode = false
    open var truncatesLastVisibleLine = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var font: NSFont?
    open var image: NSImage?
    open var alignment = NSTextAlignment.natural
    open var controlSize = NSControl.ControlSize.regular
    open var representedObject: Any?
    open var state = NSControl.StateValue.off
    open var backgroundStyle = NSView.BackgroundStyle.normal
    open weak var controlView: NSView?
    nonisolated public override init() {}
    nonisolated public init(textCell string: String) { stringValue = string }
    nonisolated public init(imageCell image: NSImage?) { self.image = image }
    nonisolated public required init(coder: NSCoder) {}
    open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
    open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
    open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
    open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
    open func cellSize(forBounds rect: CGRect) -> CGSize { rect.size }
    open var cellSize: CGSize { .zero }
}
/// The cell of an action.
open class NSActionCell: NSCell {
    open weak var target: AnyObject?
    open var action: Selector?
    open var tag = 0
}

/// Scales an image in a view.
public enum NSImageScaling: UInt, Sendable { case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown }
/// The place of an image in a view.
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}
