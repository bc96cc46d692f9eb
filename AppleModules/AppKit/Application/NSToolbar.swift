// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

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
        let own = delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
        guard let item = own ?? (itemIdentifier.isStandard ? NSToolbarItem(itemIdentifier: itemIdentifier) : nil) else { return }
        item.toolbar = self
        items.insert(item, at: min(max(0, index), items.count))
    }
    /// Adds the delegate's default items, once, when the toolbar comes into a window.
    func addDefaultItems() {
        guard !hasDefaultItems, let delegate else { return }
        hasDefaultItems = true
        for identifier in delegate.toolbarDefaultItemIdentifiers(self) { insertItem(withItemIdentifier: identifier, at: items.count) }
    }
    private var hasDefaultItems = false
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
