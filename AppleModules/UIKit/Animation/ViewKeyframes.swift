import Easel
import Views

/// The changes of views in the block of `UIView.animateKeyframes`.
@MainActor
final class ViewKeyframes {
    private struct Change {
        let view: UIView
        let keyPath: String
        let start: Double
        let end: Double
        let old: LayerValue
        let new: LayerValue
    }
    private let mode: CAAnimationCalculationMode
    private var changes: [Change] = []
    /// The part of the duration for the changes that follow.
    var part = 0.0...1.0

    init(_ mode: CAAnimationCalculationMode) { self.mode = mode }

    func note(_ view: UIView, _ keyPath: String, from old: LayerValue, to new: LayerValue) {
        changes.append(Change(view: view, keyPath: keyPath, start: part.lowerBound, end: part.upperBound, old: old, new: new))
    }

    /// Starts an animation for each property of each view.
    func add(to animation: ViewAnimation) {
        var rest = changes[...]
        while let first = rest.first {
            let own = rest.filter { $0.view === first.view && $0.keyPath == first.keyPath }
            rest.removeAll { $0.view === first.view && $0.keyPath == first.keyPath }
            var (values, times, last): ([Any], [Double], Double) = ([first.old.any], [0], 0)
            var value = first.old
            for change in own.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }).map(\.element) {
                if change.start > last {
                    values.append(value.any)
                    times.append(change.start)
                }
                value = change.new
                last = max(last, change.end)
                values.append(value.any)
                times.append(last)
            }
            if last < 1 {
                values.append(value.any)
                times.append(1)
            }
            let frames = CAKeyframeAnimation(keyPath: first.keyPath)
            (frames.values, frames.keyTimes, frames.calculationMode) = (values, times.map { NSNumber(value: $0) }, mode)
            animation.start(frames, on: first.view.layer, first.keyPath)
        }
        changes = []
    }
}

extension UIView.KeyframeAnimationOptions {
    fileprivate var mode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

extension UIView {
    /// The interpolation between keyframes, and the options of other animations: those have the same raw values.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
    /// Runs changes with the motion of keyframes. As in UIKit, the whole course has the standard curve, unless the options have the bits of another one.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
        animation.keyframes = ViewKeyframes(options.mode)
        animation.run(animations, completion: completion)
    }
    /// Runs changes that happen in a part of the duration of `animateKeyframes`; outside of it, at once.
    public static func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) {
        guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
        let outer = keyframes.part
        let start = min(1, max(0, frameStartTime))
        keyframes.part = start...min(1, start + max(0, frameDuration))
        animations()
        keyframes.part = outer
    }
}
