// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Gives feedback through the trackpad, which isn't drawn.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
    /// The kind of feedback.
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    /// The time of feedback.
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    public static let defaultPerformer = NSHapticFeedbackManager()
    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
