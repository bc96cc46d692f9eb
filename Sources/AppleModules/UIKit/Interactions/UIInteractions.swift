import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Changes the pointer above a view.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    open func invalidate() {}
}
/// Gives a pointer its look.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {}
/// The area of a pointer's look.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}
/// The effect of a pointer on a view.
@MainActor @preconcurrency
public struct UIPointerEffect {
    public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func hover(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
}
/// The shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}
/// The look of a pointer.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
    public class func hidden() -> UIPointerStyle { UIPointerStyle(effect: UIPointerEffect()) }
}
/// Axes.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// Reacts to taps of a pencil.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    nonisolated public override init() {}
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}
/// Reacts to taps of a pencil.
@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: AnyObject {}

/// Shows an edit menu.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
}
/// Gives an edit menu its actions.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {}
/// The place of an edit menu.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    public let sourcePoint: CGPoint
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}
/// The old edit menu.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public class var shared: UIMenuController { UIMenuController() }
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible = false
    nonisolated override init() {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
}
/// An item of the old edit menu.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
/// The menus of the app.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
    public class var main: UIMenuSystem { UIMenuSystem() }
    public class var context: UIMenuSystem { UIMenuSystem() }
    nonisolated override init() {}
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}
/// Finds texts in a view.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
}
/// Shows a help text beside a pointer.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    open var defaultToolTip: String?
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}
/// The way in which a text's part is touched.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Moves a view when the device is tilted, which never happens.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Moves a view between two values when the device is tilted, which never happens.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) { super.init() }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Several effects of the device's tilt.
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
extension UIView {
    /// The effects of the device's tilt, which never changes.
    public var motionEffects: [UIMotionEffect] {
        get { [] }
        set {}
    }
    public func addMotionEffect(_ effect: UIMotionEffect) {}
    public func removeMotionEffect(_ effect: UIMotionEffect) {}
}

/// Gives the old peeks their controllers. It is never called.
@MainActor @preconcurrency public protocol UIViewControllerPreviewingDelegate: AnyObject {}
/// A view with an old peek.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: AnyObject {
    var sourceRect: CGRect { get set }
    var sourceView: UIView { get }
}
extension UIViewController {
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        Peek(sourceView: sourceView)
    }
}
private final class Peek: UIViewControllerPreviewing {
    var sourceRect = CGRect.zero
    let sourceView: UIView
    init(sourceView: UIView) { self.sourceView = sourceView }
}

/// A key that is pressed. Drawing has no keyboard.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// The button of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }
    /// The phase of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    nonisolated override init() {}
    open var key: UIKey? { nil }
    open var type: PressType { .select }
    open var phase: Phase { .began }
    open var timestamp: TimeInterval { 0 }
}
/// A change of pressed keys.
open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { [] } }
/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
    nonisolated override init() {}
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}
/// The number of a key.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN,
        keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1,
        keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape,
        keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
        keyboardBackslash
    case keyboardSemicolon = 51
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
