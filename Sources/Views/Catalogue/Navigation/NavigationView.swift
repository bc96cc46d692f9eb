/// A stack of pages, one of which is visible. Links push pages, which slide in over the previous ones.
///
/// Always a stack of pages, as on a phone, with a single column: of several views, only the first is shown. The bar is a part of each page and slides with it.
public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if let several = content as? any SeveralViews {
            NavigationPages(content: AnyView(erased: several.first))
        } else {
            NavigationPages(content: content)
        }
    }
}

/// A stack of pages, one of which is visible; the newer name of `NavigationView`.
public struct NavigationStack<Content: View>: View {
    let content: Content

    public init(@ViewBuilder root: () -> Content) { content = root() }

    public var body: some View { NavigationPages(content: content) }
}

private struct NavigationPages<Content: View>: View {
    let content: Content

    var body: some View {
        GeometryReader { proxy in
            NavigationPage(content: content, width: proxy.size.width, previous: nil, inheritedMode: .large)
                // An enclosing navigation view has separate pages and titles.
                .preference(key: ActiveLinksKey.self, value: [])
                .preference(key: NavigationRequestsKey.self, value: [])
                .preference(key: NavigationTitleKey.self, value: NavigationTitle())
        }
    }
}

/// The appearance of a navigation view; only one style is drawn.
public protocol NavigationViewStyle {}
/// A stack of pages, one of which is visible.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The default style, which looks the same.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension View {
    /// Sets the style of navigation views inside. They always look like a stack of pages.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
