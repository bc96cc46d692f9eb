import Easel
import Views

/// The pages of a navigation controller, which slide like those of SwiftUI's stacks.
struct NavigationPicture: View {
    let stack: UINavigationController
    let pages: [UIViewController]
    /// Differs after each update or change, because the same pages may have other contents then.
    let update: Int

    /// A page as a value of a path.
    struct Page: Hashable {
        let controller: UIViewController
        let index: Int
        static func == (lhs: Page, rhs: Page) -> Bool { lhs.controller === rhs.controller && lhs.index == rhs.index }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
    }

    private var path: [Page] { pages.enumerated().dropFirst().map { Page(controller: $1, index: $0) } }

    var body: some View {
        // A finger at the edge goes back.
        let path = Binding(get: { self.path }, set: { if $0.count < pages.count - 1 { _ = stack.popToViewController(pages[$0.count], animated: true) } })
        NavigationStack(path: path) {
            page(pages[0], after: nil).id(ObjectIdentifier(pages[0]))
                .navigationDestination(for: Page.self) { [weak stack] page in
                    if let stack { NavigationPicture(stack: stack, pages: pages, update: update).page(page.controller, after: former(page)) }
                }
        }
    }

    /// The page below another one.
    private func former(_ page: Page) -> UIViewController? { pages.indices.contains(page.index - 1) ? pages[page.index - 1] : nil }

    /// A controller with the bars' parts that are its own.
    private func page(_ shown: UIViewController, after former: UIViewController?) -> some View {
        let hasGone = !stack.viewControllers.contains(shown) && !shown.hasAppeared
        if !hasGone { shown.loadOnce() }
        // Drawing a page that has gone would let it appear again.
        let content = hasGone ? AnyView(EmptyView()) : content(of: shown)
        let title = shown.navigationItem.title ?? shown.title
        let bar = stack.navigationBar
        let isLarge = bar.prefersLargeTitles && shown.navigationItem.largeTitleDisplayMode != .never
        let named = title.map { AnyView(content.navigationTitle($0)) } ?? content
        let titled = SearchPicture.add(shown.navigationItem, of: shown, to: named)
        let inherited = stack.viewIfLoaded.flatMap { $0.hasOwnTint ? Color(uiColor: $0.tintColor) : nil }
        let tint = bar.look.tint ?? Appearance.shared.looks.navigation.tint ?? inherited
        let back = backTitle(of: shown, after: former)
        let tools = stack.isToolbarHidden ? [] : shown.toolbarItems ?? []
        return titled.navigationBarTitleDisplayMode(isLarge || shown is any HostingController ? .automatic : .inline)
            .navigationBarBackButtonHidden(true)
            .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    if let back { BarPicture.back(back, tint: tint) { [weak stack] in stack?.popViewController(animated: true) } }
                    BarPicture.items(shown.navigationItem.leftItems, tint: tint)
                }
                ToolbarItemGroup(placement: .topBarTrailing) { BarPicture.items(shown.navigationItem.rightItems.reversed(), tint: tint) }
                if !tools.isEmpty { ToolbarItemGroup(placement: .bottomBar) { BarPicture.items(tools) } }
            }
            .transformEnvironment(\.controlLooks) { looks in
                var own = looks ?? Appearance.shared.looks
                var look = bar.look
                if let standard = shown.navigationItem.standardAppearance { look.standard = BarFace(standard) }
                if let edge = shown.navigationItem.scrollEdgeAppearance { look.edge = BarFace(edge) }
                if look != BarLook() { own.navigation = look }
                looks = own
            }
    }

    /// The picture of a page. While others cover the page, it is drawn again only after changes of its views.
    private func content(of page: UIViewController) -> AnyView {
        let (id, isHidden) = (ObjectIdentifier(page), page.hasCover && !page.hasAppeared)
        if isHidden, let last = stack.hiddenPictures[id] { return last }
        let picture = page.drawn() ?? AnyView(RepresentedPlaceholder(of: page))
        stack.hiddenPictures[id] = isHidden ? picture : nil
        return picture
    }

    /// The title of the button that goes back; empty for an arrow alone, nil for no button.
    private func backTitle(of page: UIViewController, after former: UIViewController?) -> String? {
        let shown = page.navigationItem
        guard let former else { return nil }
        if shown.hidesBackButton || !shown.leftItems.isEmpty && !shown.leftItemsSupplementBackButton { return nil }
        guard shown.backButtonDisplayMode == .default else { return shown.backButtonDisplayMode == .minimal ? "" : "Back" }
        let item = former.navigationItem
        return item.backBarButtonItem.map { $0.title ?? "" } ?? item.backButtonTitle ?? item.title ?? former.title ?? "Back"
    }
}
