import AppleCoreGraphics
import AppleFoundation
import Easel

/// A control of UIKit. A user's subclass is drawn like a view. A finger may leave it by 70 points (Documentation/Semantics/Controls.md#button).
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let primaryActionTriggered = Event(rawValue: 8192)
    }
    /// The states of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    /// The alignment of content along x.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The alignment of content along y.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var state: State { [isEnabled ? [] : .disabled, isSelected ? .selected : [], isHighlighted ? .highlighted : []] }
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    private struct Target {
        weak var object: AnyObject?
        let selector: Selector
        var events: Event
        /// Whether the responders around the control are asked for the method.
        let isForResponders: Bool
        var isOver: Bool { object == nil && !isForResponders || events.isEmpty }
    }
    private var targets: [Target] = []
    /// Adds a method that `sendActions(for:)` calls, if `#selector` names it. The events of the same method come together.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.removeAll(where: \.isOver)
        let object = target as AnyObject?
        if let index = targets.firstIndex(where: { $0.object === object && $0.selector == action }) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append(Target(object: object, selector: action, events: controlEvents, isForResponders: object == nil))
        }
    }
    /// Removes events of a target's method; nil for all targets or methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        for index in targets.indices where (object == nil || targets[index].object === object) && (action == nil || targets[index].selector == action) {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll(where: \.isOver)
    }
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }
    private var actions: [(UIAction, Event)] = []
    /// Keeps an action, which `sendActions(for:)` runs.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    /// Whether code waits for some events.
    func hasTargets(for events: Event) -> Bool {
        targets.contains { !$0.events.isDisjoint(with: events) && !$0.isOver } || actions.contains { !$0.1.isDisjoint(with: events) }
    }
    /// Removes an action from some events; it stays for others.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].0 === action { actions[index].1.subtract(controlEvents) }
        actions.removeAll { $0.1.isEmpty }
    }
    /// Runs the actions of some events.
    open func sendActions(for controlEvents: Event) {
        for target in targets where !target.events.isDisjoint(with: controlEvents) && !target.isOver {
            sendAction(target.selector, to: target.object, for: TouchSession.current?.event)
        }
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run(sender: self) }
    }
    /// Calls a method of an object; without one, that of the first responder around the control that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    override var holdsState: Bool { true }
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsPicture() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsPicture() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsPicture() } } }

    // MARK: Touches

    /// Whether a finger that lifts inside triggers the control's main action.
    var hasPrimaryAction: Bool { false }
    private func isInside(_ touch: UITouch) -> Bool { touchBounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self)) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        (isTracking, isTouchInside, isHighlighted) = (true, true, true)
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        let isSuccess = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        TouchSession.current?.claim()
        sendActions(for: isSuccess ? .touchUpInside : .touchUpOutside)
        if isSuccess, hasPrimaryAction { sendActions(for: .primaryActionTriggered) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }
    private func stopTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }
    /// Reports that the user has changed the value.
    func valueDidChange() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        setNeedsPicture()
    }
}
