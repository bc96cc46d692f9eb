import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The settings of assistive technology: those of the command line, such as `--bold-text`; all others are off.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { SceneHost.values.accessibility.contains(.reducedMotion) }
    public static var isReduceTransparencyEnabled: Bool { SceneHost.values.accessibility.contains(.reducedTransparency) }
    public static var isBoldTextEnabled: Bool { SceneHost.values.accessibility.contains(.boldText) }
    public static var isDarkerSystemColorsEnabled: Bool { SceneHost.values.accessibility.contains(.increasedContrast) }
    public static var isSwitchControlRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { SceneHost.values.accessibility.contains(.withoutColor) }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { SceneHost.values.accessibility.contains(.buttonShapes) }
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// Announcements to assistive technology.
    public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
    public static func post(notification: Notification, argument: Any?) {}
}

extension UIAccessibility {
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Answers that the device can't be limited to the app.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.convert(rect, to: nil) }
}
