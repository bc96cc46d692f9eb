/// The tokens of a search field.
@MainActor
struct SearchTokens {
    let views: AnyView
    let removeLast: () -> Void

    init<C, T: View>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T)
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        let elements = Array(tokens.wrappedValue)
        views = AnyView(ForEach(elements) { SearchTokenView(content: token($0)) })
        removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) } }
    }

    init<C, T: View>(editable tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        let indices = Array(tokens.wrappedValue.indices)
        views = AnyView(
            ForEach(indices.indices, id: \.self) { position in
                let index = indices[position]
                SearchTokenView(content: token(Binding(get: { tokens.wrappedValue[index] }, set: { tokens.wrappedValue[index] = $0 })))
            })
        removeLast = {
            if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.remove(at: tokens.wrappedValue.index(tokens.wrappedValue.endIndex, offsetBy: -1)) }
        }
    }

    /// Returns suggestions, each of which adds its token.
    static func suggestions<C, T: View>(_ suggested: Binding<C>, _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T) -> AnyView
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        AnyView(
            ForEach(Array(suggested.wrappedValue)) { element in
                token(element)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                    .onTapGesture { tokens.wrappedValue.append(element) }
            })
    }
}

/// A token in a search field.
private struct SearchTokenView<Content: View>: View {
    let content: Content

    var body: some View {
        HStack(spacing: 4) { content }
            .font(.body)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(Color(provider: .system(.fill)), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
}

/// Reports a search field to the page, and passes the state of the search to the views inside.
struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let isPresented: Binding<Bool>?
    let tokens: SearchTokens?
    let suggestions: AnyView?
    @State private var model = SearchModel()
    @State private var shared = SharedSpec()
    @Environment(\.searchSuggestionViews) private var suggestionViews
    @Environment(\.searchScopeViews) private var scopes
    @Environment(\.searchSubmitAction) private var submit
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchKeepsBar) private var keepsBar

    /// The search field that the page knows.
    private final class SharedSpec {
        var spec: SearchSpec?
    }

    func body(content: Content) -> some View {
        let new = SearchSpec(
            text: text, prompt: prompt, placement: placement, model: model, tokens: tokens?.views, removeToken: tokens?.removeLast ?? {},
            suggestions: suggestions ?? suggestionViews, scopes: scopes, submit: submit ?? {}, setPresented: { isPresented?.wrappedValue = $0 }, focus: focus)
        new.keepsBar = keepsBar
        let spec = shared.spec ?? new
        shared.spec = spec
        return
            content
            .environment(\.isSearching, model.isActive)
            .environment(\.endSearch, { spec.cancel() })
            .environment(\.inheritedSearch, spec)
            .environment(\.searchSuggestionViews, nil)
            .environment(\.searchScopeViews, nil)
            .environment(\.searchFocus, nil)
            .preference(key: SearchKey.self, value: spec)
            .modifier(SearchSpecUpdate(spec: spec, new: new))
            .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
                if self.isPresented != nil { model.setActive(isPresented) }
            }
    }
}
