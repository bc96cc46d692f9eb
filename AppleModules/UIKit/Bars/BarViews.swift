import Easel
import Views

/// Drawings of bars that code places like other views.
@MainActor
enum BarViews {
    /// A bar of 44 points with a title between buttons.
    static func navigation(_ bar: UINavigationBar) -> some View {
        let (item, look) = (bar.topItem, bar.look)
        let face = look.standard
        let tint = look.tint ?? .accentColor
        let title = face?.title ?? look.title
        let back = bar.backItem.flatMap { item?.leftItems.isEmpty ?? true ? $0.backButtonTitle ?? $0.title ?? "Back" : nil }
        return ZStack {
            if let view = item?.titleView {
                view.picture()
            } else {
                Text(verbatim: item?.title ?? "").font(title.font ?? .system(size: 17, weight: .semibold)).foregroundColor(title.color ?? .primary).lineLimit(1)
                    .padding(.horizontal, 80)
            }
            HStack(spacing: 16) {
                if let back { BarPicture.back(back, tint: tint) }
                BarPicture.items(item?.leftItems ?? [], tint: tint)
                Spacer(minLength: 0)
                BarPicture.items((item?.rightItems ?? []).reversed(), tint: tint)
            }
            .padding(.horizontal, 16)
        }
        .frame(maxWidth: .infinity).frame(height: 44)
        .background { ground(face, look.plate, lineEdge: .bottom) }
    }

    /// A bar of 44 points with buttons.
    static func toolbar(_ bar: UIToolbar) -> some View {
        let look = bar.look
        return HStack(spacing: 16) { BarPicture.items(bar.items ?? [], tint: look.tint ?? .accentColor) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading).frame(height: 44)
            .background { ground(look.standard, look.plate, lineEdge: .top) }
    }

    /// A bar of 49 points with an equal part for each item.
    static func tabs(_ bar: UITabBar) -> some View {
        let (look, items) = (bar.look, bar.items ?? [])
        let face = look.standard
        return HStack(spacing: 0) {
            ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                let isSelected = item === bar.selectedItem
                let color = isSelected ? face?.selectedIcon ?? look.tint ?? .accentColor : face?.icon ?? look.unselected ?? Color(uiColor: .systemGray)
                let title = (isSelected ? face?.selectedTitle : face?.title) ?? TextLook()
                VStack(spacing: 3) {
                    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
                        Image(uiImage: image).frame(height: 26).overlay(alignment: .topTrailing) { badge(item) }
                    }
                    if let text = item.title {
                        Text(verbatim: text).font(title.font ?? .system(size: 10, weight: .medium)).foregroundColor(title.color ?? color).lineLimit(1)
                    }
                }
                .foregroundColor(color)
                .frame(maxWidth: .infinity)
            }
        }
        .frame(height: 49)
        .background { ground(face, look.plate, lineEdge: .top) }
    }

    @ViewBuilder
    private static func badge(_ item: UITabBarItem) -> some View {
        if let value = item.badgeValue {
            Text(verbatim: value).font(.system(size: 13)).foregroundColor(.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                .background(item.badgeColor.map { Color(uiColor: $0) } ?? .red, in: Capsule()).fixedSize().offset(x: 10, y: -4)
        }
    }

    /// The background of a bar with its line.
    @ViewBuilder
    private static func ground(_ face: BarFace?, _ plate: Color?, lineEdge: VerticalEdge) -> some View {
        let isBlurred = face?.isBlurred ?? true
        let line = face == nil ? Color(uiColor: .separator) : face?.line
        ZStack {
            plate
            if isBlurred { Rectangle().fill(.bar) }
            face?.color
        }
        .overlay(alignment: lineEdge == .top ? .top : .bottom) { if let line { line.frame(height: 1 / UIScreen.main.scale) } }
    }
}

/// The search field of a navigation bar.
@MainActor
enum SearchPicture {
    /// Adds the field of an item's search controller.
    ///
    /// Apple says that a field which scrolling hides "is visible only when the scroll position equals the top of your content view"
    /// (`UINavigationItem.hidesSearchBarWhenScrolling`).
    static func add(_ item: UINavigationItem, of controller: UIViewController, to content: AnyView) -> AnyView {
        guard let search = item.searchController else { return content }
        let scroll = controller.view as? UIScrollView ?? controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        let bar = search.searchBar
        // The field itself moves the top of the content: by a little less than this number of points.
        let height = bar.isInNavigationBar ? 56 + max(0, UIFont.preferredFont(forTextStyle: .body).lineHeight - 22) : 0
        let isScrolled = scroll.map { $0.contentOffset.y > height - $0.adjustedContentInset.top } ?? false
        bar.isInNavigationBar = search.isActive || !item.hidesSearchBarWhenScrolling || !isScrolled
        guard bar.isInNavigationBar else { return content }
        bar.shownIn = controller.viewIfLoaded
        let isActive = Binding(get: { search.isActive }, set: { if $0 { _ = bar.beginEditing() } else if search.isActive { bar.cancel() } })
        let field = content.searchable(
            text: Binding(get: { bar.editedText }, set: { bar.changeText(to: $0) }), isPresented: isActive,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: bar.placeholder.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
        )
        .onSubmit(of: .search) { bar.submit() }
        guard let scopes = bar.scopeButtonTitles, !scopes.isEmpty else { return AnyView(field) }
        return AnyView(
            field.searchScopes(Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) })) {
                ForEach(scopes.indices, id: \.self) { Text(verbatim: scopes[$0]).tag($0) }
            })
    }
}
