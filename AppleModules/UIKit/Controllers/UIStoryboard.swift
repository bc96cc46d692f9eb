import AppleUniformTypeIdentifiers
import Easel

/// A file of Interface Builder, which isn't read.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Returns an empty controller: files of Interface Builder aren't read.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// A transition of a storyboard.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
