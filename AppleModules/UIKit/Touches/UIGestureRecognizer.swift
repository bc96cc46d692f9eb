import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation

/// Recognizes a gesture of the fingers on a view or on those inside of it.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }
    /// A method that the recognizer calls.
    private final class Target: @unchecked Sendable {
        weak var object: AnyObject?
        let action: Selector
        init(_ object: AnyObject, _ action: Selector) { (self.object, self.action) = (object, action) }
    }
    private let firstTarget: Target?
    private lazy var targets: [Target] = firstTarget.map { [$0] } ?? []
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The state, which subclasses set in their methods for touches.
    open var state = State.possible {
        didSet {
            // A target may set the state once more.
            let isOver = hasRecognized && [.ended, .cancelled, .failed].contains(oldValue)
            if state != .possible, !isOver { hasNews = true }
        }
    }
    open internal(set) weak var view: UIView?
    open var isEnabled = true { didSet { if !isEnabled, oldValue { giveUp() } } }
    open var cancelsTouchesInView = true
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var numberOfTouches: Int { point == nil ? 0 : touches.count }
    /// The fingers of the last touch.
    private var touches: [UITouch] = []
    open var buttonMask: UIEvent.ButtonMask { [] }
    nonisolated public init(target: Any?, action: Selector?) {
        firstTarget = if let target = target as AnyObject?, let action { Target(target, action) } else { nil }
    }
    nonisolated public convenience override init() { self.init(target: nil, action: nil) }
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        if !targets.contains(where: { $0.object === object && $0.action == action }) { targets.append(Target(object, action)) }
    }
    /// Removes a method; nil for all objects or methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
    }
    open func location(in view: UIView?) -> CGPoint { point.map { view?.local($0) ?? $0 } ?? .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }
    /// The recognizers that must fail before this one acts.
    private(set) var required: [UIGestureRecognizer] = []
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }
    open func reset() {}
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func ignore(_ touch: UITouch, for event: UIEvent) { giveUp() }
    // The methods of the base class are empty, as in UIKit. A subclass that doesn't set the state recognizes nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: The course of a touch

    private(set) weak var session: TouchSession?
    /// The action of a representable.
    var representedAction: (() -> Void)?
    /// The place of the finger on the canvas.
    var point: CGPoint?
    /// Whether the state was set since the last action.
    private(set) var hasNews = false
    /// Whether the gesture has been recognized, and its action called.
    private(set) var hasRecognized = false
    var isPossible: Bool { state == .possible }
    /// Whether touches may still change the state.
    var isReceiving: Bool { state == .possible || state == .began || state == .changed }
    /// Whether the gesture goes on.
    var isFollowing: Bool { hasRecognized && (state == .began || state == .changed) && cancelsTouchesInView }
    /// Whether the gesture has been recognized, and another one may still prevent it.
    var isHeld: Bool { hasNews && !hasRecognized && state != .failed && state != .cancelled }
    /// Whether the gesture needs another touch.
    var isWaiting: Bool { false }
    /// Whether the default actions of controls come before the gesture (Apple: `UIGestureRecognizer`, "Interacting with Other User Interface Controls").
    func yields(to control: UIView) -> Bool { false }

    func takesPart(in touches: [UITouch]) -> Bool {
        guard isEnabled, let hit = touches.first?.view, let view else { return false }
        for inner in hit.touchChain.prefix(while: { $0 !== view }) where (inner as? UIControl)?.isEnabled == true && yields(to: inner) { return false }
        guard touches.allSatisfy({ delegate?.gestureRecognizer(self, shouldReceive: $0) ?? true }) else { return false }
        self.touches = touches
        return true
    }
    func begin(in session: TouchSession) {
        self.session = session
        if !isWaiting { prepare() }
    }
    /// Forgets a gesture that is over.
    func end() {
        prepare()
        session = nil
    }
    private func prepare() {
        (state, hasNews, hasRecognized) = (.possible, false, false)
        reset()
    }
    /// Calls the targets with the new state.
    func act() {
        hasNews = false
        guard state != .failed else { return }
        hasRecognized = true
        for target in targets { target.action.send(to: target.object, self) }
        representedAction?()
    }
    /// Ends the gesture without success.
    func giveUp() {
        guard isReceiving || hasNews, session != nil else {
            hasNews = false
            return
        }
        if hasRecognized {
            state = .cancelled
            act()
        } else {
            state = .failed
            hasNews = false
        }
    }
    /// Sets the state after some time without a touch.
    func set(_ state: State) {
        guard isReceiving else { return }
        self.state = state
        session?.timeDidPass(for: self)
    }
}

/// Restricts a gesture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIGestureRecognizer {
    public var modifierFlags: UIKeyModifierFlags { [] }
}
