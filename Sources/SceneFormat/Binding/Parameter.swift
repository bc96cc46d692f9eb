import Views

/// One argument of an entry: its name, type, default, range, summary and JSON shape, and how it is read from a scene and evaluated in each frame.
///
/// A parameter can stand for a group of named ones that together make a single value, such as the style of a stroke.
struct Parameter<Value>: Sendable {
    typealias Evaluate = @MainActor @Sendable (_ arguments: SceneArguments, _ index: Int) -> Value

    /// The named parameters that make the value; one, unless it is a group.
    private(set) var definitions: [BoundParameter]
    /// How many places the parameter takes among the values of an entry.
    let count: Int
    /// The value of the arguments from an index on.
    let evaluate: Evaluate

    init(_ definitions: [BoundParameter], evaluate: @escaping Evaluate) {
        self.definitions = definitions
        self.evaluate = evaluate
        count = definitions.count { !$0.isAdditional }
    }

    /// Of the first definition.
    var name: String { definitions.first?.entry.name ?? "" }

    /// Of all definitions.
    var names: [String] { definitions.map(\.entry.name) }

    // MARK: Attributes

    private func changing(_ change: (inout BoundParameter) -> Void) -> Self {
        var copy = self
        for index in copy.definitions.indices { change(&copy.definitions[index]) }
        return copy
    }

    /// The same parameter, to which a value that is not an object of parameters belongs: `"padding": 10`. Of a group, it is the first one.
    var primary: Self {
        var copy = self
        copy.definitions[0].isPrimary = true
        return copy
    }

    /// The same parameter, which makes a view of a shape or text where it is given.
    var makingView: Self { changing { $0.makesView = true } }

    /// The same parameter, which has no effect unless one of these is given, too.
    func going(with names: String...) -> Self { changing { $0.entry.goesWith = names } }

    /// The same parameter, which can't be combined with these.
    func not(with names: String...) -> Self { changing { $0.entry.notWith = names } }

    // MARK: Parameters of parameters

    /// A parameter whose value is made of this one's.
    func map<New>(_ transform: @escaping @MainActor @Sendable (Value) -> New) -> Parameter<New> {
        let evaluate = evaluate
        return Parameter<New>(definitions) { arguments, index in transform(evaluate(arguments, index)) }
    }

    /// A parameter that is evaluated when its value is asked for, any number of times.
    static func deferred<Wrapped>(_ parameter: Parameter<Wrapped>) -> Self where Value == Deferred<Wrapped> {
        let source = DeferredSource(evaluate: parameter.evaluate)
        return Self(parameter.definitions) { arguments, index in Deferred(source: source, arguments: arguments, index: index) }
    }

    /// A parameter that sees the variables that the entry introduces, and is evaluated with values for these.
    static func withLocals<Wrapped>(_ parameter: Parameter<Wrapped>) -> Self where Value == Deferred<Wrapped> {
        deferred(parameter.changing { $0.seesLocals = true })
    }

    /// Several parameters that together make one value. They must stand one after another in the entry.
    static func group<each Part>(
        _ part: repeat Parameter<each Part>, combine: @escaping @MainActor @Sendable (repeat each Part) -> Value
    ) -> Self {
        var definitions: [BoundParameter] = []
        for part in repeat each part { definitions += part.definitions }
        return Self(definitions) { arguments, start in
            var cursor = ArgumentCursor(arguments, at: start)
            return combine(repeat cursor.next(each part))
        }
    }

    /// Any number of parameters of one type.
    static func all<Element>(_ parts: [Parameter<Element>]) -> Self where Value == [Element] {
        Self(parts.flatMap(\.definitions)) { arguments, start in
            var cursor = ArgumentCursor(arguments, at: start)
            return parts.map { cursor.next($0) }
        }
    }
}

/// Evaluates parameters in their order.
@MainActor
struct ArgumentCursor {
    private let arguments: SceneArguments
    private var index: Int

    init(_ arguments: SceneArguments, at index: Int = 0) { (self.arguments, self.index) = (arguments, index) }

    mutating func next<Value>(_ parameter: Parameter<Value>) -> Value {
        defer { index += parameter.count }
        return parameter.evaluate(arguments, index)
    }
}

extension Parameter where Value == SceneContext {
    /// Not a parameter of scenes: where the entry is evaluated.
    static var context: Self {
        Self([]) { arguments, _ in SceneContext(scope: arguments.scope, origin: arguments.prepared.origin) }
    }
}

/// How a deferred parameter is evaluated. A class, so that views that hold deferred values can be compared with those before.
private final class DeferredSource<Value>: Sendable {
    let evaluate: Parameter<Value>.Evaluate

    init(evaluate: @escaping Parameter<Value>.Evaluate) { self.evaluate = evaluate }
}

/// The value of a parameter that is evaluated when it is needed, perhaps outside of the entry's own evaluation.
@MainActor
struct Deferred<Value>: Equatable {
    nonisolated private let source: DeferredSource<Value>
    nonisolated private let arguments: SceneArguments
    nonisolated private let index: Int

    fileprivate init(source: DeferredSource<Value>, arguments: SceneArguments, index: Int) {
        (self.source, self.arguments, self.index) = (source, arguments, index)
    }

    nonisolated static func == (lhs: Deferred, rhs: Deferred) -> Bool {
        lhs.source === rhs.source && lhs.index == rhs.index && lhs.arguments == rhs.arguments
    }

    private func evaluate(_ arguments: SceneArguments, _ index: Int) -> Value { source.evaluate(arguments, index) }

    /// The scope of the entry.
    var scope: SceneScope { arguments.scope }

    /// Whether the scene gives the parameter.
    var isGiven: Bool { arguments[index] != nil }

    /// The value now. Whoever evaluates depends on the state that it reads.
    func callAsFunction() -> Value { evaluate(arguments, index) }

    /// The value with values of the variables that the entry introduces, in their order.
    func callAsFunction(_ local: SceneValue) -> Value { evaluate(arguments.adding(local), index) }
    func callAsFunction(_ first: SceneValue, _ second: SceneValue) -> Value { evaluate(arguments.adding(first).adding(second), index) }

    /// The value now, in a scope inside of the entry's.
    func callAsFunction(in scope: SceneScope) -> Value { evaluate(SceneArguments(prepared: arguments.prepared, scope: scope), index) }

    /// The expressions that the scene gives for it.
    var expressions: [SceneExpression] {
        switch arguments[index] {
        case .expression(let expression)?: [expression]
        case .custom(let value)?: (value as? any StateReading)?.expressions ?? []
        default: []
        }
    }

    /// Makes the current evaluation depend on the state that the parameter reads; for values that are asked for outside of any evaluation.
    func noteReads() {
        for expression in expressions { arguments.scope.store.noteReads(of: expression, locals: arguments.scope.locals) }
    }
}

/// A value of a parameter's own reader that holds expressions.
protocol StateReading: Sendable {
    var expressions: [SceneExpression] { get }
}

/// Where an entry is evaluated.
@MainActor
struct SceneContext {
    let scope: SceneScope
    let origin: ExpressionOrigin

    /// Reports that something can't be drawn, at the position of the view or modifier.
    func fail(_ message: String) { scope.store.report(origin.diagnostic(ExpressionError(message, at: 0), in: "")) }
}
