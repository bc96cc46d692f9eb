// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

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
