import Views

/// The place at which an entry is evaluated.
@MainActor
struct SceneContext {
    let scope: SceneScope
    let origin: ExpressionOrigin

    /// Reports that something can't be drawn, at the position of the view or modifier.
    func fail(_ message: String) { scope.store.report(origin.diagnostic(ExpressionError(message, at: 0), in: "")) }
}

extension Parameter where Value == SceneContext {
    /// The place at which the entry is evaluated; not a parameter of scenes.
    static var context: Self {
        Self([]) { arguments, _ in SceneContext(scope: arguments.scope, origin: arguments.prepared.origin) }
    }
}
