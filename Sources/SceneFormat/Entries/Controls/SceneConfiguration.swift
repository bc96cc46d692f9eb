import Views

/// The control that a custom style draws: the parts of one label, gauge, or progress view.
@MainActor
final class SceneConfiguration {
    /// The existing parts, by name.
    let parts: [String: AnyView]

    init(_ parts: [String: (any View)?]) {
        @MainActor func erase(_ view: some View) -> AnyView { AnyView(view) }
        self.parts = parts.compactMapValues { part in part.map { erase($0) } }
    }
}

extension Deferred where Value == SceneElementList {
    /// The views of a style for one control.
    ///
    /// - Parameter local: the value of the variable in the views; nil if the style has no variable.
    func styled(_ configuration: SceneConfiguration, _ local: SceneValue? = nil) -> SceneElementList {
        let inside = scope.inside(configuration)
        return self(in: local.map(inside.adding) ?? inside)
    }
}
