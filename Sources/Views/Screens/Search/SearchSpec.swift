import Observation

/// Whether a search is active.
@MainActor
@Observable
final class SearchModel {
    private(set) var isActive = false

    func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        withAnimation(presentationAnimation) { self.isActive = isActive }
    }
}

/// A search field requested by a view. It stays the same object, so that an evaluation of the view doesn't count as a change for its page.
@MainActor
@Observable
final class SearchSpec: Equatable {
    private(set) var text: Binding<String>
    private(set) var prompt: Text
    private(set) var placement: SearchFieldPlacement
    let model: SearchModel
    /// The tokens before the text, and how to remove the last one.
    private(set) var tokens: AnyView?
    private(set) var removeToken: () -> Void
    private(set) var suggestions: AnyView?
    private(set) var scopes: AnyView?
    private(set) var submit: () -> Void
    private(set) var setPresented: (Bool) -> Void
    /// The requested focus; nil without `searchFocused`.
    private(set) var focus: FieldFocus?
    /// Whether the bar stays during a search.
    var keepsBar = false

    init(
        text: Binding<String>, prompt: Text?, placement: SearchFieldPlacement, model: SearchModel, tokens: AnyView?, removeToken: @escaping () -> Void,
        suggestions: AnyView?, scopes: AnyView?, submit: @escaping () -> Void, setPresented: @escaping (Bool) -> Void,
        focus: FieldFocus?
    ) {
        (self.text, self.prompt, self.placement, self.model) = (text, prompt ?? Text("Search"), placement, model)
        (self.tokens, self.removeToken, self.suggestions, self.scopes) = (tokens, removeToken, suggestions, scopes)
        (self.submit, self.setPresented, self.focus) = (submit, setPresented, focus)
    }

    /// Takes over what another evaluation of the view has requested.
    func update(from new: SearchSpec) {
        (text, prompt, placement, tokens, removeToken) = (new.text, new.prompt, new.placement, new.tokens, new.removeToken)
        (suggestions, scopes, submit, setPresented, focus) = (new.suggestions, new.scopes, new.submit, new.setPresented, new.focus)
        if keepsBar != new.keepsBar { keepsBar = new.keepsBar }
    }

    nonisolated static func == (a: SearchSpec, b: SearchSpec) -> Bool { a === b }

    /// Whether the field stays when the page is scrolled.
    var isAlwaysShown: Bool { placement.isAlwaysShown }

    func begin() {
        model.setActive(true)
        setPresented(true)
    }

    /// Ends the search and clears its text.
    func cancel() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        model.setActive(false)
        setPresented(false)
    }
}

/// Updates a search field after an evaluation, when the bars of its page have been evaluated.
struct SearchSpecUpdate: RenderModifier {
    let spec: SearchSpec
    let new: SearchSpec

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SearchSpecRenderNode { SearchSpecRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: SearchSpecRenderNode) {
        let (spec, new, transaction) = (spec, new, node.owner.transaction)
        guard spec !== new else { return }
        node.graph.enqueueAction { withTransaction(transaction) { spec.update(from: new) } }
    }
}

final class SearchSpecRenderNode: WrapperRenderNode {
    override var name: String { "searchable" }
    override var isListed: Bool { false }
}

/// Carries the search field of a page up to it; the outermost one counts.
struct SearchKey: PreferenceKey {
    static var defaultValue: SearchSpec? { nil }
    static func reduce(value: inout SearchSpec?, nextValue: () -> SearchSpec?) { value = value ?? nextValue() }
}

private struct InheritedSearchKey: EnvironmentKey { static var defaultValue: SearchSpec? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SearchCompletionKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }
private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }
private struct SearchKeepsBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The search field requested by a view around a navigation view.
    var inheritedSearch: SearchSpec? {
        get { self[InheritedSearchKey.self] }
        set { self[InheritedSearchKey.self] = newValue }
    }
    /// Whether a search with the enclosing view's field is active.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    var endSearch: (() -> Void)? {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
    /// Ends the search of the enclosing view.
    @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(action: endSearch) }
    /// Sets the text of the search field whose suggestions contain the view.
    var completeSearch: ((String) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
    /// The action of the return key in search fields.
    var searchSubmitAction: (() -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
    /// The focus that an enclosing view requests for the search field inside.
    var searchFocus: FieldFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
    /// Whether the bar stays during a search.
    var searchKeepsBar: Bool {
        get { self[SearchKeepsBarKey.self] }
        set { self[SearchKeepsBarKey.self] = newValue }
    }
    var searchSuggestionViews: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }
    var searchScopeViews: AnyView? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
    /// The position of search suggestions: above the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

/// Ends a search. Call it like a function: `dismissSearch()`.
@MainActor
public struct DismissSearchAction {
    let action: (() -> Void)?

    /// Clears the search field, takes the focus from it, and ends the search.
    public func callAsFunction() { action?() }
}
