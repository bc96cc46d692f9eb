// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A menu. It is a value: only one that opened, or that of an item in the menu bar, is drawn, if an app has nothing else.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// The menu that the app opened last.
    static var last: NSMenu?
    open var title: String
    open var items: [NSMenuItem] = [] {
        didSet {
            for item in oldValue where item.menu === self { item.menu = nil }
            for item in items { item.menu = self }
        }
    }
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
    open func indexOfItem(withRepresentedObject object: Any?) -> Int {
        items.firstIndex { item in
            guard let object, let own = item.representedObject else { return object == nil && item.representedObject == nil }
            if let a = object as? AnyHashable, let b = own as? AnyHashable { return a == b }
            return (object as AnyObject) === (own as AnyObject)
        } ?? -1
    }
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { items.firstIndex { $0.submenu === submenu } ?? -1 }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func itemChanged(_ item: NSMenuItem) {}
    open func update() {}
    open func cancelTracking() {}
    open func cancelTrackingWithoutAnimation() {}
    /// Sends the action of an item, unless it is disabled.
    open func performActionForItem(at index: Int) {
        guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
        NSApp.sendAction(action, to: item.target, from: item)
    }
    /// Sends the action of the item, also in a submenu, whose key and modifiers are those of the event; a capital letter stands for Shift.
    open func performKeyEquivalent(with event: NSEvent) -> Bool {
        let pressed = event.modifierFlags.intersection([.shift, .control, .option, .command])
        for (index, item) in items.enumerated() {
            if item.submenu?.performKeyEquivalent(with: event) ?? false { return true }
            guard !item.keyEquivalent.isEmpty, item.isEnabled, !item.isHidden || item.allowsKeyEquivalentWhenHidden else { continue }
            let key = item.keyEquivalent.lowercased()
            let flags = item.keyEquivalentModifierMask.union(key == item.keyEquivalent ? [] : .shift)
            guard event.charactersIgnoringModifiers?.lowercased() == key, pressed == flags else { continue }
            performActionForItem(at: index)
            return true
        }
        return false
    }
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
