// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A column of a table.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    /// The ways in which a column changes its width.
    public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
    open var identifier: NSUserInterfaceItemIdentifier
    open var title = ""
    open var width: CGFloat = 100
    open var minWidth: CGFloat = 10
    open var maxWidth: CGFloat = .greatestFiniteMagnitude
    open var isEditable = true
    open var isHidden = false
    open var headerToolTip: String?
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    open var sortDescriptorPrototype: NSSortDescriptor?
    open weak var tableView: NSTableView?
    open lazy var headerCell: NSCell = NSCell()
    open var dataCell: Any = 0
    nonisolated public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
    open func sizeToFit() {}
}

/// The titles above a table's columns.
open class NSTableHeaderView: NSView { open weak var tableView: NSTableView? }
