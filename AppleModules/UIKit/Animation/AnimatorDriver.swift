import Easel
import Views

/// The clock of an animator and the animations of layers that follow it.
final class AnimatorDriver: @unchecked Sendable {
    /// The part of the way for a part of the time, 0…1.
    var curve: @Sendable (Double) -> Double
    var isReversed = false
    private(set) var isMoving = false
    /// The part of the motion before which the changes that follow don't move.
    var delay = 0.0
    /// The part that is shown at the start of the present course.
    private var start = 0.0
    /// The start of the present course on the scene's clock, and its length.
    private var since = 0.0
    private var seconds = 0.0

    private struct Change {
        weak var layer: CALayer?
        let animation: DrivenAnimation
        let key: String
        let set: (LayerValue) -> Void
    }
    private var changes: [Change] = []

    init(_ curve: @escaping @Sendable (Double) -> Double) { self.curve = curve }

    /// The part of the way at which the motion ends.
    var target: Double { isReversed ? 0 : 1 }

    /// The part of the way that is shown now.
    var part: Double {
        guard isMoving else { return start }
        let time = min(1, max(0, (_SceneTime.now.seconds - since) / seconds))
        return start + (target - start) * curve(time)
    }

    func move(from part: Double, seconds: Double) {
        (start, self.seconds, since, isMoving) = (part, seconds, _SceneTime.now.seconds, true)
        redraw()
    }
    func stop(at part: Double) {
        (start, isMoving) = (part, false)
        redraw()
    }
    func redraw() { for change in changes { change.layer?.setNeedsPicture() } }

    /// Adds a change of a layer, which has its new value already.
    func add(_ layer: CALayer, _ keyPath: String, from old: LayerValue, to new: LayerValue, set: @escaping (LayerValue) -> Void) {
        let animation = DrivenAnimation(keyPath: keyPath)
        (animation.driver, animation.old, animation.new, animation.delay) = (self, old, new, delay)
        animation.isRemovedOnCompletion = false
        let key = "\(keyPath)-animator-\(layer.lastAnimation + 1)"
        changes.append(Change(layer: layer, animation: animation, key: key, set: set))
        layer.add(animation, forKey: key)
        // The layer's copy keeps the driver; this one would be a cycle.
        animation.driver = nil
    }

    /// Gives all layers their values at a part of the way, or those of the moment, for good.
    func end(at part: Double?) {
        let ended = changes
        for change in ended {
            guard let value = part == 1 ? change.animation.new : part == 0 ? change.animation.old : change.animation.shown(by: self) else { continue }
            change.layer?.removeAnimation(forKey: change.key)
            if part != 1 { change.set(value) }
            change.layer?.setNeedsPicture()
        }
        changes = []
        (start, isMoving) = (part ?? self.part, false)
    }
}

/// The change of a layer's property that follows an animator.
final class DrivenAnimation: CAPropertyAnimation, @unchecked Sendable {
    var driver: AnimatorDriver?
    var old: LayerValue?
    var new: LayerValue?
    /// The part of the motion before which nothing moves.
    var delay = 0.0

    var isMoving: Bool { driver?.isMoving ?? false }
    /// The value of the moment.
    func shown(by driver: AnimatorDriver?) -> LayerValue? {
        guard let driver, let old, let new else { return nil }
        let part = delay < 1 ? (driver.part - delay) / (1 - delay) : driver.part
        // Springs may go beyond the end.
        return old.mixed(with: new, by: max(0, part))
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? DrivenAnimation else { return }
        (driver, old, new, delay) = (other.driver, other.old, other.new, other.delay)
    }
    override func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {
        guard let property = keyPath.flatMap({ LayerProperty.named($0) }), let shown = shown(by: driver) else { return }
        property.set(layer, shown)
    }
}
