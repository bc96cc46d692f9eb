/// One page with its bar, and the pages that its links have pushed onto it.
struct NavigationPage<Content: View>: View {
    let content: Content
    /// The navigation view's safe area insets, in points.
    let width: CGFloat
    /// The previous page; nil on the first page.
    let previous: PreviousPage?
    /// The display mode of titles that specify none.
    let inheritedMode: NavigationBarItem.TitleDisplayMode

    @State private var title = NavigationTitle()
    @State private var pushed: [ObjectIdentifier] = []
    @State private var queue = PushQueue()

    /// The offset of a covered page, as a fraction of the width, and its dimming, as in UIKit.
    private static var shift: CGFloat { 0.3 }
    private static var shade: Double { 0.1 }

    var body: some View {
        let isCovered = !pushed.isEmpty
        return
            VStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .top, spacing: 0) {
                NavigationBar(title: title, mode: mode, previous: previous)
            }
            .background(Color(provider: .system(.background)))
            .transformEnvironment(\.dismissPresentation) { if let previous { $0 = previous.goBack } }
            .environment(\.listContext, nil)
            .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
            .onPreferenceChange(ActiveLinksKey.self) { links in queue.linksDidChange(links) { show($0, isAnimated: $1) } }
            .overlay { Color.black.opacity(isCovered ? Self.shade : 0).ignoresSafeArea().allowsHitTesting(false) }
            .offset(x: isCovered ? -Self.shift * width : 0)
            .allowsHitTesting(!isCovered)
            .accessibilityHidden(isCovered)
            .overlayPreferenceValue(NavigationRequestsKey.self) { requests in
                let requests = queue.remember(requests)
                ForEach(pushed, id: \.self) { id in
                    if let request = requests[id] {
                        NavigationPage<AnyView>(
                            content: request.destination, width: width, previous: PreviousPage(title: title.text, goBack: request.deactivate),
                            inheritedMode: mode
                        )
                        .offset(x: id == pushed.last ? 0 : -Self.shift * width)
                        .transition(transition(of: id))
                    }
                }
            }
    }

    private var mode: NavigationBarItem.TitleDisplayMode {
        switch title.mode {
        case .inline: .inline
        case .large: .large
        case .automatic, nil: inheritedMode
        }
    }

    private func show(_ pages: [ObjectIdentifier], isAnimated: Bool) {
        if isAnimated { withAnimation(presentationAnimation) { pushed = pages } } else { pushed = pages }
    }

    /// The top page slides; the pages below are covered and removed immediately.
    private func transition(of page: ObjectIdentifier) -> AnyTransition {
        page == pushed.last ? .move(edge: .trailing) : .identity
    }
}

/// A page's information about the page that pushed it.
struct PreviousPage {
    let title: Text?
    let goBack: () -> Void
}

/// The links of a page that are pushed, over time.
///
/// Links that become active together are pushed one after the other, each when the previous page has come to rest. Then the covered links
/// are set inactive. If they all share one state with the last one, as in a list whose cells are bound to one `Bool`,
/// that deactivates the last one too: the pages appear in turn, and then all return to the list.
@MainActor
final class PushQueue {
    private var active: [ObjectIdentifier] = []
    /// From bottom to top.
    private var pages: [ObjectIdentifier] = []
    private var waiting: [ObjectIdentifier] = []
    /// The latest request of each link on a page, which is shown until its page is gone.
    private var requests: [ObjectIdentifier: NavigationRequest] = [:]
    private var isFirst = true
    private var timer: Int?

    /// Records the requests of an update.
    func remember(_ new: [NavigationRequest]) -> [ObjectIdentifier: NavigationRequest] {
        for request in new { requests[ObjectIdentifier(request.token)] = request }
        return requests
    }

    /// Applies the current set of active links.
    ///
    /// - Parameter show: called with the pages from bottom to top, and whether the change is animated.
    func linksDidChange(_ links: [ObjectIdentifier], show: @escaping ([ObjectIdentifier], Bool) -> Void) {
        let isAnimated = !isFirst
        isFirst = false
        var seen: Set<ObjectIdentifier> = []
        let links = links.filter { seen.insert($0).inserted }
        guard links != active else { return }
        waiting += links.filter { !active.contains($0) && !pages.contains($0) }
        waiting.removeAll { !links.contains($0) }
        active = links
        let former = pages
        // A link that becomes inactive removes the pages above its page only if it was the top one; a covered one was set inactive on purpose.
        if let top = pages.last, !links.contains(top) { pages.removeAll() } else { pages.removeAll { !links.contains($0) } }
        if pages != former { show(pages, isAnimated) }
        if timer == nil || pages.isEmpty { pushNext(isAnimated: isAnimated, show) }
    }

    private func pushNext(isAnimated: Bool, _ show: @escaping ([ObjectIdentifier], Bool) -> Void) {
        guard !waiting.isEmpty else {
            // All pages have appeared: only the top one stays active.
            for page in pages.dropLast() { requests[page]?.deactivate() }
            requests = requests.filter { pages.contains($0.key) || active.contains($0.key) }
            return
        }
        pages.append(waiting.removeFirst())
        show(pages, isAnimated)
        guard pages.count > 1 || !waiting.isEmpty, let clock = SceneClock.current else { return }
        timer = clock.schedule(at: clock.now + presentationDuration) { [weak self] in
            self?.timer = nil
            self?.pushNext(isAnimated: true, show)
        }
    }
}
