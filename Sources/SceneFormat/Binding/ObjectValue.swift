/// A value written as an object of parameters in a parameter, or as the value of its primary parameter: a gradient's stop, a step of a task.
struct ObjectValue<Value>: Sendable {
    let signature: EntrySignature
    private let evaluate: @MainActor @Sendable (EntryArguments) -> Value

    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        make: @escaping @MainActor @Sendable (repeat each Part) -> Value
    ) {
        signature = EntrySignature(name, summary, parameters: definitions(of: repeat each parameter), locals: locals, exactlyOne: exactlyOne)
        evaluate = { arguments in
            var cursor = ArgumentCursor(arguments)
            return make(repeat cursor.next(each parameter))
        }
    }

    /// For the schema and the reference.
    var shape: ValueShape { .parameters(signature) }

    func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedArguments {
        binder.arguments(of: signature, from: node, at: node.position, path: path, scope: scope, depth: binder.depth)
    }

    /// Returns the value of arguments from ``read(_:path:binder:scope:)``.
    @MainActor func value(_ arguments: PreparedArguments, in scope: SceneScope) -> Value { evaluate(EntryArguments(prepared: arguments, scope: scope)) }
}
