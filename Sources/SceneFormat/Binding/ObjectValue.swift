/// A value that is written as an object of parameters inside of a parameter, or as the value of the primary one: a gradient's stop, a step of a task.
struct ObjectValue<Value>: Sendable {
    let bound: BoundSignature
    private let evaluate: @MainActor @Sendable (SceneArguments) -> Value

    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        make: @escaping @MainActor @Sendable (repeat each Part) -> Value
    ) {
        var definitions: [BoundParameter] = []
        for parameter in repeat each parameter { definitions += parameter.definitions }
        bound = BoundSignature(name, summary, parameters: definitions, locals: locals, exactlyOne: exactlyOne)
        evaluate = { arguments in
            var cursor = ArgumentCursor(arguments)
            return make(repeat cursor.next(each parameter))
        }
    }

    /// For the schema and the reference.
    var shape: ValueShape { .parameters(bound.signature) }

    func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedArguments {
        binder.arguments(of: bound, from: node, at: node.position, path: path, scope: scope, depth: binder.depth)
    }

    /// The value of arguments that ``read(_:path:binder:scope:)`` gave.
    @MainActor func value(_ arguments: PreparedArguments, in scope: SceneScope) -> Value { evaluate(SceneArguments(prepared: arguments, scope: scope)) }
}
