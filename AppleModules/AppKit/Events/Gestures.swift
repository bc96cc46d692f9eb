// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
import AppleUIKit
import Easel

/// Recognizes a gesture. Gestures of AppKit's views aren't delivered.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }
    nonisolated(unsafe) open weak var target: AnyObject?
    open var action: Selector?
    open var state = State.possible
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    open var isEnabled = true
    open internal(set) weak var view: NSView?
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var delaysMagnificationEvents = false
    open var allowedTouchTypes = 0
    open var name: String?
    open var modifierFlags: NSEvent.ModifierFlags { [] }
    nonisolated public init(target: Any?, action: Selector?) {
        unsafe self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    nonisolated public convenience override init() { self.init(target: nil, action: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func location(in view: NSView?) -> CGPoint { .zero }
    open func reset() {}
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
}
/// Restricts a gesture.
@MainActor @preconcurrency
public protocol NSGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool
}
extension NSGestureRecognizerDelegate {
    public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer)
        -> Bool
    { false }
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool { true }
}
/// Recognizes clicks.
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
    open var numberOfTouchesRequired = 1
}
/// Recognizes drags.
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfTouchesRequired = 1
    open func translation(in view: NSView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: NSView?) {}
    open func velocity(in view: NSView?) -> CGPoint { .zero }
}
/// Recognizes long clicks.
open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 3
}
/// Recognizes pinches.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer { open var magnification: CGFloat = 0 }
/// Recognizes rotations.
open class NSRotationGestureRecognizer: NSGestureRecognizer {
    open var rotation: CGFloat = 0
    open var rotationInDegrees: CGFloat = 0
}

/// The bar below a window's title, which isn't drawn.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    /// The name of a toolbar.
    public typealias Identifier = String
    /// The form of the items.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    /// The size of the items.
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }
    public let identifier: Identifier
    open weak var delegate: (any NSToolbarDelegate)?
    open var displayMode = DisplayMode.default
    open var sizeMode = SizeMode.default
    open var isVisible = true
    open var allowsUserCustomization = false
    open var autosavesConfiguration = false
    open var showsBaselineSeparator = true
    open var allowsExtensionItems = false
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    open private(set) var items: [NSToolbarItem] = []
    open var visibleItems: [NSToolbarItem]? { items }
    nonisolated public init(identifier: Identifier) { self.identifier = identifier }
    nonisolated public convenience override init() { self.init(identifier: "") }
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        guard let item = delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true) else { return }
        items.insert(item, at: min(max(0, index), items.count))
    }
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    open func validateVisibleItems() {}
    open func runCustomizationPalette(_ sender: Any?) {}
}
/// Makes the items of a toolbar.
@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {
    func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
    public func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool)
        -> NSToolbarItem?
    { nil }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
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
    open var toolbar: NSToolbar? { nil }
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
