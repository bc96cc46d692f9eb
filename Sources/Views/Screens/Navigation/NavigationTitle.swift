/// The bar at the top of a page; holds the display modes of its title.
public struct NavigationBarItem: Sendable {
    /// The position of the title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first page; on a pushed page, like the previous page.
        case automatic
        /// Small, centered in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// A page's settings for its bar.
struct NavigationTitle: Equatable {
    var text: Text?
    /// Changes the title; nil for a title that the user can't edit.
    var rename: TitleSetter?
    var subtitle: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    /// Whether the title is large in the bar itself, at its leading end.
    var isLargeInBar = false
    var isBarHidden = false
    var isBackButtonHidden = false
    var leading: BarItem?
    var trailing: BarItem?

    static func == (a: NavigationTitle, b: NavigationTitle) -> Bool {
        FieldComparison.comparison(of: Text?.self)(a.text, b.text) && FieldComparison.comparison(of: Text?.self)(a.subtitle, b.subtitle)
            && a.rename === b.rename && a.mode == b.mode && a.isLargeInBar == b.isLargeInBar && a.isBarHidden == b.isBarHidden
            && a.isBackButtonHidden == b.isBackButtonHidden && a.leading === b.leading && a.trailing === b.trailing
    }
}

/// A view at an end of the bar. Views can't be compared, so the view of one evaluation counts as unchanged until the next.
final class BarItem {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
}

/// Changes the title of a page. It stays the same object, so that an evaluation doesn't count as a change.
@MainActor
final class TitleSetter {
    var set: (String) -> Void = { _ in }
}

/// Sets a title that the user can edit.
private struct EditableTitleModifier: ViewModifier {
    @Binding var title: String
    @State private var rename = TitleSetter()

    func body(content: Content) -> some View {
        let binding = $title
        rename.set = { binding.wrappedValue = $0 }
        return content.navigationTitle(Text(verbatim: title), rename)
    }
}

/// Carries the title of a page up to the navigation view. The innermost view sets it first; ancestors may overwrite it.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: NavigationTitle { NavigationTitle() }
    static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
        let next = nextValue()
        if let text = next.text { (value.text, value.rename) = (text, next.rename) }
        value.subtitle = next.subtitle ?? value.subtitle
        if let mode = next.mode { (value.mode, value.isLargeInBar) = (mode, next.isLargeInBar) }
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
        value.leading = next.leading ?? value.leading
        value.trailing = next.trailing ?? value.trailing
    }
}

/// Transforms the value that descendants set for a key, with the update's transaction. Navigation titles use it under SwiftUI's name.
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

    /// Sets the title of the page that contains the view.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle { ($0.text, $0.rename) = (title, nil) } }
    /// Sets the title of the page that contains the view.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle { ($0.text, $0.rename) = (Text(titleKey), nil) } }
    /// Sets the title of the page that contains the view.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = Text(title)
        return navigationTitle { ($0.text, $0.rename) = (text, nil) }
    }
    /// Sets the title of the page that contains the view, and its display mode.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle { ($0.text, $0.rename, $0.mode) = (title, nil, displayMode) }
    }
    /// Sets the title of the page that contains the view, and its display mode.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle { ($0.text, $0.rename, $0.mode) = (Text(titleKey), nil, displayMode) }
    }
    /// Sets the title of the page that contains the view, and its display mode.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        let text = Text(title)
        return navigationTitle { ($0.text, $0.rename, $0.mode) = (text, nil, displayMode) }
    }
    /// Sets the title of the page that contains the view.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle { ($0.text, $0.rename) = (title, nil) } }
    /// Sets the title of the page that contains the view.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle { ($0.text, $0.rename) = (Text(titleKey), nil) } }
    /// Sets the title of the page that contains the view.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = Text(title)
        return navigationTitle { ($0.text, $0.rename) = (text, nil) }
    }
    /// Sets the title of the page that contains the view to a text that the user can edit: a small title has a menu with "Rename".
    public func navigationTitle(_ title: Binding<String>) -> some View { modifier(EditableTitleModifier(title: title)) }
    fileprivate func navigationTitle(_ title: Text, _ rename: TitleSetter) -> some View {
        navigationTitle { ($0.text, $0.rename) = (title, rename) }
    }
    /// Sets the line below the title of the page that contains the view.
    public func navigationSubtitle(_ subtitle: Text) -> some View { navigationTitle { $0.subtitle = subtitle } }
    /// Sets the line below the title of the page that contains the view.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationTitle { $0.subtitle = Text(subtitleKey) } }
    /// Sets the line below the title of the page that contains the view.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        let text = Text(subtitle)
        return navigationTitle { $0.subtitle = text }
    }
    /// Sets the display mode of the page's title.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle { ($0.mode, $0.isLargeInBar) = (mode, false) }
    }
    /// Hides the page's bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { navigationTitle { $0.isBarHidden = hidden } }
    /// Hides the back button in the page's bar.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { navigationTitle { $0.isBackButtonHidden = hidden } }
}
