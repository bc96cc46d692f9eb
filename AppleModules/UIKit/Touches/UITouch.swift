import AppleCoreGraphics
import Easel
import Views

/// An event of input.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of a motion.
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    /// The fingers of the event; none for other events.
    private(set) var touches: [UITouch] = []
    nonisolated public override init() {}
    convenience init(_ touches: [UITouch]) {
        self.init()
        self.touches = touches
    }
    public var type: EventType { .touches }
    public var subtype: EventSubtype { .none }
    public var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }
    public var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
    public func touches(for view: UIView) -> Set<UITouch>? {
        let own = touches.filter { $0.view === view }
        return own.isEmpty ? nil : Set(own)
    }
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
    /// The number of the finger, from 0.
    private(set) var index = 0
    convenience init(_ index: Int) {
        self.init()
        self.index = index
    }
    // Sets of touches have the same order in each run.
    nonisolated public override var hash: Int { MainThread.isCurrent ? MainActor.assumeIsolated { index } : 0 }
    public internal(set) var phase = Phase.began
    /// Seconds on the scene's clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in a row, this one included.
    public internal(set) var tapCount = 1
    /// The view that the touch has reached.
    public internal(set) weak var view: UIView?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The present place and the former one, on the canvas: the middle between the fingers if there are two.
    private(set) var (point, formerPoint) = (CGPoint.zero, CGPoint.zero)
    /// The present, the former, and the first place of this finger, on the canvas.
    private var (finger, formerFinger, firstFinger) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    /// Whether the finger has moved with the last event.
    var hasMoved: Bool { finger != formerFinger }
    /// The distance of the finger from its first place, in points.
    var travel: CGFloat { hypot(finger.x - firstFinger.x, finger.y - firstFinger.y) }
    /// Two fingers' scale and angle relative to their start; nil for one finger.
    private(set) var pinch: (scale: Double, angle: Double)?
    /// Points per second on the canvas.
    private(set) var velocity = CGSize.zero
    private var trail = FingerTrail()
    /// Takes the time and the place of an event.
    func follow(_ event: TouchEvent) {
        let place = index < event.fingers.count ? event.fingers[index] : event.location
        if trail.isEmpty { firstFinger = place }
        (formerPoint, formerFinger) = trail.isEmpty ? (event.location, place) : (point, finger)
        (timestamp, point, finger, pinch) = (event.time, event.location, place, event.pinch)
        trail.add(event.location, at: event.time)
        velocity = event.velocity ?? trail.velocity
    }
    public var type: TouchType { .direct }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    public var majorRadius: CGFloat { 0 }
    public var majorRadiusTolerance: CGFloat { 0 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public var window: UIWindow? { view?.window }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public func location(in view: UIResponder?) -> CGPoint { (view as? UIView)?.local(finger) ?? finger }
    public func previousLocation(in view: UIView?) -> CGPoint { view?.local(formerFinger) ?? formerFinger }
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
