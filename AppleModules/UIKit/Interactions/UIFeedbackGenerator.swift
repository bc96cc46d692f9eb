import Easel
import Foundation
import Views

/// Gives feedback through vibration, which isn't drawn.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {}
    open func prepare() {}
}

/// Gives the feedback of an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    nonisolated public override init() {}
    nonisolated public init(style: FeedbackStyle) {}
    public init(style: FeedbackStyle, view: UIView) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
    public func impactOccurred(at location: CGPoint) {}
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Gives the feedback of a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of result.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    nonisolated public override init() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Gives the feedback of a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() {}
    public func selectionChanged() {}
}

/// Feedback for drawing, without haptics.
public final class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    public init(view: UIView) {}
    public func alignmentOccurred(at location: CGPoint) {}
    public func pathCompleted(at location: CGPoint) {}
}
