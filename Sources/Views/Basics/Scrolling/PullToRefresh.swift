/// Begins to refresh the content of the scroll view inside.
struct PullToRefresh {
    let begin: () -> Void
    /// The distance by which a finger must pull the content beyond its top, in points; an estimate.
    static let distance: CGFloat = 60
}

private struct PullToRefreshKey: EnvironmentKey { static var defaultValue: PullToRefresh? { nil } }

extension EnvironmentValues {
    /// The refresh that a pull at the top of a scroll view begins; nil outside of refreshable views.
    var pullToRefresh: PullToRefresh? {
        get { self[PullToRefreshKey.self] }
        set { self[PullToRefreshKey.self] = newValue }
    }
}
