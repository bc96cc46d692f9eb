import Easel
import Views

/// An event of input.
open class UIEvent: NSObject {
    /// The kind of a motion.
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public var type: EventType { .touches }
    public var timestamp: TimeInterval { 0 }
    public var allTouches: Set<UITouch>? { nil }
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A finger on the screen. Drawing has no touches.
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// The kind of a touch.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    public var phase: Phase { .began }
    public var type: TouchType { .direct }
    public var tapCount: Int { 1 }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    public var majorRadius: CGFloat { 0 }
    public var majorRadiusTolerance: CGFloat { 0 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public var window: UIWindow? { nil }
    public var gestureRecognizers: [UIGestureRecognizer]? { nil }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    public var timestamp: TimeInterval { 0 }
    public var view: UIView? { nil }
    public func location(in view: UIResponder?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An object that can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    nonisolated public override init() {}
    @discardableResult open func resignFirstResponder() -> Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    // Assistive technology doesn't exist here, so these are never called.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// A replacement of the keyboard, which isn't drawn.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func awakeFromNib() {}
    // The actions of the edit menu, which never opens.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}
    // Names of properties can't be looked up on Linux.
    open func setValue(_ value: Any?, forKey key: String) { SceneNotes.notDrawn("setValue(_:forKey: \"\(key)\")") }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { SceneNotes.notDrawn("setValue(_:forKeyPath: \"\(keyPath)\")") }
    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath keyPath: String) -> Any? { nil }
    open func validate(_ command: UIKeyCommand) {}
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open var userActivity: NSUserActivity? {
        get { nil }
        set {}
    }
    open var undoManager: UndoManager? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func reloadInputViews() {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
