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
