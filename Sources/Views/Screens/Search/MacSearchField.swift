/// The search field of a window's toolbar: 28 points high with a thin edge.
struct MacSearchField: View {
    let spec: SearchSpec
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 5) {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            spec.tokens
            TextField(text: spec.text) { spec.prompt.foregroundColor(.secondary) }
                .textFieldStyle(.plain)
                .focused($isFocused)
                .onSubmit { spec.submit() }
            if !spec.text.wrappedValue.isEmpty {
                Image(systemName: "xmark.circle.fill").foregroundColor(.secondary).onTapGesture { spec.text.wrappedValue = "" }
            }
        }
        .padding(.horizontal, 7)
        .frame(height: MacMetrics.barButton)
        .background { MacFieldBorder(radius: 6) }
        .modifier(SearchFocus(spec: spec, isActive: spec.model.isActive, isFocused: $isFocused))
    }
}
