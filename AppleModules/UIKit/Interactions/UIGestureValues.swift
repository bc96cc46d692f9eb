import Easel
import Foundation

/// The scrolling that a gesture receives.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Shows a large picture of a bar's item to those who need it. It never appears.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {}
    nonisolated public class var isEnabled: Bool { false }
}

/// Reacts to large pictures. It is never called.
@MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

extension UIEvent {
    /// The pressed buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, buttonNumber - 1)) }
    }
    public var buttonMask: ButtonMask { [] }
    public var modifierFlags: UIKeyModifierFlags { [] }
}

extension UIView {
    /// Nil, like a snapshot of the whole view: views are drawn at the end.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { nil }
}

/// The coordinates of a view, a window, or a screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace {
    nonisolated var bounds: CGRect { get }
}

extension UIViewController {
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
