/// The list of the tabs that have no space in the bar of a phone, which the tab "More" shows (Documentation/Semantics/Controls.md#tab-views).
struct MoreTabList: View {
    // The views read the model themselves: the pages, which report to it, must not depend on it.
    let model: TabModel
    let select: (AnyHashable) -> Void

    var body: some View {
        NavigationStack {
            List {
                ForEach(TabBar.others(of: model.entries)) { entry in
                    Button {
                        select(entry.key)
                    } label: {
                        HStack(spacing: 8) {
                            (entry.info?.label ?? AnyView(EmptyView())).labelStyle(MoreTabLabelStyle())
                            Spacer(minLength: 0)
                            if let badge = entry.badge { badge.foregroundColor(.secondary) }
                            RowChevron()
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
            .listStyle(.plain)
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
        }
        .background(Color(provider: .system(.background)))
    }
}

/// The icon in the tint, in a column of 29 points, and the title.
private struct MoreTabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon.foregroundStyle(.tint).frame(minWidth: 29)
            configuration.title
        }
    }
}

/// The bar above the page of a tab that isn't in the bar below: its title, and the way back to the list of such tabs.
struct MoreTabBar: View {
    let model: TabModel
    let selected: AnyHashable?
    let goBack: () -> Void
    @Environment(\.tint) private var tint

    /// In points.
    private static var height: CGFloat { 44 }

    var body: some View {
        if let entry = TabBar.others(of: model.entries).first(where: { $0.key == selected }) { bar(entry) }
    }

    private func bar(_ entry: TabEntry) -> some View {
        ZStack {
            (entry.info?.label ?? AnyView(EmptyView())).labelStyle(.titleOnly).font(.headline).lineLimit(1).padding(.horizontal, 80)
            HStack(spacing: 6) {
                Chevron(isBackward: true)
                    .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                    .frame(width: 9, height: 18)
                Text("More").foregroundColor(tint ?? .accentColor)
            }
            .padding(.leading, 9)
            .contentShape(Rectangle().inset(by: -8))
            .onTapGesture(perform: goBack)
            .modifier(ControlMarkModifier.back)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(.body)
        .dynamicTypeSize(.large)
        .frame(height: Self.height)
        .background { Color(provider: .system(.background)).ignoresSafeArea(edges: .top) }
    }
}
