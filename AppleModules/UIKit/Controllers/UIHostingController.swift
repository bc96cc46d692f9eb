import AppleUniformTypeIdentifiers
import Easel
import Views

/// A controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an Interface Builder file; subclasses call it.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }

    /// How the size of a controller follows its content.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// The parts of the safe area that the view respects.
    public var safeAreaRegions: SafeAreaRegions = .all
    /// The size that the root view takes within a size.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostView.sizeThatFits(size) }
    package override func drawn() -> AnyView? {
        loadOnce()
        guard let color = hostView.backgroundColor else { return rootView.inTraits(ownChanges) }
        let content = rootView.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(uiColor: color))
        return content.inTraits(ownChanges)
    }
    // A view that was added to another one is drawn even after its controller is gone, as in UIKit. Its background is drawn like that of every view.
    private lazy var hostView: UIView! = {
        let content = AnyView(rootView)
        return HostView { [weak self] in
            guard let self else { return content }
            loadOnce()
            return rootView.inTraits(ownChanges)
        }
    }()
    open override var view: UIView! {
        get {
            guard !isViewLoaded else { return hostView }
            // Outside of a window, a view without a frame has the size of its content.
            let hadFrame = hostView.frame.size != .zero
            loadViewOnce()
            if !hadFrame && hostView.frame.size == UIScreen.main.bounds.size { hostView.frame = .zero }
            return hostView
        }
        set { hostView = newValue }
    }
}

/// The view of a controller with SwiftUI's drawing.
final class HostView: UIView, DrawnView {
    private let content: @MainActor () -> AnyView?
    init(_ content: @escaping @MainActor () -> AnyView?) {
        self.content = content
        super.init(frame: .zero)
    }
    nonisolated required init?(coder: NSCoder) { nil }
    override var standardBackground: UIColor? { .systemBackground }
    override var holdsState: Bool { true }
    var ownPicture: AnyView? { content().map { AnyView($0.keepingSafeArea(in: self)) } }
    override func sizeThatFits(_ size: CGSize) -> CGSize { pictureSize(ProposedViewSize(size)).map { $0.limited(to: size) } ?? size }
    override var intrinsicContentSize: CGSize { pictureSize(.unspecified) ?? Self.noIntrinsicSize }
}

/// Any hosting controller: its content sets its own title.
protocol HostingController {}

extension UIHostingController: HostingController {}

/// How the size of a hosting controller follows its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
