import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// Changes the pointer above a view.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    open func invalidate() {}
}

/// Gives a pointer its look.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {}

/// The area of a pointer's look.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// The effect of a pointer on a view.
@MainActor @preconcurrency
public struct UIPointerEffect {
    public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
    public static func hover(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
}

/// The shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// The look of a pointer.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
    public class func hidden() -> UIPointerStyle { UIPointerStyle(effect: UIPointerEffect()) }
}

/// Axes.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
