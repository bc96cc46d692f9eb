import Observation

/// The information about its bar that the pages of a tab view provide.
@MainActor
@Observable
final class TabModel {
    var entries: [TabEntry] = []
    private(set) var settings = BarSettings()
    /// Whether the tab view has been drawn.
    @ObservationIgnored var isShown = false

    /// Follows the settings of the shown page. The bar moves in and out with pages that hide it.
    func set(_ new: BarSettings) {
        guard isShown, new.tabs.isHidden != settings.tabs.isHidden else {
            settings = new
            return
        }
        withAnimation(presentationAnimation) { settings = new }
    }
}

/// Pages of which one is shown: chosen in a bar at the bottom, on an iPad and a Mac at the top, or by a swipe
/// (Documentation/Semantics/Controls.md#tab-views).
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var ownSelection: AnyHashable?
    @State private var model = TabModel()
    @Environment(\.tabViewLook) private var look
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.look) private var system

    /// Creates a tab view that follows a selection: the tag of the page, or the value of the tab.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { (self.selection, self.content) = (selection, content()) }

    /// Creates a tab view of tabs that follows a selection.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C> {
        (self.selection, self.content) = (selection, TabContentBuilder<SelectionValue>.Content(content: content()))
    }

    private var selected: AnyHashable? { selection.map { AnyHashable($0.wrappedValue).unwrapped } ?? ownSelection }

    private func select(_ key: AnyHashable) {
        if let selection {
            if let value = key.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownSelection = key
        }
    }

    public var body: some View {
        let model = model
        Group {
            if let index = look.pages {
                PagedTabs(content: content, model: model, selected: selected, select: select, index: index)
            } else if system.bars.tabs == .box {
                MacTabs(content: content, model: model, selected: selected, select: select)
            } else if width == .regular, height == .regular {
                TopTabs(content: content, model: model, selected: selected, select: select)
            } else {
                BarredTabs(content: content, model: model, selected: selected, select: select)
            }
        }
        .environment(\.tabViewLook, _TabViewLook())
        .onPreferenceChange(TabEntriesKey.self) { model.entries = $0 }
        .onPreferenceChange(BarSettingsKey.self) { model.set($0) }
        .onAppear { model.isShown = true }
        .preference(key: TabEntriesKey.self, value: [])
        .transformPreference(BarSettingsKey.self) { $0.tabs = BarOptions() }
        .systemView()
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own selection.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view of tabs that keeps its own selection.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C> {
        (selection, self.content) = (nil, TabContentBuilder<Never>.Content(content: content()))
    }
}

/// A value that may be missing.
private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { var content: Any? { map { $0 } } }

extension AnyHashable {
    /// The value inside an optional; the same value for others.
    var unwrapped: AnyHashable {
        guard let optional = base as? any OptionalValue else { return self }
        return (optional.content as? AnyHashable)?.unwrapped ?? self
    }
}

/// Pages above a bar.
private struct BarredTabs<Content: View>: View {
    let content: Content
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    @State private var showsMore = false
    @Environment(\.tabAccessory) private var accessory

    var body: some View {
        TabPages(
            arrangement: TabPagesLayout(),
            content:
                content
                .modifier(TabChildModifier(selection: selected, showsAll: false))
                .environment(\.isTabPage, true)
                .environment(\.tabBarPlacement, .bottomBar)
                .environment(\.tabAccessory, nil)
        )
        .safeAreaInset(edge: .top, spacing: 0) {
            if !showsMore { MoreTabBar(model: model, selected: selected) { show(true) } }
        }
        .overlay {
            if showsMore {
                MoreTabList(model: model) { choose($0) }.transition(.move(edge: .leading))
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 0) {
                if let accessory { TabAccessoryBar(accessory: accessory) }
                TabBar(model: model, selected: selected, select: choose, showsMore: showsMore, showMore: { showsMore = true })
            }
        }
        .background(Color(provider: .system(.background)))
    }

    private func show(_ isShown: Bool) { withAnimation(presentationAnimation) { showsMore = isShown } }

    /// Selects a tab; a page that the list leads to pushes the list away.
    private func choose(_ key: AnyHashable) {
        if TabBar.others(of: model.entries).contains(where: { $0.key == key }) { show(false) } else { showsMore = false }
        select(key)
    }
}

extension TabView: InspectedContainer { static var inspectedName: String { "TabView" } }
