// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// An item of a toolbar.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
    /// The name of an item.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let space = Identifier("NSToolbarSpaceItem")
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
        public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        public static let print = Identifier("NSToolbarPrintItem")
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        /// Whether AppKit makes the item itself.
        var isStandard: Bool { rawValue.hasPrefix("NSToolbar") }
    }
    public let itemIdentifier: Identifier
    open var label = ""
    open var paletteLabel = ""
    open var title = ""
    open var toolTip: String?
    open var image: NSImage?
    open var view: NSView?
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isBordered = false
    open var isNavigational = false
    open var isHidden = false
    open var autovalidates = true
    open var visibilityPriority = 0
    open var tag = 0
    open var minSize = CGSize.zero
    open var maxSize = CGSize.zero
    open var menuFormRepresentation: NSMenuItem?
    open internal(set) weak var toolbar: NSToolbar?
    nonisolated public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
    open func validate() {}
}
/// An item with several others.
open class NSToolbarItemGroup: NSToolbarItem {
    open var subitems: [NSToolbarItem] = []
    open var selectedIndex = -1
}
/// An item with a field for searching.
open class NSSearchToolbarItem: NSToolbarItem {
    open lazy var searchField = NSSearchField(frame: .zero)
    open var preferredWidthForSearchField: CGFloat = 0
    open func beginSearchInteraction() {}
    open func endSearchInteraction() {}
}
/// An item with a menu.
open class NSMenuToolbarItem: NSToolbarItem {
    open lazy var menu = NSMenu()
    open var showsIndicator = true
}
/// A line in a toolbar.
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    public convenience init(identifier: Identifier, splitView: NSSplitView, dividerIndex: Int) { self.init(itemIdentifier: identifier) }
}
