/// An action that loads new content. Call it like a function: `await refresh()`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    /// Runs the action, and returns when it is done.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that `refreshable(action:)` sets for the views inside; nil without that modifier.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Marks content that an action can reload; a pull on a list runs the action.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { modifier(RefreshModifier(action: action)) }
}
