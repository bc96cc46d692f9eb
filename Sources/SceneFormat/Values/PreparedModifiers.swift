import Views

/// Modifiers in a parameter, for a view that is known later: `"modifiers": [{ "opacity": 0 }]`.
struct PreparedModifiers: Sendable {
    fileprivate let modifiers: [PreparedModifier]

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedModifiers? {
        let nodes = SceneRegistry.standard.modifierNodes(node, path: path, collector: binder.collector)
        let depth = binder.depth + nodes.count
        guard binder.hasRoom(depth, at: node.position, path: path) else { return nil }
        return PreparedModifiers(modifiers: binder.modifiers(nodes, of: .view, scope: scope, depth: depth))
    }

    @MainActor func apply(to view: some View, in scope: SceneScope) -> AnyView {
        modifiers.reduce(.view(AnyView(view))) { content, modifier in
            modifier.entry.apply(content, EntryArguments(prepared: modifier.arguments, scope: scope))
        }.view
    }
}

/// A scene's modifiers, ready to be applied to a view.
@MainActor
struct SceneModifiers {
    let prepared: PreparedModifiers
    let scope: SceneScope

    func apply(to view: some View) -> AnyView { prepared.apply(to: view, in: scope) }
}

extension Parameter where Value == SceneModifiers? {
    /// Modifiers for a view that is known later: `[{ "opacity": 0 }]`.
    static func modifiers(named name: String = "modifiers", default standard: Absence, _ summary: String) -> Self {
        let type = ParameterType<SceneModifiers>(
            kind: .custom("an array of modifiers"), shape: .modifiers,
            reader: { PreparedModifiers.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let modifiers = value as? PreparedModifiers else { return nil }
                return SceneModifiers(prepared: modifiers, scope: arguments.scope)
            }, fallback: { SceneModifiers(prepared: PreparedModifiers(modifiers: []), scope: $0.scope) })
        return Self(name, type, default: standard, summary)
    }
}
