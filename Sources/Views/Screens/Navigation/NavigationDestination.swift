/// Creates the pages for the values of one type.
struct NavigationDestination {
    /// Returns the page, or nil for a value of another type.
    let build: (AnyHashable) -> AnyView?
}

/// The information that a page's content provides about the pages above it.
struct NavigationContents {
    var requests: [NavigationRequest] = []
    var destinations: [NavigationDestination] = []
}

/// Carries the active links and the destinations of a page up to it, in source order.
struct NavigationContentsKey: PreferenceKey {
    static var defaultValue: NavigationContents { NavigationContents() }
    static func reduce(value: inout NavigationContents, nextValue: () -> NavigationContents) {
        let next = nextValue()
        value.requests += next.requests
        value.destinations += next.destinations
    }
}

/// Pushes a page while a condition holds.
struct PushedPageModifier<Destination: View>: ViewModifier {
    /// Distinguishes pages that replace each other.
    let item: AnyHashable?
    let destination: () -> Destination
    let dismiss: () -> Void
    var slidesIn = true
    @State private var token = TokenBox()

    /// The token of the current item; another item is another page.
    @MainActor
    final class TokenBox {
        private var item: AnyHashable?
        private var token = LinkToken()

        func token(for item: AnyHashable) -> LinkToken {
            if let former = self.item, former != item { token = LinkToken() }
            self.item = item
            return token
        }
    }

    func body(content: Content) -> some View {
        let box = token
        let token = item.map { box.token(for: $0) }
        let request = token.map { NavigationRequest(token: $0, destination: AnyView(destination()), deactivate: dismiss, slidesIn: slidesIn) }
        return
            content
            .transformPreference(ActiveLinksKey.self) { if let token { $0.append(ObjectIdentifier(token)) } }
            .transformPreference(NavigationContentsKey.self) { if let request { $0.requests.append(request) } }
    }
}

extension View {
    /// Creates the pages for the values of a type that links or the stack's path push.
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        transformPreference(NavigationContentsKey.self) { contents in
            contents.destinations.append(NavigationDestination { value in (value.base as? D).map { AnyView(destination($0)) } })
        }
    }

    /// Pushes a page while `isPresented` is true.
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        let page = destination()
        return modifier(
            PushedPageModifier(item: isPresented.wrappedValue ? AnyHashable(true) : nil, destination: { page }, dismiss: { isPresented.wrappedValue = false }))
    }

    /// Pushes a page while an item exists.
    public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        let value = item.wrappedValue
        return modifier(
            PushedPageModifier(item: value.map { AnyHashable($0) }, destination: { value.map(destination) }, dismiss: { item.wrappedValue = nil }))
    }
}
