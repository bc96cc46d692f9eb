// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Views

/// A menu. It is a value: only one that opened, or that of an item in the menu bar, is drawn, if an app has nothing else.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// The menu that the app opened last.
    static var last: NSMenu?
    open var title: String
    open var items: [NSMenuItem] = [] { didSet { for item in items { item.menu = self } } }
    open weak var delegate: (any NSMenuDelegate)?
    open weak var supermenu: NSMenu?
    open var autoenablesItems = true
    open var allowsContextMenuPlugIns = true
    open var showsStateColumn = true
    open var minimumWidth: CGFloat = 0
    open var font: NSFont!
    open var identifier: NSUserInterfaceItemIdentifier?
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var numberOfItems: Int { items.count }
    open var highlightedItem: NSMenuItem? { nil }
    open var size: CGSize { CGSize(width: 200, height: 22 * items.count) }
    nonisolated public init(title: String) { self.title = title }
    nonisolated public convenience override init() { self.init(title: "") }
    nonisolated public required init(coder: NSCoder) { title = "" }
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: min(max(0, index), items.count)) }
    @discardableResult open func insertItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
    ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        insertItem(item, at: index)
        return item
    }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
    open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
    open func indexOfItem(withRepresentedObject object: Any?) -> Int { -1 }
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { items.firstIndex { $0.submenu === submenu } ?? -1 }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func itemChanged(_ item: NSMenuItem) {}
    open func update() {}
    open func cancelTracking() {}
    open func cancelTrackingWithoutAnimation() {}
    open func performActionForItem(at index: Int) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
        Self.last = self
        return false
    }
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) { last = menu }
    open class func setMenuBarVisible(_ visible: Bool) {}
    open class func menuBarVisible() -> Bool { true }
    /// The height of the menu bar.
    open var menuBarHeight: CGFloat { 24 }
    nonisolated public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
    nonisolated public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")

    /// The items as those of one of SwiftUI's menus.
    func picture() -> AnyView {
        delegate?.menuNeedsUpdate(self)
        delegate?.menuWillOpen(self)
        let shown = items.filter { !$0.isHidden }
        return AnyView(ForEach(Array(shown.enumerated()), id: \.offset) { _, item in item.picture() })
    }
}

/// Fills a menu.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    func menuNeedsUpdate(_ menu: NSMenu)
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func numberOfItems(in menu: NSMenu) -> Int
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}
extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func numberOfItems(in menu: NSMenu) -> Int { menu.items.count }
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}

/// Decides whether an item can be chosen.
@MainActor @preconcurrency
public protocol NSMenuItemValidation: AnyObject { func validateMenuItem(_ menuItem: NSMenuItem) -> Bool }
/// Decides whether a part of the interface can be used.
@MainActor @preconcurrency
public protocol NSUserInterfaceValidations: AnyObject { func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool }
/// A part of the interface with an action.
@MainActor @preconcurrency
public protocol NSValidatedUserInterfaceItem: AnyObject {
    var action: Selector? { get }
    var tag: Int { get }
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem {
    open var title: String
    open var subtitle: String?
    open var attributedTitle: NSAttributedString?
    open weak var target: AnyObject?
    open var action: Selector?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
    open weak var menu: NSMenu?
    open var view: NSView?
    open var image: NSImage?
    open var onStateImage: NSImage!
    open var offStateImage: NSImage?
    open var mixedStateImage: NSImage!
    open var state = NSControl.StateValue.off
    open var tag = 0
    open var toolTip: String?
    open var badge: NSMenuItemBadge?
    open var representedObject: Any?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var indentationLevel = 0
    open var isEnabled = true
    open var isHidden = false
    open var isAlternate = false
    open var allowsKeyEquivalentWhenHidden = false
    open var allowsAutomaticKeyEquivalentLocalization = true
    public private(set) var isSeparatorItem = false
    public private(set) var isSectionHeader = false
    open var isHighlighted: Bool { false }
    open var hasSubmenu: Bool { submenu != nil }
    open var parent: NSMenuItem? { nil }
    nonisolated public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
    }
    nonisolated public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    nonisolated public required init(coder: NSCoder) { (title, action, keyEquivalent) = ("", nil, "") }
    open class func separator() -> Self {
        let item = Self.init(coder: NSCoder())
        item.isSeparatorItem = true
        return item
    }
    open class func sectionHeader(title: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.isSectionHeader = true
        return item
    }
    open func setAccessibilityIdentifier(_ identifier: String?) {}
    open func setAccessibilityLabel(_ label: String?) {}

    @ViewBuilder fileprivate func picture() -> some View {
        let text = attributedTitle?.string ?? title
        if isSeparatorItem {
            Divider()
        } else if let view {
            NSViewPicture.inner(view).frame(height: view.frame.height > 0 ? view.frame.height : nil).padding(.horizontal, 16)
        } else if let submenu {
            let content = submenu.picture()
            Menu(content: { content }, label: { label(text) })
        } else if isSectionHeader {
            Section(content: { EmptyView() }, header: { Text(verbatim: text) })
        } else {
            Button(action: {}, label: { label(text) }).disabled(!isEnabled)
        }
    }
    @ViewBuilder private func label(_ text: String) -> some View {
        if state == .on {
            Label(title: { Text(verbatim: text) }, icon: { Image(systemName: "checkmark") })
        } else if let image {
            Label(title: { Text(verbatim: text) }, icon: { Image(nsImage: image) })
        } else {
            Text(verbatim: text)
        }
    }
}

/// A number or a text beside a menu's item.
@MainActor @preconcurrency
public final class NSMenuItemBadge: NSObject {
    public let stringValue: String?
    public let itemCount: Int
    public init(count: Int) { (itemCount, stringValue) = (count, nil) }
    public init(string: String) { (itemCount, stringValue) = (0, string) }
    public class func newItems(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public class func updates(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
    public class func alerts(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: count) }
}

/// The right part of the menu bar, which isn't drawn.
@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
    public static let system = NSStatusBar()
    private(set) var items: [NSStatusItem] = []
    public var thickness: CGFloat { 24 }
    public var isVertical: Bool { false }
    public func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem(length)
        items.append(item)
        return item
    }
    public func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item in the menu bar. Its menu is drawn if an app has nothing else.
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2
    /// The actions of a user on an item.
    public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removalAllowed = Behavior(rawValue: 2)
        public static let terminationOnRemoval = Behavior(rawValue: 4)
    }
    public var length: CGFloat
    public var menu: NSMenu?
    public var isVisible = true
    public var behavior: Behavior = []
    public var autosaveName: String! = ""
    public private(set) lazy var button: NSStatusBarButton? = {
        let button = NSStatusBarButton(frame: CGRect(x: 0, y: 0, width: 24, height: 22))
        button.item = self
        return button
    }()
    public var statusBar: NSStatusBar? { .system }
    public var view: NSView?
    public var title: String?
    public var image: NSImage?
    public var action: Selector?
    public weak var target: AnyObject?
    init(_ length: CGFloat) { self.length = length }
    /// Calls the action of the item's button, or of older apps' items. Without a target, it is a method of the delegate.
    func press() {
        guard let action = button?.action ?? action else { return }
        action.send(to: button?.target ?? target ?? NSApp.delegate, button)
    }
    public func popUpMenu(_ menu: NSMenu) { NSMenu.last = menu }
}

/// The button of an item in the menu bar.
public final class NSStatusBarButton: NSButton {
    public var appearsDisabled = false
    fileprivate weak var item: NSStatusItem?
    /// Opens the menu of the item.
    public override func performClick(_ sender: Any?) { if let menu = item?.menu { NSMenu.last = menu } }
}

/// A bubble beside a view. Its content is drawn if an app has nothing else.
@MainActor @preconcurrency
open class NSPopover: NSResponder, NSAppearanceCustomization {
    /// The reasons for which a popover closes.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    static var last: NSPopover?
    open weak var delegate: (any NSPopoverDelegate)?
    open var contentViewController: NSViewController? { didSet { if contentViewController != nil { Self.last = self } } }
    open var contentSize = CGSize.zero
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .shown }
    open var positioningRect = CGRect.zero
    open var hasFullSizeContent = false
    open private(set) var isShown = false
    open var isDetached: Bool { false }
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) {}
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) { isShown = true }
    open func show(relativeTo toolbarItem: NSToolbarItem) { isShown = true }
    open func close() { isShown = false }
    open func performClose(_ sender: Any?) { close() }
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    /// The content at its size; nil without content.
    var picture: AnyView? {
        guard let contentViewController else { return nil }
        contentViewController.appearOnce()
        let content = NSViewPicture.inner(contentViewController.view, filling: [.horizontal, .vertical])
        let size = contentSize == .zero ? contentViewController.preferredContentSize : contentSize
        return AnyView(content.frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
    }
}
/// Reacts to a popover.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    func popoverDidClose(_ notification: Notification)
    func popoverWillShow(_ notification: Notification)
    func popoverShouldClose(_ popover: NSPopover) -> Bool
}
extension NSPopoverDelegate {
    public func popoverDidClose(_ notification: Notification) {}
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
}
