import Easel
import Views

/// A message with buttons. It isn't presented, because drawing has one screen; its view can be drawn.
open class UIAlertController: UIViewController {
    /// The appearance of a message.
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    public let preferredStyle: Style
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    package override func drawn() -> AnyView? {
        loadOnce()
        return AnyView(DialogPicture(title: title, message: message, actions: AnyView(buttons), isSheet: preferredStyle == .actionSheet))
    }

    @ViewBuilder private var buttons: some View {
        ForEach(Array((textFields ?? []).enumerated()), id: \.offset) { _, field in
            TextField(field.placeholder ?? "", text: .constant(field.text ?? ""))
        }
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
            let role: ButtonRole? = action.style == .destructive ? .destructive : action.style == .cancel ? .cancel : nil
            Button(action.title ?? "", role: role) {}.disabled(!action.isEnabled)
        }
    }

    private lazy var ownView: UIView! = HostView { [weak self] in self?.drawn() }
    open override var view: UIView! {
        get { ownView }
        set { ownView = newValue }
    }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The meaning of a button.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    public var isEnabled = true

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}

/// A service in a sheet for sharing. The sheet isn't drawn.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The kind of service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }
    nonisolated public override init() {}
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityType: ActivityType? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
}

/// A sheet for sharing. It isn't drawn.
open class UIActivityViewController: UIViewController {
    /// Called with the service, whether it was completed, the returned items, and an error; drawing never calls it.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
}

/// The presentation of a controller as a popover, which never happens.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: NSObject {
    public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    public weak var barButtonItem: UIBarButtonItem?
    public weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    public var backgroundColor: UIColor?
    public weak var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var canOverlapSourceViewRect = false
    public var passthroughViews: [UIView]?
    public var popoverLayoutMargins = UIEdgeInsets.zero
    public var arrowDirection: UIPopoverArrowDirection { .any }
    public var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}

extension UIViewController {
    /// The popover that shows the controller: none.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
