import AppleCoreGraphics
import Easel
import Foundation
import Views

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

/// Provides the items of a sheet for sharing.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
}

/// Provides the items that a view or a controller shares.
@MainActor @preconcurrency public protocol UIActivityItemsConfigurationReading: AnyObject {}

/// Items to share.
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading, @unchecked Sendable {
    public init(itemProviders: [NSItemProvider]) {}
    public init(objects: [Any]) {}
}

extension UIActivity.ActivityType {
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let collaborationInviteWithLink = UIActivity.ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
}
