import Easel

/// A view that another module draws.
@MainActor
package protocol DrawnView: UIView {
    /// The view's own content above its background; nil if Easel can't draw it.
    var ownPicture: AnyView? { get }
}
