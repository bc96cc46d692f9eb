/// The bar with the items above the keyboard. The keyboard isn't drawn, so the bar is at the bottom of the page while a field has the focus
/// (Documentation/Semantics/Controls.md#toolbars).
struct KeyboardBar: View {
    let page: PageModel
    @Environment(\.pixelLength) private var pixel

    /// In points.
    private static var height: CGFloat { 44 }
    private static var margin: CGFloat { 16 }

    var body: some View {
        if page.showsKeyboardBar {
            let items = page.entries(.keyboard)
            HStack(spacing: 16) {
                ForEach(items.indices, id: \.self) { items[$0].view }
            }
            .font(.body)
            .padding(.horizontal, Self.margin)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: Self.height)
            .dynamicTypeSize(.large)
            .background {
                Rectangle().fill(Material.bar)
                    .ignoresSafeArea(edges: .bottom)
                    .overlay(alignment: .top) { Color(provider: .system(.separator)).frame(height: pixel) }
            }
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}
