/// The views and modifiers of scenes, with their names, parameters and meaning.
struct SceneEntries: Sendable {
    let views: [String: ViewEntry]
    let modifiers: [String: ModifierEntry]
    let registry: SceneRegistry

    init(views: [ViewEntry], modifiers: [ModifierEntry]) {
        self.views = Dictionary(uniqueKeysWithValues: views.map { ($0.signature.name, $0) })
        self.modifiers = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.signature.name, $0) })
        registry = SceneRegistry(views: views.map(\.signature), modifiers: modifiers.map(\.signature))
    }
}

extension SceneRegistry {
    /// The names of all views and modifiers that scenes can use.
    package static var standard: SceneRegistry { SceneEntries.standard.registry }
}
