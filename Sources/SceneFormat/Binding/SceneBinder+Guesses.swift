/// What has a name that isn't known is looked into all the same, so that what is wrong further inside is told in the same go. What it lacks isn't told.
extension SceneBinder {
    /// Reads what stands in a view of an unknown name, or of a component that has errors itself.
    func lookInto(_ view: ViewNode, scope: ExpressionScope, depth: Int) {
        guard hasRoom(depth, at: view.position, path: view.path) else { return }
        lookInto(view.value, of: view.isGuess ? signature(of: view.signature.name) : nil, at: view.position, path: view.valuePath, scope: scope, depth: depth)
        // Each modifier alone: what the view is, and what it becomes, isn't known.
        for modifier in view.modifiers {
            let signature = signature(ofModifier: modifier.signature.name)
            if modifier.isGuess || signature == nil {
                if let value = modifier.value { lookInto(value, of: signature, at: modifier.position, path: modifier.path, scope: scope, depth: depth) }
            } else if let signature {
                _ = arguments(of: signature, from: modifier.value, at: modifier.position, path: modifier.path, scope: scope, depth: depth)
            }
        }
    }

    /// Reads parameters as what was most likely meant has them, and the views in all others.
    ///
    /// - Parameter signature: what was most likely meant; nil where nothing is near.
    func lookInto(_ value: JSONNode, of signature: EntrySignature?, at position: SourcePosition, path: ScenePath, scope: ExpressionScope, depth: Int) {
        guard let signature else { return readViews(in: value, path: path, scope: named(in: value, scope), depth: depth) }
        _ = arguments(of: signature, from: value, at: position, path: path, scope: scope, depth: depth, isGuess: true)
        guard signature.parameterOfWholeValue(value) == nil else { return }
        if value.elements != nil || SceneRegistry.isView(value) { return readViews(in: value, path: path, scope: scope, depth: depth) }
        for member in value.members ?? [] where signature.parameter(member.key) == nil {
            readViews(in: member.value, path: path[member.key], scope: named(in: value, scope), depth: depth)
        }
    }

    /// The scope with all names that may be those of variables for the views inside: `"as": "row"`.
    private func named(in value: JSONNode, _ scope: ExpressionScope) -> ExpressionScope {
        (value.members ?? []).reduce(scope) { scope, member in
            guard let name = member.value.string, ExpressionScope.isValidName(name) else { return scope }
            return scope.adding(name, .any)
        }
    }

    /// Reads all views of a value. Recursive once a level of the file, whose depth the parser has bounded.
    private func readViews(in node: JSONNode, path: ScenePath, scope: ExpressionScope, depth: Int) {
        if SceneRegistry.isView(node) {
            _ = element(node, scope: scope, path: path, depth: depth)
            return
        }
        for (index, element) in (node.elements ?? []).enumerated() { readViews(in: element, path: path[index], scope: scope, depth: depth) }
        for member in node.members ?? [] { readViews(in: member.value, path: path[member.key], scope: scope, depth: depth) }
    }
}
