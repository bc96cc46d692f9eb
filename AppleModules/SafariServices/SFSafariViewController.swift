import AppleUIKit
import Easel
import Foundation

/// A page of the web in Safari. It isn't drawn.
open class SFSafariViewController: UIViewController {
    /// The settings of a page.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        nonisolated public override init() {}
    }
    /// The button that closes a page.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Reacts to a page in Safari. Nothing is loaded.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {}
