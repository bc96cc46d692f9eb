import AppleCoreGraphics
import Easel
import Foundation

/// A part of a menu. Menus of UIKit don't open.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The state of an action.
    public enum State: Int, Sendable { case off, on, mixed }
    /// The appearance of an action.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    open var title: String
    open var subtitle: String?
    open var image: UIImage?
    init(title: String, subtitle: String?, image: UIImage?) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
}

/// An action of a menu or a control.
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        (self.identifier, self.attributes, self.state, self.handler) = (identifier ?? Identifier(title), attributes, state, handler)
        super.init(title: title, subtitle: subtitle, image: image)
        self.discoverabilityTitle = discoverabilityTitle
    }
    /// Runs the action for a control.
    func run(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A group of actions.
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// How a menu is shown inside another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }
    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        (self.identifier, self.options, self.children) = (identifier ?? Identifier(title), options, children)
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }
    open var preferredElementSize: ElementSize
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic }
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// Actions that are made when a menu opens, which never happens.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(title: "", subtitle: nil, image: nil) }
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}

/// The command of a menu.
open class UICommand: UIMenuElement {
    public let action: Selector
    open var state = UIMenuElement.State.off
    open var attributes: UIMenuElement.Attributes = []
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// Changes the app's menus, which are never shown.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
}

/// Opens a menu on a long press, which never happens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// Gives an interaction its menu. It is never called.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// The animation of a context menu. Menus of UIKit don't open, so it never runs.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation after a tap on a context menu's preview. Menus of UIKit don't open, so it never runs.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview becomes a page.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The menu of an interaction.
open class UIContextMenuConfiguration: NSObject {
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {}
}

/// A key with modifiers. Drawing has no keyboard.
open class UIKeyCommand: UIMenuElement {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: "", subtitle: nil, image: nil)
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        (self.title, self.image) = (title, image)
    }
}

/// Another form of a command while keys are held.
@MainActor @preconcurrency
public final class UICommandAlternate: NSObject {
    public let title: String
    public let modifierFlags: UIKeyModifierFlags
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) { (self.title, self.modifierFlags) = (title, modifierFlags) }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

extension UIResponder {
    /// The keys that an object reacts to.
    public typealias KeyCommands = [UIKeyCommand]
}

extension UIContextMenuConfiguration {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
}
