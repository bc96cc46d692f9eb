// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The cell of a text field.
open class NSTextFieldCell: NSActionCell {
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
}
/// The cell of a search field.
open class NSSearchFieldCell: NSTextFieldCell {
    open lazy var searchButtonCell: NSButtonCell? = NSButtonCell()
    open lazy var cancelButtonCell: NSButtonCell? = NSButtonCell()
}
