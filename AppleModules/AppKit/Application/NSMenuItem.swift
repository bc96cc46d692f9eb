// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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
    open weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
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
    /// The item whose submenu has this one.
    open var parent: NSMenuItem? { menu.flatMap { menu in menu.supermenu?.items.first { $0.submenu === menu } } }
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

    @ViewBuilder func picture() -> some View {
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
