/// The way in which a page appears.
public protocol NavigationTransition: Sendable {
    /// The name of a transition that isn't drawn; nil for a transition that is drawn. For the library only.
    var _notDrawn: String? { get }
}

/// The page slides in.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
    public var _notDrawn: String? { nil }
}

/// The page grows from a view; here it slides in.
public struct ZoomNavigationTransition: NavigationTransition {
    public init() {}
    public var _notDrawn: String? { "navigationTransition(.zoom)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page slides in.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows from a view; here it slides in, with a warning.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
    /// Sets how the page appears.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { notDrawn(style._notDrawn) }
    /// Marks the view that a page grows from; here the page slides in.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
