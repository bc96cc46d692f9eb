import AppleCoreGraphics
import Easel
import Foundation
import Views

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Counts the taps of all gestures, so that the end of a pause is not taken for that of a later one.
    private var number = 0
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    private var start: CGPoint?
    private var (count, last) = (0, CGPoint.zero)
    override var isWaiting: Bool { state == .possible && count > 0 }

    override func yields(to control: UIView) -> Bool {
        guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return false }
        return control is UIButton || control is UISwitch || control is UIStepper || control is UISegmentedControl || control is UIPageControl
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired, let touch = touches.first else {
            state = .failed
            return
        }
        if count > 0, hypot(touch.point.x - last.x, touch.point.y - last.y) > 4 * TapTiming.slop { count = 0 }
        (start, point) = (touch.point, touch.point)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if start != nil, touches.contains(where: { $0.travel > TapTiming.slop }) { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, start != nil else { return }
        (start, last, point) = (nil, touch.point, touch.point)
        count += 1
        guard count < numberOfTapsRequired else {
            state = .ended
            return
        }
        number += 1
        let expected = number
        LayerClock.run(after: TapTiming.pause + 1e-6) { [weak self] in
            MainActor.assumeIsolated { if let self, self.number == expected, self.count > 0, self.start == nil { self.set(.failed) } }
        }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { (start, count) = (nil, 0) }
}

/// Recognizes swipes: a quick and straight movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start: (point: CGPoint, time: Double)?
    /// The shortest and the widest movement in points, and the longest time in seconds (estimates).
    private static let (length, width, time): (CGFloat, CGFloat, Double) = (50, 50, 0.5)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired, let touch = touches.first else {
            state = .failed
            return
        }
        (start, point) = ((touch.point, touch.timestamp), touch.point)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let start else { return }
        let (x, y) = (touch.point.x - start.point.x, touch.point.y - start.point.y)
        let ways: [(Direction, along: CGFloat, across: CGFloat)] = [(.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x)]
        guard touch.timestamp - start.time <= Self.time else {
            state = .failed
            return
        }
        let own = ways.filter { direction.contains($0.0) && abs($0.across) <= Self.width && abs($0.across) < max($0.along, Self.length) }
        if own.contains(where: { $0.along >= Self.length }) { state = .ended } else if own.isEmpty { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if state == .possible { state = .failed }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { start = nil }
}

/// Recognizes a pointer above a view. UIKit's views get no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var zOffset: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
