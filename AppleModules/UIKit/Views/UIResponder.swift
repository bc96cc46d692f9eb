import Easel
import Views

/// An object that can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    nonisolated public override init() {}
    @discardableResult open func resignFirstResponder() -> Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    open var next: UIResponder? { nextInChain }
    open var isFirstResponder: Bool { false }
    // Assistive technology doesn't exist here, so these are never called.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
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
