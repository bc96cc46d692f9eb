/// Receives warnings from code that has an environment but no node.
@MainActor
final class WarningSink {
    let add: (String) -> Void
    init(_ add: @escaping (String) -> Void) { self.add = add }
}

private struct WarningsKey: EnvironmentKey { static var defaultValue: WarningSink? { nil } }

extension EnvironmentValues {
    /// The graph's warnings; nil outside a graph.
    var warnings: WarningSink? {
        get { self[WarningsKey.self] }
        set { self[WarningsKey.self] = newValue }
    }
}
