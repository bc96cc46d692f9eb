/// A search field below a page's title (Documentation/Semantics/Controls.md#search-fields).
struct SearchField: View {
    let spec: SearchSpec
    /// The height that scrolling has taken from the field, in points.
    let squeezed: CGFloat
    @FocusState private var isFocused: Bool
    @Environment(\.tint) private var tint
    @Environment(\.barMargin) private var margin

    /// The height of a line of the text.
    @ScaledMetric private var line = Self.line

    /// At the content size `large`, in points.
    static var line: CGFloat { 22 }
    private static var scopesHeight: CGFloat { 44 }
    private var fieldHeight: CGFloat { Self.fieldHeight(line: line) }

    private static func fieldHeight(line: CGFloat) -> CGFloat { 36 + max(0, line - Self.line) }
    /// With the space around the field, in points.
    private static func rowHeight(line: CGFloat) -> CGFloat { fieldHeight(line: line) + 16 }

    /// The height with the scopes of an active search, in points.
    static func height(of spec: SearchSpec, line: CGFloat) -> CGFloat {
        rowHeight(line: line) + (spec.model.isActive && spec.scopes != nil ? scopesHeight : 0)
    }

    private var isActive: Bool { spec.model.isActive }

    var body: some View {
        VStack(spacing: 0) {
            row.frame(height: Self.rowHeight(line: line), alignment: .top)
            if isActive, let scopes = spec.scopes {
                scopes.pickerStyle(.segmented).padding(.horizontal, margin).frame(height: Self.scopesHeight, alignment: .top)
                    .transition(.opacity)
            }
        }
    }

    private var row: some View {
        HStack(spacing: 16) {
            field
            if isActive {
                Text("Cancel").foregroundColor(tint ?? .accentColor)
                    .contentShape(Rectangle())
                    .onTapGesture { spec.cancel() }
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
        .font(.body)
        .padding(.horizontal, margin)
        .padding(.top, isActive ? 8 : 1)
        .modifier(SearchFocus(spec: spec, isActive: isActive, isFocused: $isFocused))
    }

    private var field: some View {
        let height = max(0, fieldHeight - squeezed)
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            spec.tokens
            TextField(text: spec.text) { spec.prompt.foregroundColor(.secondary) }
                .textFieldStyle(.plain)
                .focused($isFocused)
                .onSubmit { spec.submit() }
            if !spec.text.wrappedValue.isEmpty {
                Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
                    .contentShape(Rectangle().inset(by: -8))
                    .onTapGesture { spec.text.wrappedValue = "" }
            }
        }
        .padding(.horizontal, 8)
        .opacity(max(0, 1 - 2 * squeezed / fieldHeight))
        .frame(height: height)
        .background(Color(provider: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: min(10, height / 2), style: .continuous))
        .clipped()
    }
}

/// Keeps the focus of a search field and the search in step: focus begins the search, and the end of the search ends the focus.
struct SearchFocus: ViewModifier {
    let spec: SearchSpec
    let isActive: Bool
    let isFocused: FocusState<Bool>.Binding

    func body(content: Content) -> some View {
        content
            .onChange(of: isFocused.wrappedValue) { _, isFocused in
                if isFocused { spec.begin() }
                spec.focus?.set(isFocused)
            }
            .onChange(of: spec.focus?.isWanted ?? false, initial: true) { _, isWanted in
                if isWanted { spec.begin() } else if spec.focus != nil { isFocused.wrappedValue = false }
            }
            .onChange(of: isActive, initial: true) { _, isActive in isFocused.wrappedValue = isActive }
    }
}

/// The suggestions of an active search. If there are any, they cover the page's content.
struct SearchSuggestions: View {
    let page: PageModel
    let inherited: SearchSpec?

    var body: some View {
        if let spec = page.search ?? inherited, spec.model.isActive {
            if let suggestions = spec.suggestions { SuggestionRows(suggestions: suggestions, spec: spec) }
        }
    }
}

/// The suggestions as rows of a list; empty without suggestions.
private struct SuggestionRows: View {
    let suggestions: AnyView
    let spec: SearchSpec

    var body: some View {
        Group(subviews: suggestions.environment(\.completeSearch) { spec.text.wrappedValue = $0 }) { rows in
            if !rows.isEmpty {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) { ForEach(rows) { $0.modifier(SuggestionRowModifier()) } }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Color(provider: .system(.background)).ignoresSafeArea() }
                .environment(\.barTrackers, BarTrackers())
            }
        }
    }
}

private struct SuggestionRowModifier: ViewModifier {
    @Environment(\.pixelLength) private var pixel
    @Environment(\.barMargin) private var margin

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .padding(.leading, margin)
            .overlay(alignment: .bottom) { Color(provider: .system(.separator)).frame(height: pixel).padding(.leading, margin) }
            .contentShape(Rectangle())
    }
}
