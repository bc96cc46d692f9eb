import AppleCoreGraphics
import Easel
import Foundation

/// Recognizes a finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTouchesRequired = 1
    open var numberOfTapsRequired = 0
    /// The distance in points that the finger may move before the gesture begins.
    open var allowableMovement: CGFloat = 10
    private var (isDown, number) = (false, 0)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired, let touch = touches.first, numberOfTapsRequired < touch.tapCount else {
            state = .failed
            return
        }
        (isDown, point) = (true, touch.point)
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        number += 1
        let expected = number
        LayerClock.run(after: minimumPressDuration) { [weak self] in
            MainActor.assumeIsolated { if let self, self.number == expected, self.isDown, self.state == .possible { self.set(.began) } }
        }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, isDown else { return }
        point = touch.point
        if state == .possible {
            if touches.contains(where: { $0.travel > allowableMovement }) { state = .failed }
        } else {
            state = .changed
        }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { isDown = false }
}

/// Recognizes drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var start: CGPoint?
    private var speed = CGSize.zero
    /// The distance in points at which a drag begins (Documentation/Semantics/Gestures.md#drags).
    private static let slop: CGFloat = 10

    open func translation(in view: UIView?) -> CGPoint {
        guard let start, let point else { return .zero }
        let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
        return view?.localDistance(way) ?? way
    }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let point else { return }
        let translation = view?.canvasDistance(translation) ?? translation
        start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    }
    /// Points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed = CGPoint(x: speed.width, y: speed.height)
        return view?.localDistance(speed) ?? speed
    }
    /// Whether the drag may begin at a point of the canvas.
    func mayStart(at point: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard minimumNumberOfTouches <= touches.count, touches.count <= maximumNumberOfTouches, let touch = touches.first, mayStart(at: touch.point) else {
            state = .failed
            return
        }
        (start, point, speed) = (touch.point, touch.point, .zero)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let start else { return }
        (point, speed) = (touch.point, touch.velocity)
        if state != .possible { state = .changed } else if hypot(touch.point.x - start.x, touch.point.y - start.y) >= Self.slop { state = .began }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { speed = touch.velocity }
        state = state == .possible ? .failed : .ended
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { start = nil }
}

/// Recognizes drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
    /// The width in points of the edges at which a drag begins (an estimate).
    private static let width: CGFloat = 20

    override func mayStart(at point: CGPoint) -> Bool {
        let (size, width) = (UIScreen.main.bounds.size, Self.width)
        return edges.contains(.left) && point.x <= width || edges.contains(.right) && point.x >= size.width - width || edges.contains(.top) && point.y <= width
            || edges.contains(.bottom) && point.y >= size.height - width
    }
}

/// Recognizes gestures of two fingers that change one value. For the library's use only.
open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
    /// The value, in radians or as a factor, and its time, at the last event.
    private var former = 0.0
    private var time = 0.0
    /// The change per second.
    private var speed = 0.0
    public var velocity: CGFloat { CGFloat(speed) }
    /// Returns the value of a pinch.
    func value(of pinch: (scale: Double, angle: Double)) -> Double { pinch.scale }
    /// The value before the fingers move.
    var start: Double { 1 }
    /// Called when the value has changed.
    func valueDidChange(from former: Double, to value: Double) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let pinch = touch.pinch else {
            state = .failed
            return
        }
        point = touch.point
        (former, time, speed) = (value(of: pinch), touch.timestamp, 0)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let value = touch.pinch.map(value(of:)), state != .possible || abs(value - start) > 0.01 else { return }
        point = touch.point
        if touch.timestamp > time { speed = (value - former) / (touch.timestamp - time) }
        valueDidChange(from: former, to: value)
        (former, time) = (value, touch.timestamp)
        state = state == .possible ? .began : .changed
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
}

/// Recognizes pinches; the velocity is the change of the factor per second.
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
    open var scale: CGFloat = 1
    override func valueDidChange(from former: Double, to value: Double) { scale *= CGFloat(value / max(former, 1e-6)) }
    open override func reset() { scale = 1 }
}

/// Recognizes rotations by two fingers; the velocity is in radians per second.
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0
    override func value(of pinch: (scale: Double, angle: Double)) -> Double { pinch.angle }
    override var start: Double { 0 }
    override func valueDidChange(from former: Double, to value: Double) { rotation += CGFloat(value - former) }
    open override func reset() { rotation = 0 }
}
