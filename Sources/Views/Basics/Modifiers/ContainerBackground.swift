/// A container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// Puts a background behind a view.
    let apply: @MainActor @Sendable (AnyView, AnyView) -> AnyView

    /// Creates the container of a module of its own, with the function that puts the background (the second view) behind the content.
    package init(name: String, apply: @escaping @MainActor @Sendable (AnyView, AnyView) -> AnyView) { (self.name, self.apply) = (name, apply) }

    /// The screen of a navigation stack around the view.
    public static let navigation = screen("navigation")
    /// The columns of a split view around the view.
    public static let navigationSplitView = screen("navigationSplitView")
    /// The tab view around the view.
    public static let tabView = screen("tabView")
    /// The window.
    public static let window = screen("window")

    private static func screen(_ name: String) -> ContainerBackgroundPlacement {
        ContainerBackgroundPlacement(name: name) { content, background in AnyView(content.background { background.ignoresSafeArea() }) }
    }

    public static func == (lhs: ContainerBackgroundPlacement, rhs: ContainerBackgroundPlacement) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension View {
    /// Fills a container behind the view with a style.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        container.apply(AnyView(self), AnyView(Rectangle().fill(style)))
    }

    /// Puts a view behind a container's content.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        container.apply(AnyView(self), AnyView(ZStack(alignment: alignment) { content() }))
    }
}
