/// One page with its bars, and the pages that its links and the path of the stack have pushed onto it.
struct NavigationPage<Content: View>: View {
    let content: Content
    /// The pages of the stack, and the values that they show.
    let stack: StackPages
    /// The previous page; nil on the first page.
    let previous: PreviousPage?
    /// The display mode of titles that specify none.
    let inheritedMode: NavigationBarItem.TitleDisplayMode

    @State private var page = PageModel()
    @State private var pushed: [ObjectIdentifier] = []
    @State private var queue = PushQueue()
    @State private var editMode = EditMode.inactive
    /// The way by which a finger has pulled the page, in points, and the progress of one that pulls the page above, 0…1.
    @State private var pull = CGSize.zero
    @State private var pullAbove = 0.0
    /// Whether the page above grew out of a view of this page, which then stays where it is.
    @State private var isZoomed = false
    @Environment(\.barTrackers) private var outerTrackers
    @Environment(\.inheritedSearch) private var inheritedSearch
    @Environment(\.pageGround) private var ground

    /// The offset of a covered page, as a fraction of the width, and its dimming, as in UIKit.
    private static var shift: CGFloat { 0.3 }
    private static var shade: Double { 0.1 }
    /// From this width on, in points, bars have larger margins, as in UIKit.
    private static var wide: CGFloat { 414 }

    var body: some View {
        let above = pagesAbove
        let isCovered = !above.isEmpty
        // How far the page is covered, 0…1.
        let covering = isCovered ? 1 - pullAbove : 0
        let (page, queue) = (page, queue)
        return
            contentWithBars(isCovered: isCovered)
            .environment(\.barMargin, stack.width >= Self.wide ? 20 : 16)
            .background(ground ?? Color(provider: .system(.background)))
            .transformEnvironment(\.dismissPresentation) { if let previous { $0 = previous.goBack } }
            .environment(\.listContext, nil)
            .following(NavigationTitleKey.self) { page.title = $0 }
            .following(ToolbarEntriesKey.self) { page.entries = $0 }
            .following(BarSettingsKey.self) { page.settings = $0 }
            .following(SearchKey.self) { page.search = $0 }
            .following(HasFocusedFieldKey.self) { page.hasFocusedField = $0 }
            .onPreferenceChange(ActiveLinksKey.self) { links in queue.linksDidChange(links) { show($0, isAnimated: $1) } }
            // A pushed page's zoom doesn't apply to the sheet around the stack: its value comes after this one's, and only the first one counts.
            .transformPreference(NavigationTransitionKey.self) { $0 = PageSource(source: $0?.source) }
            .preference(key: ToolbarEntriesKey.self, value: [])
            .preference(key: SearchKey.self, value: nil)
            .preference(key: HasFocusedFieldKey.self, value: false)
            .overlay { Color.black.opacity(covering * Self.shade).ignoresSafeArea().allowsHitTesting(false) }
            .modifier(PulledPageModifier(pull: isCovered ? .zero : pull))
            .modifier(CoveredPageModifier(isCovered: isCovered, progress: covering, shift: isZoomed ? 0 : -Self.shift * stack.width))
            .onChange(of: isCovered) { pullAbove = 0 }
            .allowsHitTesting(!isCovered)
            .accessibilityHidden(isCovered)
            .overlayPreferenceValue(NavigationContentsKey.self) { contents in
                pushedPages(above, requests: queue.remember(contents.requests), destinations: stack.destinations + contents.destinations)
            }
    }

    /// The page's content between its bars.
    private func contentWithBars(isCovered: Bool) -> some View {
        VStack { content }
            .modifier(PagePresenceModifier(isShown: !isCovered))
            // Exactly as large as the navigation view, regardless of the content: larger content extends beyond all edges.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .modifier(RelativeFrameArea())
            .environment(\.barTrackers, BarTrackers(trackers: outerTrackers.trackers + [page.tracker]))
            .environment(\.inheritedSearch, nil)
            // The first page grows if the sheet around the stack does.
            .transformEnvironment(\.zoomsPages) { if previous != nil { $0 = true } }
            .environment(\.editMode, $editMode)
            .overlay { SearchSuggestions(page: page, inherited: inheritedSearch) }
            .overlay(alignment: .leading) { if let previous { BackSwipe(width: stack.width, pull: $pull, previous: previous) } }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                VStack(spacing: 0) {
                    BottomBar(page: page)
                    KeyboardBar(page: page)
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                NavigationBar(
                    page: page, previous: previous, inheritedSearch: inheritedSearch, inheritedMode: inheritedMode, isLow: stack.isLow)
            }
    }

    /// The pages that links and the path have pushed onto this one.
    private func pushedPages(
        _ above: [PageID], requests: [ObjectIdentifier: NavigationRequest], destinations: [NavigationDestination]
    ) -> some View {
        ForEach(above, id: \.self) { id in
            if let shown = shownPage(id, requests, destinations) {
                NavigationPage<AnyView>(
                    content: shown.content, stack: shown.stack,
                    previous: PreviousPage(page: page, goBack: shown.goBack, follow: { pullAbove = $0 }, isZoomed: { isZoomed }),
                    inheritedMode: page.displayMode(inherited: inheritedMode)
                )
                .environment(\.inheritedSearch, nil)
                .offset(x: id == above.last ? 0 : -Self.shift * stack.width)
                // The page's content is known only after the page below has begun to slide.
                .onPreferenceChange(NavigationTransitionKey.self) { isZoomed = $0?.source != nil }
                .transition(transition(of: id, above))
            }
        }
    }

    /// The pages directly above this one: those of its links, from bottom to top, otherwise the next page of the path.
    private var pagesAbove: [PageID] {
        if !pushed.isEmpty { return pushed.map(PageID.link) }
        return stack.depth < stack.path.count ? [.path(stack.depth, stack.path[stack.depth])] : []
    }

    private func shownPage(
        _ id: PageID, _ requests: [ObjectIdentifier: NavigationRequest], _ destinations: [NavigationDestination]
    ) -> (content: AnyView, stack: StackPages, goBack: () -> Void)? {
        var next = stack
        next.destinations = destinations
        switch id {
        case .link(let link):
            guard let request = requests[link] else { return nil }
            // Values that are pushed from a link's page are shown above it.
            if link != pushed.last { next.path = Array(next.path.prefix(next.depth)) }
            return (request.destination, next, request.deactivate)
        case .path(let index, let value):
            next.depth = index + 1
            let content = destinations.lazy.compactMap { $0.build(value) }.first ?? AnyView(MissingDestination())
            let popTo = stack.popTo
            return (content, next, { popTo(index) })
        }
    }

    private func show(_ pages: [ObjectIdentifier], isAnimated: Bool) {
        if isAnimated { withAnimation(ReleasedMotion.ofPages.take() ?? presentationAnimation) { pushed = pages } } else { pushed = pages }
    }

    /// The top page slides; the pages below are covered and removed immediately.
    private func transition(of id: PageID, _ above: [PageID]) -> AnyTransition {
        id == above.last ? AnyTransition(.drawn(PageMotion.draw, like: .trailing)) : .identity
    }
}

/// The identity of a page above another one.
private enum PageID: Hashable {
    case link(ObjectIdentifier)
    case path(Int, AnyHashable)
}

/// The pages of a navigation stack, as seen by one of its pages.
struct StackPages {
    /// The navigation view's width, in points.
    var width: CGFloat
    /// Whether the view is too low for large titles.
    var isLow: Bool
    /// The values of the pages that are pushed.
    var path: [AnyHashable] = []
    /// The number of values up to this page.
    var depth = 0
    /// The destinations of the pages below, from bottom to top.
    var destinations: [NavigationDestination] = []
    /// Removes the values from this index on.
    var popTo: (Int) -> Void = { _ in }
}

/// The page of a value without a destination, as in SwiftUI.
private struct MissingDestination: View {
    var body: some View { Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundColor(.yellow) }
}

/// A page's information about the page that pushed it.
struct PreviousPage {
    let page: PageModel?
    let goBack: () -> Void
    /// Called while a finger pulls the page away, with the progress, 0…1.
    var follow: (Double) -> Void = { _ in }
    /// Whether the page grew out of a view of the previous one.
    var isZoomed: () -> Bool = { false }
}
