/// Variables that `let` defines, each of which sees those before it.
struct PreparedLet: Sendable {
    let variables: [(name: String, value: SceneExpression)]

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedLet? {
        guard let members = node.members else {
            binder.collector.error("expected an object that maps names to values, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var scope = scope
        var variables: [(name: String, value: SceneExpression)] = []
        for member in members {
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path[member.key]) }
            guard let value = binder.decoder(scope).expressions.expression(member.value, as: .any, path: path[member.key]) else { return nil }
            scope = scope.adding(member.key, value.type)
            variables.append((member.key, value))
        }
        return PreparedLet(variables: variables)
    }

    /// Returns the scope with the variables.
    @MainActor func scope(inside scope: SceneScope) -> SceneScope {
        variables.reduce(scope) { scope, variable in scope.adding(scope.store.evaluate(variable.value, locals: scope.locals) ?? .null) }
    }
}

extension Parameter where Value == PreparedLet {
    /// An object of variables and their values.
    static func variables(_ name: String, _ summary: String) -> Self {
        Self(
            name,
            ParameterType<PreparedLet>(
                custom: "an object that maps names to values", shape: .dictionary(.anything), fallback: PreparedLet(variables: []),
                read: { PreparedLet.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { variables, _ in variables }), summary)
    }
}
