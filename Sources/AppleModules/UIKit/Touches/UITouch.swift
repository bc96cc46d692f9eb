import AppleCoreGraphics
import Easel

/// An event of input.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of a motion.
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    /// The touch of the event; nil for other events.
    private(set) var touch: UITouch?
    nonisolated public override init() {}
    convenience init(_ touch: UITouch) {
        self.init()
        self.touch = touch
    }
    public var type: EventType { .touches }
    public var subtype: EventSubtype { .none }
    public var timestamp: TimeInterval { touch?.timestamp ?? 0 }
    public var allTouches: Set<UITouch>? { touch.map { [$0] } }
    public func touches(for view: UIView) -> Set<UITouch>? { touch.flatMap { $0.view === view ? [$0] : nil } }
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A finger on the screen.
@MainActor @preconcurrency
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// The kind of a touch.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    nonisolated public override init() {}
    public internal(set) var phase = Phase.began
    /// Seconds on the scene's clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in a row, this one included.
    public internal(set) var tapCount = 1
    /// The view that the touch has reached.
    public internal(set) weak var view: UIView?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The present place and the former one, on the canvas.
    var (point, formerPoint) = (CGPoint.zero, CGPoint.zero)
    /// Two fingers' scale and angle relative to their start; nil for one finger.
    var pinch: (scale: Double, angle: Double)?
    public var type: TouchType { .direct }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    public var majorRadius: CGFloat { 0 }
    public var majorRadiusTolerance: CGFloat { 0 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public var window: UIWindow? { view?.window }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public func location(in view: UIResponder?) -> CGPoint { (view as? UIView)?.local(point) ?? point }
    public func previousLocation(in view: UIView?) -> CGPoint { view?.local(formerPoint) ?? formerPoint }
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
