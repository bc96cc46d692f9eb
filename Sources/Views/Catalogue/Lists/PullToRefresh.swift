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

/// Runs an action when the list inside is pulled down, with a spinner above the rows until the action ends.
struct RefreshModifier<Worker: View>: ViewModifier {
    /// Returns an invisible view that begins to work for each new number of pulls, and calls `end` when it is done.
    let worker: (_ pulls: Int, _ end: @escaping @MainActor () -> Void) -> Worker
    @State private var isRefreshing = false
    /// The number of pulls that began to refresh.
    @State private var pulls = 0

    /// The height of the space for the spinner, in points, as in UIKit.
    private static var height: CGFloat { 60 }

    func body(content: Content) -> some View {
        content
            .environment(
                \.pullToRefresh,
                PullToRefresh { [$isRefreshing, $pulls] in
                    guard !$isRefreshing.wrappedValue else { return }
                    withAnimation(presentationAnimation) {
                        $isRefreshing.wrappedValue = true
                        $pulls.wrappedValue += 1
                    }
                }
            )
            // The work is not attached to the spinner: a pull while the spinner fades out brings the same one back, which would start no new task.
            .background {
                if pulls > 0 { worker(pulls) { withAnimation(presentationAnimation) { isRefreshing = false } } }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                if isRefreshing {
                    ProgressView().frame(maxWidth: .infinity).frame(height: Self.height).transition(.opacity)
                }
            }
    }
}
