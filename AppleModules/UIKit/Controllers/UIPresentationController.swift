import AppleUniformTypeIdentifiers
import Easel

/// Reacts to the dismissal of a controller.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Reacts to the changes of a sheet.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Reacts to the changes of a popover.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The presentation of a controller, which never happens.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public let presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    open func presentationTransitionWillBegin() {}
    open func dismissalTransitionWillBegin() {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open var presentationStyle: UIModalPresentationStyle { .custom }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var traitCollection: UITraitCollection { .current }
}

/// A controller or a presentation with content.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}

/// The size that a sheet's height depends on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

/// A sheet.
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
            -> Detent
        {
            Detent()
        }
    }
    open var detents: [Detent] = []
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open func animateChanges(_ changes: () -> Void) { changes() }
}
