import Views

/// Modifiers that a parameter holds, for a view that is given later: `"modifiers": [{ "opacity": 0 }]`.
struct PreparedModifiers: Sendable {
    private let modifiers: [PreparedModifier]

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        let nodes = SceneRegistry.standard.modifierNodes(node, path: path, collector: binder.collector)
        let depth = binder.depth + nodes.count
        guard binder.hasRoom(depth, at: node.position, path: path) else { return nil }
        return .custom(PreparedModifiers(modifiers: binder.modifiers(nodes, of: .view, scope: scope, depth: depth)))
    }

    @MainActor func apply(to view: some View, in scope: SceneScope) -> AnyView {
        modifiers.reduce(.view(AnyView(view))) { content, modifier in
            modifier.entry.apply(content, SceneArguments(prepared: modifier.arguments, scope: scope))
        }.view
    }
}

extension BoundParameter {
    /// - Parameter seesLocals: whether they see the names that the entry introduces.
    static func modifiers(seesLocals: Bool, _ summary: String) -> BoundParameter {
        BoundParameter(
            "modifiers", .custom("an array of modifiers"), seesLocals: seesLocals, shape: .modifiers, reader: PreparedModifiers.read, summary)
    }
}
