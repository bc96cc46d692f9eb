/// Reads the content of views and modifiers with unknown names, so that errors inside are reported in the same run. Missing parameters are not reported.
extension SceneBinder {
    /// Reads the content of a view with an unknown name, or of a component that has errors.
    func lookInto(_ view: ViewNode, scope: ExpressionScope, depth: Int) {
        guard hasRoom(depth, at: view.position, path: view.path) else { return }
        lookInto(view.value, of: view.isGuess ? signature(of: view.signature.name) : nil, at: view.position, path: view.valuePath, scope: scope, depth: depth)
        // Each modifier is read by itself, because the kinds of the view and of the results are unknown.
        for modifier in view.modifiers {
            let signature = signature(ofModifier: modifier.signature.name)
            if modifier.isGuess || signature == nil {
                if let value = modifier.value { lookInto(value, of: signature, at: modifier.position, path: modifier.path, scope: scope, depth: depth) }
            } else if let signature {
                _ = arguments(of: signature, from: modifier.value, at: modifier.position, path: modifier.path, scope: scope, depth: depth)
            }
        }
    }

    /// Reads the parameters of the entry that was most likely meant, and the views in all other members.
    ///
    /// - Parameter signature: the entry that was most likely meant; nil if no name is similar.
    func lookInto(_ value: JSONNode, of signature: EntrySignature?, at position: SourcePosition, path: ScenePath, scope: ExpressionScope, depth: Int) {
        guard let signature else { return readViews(in: value, path: path, scope: named(in: value, scope), depth: depth) }
        _ = arguments(of: signature, from: value, at: position, path: path, scope: scope, depth: depth, isGuess: true)
        guard signature.parameterOfWholeValue(value) == nil else { return }
        if value.elements != nil || SceneRegistry.isView(value) { return readViews(in: value, path: path, scope: scope, depth: depth) }
        for member in value.members ?? [] where signature.parameter(member.key) == nil {
            readViews(in: member.value, path: path[member.key], scope: named(in: value, scope), depth: depth)
        }
    }

    /// Returns the scope with all names that may be variables for the views inside: `"as": "row"`.
    private func named(in value: JSONNode, _ scope: ExpressionScope) -> ExpressionScope {
        (value.members ?? []).reduce(scope) { scope, member in
            guard let name = member.value.string, ExpressionScope.isValidName(name) else { return scope }
            return scope.adding(name, .any)
        }
    }

    /// Reads all views of a value. Recursive, one call per level of the file; the parser has bounded the depth.
    private func readViews(in node: JSONNode, path: ScenePath, scope: ExpressionScope, depth: Int) {
        if SceneRegistry.isView(node) {
            _ = element(node, scope: scope, path: path, depth: depth)
            return
        }
        for (index, element) in (node.elements ?? []).enumerated() { readViews(in: element, path: path[index], scope: scope, depth: depth) }
        for member in node.members ?? [] { readViews(in: member.value, path: path[member.key], scope: scope, depth: depth) }
    }
}
