/// Pages in a box. The titles of the tabs are segments across its upper edge (Documentation/Semantics/MacControls.md#tab-views).
struct MacTabs<Content: View>: View {
    let content: Content
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void

    private static var radius: CGFloat { 6 }
    /// The distances of a page from the edges of the tab view, below the segments where there are any.
    private static var insets: EdgeInsets { EdgeInsets(top: 27, leading: 3, bottom: 3, trailing: 3) }

    private var selectedIndex: Int { model.entries.selected(by: selected)?.index ?? 0 }
    private var index: Binding<Int> {
        Binding(
            get: { selectedIndex },
            set: { index in if let entry = model.entries.first(where: { $0.index == index }) { select(entry.key) } })
    }

    var body: some View {
        let hasBar = !model.settings.tabs.isHidden && !model.entries.isEmpty
        TabPages(
            arrangement: TabPagesLayout(),
            content:
                content
                .modifier(TabChildModifier(selection: selected, showsAll: false))
                .environment(\.isTabPage, true)
                .environment(\.tabBarPlacement, .topBar)
        )
        .padding(hasBar ? Self.insets : EdgeInsets())
        .background {
            if hasBar {
                RoundedRectangle(cornerRadius: Self.radius)
                    .fill(MacColor.card)
                    .strokeBorder(MacColor.cardEdge, lineWidth: 0.5)
                    .padding(.top, MacMetrics.of(.regular).height / 2)
            }
        }
        .overlay(alignment: .top) { if hasBar { bar } }
        .background(Color(provider: .system(.background)))
    }

    private var bar: some View {
        Picker("", selection: index) {
            ForEach(model.entries) { entry in
                if let label = entry.info?.label { label.labelStyle(.titleOnly).tag(entry.index) }
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .fixedSize()
        .controlSize(.regular)
        .dynamicTypeSize(.large)
    }
}
