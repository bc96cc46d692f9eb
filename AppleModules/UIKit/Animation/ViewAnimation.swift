import AppleCoreGraphics
import Easel
import Views

/// The motion that a block of code gives to its changes of views.
@MainActor
final class ViewAnimation {
    /// In seconds.
    var duration: Double
    var delay: Double = 0
    /// The curve of the progress; nil for a `function`.
    var timing: CAMediaTimingFunction?
    /// The part of a change after a number of seconds.
    var function: (@Sendable (Double) -> Double)?
    var repeatCount: Float = 0
    var autoreverses = false
    /// Whether running animations of the same properties end.
    var replaces = false
    /// The clock of an animator, which can stop and turn back.
    var driver: AnimatorDriver?
    /// The collected keyframes, inside of `animateKeyframes`.
    var keyframes: ViewKeyframes?
    /// The stacks whose arranged views were shown or hidden.
    var stacks: [UIView] = []
    private var completion: ((Bool) -> Void)?
    /// The number of animations of layers that haven't ended, and 1 during the block.
    private var open = 1
    private var isFinished = true
    private var hasChanges = false
    private weak var lastView: UIView?

    /// The animation of the running block.
    static var current: ViewAnimation? { didSet { unsafe isInBlock = current != nil } }
    /// Whether a block is running; only the main thread changes and reads it.
    nonisolated(unsafe) private(set) static var isInBlock = false
    /// Whether code lets changes of views take time. In a scene, that holds until its end.
    static var isEnabled: Bool {
        get { !isDisabled && (stillScene == nil || stillScene !== _SceneTime.scene) }
        set {
            (isDisabled, stillScene) = (!newValue && _SceneTime.scene == nil, newValue ? nil : _SceneTime.scene)
        }
    }
    private static var isDisabled = false
    private static weak var stillScene: AnyObject?
    /// Whether changes of views can take time: not without a scene, and not in the image of a single moment.
    static var takesTime: Bool { isEnabled && _SceneTime.isRunning && !_SceneTime.isStill }

    init(duration: Double, timing: CAMediaTimingFunction? = nil) { (self.duration, self.timing) = (duration, timing) }

    /// Creates the animation with the options of `UIView.animate`. In another animation's block, it has that one's duration and curve.
    convenience init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
        self.init(duration: max(0, duration), timing: CAMediaTimingFunction(name: options.curve))
        self.delay = max(0, delay)
        if options.contains(.repeat) { repeatCount = .infinity }
        autoreverses = options.contains(.autoreverse)
        replaces = options.contains(.beginFromCurrentState)
        guard let outer = Self.current else { return }
        if !options.contains(.overrideInheritedDuration) { self.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { (timing, function) = (outer.timing, outer.function) }
    }

    /// Gives the animation the course of a spring, which comes to rest after its duration.
    ///
    /// - Parameter velocity: the initial one; 1 covers the whole way in a second.
    func spring(dampingRatio: Double, velocity: Double) {
        let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
        timing = nil
        function = { spring.value(target: 1, initialVelocity: velocity, time: $0) }
    }

    /// Runs a block of changes, and its completion at the end of their motion.
    func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        guard Self.takesTime, duration + delay > 0 else {
            Self.without(changes)
            return Self.endAtOnce(completion)
        }
        self.completion = completion
        let outer = Self.current
        Self.current = self
        changes()
        for stack in stacks { stack.outermostConstrainedView.layoutIfNeeded() }
        keyframes?.add(to: self)
        Self.current = outer
        // Without a change, nothing takes time.
        if !hasChanges { return Self.endAtOnce(completion) }
        layerDidEnd(true)
    }

    /// Runs changes without motion.
    static func without(_ changes: () -> Void) {
        let outer = current
        current = nil
        defer { current = outer }
        changes()
    }

    /// The number of completions without motion that have begun each other, up to the running one.
    private static var chain = 0
    private static func endAtOnce(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard _SceneTime.isRunning, !_SceneTime.isStill else { return AnimationEnd.run(completion) }
        // Completions that begin each other endlessly let time pass.
        let (length, isLong) = (chain + 1, chain + 1 >= AnimationEnd.limit)
        LayerClock.run(after: isLong ? 1.0 / 60 : 0) {
            MainActor.assumeIsolated {
                let outer = chain
                chain = isLong ? 0 : length
                defer { chain = outer }
                completion(true)
            }
        }
    }

    private func layerDidEnd(_ finished: Bool) {
        open -= 1
        if !finished { isFinished = false }
        guard open == 0, let completion else { return }
        self.completion = nil
        completion(isFinished)
        lastView?.setNeedsPicture()
    }

    // MARK: Changes

    /// Animates a property of a view's layer, which has its new value already.
    ///
    /// - Parameter set: gives the property a value for good.
    func change(_ view: UIView, _ keyPath: String, from old: LayerValue, to new: LayerValue, set: @escaping (LayerValue) -> Void) {
        let layer = view.layer
        let others = layer.running.filter { $0.animation.keyPaths.contains(keyPath) && ($0.key?.hasPrefix(keyPath) ?? false) }
        guard old.numbers != new.numbers || (replaces && !others.isEmpty) else { return }
        (hasChanges, lastView) = (true, view)
        if let keyframes { return keyframes.note(view, keyPath, from: old, to: new) }
        if let driver { return driver.add(layer, keyPath, from: old, to: new, set: set) }
        let animation = CourseAnimation(keyPath: keyPath)
        animation.function = function
        // As in UIKit, a new motion adds to a running one of numbers, and takes over from one of transforms and colors.
        animation.isAdditive = !replaces && old.canMix(with: new) && [.number, .point, .size, .rect].contains(new.kind)
        if animation.isAdditive {
            // A difference of rectangles has a negative size, which `CGRect` doesn't keep.
            (animation.fromValue, animation.toValue) = (old.adding(new, factor: -1), new.adding(new, factor: -1))
        } else {
            let shown = others.isEmpty ? nil : Self.shown(layer, keyPath, old: old, new: new, adds: others.contains { $0.animation.isAdding })
            (animation.fromValue, animation.toValue) = ((shown ?? old).any, new.any)
            for other in others { if let key = other.key { layer.removeAnimation(forKey: key) } }
        }
        start(animation, on: layer, keyPath)
    }

    /// Returns the value that a layer shows now by the animations before a change.
    ///
    /// - Parameter adds: whether they add to the layer's own value.
    private static func shown(_ layer: CALayer, _ keyPath: String, old: LayerValue, new: LayerValue, adds: Bool) -> LayerValue? {
        guard let property = LayerProperty.named(keyPath) else { return nil }
        let (exact, wasShowing) = (layer.exactFrame, layer.isShowingMoment)
        layer.isShowingMoment = true
        if adds { property.set(layer, old) }
        defer {
            if adds { property.set(layer, new) }
            (layer.exactFrame, layer.isShowingMoment) = (exact, wasShowing)
        }
        return layer.withAnimatedValues(at: layer.localTime) { property.value(layer) }
    }

    /// Starts an animation of a layer with the times of this one.
    func start(_ animation: CAAnimation, on layer: CALayer, _ keyPath: String) {
        animation.timingFunction = timing
        // 0 would be the standard duration.
        animation.duration = max(duration, 1e-4)
        (animation.repeatCount, animation.autoreverses, animation.fillMode) = (repeatCount, autoreverses, .both)
        if delay > 0 { animation.beginTime = layer.localTime + delay }
        var (key, number) = (keyPath, 1)
        while layer.running.contains(where: { $0.key == key }) {
            number += 1
            key = "\(keyPath)-\(number)"
        }
        open += 1
        layer.add(animation, key: key) { [self] finished in MainActor.assumeIsolated { layerDidEnd(finished) } }
    }
}

extension CAAnimation {
    /// Whether the animation adds to the layer's own value.
    fileprivate var isAdding: Bool { (self as? CAPropertyAnimation)?.isAdditive ?? false }
}

/// An animation with the course of a function of seconds.
final class CourseAnimation: CABasicAnimation, @unchecked Sendable {
    var function: (@Sendable (Double) -> Double)?
    override func take(_ other: CAAnimation) {
        super.take(other)
        function = (other as? CourseAnimation)?.function
    }
    override func eased(_ moment: AnimationMoment) -> Double {
        guard let function else { return super.eased(moment) }
        return moment.seconds.isFinite ? function(moment.seconds) : 1
    }
}

extension UIView {
    /// Makes a change of the layer, with the motion of the running block.
    func animating(_ keyPaths: String..., change: () -> Void) {
        guard let animation = ViewAnimation.current else {
            change()
            return setNeedsPicture()
        }
        let layer = layer
        let old = keyPaths.map { LayerProperty.named($0)?.value(layer) }
        ViewAnimation.without(change)
        for (path, old) in zip(keyPaths, old) {
            guard let property = LayerProperty.named(path), let old, let new = property.value(layer) else { continue }
            animation.change(self, path, from: old, to: new) { [weak layer] in if let layer { property.set(layer, $0) } }
        }
        setNeedsPicture()
    }

    func backgroundDidChange(from old: UIColor?) {
        guard let animation = ViewAnimation.current, let new = backgroundColor ?? old else { return }
        // No color is a clear one without a hue of its own.
        let (from, to) = ((old ?? new.withAlphaComponent(0)).cgColor, backgroundColor == nil ? new.withAlphaComponent(0).cgColor : new.cgColor)
        animation.change(self, "backgroundColor", from: LayerValue(from), to: LayerValue(to)) { [weak self] in
            self?.backgroundColor = UIColor(cgColor: $0.color)
        }
    }

    func visibilityDidChange() {
        guard let animation = ViewAnimation.current, let stack = superview as? UIStackView else { return }
        if !animation.stacks.contains(where: { $0 === stack }) { animation.stacks.append(stack) }
    }

    /// The outermost view around this one whose constraints may decide about it.
    fileprivate var outermostConstrainedView: UIView {
        var view = self
        while let outer = view.superview, outer.placedSize != nil { view = outer }
        return view
    }

    /// Gives the views inside their places by constraints, in a block with motion.
    func placeConstrainedViews() {
        guard ViewAnimation.current != nil else { return }
        ConstraintLayout.place(in: self)
        for view in subviews where !view.subviews.isEmpty {
            if OwnDrawing.isPossible(view) { view.layoutSubviews() }
            view.placeConstrainedViews()
        }
    }
}

extension UIVisualEffectView {
    func effectDidChange(from old: UIVisualEffect?) {
        let start = layer.effectPart
        (fading, layer.effectPart) = (effect == nil && ViewAnimation.current != nil ? old : nil, effect == nil ? 0 : 1)
        defer { setNeedsPicture() }
        guard let animation = ViewAnimation.current, (old == nil) != (effect == nil) else { return }
        let new = effect
        animation.change(self, LayerProperty.effectKey, from: LayerValue(old == nil ? 0 : start), to: LayerValue(layer.effectPart)) { [weak self] part in
            self?.layer.effectPart = part.number
            if new != nil, part.number == 0 { self?.effect = nil }
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve, by the bits of `AnimationCurve`.
    var curve: CAMediaTimingFunctionName {
        switch rawValue >> 16 & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInEaseOut
        }
    }
}
