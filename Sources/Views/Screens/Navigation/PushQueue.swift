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
        let isAnimated = !isFirst && links.allSatisfy { active.contains($0) || requests[$0]?.slidesIn != false }
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
