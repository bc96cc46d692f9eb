import Easel
import Views

/// The state of an animation at a moment.
struct AnimationMoment {
    /// The progress of the present run before its timing function, 0…1.
    var part: Double
    /// The time within the run, in seconds.
    var seconds: Double
    /// The number of completed runs.
    var run: Int
}

/// The times of an animation that was added to a layer (Apple: `CAMediaTiming`).
extension CAAnimation {
    /// Returns the duration of one run: without one of its own, that of the group, or a quarter of a second.
    func runDuration(inGroup group: Double? = nil) -> Double { duration > 0 ? duration : group ?? 0.25 }

    /// Returns the duration of all runs in the animation's own time; infinite if they never end.
    func activeDuration(inGroup group: Double? = nil) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? Double(repeatCount) : 1
        return runs >= 1e6 ? .infinity : runDuration(inGroup: group) * (autoreverses ? 2 : 1) * runs
    }

    /// The duration of all runs in the layer's time.
    var wholeDuration: Double { speed > 0 ? max(0, activeDuration() - timeOffset) / Double(speed) : .infinity }

    /// Returns the state at a time after the start; nil if the animation has no effect then.
    ///
    /// - Parameter group: the duration of the group around the animation.
    func moment(at time: Double, inGroup group: Double? = nil) -> AnimationMoment? {
        let (run, active) = (runDuration(inGroup: group), activeDuration(inGroup: group))
        var own = time * Double(speed) + timeOffset
        guard own.isFinite, run > 0 else { return nil }
        if own < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            own = 0
        }
        // The time of a frame can be a rounding error before the end.
        let isOver = own >= active - 1e-9
        if isOver {
            guard fillMode == .forwards || fillMode == .both, group != nil || !isRemovedOnCompletion else { return nil }
            own = active
        }
        // A group without end only passes its time on.
        guard run < .infinity else { return AnimationMoment(part: 0, seconds: own, run: 0) }
        var count = (own / run + 1e-9).rounded(.down)
        // The end of the last run is not the start of another one.
        if isOver, count > 0, own / run - count < 1e-6 { count -= 1 }
        let part = min(1, max(0, own / run - count))
        let shown = autoreverses && count.remainder(dividingBy: 2) != 0 ? 1 - part : part
        return AnimationMoment(part: shown, seconds: shown * run, run: Int(min(count, 1e9)))
    }
}

/// An animation of a layer since a time.
struct RunningAnimation {
    let id: Int
    let key: String?
    /// A copy, so that code may change its own animation and add it elsewhere.
    let animation: CAAnimation
    /// The layer's time, in seconds.
    let start: Double
    let transaction: CATransaction.Group?
    /// Called when the animation has ended, with whether it ran to its end.
    let didEnd: ((Bool) -> Void)?
    var end: Double {
        if let driven = animation as? DrivenAnimation { return driven.isMoving ? .infinity : -.infinity }
        return start + animation.wholeDuration
    }
    /// Whether the animation still belongs to its layer.
    func isKept(at time: Double) -> Bool { !animation.isRemovedOnCompletion || time < end }
}

/// Runs actions on the scene's clock.
enum LayerClock {
    /// Runs an action later.
    ///
    /// - Parameter seconds: from now; for infinity and NaN, the action never runs.
    static func run(after seconds: Double, _ action: @escaping () -> Void) {
        // Without a scene there is no later.
        guard seconds < .infinity, seconds <= 0 || _SceneTime.isRunning else { return }
        DispatchQueue.main.schedule(
            after: _SceneTime.now.advanced(by: .seconds(max(0, seconds))), tolerance: .seconds(0), options: nil, action)
    }
}
