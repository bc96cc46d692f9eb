/// Pages of which one is seen: links push others, which slide in over the ones before.
///
/// Always a stack of pages, as on a phone: a picture has one column. The bar is a part of each page and slides with it.
public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationPages(content: content) }
}

/// Pages of which one is seen, under its newer name.
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
                // A navigation view around this one has pages and titles of its own.
                .preference(key: ActiveLinksKey.self, value: [])
                .preference(key: NavigationRequestsKey.self, value: [])
                .preference(key: NavigationTitleKey.self, value: NavigationTitle())
        }
    }
}

/// How a navigation view looks; there is one way.
public protocol NavigationViewStyle {}
/// Pages of which one is seen.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The style of those that name none: the same.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension View {
    /// How navigation views inside look: always as a stack of pages.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
