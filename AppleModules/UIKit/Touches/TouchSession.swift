import AppleCoreGraphics
import Easel
import Views

/// The touches of the views inside of one picture: delivers them to gesture recognizers and to the view that a finger has reached.
@MainActor
final class TouchSession: TouchHandler {
    /// The session whose touch is being delivered.
    static private(set) weak var current: TouchSession?
    /// The fingers of the present touch: one, or two that pinch.
    private var touches: [UITouch] = []
    /// The first finger. All fingers share the state of the touch.
    private var touch: UITouch? { touches.first }
    private(set) var event: UIEvent?
    /// The recognizers that take part in the touch, from the inside, and those that wait for another tap.
    private var recognizers: [UIGestureRecognizer] = []
    private var start = 0.0
    /// Whether SwiftUI's gestures inside of the view come first, as those of a switch do.
    private var isLeftToInnerGestures = false
    private var isViewCanceled = false
    /// Whether a view or a recognizer has reacted, so that others don't.
    private var isClaimed = false
    private var lastTap: (time: Double, point: CGPoint, count: Int)?
    nonisolated init() {}

    func reacts(_ receiver: any TouchReceiver) -> Bool { (receiver as? UIView)?.touchChain.contains(where: \.reactsToTouches) ?? false }

    /// Notes that a view has reacted to the touch.
    func claim() { isClaimed = true }

    func receive(_ touch: TouchEvent) -> TouchProgress {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        switch touch.phase {
        case .began: return begin(touch)
        case .moved: return move(touch)
        case .ended: return end(touch)
        case .cancelled:
            cancel()
            return .failed
        }
    }

    private func begin(_ new: TouchEvent) -> TouchProgress {
        guard let view = new.receiver as? UIView else { return .failed }
        let count = lastTap.map { isRow($0.time, $0.point, new) ? $0.count + 1 : 1 } ?? 1
        let fingers = new.fingers.indices.map { UITouch($0) }
        for finger in fingers {
            (finger.view, finger.tapCount) = (view, count)
            finger.follow(new)
        }
        // Taps that wait for another one don't get it from another view.
        for recognizer in recognizers where recognizer.isWaiting && (count == 1 || recognizer.view.map { !view.touchChain.contains($0) } ?? true) {
            recognizer.giveUp()
        }
        settle()
        finish()
        (start, isViewCanceled, isClaimed, isLeftToInnerGestures) = (new.time, false, false, new.hasInnerGesture)
        (touches, event) = (fingers, UIEvent(fingers))
        recognizers = []
        for view in view.touchChain {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.takesPart(in: fingers) { recognizers.append(recognizer) }
        }
        for finger in fingers { finger.gestureRecognizers = recognizers }
        for recognizer in recognizers { recognizer.begin(in: self) }
        deliver(to: view) {
            $0.touchesBegan($1, with: $2)
        } recognizers: {
            $0.touchesBegan($1, with: $2)
        }
        return progress
    }

    private func isRow(_ time: Double, _ point: CGPoint, _ new: TouchEvent) -> Bool {
        new.time - time <= TapTiming.pause && hypot(point.x - new.location.x, point.y - new.location.y) <= 4 * TapTiming.slop
    }

    private func move(_ new: TouchEvent) -> TouchProgress {
        guard let touch, let view = touch.view else { return .failed }
        follow(new, .moved)
        guard touches.contains(where: \.hasMoved) else { return progress }
        deliver(to: view) {
            $0.touchesMoved($1, with: $2)
        } recognizers: {
            $0.touchesMoved($1, with: $2)
        }
        return progress
    }

    private func follow(_ new: TouchEvent, _ phase: UITouch.Phase) {
        for finger in touches {
            finger.phase = phase
            finger.follow(new)
        }
    }

    private func end(_ new: TouchEvent) -> TouchProgress {
        guard let touch, let view = touch.view else { return .failed }
        follow(new, .ended)
        lastTap = (new.time, new.location, touch.tapCount)
        deliver(to: view) {
            $0.touchesEnded($1, with: $2)
        } recognizers: {
            $0.touchesEnded($1, with: $2)
        }
        finish()
        return isClaimed || !recognizers.isEmpty && !isLeftToInnerGestures ? .ended : .failed
    }

    func cancel() {
        guard let view = touch?.view else { return }
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        for finger in touches { finger.phase = .cancelled }
        deliver(to: view) {
            $0.touchesCancelled($1, with: $2)
        } recognizers: {
            $0.touchesCancelled($1, with: $2)
        }
        finish()
    }

    /// Ends the touch. Recognizers that wait for another tap remain.
    private func finish() {
        // Recognizers keep the fingers of their last touch.
        for finger in touches { finger.gestureRecognizers = nil }
        (touches, event) = ([], nil)
        recognizers.removeAll { recognizer in
            guard !recognizer.isWaiting, !recognizer.isHeld else { return false }
            recognizer.end()
            return true
        }
    }

    var progress: TouchProgress {
        if recognizers.contains(where: { $0.isFollowing }) { return .active }
        // A scroll view waits this long before it leaves a touch to a control (UIKit's value).
        if let control = touch?.view as? UIControl, control.isTracking, let touch, touch.timestamp - start > 0.15 { return .active }
        return .possible
    }

    private func deliver(
        to view: UIView, _ toView: (UIResponder, Set<UITouch>, UIEvent?) -> Void, recognizers toRecognizer: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
    ) {
        guard touch != nil, let event else { return }
        for recognizer in recognizers where recognizer.isReceiving { toRecognizer(recognizer, Set(touches), event) }
        settle()
        if !isViewCanceled, !isLeftToInnerGestures { toView(view, seen(by: view), event) }
        view.setNeedsPicture()
    }

    /// The fingers that a view receives: the first one, unless it wants several.
    private func seen(by view: UIView) -> Set<UITouch> { Set(view.isMultipleTouchEnabled ? touches : Array(touches.prefix(1))) }

    /// Lets the recognizers act that have recognized their gestures and that no other one prevents or delays.
    func settle() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for recognizer in recognizers where recognizer.hasNews {
                guard recognizer.isHeld else {
                    recognizer.act()
                    hasChanged = true
                    continue
                }
                if !mayBegin(recognizer) {
                    recognizer.giveUp()
                    hasChanged = true
                    continue
                }
                guard !isDelayed(recognizer) else { continue }
                hasChanged = true
                recognize(recognizer)
            }
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer) {
        for other in recognizers where other !== recognizer && other.isPossible && prevents(recognizer, other) { other.giveUp() }
        if recognizer.cancelsTouchesInView {
            // A field keeps its own taps.
            if !(touch?.view is UITextField), !(touch?.view is UITextView) { isClaimed = true }
            cancelView()
        }
        recognizer.act()
    }

    private func cancelView() {
        guard !isViewCanceled, let event, let view = touch?.view else { return }
        isViewCanceled = true
        if !isLeftToInnerGestures { view.touchesCancelled(seen(by: view), with: event) }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
            return false
        }
        return !recognizers.contains { $0 !== recognizer && $0.hasRecognized && prevents($0, recognizer) }
    }

    private func isDelayed(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { other in
            guard other !== recognizer, other.isPossible || other.isHeld else { return false }
            return recognizer.required.contains { $0 === other } || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        }
    }

    private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false { return false }
        if second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false { return false }
        return first.canPrevent(second) && second.canBePrevented(by: first)
    }

    /// Whether a recognizer takes part in a touch that is being delivered or waits after it.
    func includes(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

    /// Goes on after a recognizer has failed or succeeded at a later time.
    func timeDidPass(for recognizer: UIGestureRecognizer) {
        guard includes(recognizer) else { return }
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        settle()
        recognizer.view?.setNeedsPicture()
        if touch == nil { finish() }
    }
}
