import Easel
import Views

/// A view that another module draws.
@MainActor
package protocol DrawnView: UIView {
    /// The view's own content above its background; nil if Easel can't draw it.
    var ownPicture: AnyView? { get }
}

/// A view that another module draws with its subviews.
@MainActor
package protocol WholeDrawnView: DrawnView {
    /// The view with all parts; nil if Easel can't draw it.
    func wholePicture(filling axes: Axis.Set) -> AnyView?
    /// Whether the view's own content includes its subviews.
    var arrangesItself: Bool { get }
    /// The place of the content in a wider view.
    var contentAlignment: HorizontalAlignment { get }
}

/// A view of another framework, which a view represents in layouts.
@MainActor
package protocol RepresentedItem: AnyObject {
    var representative: UIView { get }
}
