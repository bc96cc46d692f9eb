import AppleFoundation
import Easel
import Views

/// Reacts to the selection of a tab bar's items.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {}

/// Reacts to the selection of tabs.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {}

/// Controllers behind tabs. The tabs can be tapped.
open class UITabBarController: UIViewController, UITabBarDelegate {
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
            viewIfLoaded?.setNeedsPicture()
        }
    }
    /// The tabs, whose controllers are made when they are set.
    open var tabs: [UITab] = [] {
        didSet {
            for tab in tabs { tab.tabBarController = self }
            viewControllers = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }.compactMap(\.viewController)
        }
    }
    open var mode = Mode.automatic
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    public let sidebar = Sidebar()
    open var isTabBarHidden = false
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open var compactTabIdentifiers: [String]?
    open var customizationIdentifier: String?
    open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { viewIfLoaded?.setNeedsPicture() } } }
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    public let tabBar = UITabBar(frame: .zero)
    open var customizableViewControllers: [UIViewController]?
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    package override func drawn() -> AnyView? {
        loadOnce()
        var pages: [TabsPicture.Page] = []
        for (index, controller) in (viewControllers ?? []).enumerated() {
            controller.loadOnce()
            let content = controller.drawn() ?? AnyView(RepresentedPlaceholder(of: controller))
            let item =
                (controller as? UINavigationController).flatMap { $0.tabBarItem.title == nil ? $0.viewControllers.first?.tabBarItem : nil }
                ?? controller.tabBarItem
            pages.append(
                TabsPicture.Page(
                    id: index, title: item?.title ?? controller.title ?? "", image: item?.image, selectedImage: item?.selectedImage,
                    badge: item?.badgeValue, content: content))
        }
        return pages.isEmpty
            ? nil
            : AnyView(
                TabsPicture(controller: self, pages: pages, selection: selectedIndex, wantsSidebar: mode == .tabSidebar || !sidebar.isHidden)
                    .transformEnvironment(\.controlLooks) { [tabBar] looks in
                        var own = looks ?? Appearance.shared.looks
                        if tabBar.look != BarLook() { own.tabs = tabBar.look }
                        looks = own
                    })
    }
}

/// The tabs of a tab bar controller.
private struct TabsPicture: View {
    struct Page: Identifiable {
        let id: Int
        let title: String
        let image: UIImage?
        let selectedImage: UIImage?
        let badge: String?
        let content: AnyView
    }
    let controller: UITabBarController
    let pages: [Page]
    let selection: Int
    let wantsSidebar: Bool
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        tabs.notDrawn(wantsSidebar && sizeClass == .regular ? "UITabBarController.sidebar" : nil)
    }
    private var tabs: some View {
        TabView(selection: Binding(get: { selection }, set: { controller.selectedIndex = $0 })) {
            ForEach(pages) { page in
                page.content
                    .tabItem {
                        Label {
                            Text(verbatim: page.title)
                        } icon: {
                            if let image = page.id == selection ? page.selectedImage ?? page.image : page.image { Image(uiImage: image) }
                        }
                    }
                    .badge(page.badge.map { Text(verbatim: $0) })
                    .tag(page.id)
            }
        }
    }
}

/// Drawings of the items of UIKit's bars.
@MainActor
enum BarPicture {
    /// The buttons of a bar.
    ///
    /// - Parameter tint: the color of the bar's buttons; nil for that of the views around.
    static func items(_ items: [UIBarButtonItem], tint: Color? = nil) -> some View {
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            if let view = item.customView {
                view.picture()
            } else if item.systemItem == .flexibleSpace {
                Spacer()
            } else if item.systemItem == .fixedSpace {
                Color.clear.frame(width: item.width, height: 0)
            } else {
                Button {
                    if let action = item.primaryAction { action.run(sender: item) } else { item.send() }
                } label: {
                    label(item)
                }
                .modifier(OptionalTint(tint: item.tintColor.map { Color(uiColor: $0) } ?? tint))
                .disabled(!item.isEnabled)
            }
        }
    }

    /// The button that goes back.
    static func back(_ title: String, tint: Color?, action: @escaping () -> Void = {}) -> some View {
        Button {
            action()
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").fontWeight(.semibold)
                if !title.isEmpty { Text(verbatim: title) }
            }
        }
        .modifier(OptionalTint(tint: tint))
        .modifier(ControlMarkModifier.back)
    }

    /// Sets a tint; without one, that of the views around applies.
    private struct OptionalTint: ViewModifier {
        let tint: Color?
        func body(content: Content) -> some View { if let tint { content.tint(tint) } else { content } }
    }

    @ViewBuilder private static func label(_ item: UIBarButtonItem) -> some View {
        if let image = item.image {
            Image(uiImage: image)
        } else if let symbol = item.systemItem.flatMap(symbol) {
            Image(systemName: symbol)
        } else {
            Text(verbatim: item.title ?? item.systemItem.map { "\($0)".capitalized } ?? "").fontWeight(item.style == .done ? .semibold : nil)
        }
    }

    private static func symbol(_ item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}
