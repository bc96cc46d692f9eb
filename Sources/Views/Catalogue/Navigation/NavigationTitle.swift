/// How a navigation bar shows its title.
public enum NavigationBarItem {
    /// Where the title stands.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first page; as on the page before on a pushed one.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// What a page says about its bar.
struct NavigationTitle: Equatable {
    var text: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var isBarHidden = false
    var isBackButtonHidden = false
    var leading: BarItem?
    var trailing: BarItem?

    static func == (a: NavigationTitle, b: NavigationTitle) -> Bool {
        FieldComparison.comparison(of: Text?.self)(a.text, b.text) && a.mode == b.mode && a.isBarHidden == b.isBarHidden
            && a.isBackButtonHidden == b.isBackButtonHidden && a.leading === b.leading && a.trailing === b.trailing
    }
}

/// A view at an end of the bar. Views can't be compared; that of one evaluation is the same until the next.
final class BarItem {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
}

/// Carries the title of a page up to the navigation view. The innermost view that says one speaks first, views around it may overwrite it.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: NavigationTitle { NavigationTitle() }
    static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
        let next = nextValue()
        value.text = next.text ?? value.text
        value.mode = next.mode ?? value.mode
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
        value.leading = next.leading ?? value.leading
        value.trailing = next.trailing ?? value.trailing
    }
}

/// Changes the value that the views below say for a key, knowing the update's transaction. SwiftUI's name for what sets a navigation title.
struct TransactionalPreferenceTransformModifier<K: PreferenceKey>: RenderModifier {
    let transform: (inout K.Value, Transaction) -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PreferenceTransformNode<K> {
        PreferenceTransformNode(owner: owner, child: child, transform: applied(in: owner))
    }
    func updateRenderNode(_ node: PreferenceTransformNode<K>) { node.setTransform(applied(in: node.owner)) }

    private func applied(in owner: _Node) -> (inout K.Value) -> Void {
        { [transform, weak owner] in transform(&$0, owner?.transaction ?? Transaction()) }
    }
}

extension View {
    private func navigationTitle(
        _ transform: @escaping (inout NavigationTitle) -> Void
    ) -> ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>> {
        modifier(TransactionalPreferenceTransformModifier { title, _ in transform(&title) })
    }

    /// The title of the page that the view is on.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle { $0.text = title } }
    /// The title of the page that the view is on.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle { $0.text = Text(titleKey) } }
    /// The title of the page that the view is on.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = Text(title)
        return navigationTitle { $0.text = text }
    }
    /// The title of the page that the view is on, and how it is shown.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle { ($0.text, $0.mode) = (title, displayMode) }
    }
    /// The title of the page that the view is on, and how it is shown.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle { ($0.text, $0.mode) = (Text(titleKey), displayMode) }
    }
    /// The title of the page that the view is on, and how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        let text = Text(title)
        return navigationTitle { ($0.text, $0.mode) = (text, displayMode) }
    }
    /// The title of the page that the view is on.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle { $0.text = title } }
    /// The title of the page that the view is on.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle { $0.text = Text(titleKey) } }
    /// The title of the page that the view is on.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = Text(title)
        return navigationTitle { $0.text = text }
    }
    /// How the title of the page is shown.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { navigationTitle { $0.mode = mode } }
    /// Whether the page has no bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { navigationTitle { $0.isBarHidden = hidden } }
    /// Whether the page has no way back in its bar.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { navigationTitle { $0.isBackButtonHidden = hidden } }
    /// Views at the bar's ends.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let (leading, trailing) = (BarItem(AnyView(leading)), BarItem(AnyView(trailing)))
        return navigationTitle { ($0.leading, $0.trailing) = (leading, trailing) }
    }
    /// A view at the bar's leading end.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        let item = BarItem(AnyView(leading))
        return navigationTitle { $0.leading = item }
    }
    /// A view at the bar's trailing end.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        let item = BarItem(AnyView(trailing))
        return navigationTitle { $0.trailing = item }
    }
}
