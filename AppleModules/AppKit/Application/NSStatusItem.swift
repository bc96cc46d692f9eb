// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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
