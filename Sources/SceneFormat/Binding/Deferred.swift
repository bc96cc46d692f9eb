import Views

/// The evaluation of a deferred parameter. A class, so that views that hold deferred values can be compared with earlier ones.
final class DeferredSource<Value>: Sendable {
    let evaluate: Parameter<Value>.Evaluate

    init(evaluate: @escaping Parameter<Value>.Evaluate) { self.evaluate = evaluate }
}

/// The value of a parameter that is evaluated on demand, possibly outside of the entry's own evaluation.
@MainActor
struct Deferred<Value>: Equatable {
    nonisolated private let source: DeferredSource<Value>
    nonisolated private let arguments: EntryArguments
    nonisolated private let index: Int

    init(source: DeferredSource<Value>, arguments: EntryArguments, index: Int) {
        (self.source, self.arguments, self.index) = (source, arguments, index)
    }

    nonisolated static func == (lhs: Deferred, rhs: Deferred) -> Bool {
        lhs.source === rhs.source && lhs.index == rhs.index && lhs.arguments == rhs.arguments
    }

    private func evaluate(_ arguments: EntryArguments, _ index: Int) -> Value { source.evaluate(arguments, index) }

    /// The scope of the entry.
    var scope: SceneScope { arguments.scope }

    /// Whether the scene gives the parameter.
    var isGiven: Bool { arguments[index] != nil }

    /// The current value. The evaluating view depends on the state that the evaluation reads.
    func callAsFunction() -> Value { evaluate(arguments, index) }

    /// Returns the value for given values of the entry's variables, in their order.
    func callAsFunction(_ local: SceneValue) -> Value { evaluate(arguments.adding(local), index) }
    func callAsFunction(_ first: SceneValue, _ second: SceneValue) -> Value { evaluate(arguments.adding(first).adding(second), index) }

    /// Returns the current value in a scope nested in the entry's.
    func callAsFunction(in scope: SceneScope) -> Value { evaluate(EntryArguments(prepared: arguments.prepared, scope: scope), index) }

    /// The scene's expressions for the parameter.
    var expressions: [SceneExpression] {
        switch arguments[index] {
        case .expression(let expression)?: [expression]
        case .custom(let value)?: (value as? any StateReading)?.expressions ?? []
        default: []
        }
    }

    /// Makes the current evaluation depend on the state that the parameter reads; for values that are read outside of any evaluation.
    func noteReads() {
        for expression in expressions { arguments.scope.store.noteReads(of: expression, locals: arguments.scope.locals) }
    }
}

/// A value of a parameter's own reader that holds expressions.
protocol StateReading: Sendable {
    var expressions: [SceneExpression] { get }
}
