// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// A controller of a view. Its view is drawn if Easel can draw it.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var ownView: NSView?
    /// The view, which is loaded the first time that it is needed.
    open var view: NSView {
        get {
            if ownView == nil {
                loadView()
                if ownView == nil { ownView = NSView(frame: .zero) }
                didLoadOnce()
            }
            return ownView ?? NSView(frame: .zero)
        }
        set { ownView = newValue }
    }
    private var (isLoaded, hasAppeared) = (false, false)
    private func didLoadOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        viewDidLoad()
    }
    func loadOnce() {
        _ = view
        didLoadOnce()
    }
    /// Calls the methods for the appearance the first time.
    func appearOnce() {
        loadOnce()
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear()
        viewDidAppear()
        for child in children { child.appearOnce() }
    }
    open var isViewLoaded: Bool { ownView != nil }
    open var viewIfLoaded: NSView? { ownView }
    open var title: String?
    open var representedObject: Any?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var preferredContentSize = CGSize.zero
    open var preferredMinimumSize: CGSize { .zero }
    open var preferredMaximumSize: CGSize { .zero }
    open private(set) weak var parent: NSViewController?
    open var children: [NSViewController] = [] { didSet { for child in children { child.parent = self } } }
    open var presentedViewControllers: [NSViewController]? { nil }
    open var presentingViewController: NSViewController? { nil }
    public let nibName: String?
    nonisolated public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { nibName = nibNameOrNil }
    nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func loadView() { ownView = NSView(frame: .zero) }
    open func loadViewIfNeeded() { loadOnce() }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func updateViewConstraints() {}
    open func addChild(_ childViewController: NSViewController) { children.append(childViewController) }
    open func insertChild(_ childViewController: NSViewController, at index: Int) { children.insert(childViewController, at: min(index, children.count)) }
    open func removeChild(at index: Int) { if children.indices.contains(index) { children.remove(at: index).parent = nil } }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Presents nothing: drawing has one window.
    open func presentAsSheet(_ viewController: NSViewController) {}
    open func presentAsModalWindow(_ viewController: NSViewController) {}
    open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator) {}
    open func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge,
        behavior: NSPopover.Behavior
    ) {}
    open func dismiss(_ viewController: NSViewController) {}
    open func dismiss(_ sender: Any?) {}
    open func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController, options: TransitionOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {
        fromViewController.view.superview?.replaceSubview(fromViewController.view, with: toViewController.view)
        completionHandler?()
    }
    /// The options of a change of controllers.
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let crossfade = TransitionOptions(rawValue: 1)
        public static let slideUp = TransitionOptions(rawValue: 16)
        public static let slideDown = TransitionOptions(rawValue: 32)
        public static let slideLeft = TransitionOptions(rawValue: 64)
        public static let slideRight = TransitionOptions(rawValue: 128)
        public static let slideForward = TransitionOptions(rawValue: 320)
        public static let slideBackward = TransitionOptions(rawValue: 384)
        public static let allowUserInteraction = TransitionOptions(rawValue: 4096)
    }
}

/// Animates the presentation of a controller, which never happens.
@MainActor @preconcurrency public protocol NSViewControllerPresentationAnimator: AnyObject {}

/// A controller of a view in the title bar, which isn't drawn.
open class NSTitlebarAccessoryViewController: NSViewController {
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    open var fullScreenMinHeight: CGFloat = 0
    open var isHidden: Bool {
        get { hidden }
        set { hidden = newValue }
    }
    private var hidden = false
    open var automaticallyAdjustsSize = true
}
