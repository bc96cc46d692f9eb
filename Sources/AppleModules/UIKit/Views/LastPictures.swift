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
        nonisolated init() {}
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

    @MainActor
    static func keep(_ picture: AnyView, of view: UIView) {
        guard let pictures = current ?? view.outermostView.lastPictures else { return }
        if view.lastPicture == nil { pictures.drawn.views.append(Drawn.Entry(view: view)) }
        view.lastPicture = picture
    }

    /// Releases the pictures of views that no other picture shows.
    @MainActor
    private static func release(_ drawn: Drawn) {
        for view in drawn.views.compactMap(\.view) {
            if let other = view.outermostView.lastPictures, other.drawn !== drawn {
                other.drawn.views.append(Drawn.Entry(view: view))
                continue
            }
            view.lastPicture = nil
            for animation in view.layer.running { (animation.animation as? CATransition)?.old = nil }
        }
    }
}
