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
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .modifier(
                RefreshModifier { pulls, end in
                    Color.clear.frame(width: 0, height: 0).task(id: pulls) {
                        await action()
                        end()
                    }
                })
    }

    /// Runs steps when the list inside is pulled down: the equivalent of `refreshable(action:)` for scene files.
    ///
    /// - Parameter waits: the seconds to wait before each step.
    package func refreshable(waits: [Double], perform: @escaping @MainActor (_ step: Int) -> Void) -> some View {
        modifier(
            RefreshModifier { pulls, end in
                Color.clear.frame(width: 0, height: 0)
                    .modifier(
                        TimedSteps(id: pulls, waits: waits + [0], isRepeating: false) { step, _ in
                            if step < waits.count { perform(step) } else { end() }
                        })
            })
    }
}
