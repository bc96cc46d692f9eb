// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of QuartzCore.

import AppleCoreGraphics
import Easel
import Views

public typealias CFTimeInterval = Double

/// A curve of time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let curve: UnitCurve
    /// Creates one of the standard curves.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            case .default: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
            default: .linear
            }
    }
    /// Creates a curve with two control points; an x is clamped to 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = .overshooting(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }
    /// Returns the eased progress; values beyond 0…1 overshoot.
    func value(at part: Double) -> Double { curve.value(at: part) }
}

/// The name of a curve of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The effect of an animation before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The times of an animation or a layer.
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Reacts to the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended.
    ///
    /// - Parameter flag: whether the animation ran to its end; false if it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @unchecked Sendable {
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    private var values: [String: Any] = [:]
    public required override init() {}

    /// Returns an animation of the same class with the same settings, without those that a user's subclass adds.
    open override func copy() -> Any { copied() }
    final func copied() -> CAAnimation {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }
    /// Takes the settings of an animation of the same class.
    func take(_ other: CAAnimation) {
        (timingFunction, delegate, isRemovedOnCompletion, beginTime) = (other.timingFunction, other.delegate, other.isRemovedOnCompletion, other.beginTime)
        (duration, speed, timeOffset, repeatCount) = (other.duration, other.speed, other.timeOffset, other.repeatCount)
        (repeatDuration, autoreverses, fillMode, values) = (other.repeatDuration, other.autoreverses, other.fillMode, other.values)
    }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }

    /// Adds the animation to a layer, as the action for a change of it.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { (anObject as? CALayer)?.add(self, forKey: event) }

    /// Gives a layer its values at a time after the start.
    ///
    /// - Parameter group: the duration of the group around the animation.
    func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {}
    /// The key paths of the properties that change.
    var keyPaths: [String] { [] }

    /// Warns about properties that aren't drawn.
    @MainActor func warnIfNotDrawn() {
        if let transition = self as? CATransition { transition.warnOfType() }
        for path in keyPaths where LayerProperty.named(path) == nil { SceneNotes.notDrawn("a layer's animation of \(path)") }
    }
}

/// A change of a property.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
    override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

    override func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {
        guard let property = keyPath.flatMap({ LayerProperty.named($0) }), let moment = moment(at: time, inGroup: group) else { return }
        let model = property.value(layer)
        guard var value = value(at: moment, model: model) else { return }
        if isCumulative, moment.run > 0, let end = self.value(at: AnimationMoment(part: 1, seconds: .infinity, run: 0), model: model) {
            value = value.adding(end, factor: Double(moment.run))
        }
        property.set(layer, isAdditive ? model?.adding(value) ?? value : value)
    }

    /// Returns the value at a moment.
    ///
    /// - Parameter model: the layer's own value.
    func value(at moment: AnimationMoment, model: LayerValue?) -> LayerValue? { nil }
    func eased(_ moment: AnimationMoment) -> Double { timingFunction?.value(at: moment.part) ?? moment.part }
}

/// A change between two values.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// The two ends, of which the layer's own value replaces a missing one (Apple: "Setting Interpolation Values").
    private func ends(_ model: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
        let (from, to, by) = (LayerValue(any: fromValue), LayerValue(any: toValue), LayerValue(any: byValue))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, factor: -1), to)
        case (let from?, nil, nil): return model.map { (from, $0) }
        case (nil, let to?, nil): return model.map { ($0, to) }
        case (nil, nil, let by?): return model.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return nil
        }
    }

    override func value(at moment: AnimationMoment, model: LayerValue?) -> LayerValue? { ends(model).map { $0.from.mixed(with: $0.to, by: eased(moment)) } }
}

/// A change like that of a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// The seconds after which the spring hardly moves.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(target: 1, initialVelocity: Double(initialVelocity), epsilon: 0.001)
    }
    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
    }
    private var spring: Spring { Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true) }
    override func eased(_ moment: AnimationMoment) -> Double {
        moment.seconds.isFinite ? spring.value(target: 1, initialVelocity: Double(initialVelocity), time: moment.seconds) : 1
    }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?

    override var keyPaths: [String] { super.keyPaths + (rotationMode == nil || path == nil ? [] : ["transform.rotation"]) }
    override func value(at moment: AnimationMoment, model: LayerValue?) -> LayerValue? { course?.value(at: eased(moment)) }
    /// Computed once, for the copy that a layer keeps.
    private lazy var course = LayerKeyframes(values: values, path: path, times: keyTimes, functions: timingFunctions, mode: calculationMode)
    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, keyTimes, path) = (other.values, other.keyTimes, other.path)
        (timingFunctions, calculationMode, rotationMode) = (other.timingFunctions, other.calculationMode, other.rotationMode)
    }

    override func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {
        super.apply(to: layer, at: time, inGroup: group)
        guard rotationMode != nil, path != nil, let moment = moment(at: time, inGroup: group), let angle = course?.angle(at: eased(moment)) else { return }
        LayerProperty.named("transform.rotation")?.set(layer, LayerValue(angle + (rotationMode == .rotateAutoReverse ? .pi : 0)))
    }
}

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A curve at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
/// Whether a layer on a path turns with the path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Turned around, so that the layer moves backward.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several changes at the same time.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    /// They count their times from the start of the group, end with it, and have its duration if they have none.
    open var animations: [CAAnimation]?

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
    }
    override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }
    override func apply(to layer: CALayer, at time: Double, inGroup group: Double? = nil) {
        guard let moment = moment(at: time, inGroup: group) else { return }
        let duration = runDuration(inGroup: group)
        let seconds = duration < .infinity ? timingFunction.map { $0.value(at: moment.part) * duration } ?? moment.seconds : moment.seconds
        for animation in animations ?? [] { animation.apply(to: layer, at: seconds - animation.beginTime, inGroup: duration) }
    }
}

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) { (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred) }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
