import Easel
import Synchronization
import Views

/// Keeps the views as they were drawn last, as long as there are pictures that follow views.
///
/// The picture of a view can keep the view itself. So views release them when the last of these objects ends.
final class LastPictures: Sendable {
    private static let count = Atomic(0)
    private struct Drawn {
        weak var view: UIView?
    }
    /// The views with a last picture.
    @MainActor private static var drawn: [Drawn] = []

    init() { Self.count.add(1, ordering: .relaxed) }
    deinit { if Self.count.subtract(1, ordering: .relaxed).newValue == 0 { MainThread.run { Self.release() } } }

    @MainActor
    static func keep(_ picture: AnyView, of view: UIView) {
        guard count.load(ordering: .relaxed) > 0 else { return }
        if view.lastPicture == nil { drawn.append(Drawn(view: view)) }
        view.lastPicture = picture
    }

    /// Releases all pictures, unless new objects exist.
    @MainActor
    private static func release() {
        guard count.load(ordering: .relaxed) == 0 else { return }
        let ended = drawn
        drawn = []
        for view in ended.compactMap(\.view) {
            view.lastPicture = nil
            for animation in view.layer.running { (animation.animation as? CATransition)?.old = nil }
        }
    }
}
