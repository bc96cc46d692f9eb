import Easel
import Foundation

/// The role and the state of a view for assistive technology, which isn't drawn.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
/// An action that assistive technology offers.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// Performs an action, and returns whether that succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?
    public init(name: String, actionHandler: Handler?) { (self.name, self.actionHandler) = (name, actionHandler) }
    public init(name: String, image: UIImage?, actionHandler: Handler?) { (self.name, self.image, self.actionHandler) = (name, image, actionHandler) }
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
/// A part of a view for assistive technology.
open class UIAccessibilityElement: UIResponder {
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityFrame = CGRect.zero
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var isAccessibilityElement = true
    open weak var accessibilityContainer: AnyObject?
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}
