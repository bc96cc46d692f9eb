/// The bar at the top of a page: the back button, the title, and the page's bar items.
struct NavigationBar: View {
    let title: NavigationTitle
    let mode: NavigationBarItem.TitleDisplayMode
    let previous: PreviousPage?
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var direction

    /// In points; see Documentation/Semantics/Controls.md#navigation-bars.
    private static var height: CGFloat { 44 }
    private static var largeHeight: CGFloat { 52 }

    var body: some View {
        if !title.isBarHidden {
            VStack(spacing: 0) {
                ZStack {
                    if !isLarge { title.text?.font(.headline).lineLimit(1).padding(.horizontal, hasItems ? 90 : 16) }
                    HStack(spacing: 8) {
                        if let previous, !title.isBackButtonHidden, title.leading == nil { back(previous) }
                        title.leading?.view.padding(.leading, 16)
                        Spacer(minLength: 0)
                        title.trailing?.view.padding(.trailing, 16)
                    }
                }
                .frame(height: Self.height)
                if isLarge {
                    title.text?.font(.largeTitle.bold()).lineLimit(1)
                        .padding(.horizontal, 16)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .frame(height: Self.largeHeight)
                }
            }
            .frame(maxWidth: .infinity)
        }
    }

    /// Whether an inline title has views beside it.
    private var hasItems: Bool { previous != nil && !title.isBackButtonHidden || title.leading != nil || title.trailing != nil }
    private var isLarge: Bool { mode == .large && title.text != nil }

    private func back(_ previous: PreviousPage) -> some View {
        HStack(spacing: 6) {
            Chevron(isBackward: direction == .leftToRight)
                .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 18)
            (previous.title ?? Text("Back")).foregroundColor(tint ?? .accentColor).lineLimit(1)
        }
        .padding(.leading, 9)
        .contentShape(Rectangle().inset(by: -8))
        .onTapGesture(perform: previous.goBack)
    }
}
