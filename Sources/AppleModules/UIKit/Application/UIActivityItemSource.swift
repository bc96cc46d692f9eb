import Easel

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
