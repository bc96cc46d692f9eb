import Easel
import Views

/// Keeps the views of a picture as they were drawn last, as long as the picture exists.
///
/// The picture of a view can keep the view itself. So views release theirs at the end.
final class LastPictures: Sendable {
    @MainActor
    private final class Drawn {
        struct Entry {
            weak var view: UIView?
        }
        var views: [Entry] = []
        /// The number of entries at which those of ended views are removed.
        var limit = 64
        /// The outermost view.
        weak var root: UIView?
        nonisolated init() {}
        func add(_ view: UIView) {
            if views.count >= limit {
                views.removeAll { $0.view == nil }
                limit = max(64, 2 * views.count)
            }
            views.append(Entry(view: view))
        }
    }
    private let drawn = Drawn()
    /// The pictures that are being made.
    @MainActor private static var current: LastPictures?

    init() {}
    deinit { MainThread.run { [drawn] in Self.release(drawn) } }

    /// Runs code that draws views, and keeps their drawings.
    @MainActor
    func keeping<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// Notes the outermost view of the picture, which is drawn again as long as the picture exists.
    @MainActor
    func follow(_ view: UIView) { (drawn.root, view.lastPictures) = (view, self) }

    @MainActor
    static func keep(_ picture: AnyView, of view: UIView) {
        guard let pictures = current ?? view.outermostView.lastPictures else { return }
        if view.lastPicture == nil { pictures.drawn.add(view) }
        view.lastPicture = picture
    }

    /// Releases the pictures of views that no other picture shows.
    @MainActor
    private static func release(_ drawn: Drawn) {
        if let root = drawn.root, root.lastPictures.map({ $0.drawn === drawn }) ?? true { root.redraw = nil }
        for view in drawn.views.compactMap(\.view) {
            if let other = view.outermostView.lastPictures, other.drawn !== drawn {
                other.drawn.add(view)
                continue
            }
            view.lastPicture = nil
            for animation in view.layer.running { (animation.animation as? CATransition)?.old = nil }
        }
    }
}
