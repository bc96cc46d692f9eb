import Easel

/// A controller of UIKit. Its view is drawn as far as Easel can draw it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    open var view: UIView! = UIView(frame: .zero)
    open var title: String?
    public private(set) var children: [UIViewController] = []
    public var presentedViewController: UIViewController? { nil }
    public var navigationController: UINavigationController? { nil }
    public var tabBarController: UITabBarController? { nil }
    public var presentingViewController: UIViewController? { nil }
    public var parent: UIViewController? { nil }
    public let navigationItem = UINavigationItem()
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    public var isViewLoaded: Bool { true }
    public var traitCollection: UITraitCollection { .current }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func viewWillLayoutSubviews() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    nonisolated public init(nibName: String?, bundle: Bundle?) {}
    nonisolated public override convenience init() { self.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    public func addChild(_ child: UIViewController) { children.append(child) }
    public func didMove(toParent parent: UIViewController?) {}
    public func willMove(toParent parent: UIViewController?) {}
    public func removeFromParent() {}
    /// Presents nothing: drawing has one screen.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }

    /// What the controller shows; nil if Easel can't draw it.
    package func drawn() -> AnyView? { type(of: self) == UIViewController.self ? view.picture() : nil }
}

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}
/// The way a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet
    case overFullScreen = 5
    case popover = 7
}

/// A controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
    package override func drawn() -> AnyView? { AnyView(rootView) }
}

/// A stack of controllers.
open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public let navigationBar = UINavigationBar(frame: .zero)
    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { viewControllers.last }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        defer { viewControllers = Array(viewControllers.prefix(1)) }
        return Array(viewControllers.dropFirst())
    }
    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    package override func drawn() -> AnyView? {
        guard let shown = viewControllers.last, let content = shown.drawn() else { return nil }
        let title = shown.navigationItem.title ?? shown.title
        let titled = title.map { AnyView(content.navigationTitle($0)) } ?? content
        return AnyView(NavigationStack { titled.toolbar(isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar) })
    }
}

/// The camera or the photo library. It isn't drawn.
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// The keys of a picked image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    }
    public var sourceType = SourceType.photoLibrary
    public var allowsEditing = false
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    public init() { super.init(rootViewController: UIViewController()) }
    nonisolated public required init?(coder: NSCoder) { nil }
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
