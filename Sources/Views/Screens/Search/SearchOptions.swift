/// The position of a search field.
public struct SearchFieldPlacement: Sendable {
    /// The condition for showing a search field in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// While the page isn't scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
    let isAlwaysShown: Bool

    /// Below the title of the page.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    /// In the toolbar; on an iPhone below the title of the page.
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    /// In the middle of the toolbar; on an iPhone below the title of the page.
    public static var toolbarPrincipal: SearchFieldPlacement { .toolbar }
    /// In the sidebar; on an iPhone below the title of the page.
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title of the page.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title of the page.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlways)
    }
}

/// The condition for showing search scopes.
public struct SearchScopeActivation: Sendable {
    private let name: String
    /// When the search begins.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
    /// When text is entered.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
    /// When the search begins.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(name: "onSearchPresentation") }
}

/// The position of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    /// The system's choice.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    /// In a menu.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    /// Above the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// A set of positions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu.
        public static var menu: Set { Set(rawValue: 1) }
        /// Above the content.
        public static var content: Set { Set(rawValue: 2) }
    }
}

/// The change of the navigation bar when a search begins.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsBar: Bool
    /// The search field replaces the bar.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsBar: false) }
    /// The bar stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsBar: true) }
}

/// The appearance of a toolbar's search field since iOS 26.
public struct SearchToolbarBehavior: Sendable {
    fileprivate let name: String
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

/// Whether a search field can take dictation. Does not affect drawing.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior(name: "inline") }
}

/// The condition under which a search field begins to take dictation. Does not affect drawing.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String
    public static let onLook = TextInputDictationActivation(name: "onLook")
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

extension View {
    /// Shows suggestions below the search field during a search.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestionViews, AnyView(suggestions()))
    }
    /// Sets the positions at which the suggestions are hidden; they are hidden here if `content` is among them.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        transformEnvironment(\.searchSuggestionViews) { if visibility == .hidden, placements.contains(.content) { $0 = nil } }
    }
    /// Shows a segmented control with scopes below the search field during a search.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(\.searchScopeViews, AnyView(Picker(selection: scope, content: scopes) { EmptyView() }))
    }
    /// Shows a segmented control with scopes below the search field during a search.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
    /// Makes a suggestion that sets the text of the search field when it is tapped.
    public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletionModifier(completion: completion)) }
    /// Makes a suggestion that adds a token. Such suggestions don't react to a tap, with a warning.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View { notDrawn("searchCompletion(_:) of a token") }
    /// Sets how the navigation bar changes when a search begins.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchKeepsBar, behavior.keepsBar)
    }
    /// Sets how the search field of a toolbar is shown since iOS 26. A field that becomes a button is not drawn, which a warning reports.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        notDrawn(behavior.name == "minimize" ? "searchToolbarBehavior(.minimize)" : nil)
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .onTapGesture { complete?(completion) }
    }
}
