import Easel
import Foundation

extension UIViewController {
    /// The transition to a controller, which never happens.
    @MainActor
    public final class Transition: NSObject {
        /// The view and the controllers of a transition that zooms.
        @MainActor
        public final class ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
            init(from source: UIViewController, to zoomed: UIViewController) { (sourceViewController, zoomedViewController) = (source, zoomed) }
        }
        /// The settings of a transition that zooms.
        @MainActor
        public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIVisualEffect?
            public var interactiveDismissShouldBegin: ((Any) -> Bool)?
            public var alignmentRectProvider: ((Any) -> CGRect?)?
        }
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
    }
    /// Controllers appear in their usual way, with a warning.
    public var preferredTransition: Transition? {
        get { nil }
        set { if newValue != nil { SceneNotes.notDrawn("UIViewController.preferredTransition") } }
    }
}
