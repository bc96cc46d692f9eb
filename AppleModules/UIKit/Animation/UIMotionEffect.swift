import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Moves a view when the device is tilted, which never happens.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) { nil }
}

/// Moves a view between two values when the device is tilted, which never happens.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) { super.init() }
    nonisolated public required init?(coder: NSCoder) { nil }
}

/// Several effects of the device's tilt.
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }

extension UIView {
    /// The effects of the device's tilt, which never changes.
    public var motionEffects: [UIMotionEffect] {
        get { [] }
        set {}
    }
    public func addMotionEffect(_ effect: UIMotionEffect) {}
    public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
