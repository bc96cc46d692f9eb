// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreGraphics
import Easel
import Foundation

// Rarely used parts of UIKit that don't change a picture, or follow from other parts.

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
/// A layer that draws its content in tiles.
open class CATiledLayer: CALayer, @unchecked Sendable {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// Whether the keyboard adds and removes spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether the keyboard proposes the rest of a text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether a text can be rewritten by a model.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}
/// The buttons above an iPad's keyboard. The keyboard isn't drawn.
@MainActor @preconcurrency
public final class UITextInputAssistantItem: NSObject {
    public var allowsHidingShortcuts = true
    public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    nonisolated override init() {}
}
/// The look and the behavior of a control on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UIImage {
    /// The range of an image's brightness.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
    /// Hands the image over: it is ready.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
extension UIImage {
    /// Returns the image with the settings of a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
}

extension UITextField {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}
extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Creates a text view. The machine that lays out its text is the same for both.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
extension UIWindow {
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
extension Notification.Name {
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
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

extension UIView {
    /// The transform of the view. Only a plane one is drawn.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set {
            guard newValue.m14 == 0, newValue.m24 == 0, newValue.m44 == 1 else { return }
            transform = CGAffineTransform(a: newValue.m11, b: newValue.m12, c: newValue.m21, d: newValue.m22, tx: newValue.m41, ty: newValue.m42)
        }
    }
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}
    /// Runs the changes immediately: a representable is drawn with its view's final state.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        AnimationEnd.run(completion)
    }
    /// Runs the changes immediately: a representable is drawn with its view's final state.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        if let completion { AnimationEnd.run { _ in completion() } }
    }
    /// Runs the changes.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }
}

extension UIApplication {
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
    /// A kind of extensions.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
extension UIScreen {
    public var fixedCoordinateSpace: UIWindowSceneCoordinates { UIWindowSceneCoordinates() }
}
extension UIPageControl {
    /// The direction of the dots. They are drawn from left to right.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
}
extension UIGestureRecognizer {
    public var modifierFlags: UIKeyModifierFlags { [] }
}
extension UIActivity.ActivityType {
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let collaborationInviteWithLink = UIActivity.ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
}

/// A group of items in a bar.
@MainActor @preconcurrency
public final class UIBarButtonItemGroup: NSObject {
    public var barButtonItems: [UIBarButtonItem]
    public var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
}
extension UIContextMenuConfiguration {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
}
/// A control that shows a color, and lets a user choose another one. It is drawn as an outline with its name.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open var title: String?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.colorWell(self)) : nil }
}
/// A store for the edges of UIKit's content below bars. Content ends at bars here.
@MainActor @preconcurrency
public final class UIScrollEdgeEffect: NSObject {
    /// The kind of an edge.
    public struct Style: Hashable, Sendable {
        let number: Int
        public static let automatic = Style(number: 0)
        public static let soft = Style(number: 1)
        public static let hard = Style(number: 2)
    }
    public var style = Style.automatic
    public var isHidden = false
    nonisolated override init() {}
}
