import Views

/// A parameter of an entry: its name, type, default, range, summary and JSON shape, its reader for scenes, and its evaluation in each frame.
///
/// A parameter can combine several named ones into a single value, such as the style of a stroke.
struct Parameter<Value>: Sendable {
    typealias Evaluate = @MainActor @Sendable (_ arguments: EntryArguments, _ index: Int) -> Value

    /// The named parameters that make up the value; one, unless it is a group.
    private(set) var definitions: [ParameterEntry]
    /// The number of the entry's arguments that belong to the parameter.
    let count: Int
    /// Evaluates the parameter from the arguments that begin at an index.
    let evaluate: Evaluate

    init(_ definitions: [ParameterEntry], evaluate: @escaping Evaluate) {
        self.definitions = definitions
        self.evaluate = evaluate
        count = definitions.count { !$0.isAdditional }
    }

    /// The name in the first definition.
    var name: String { definitions.first?.name ?? "" }

    /// The names in all definitions.
    var names: [String] { definitions.map(\.name) }

    // MARK: Attributes

    func changing(_ change: (inout ParameterEntry) -> Void) -> Self {
        var copy = self
        for index in copy.definitions.indices { change(&copy.definitions[index]) }
        return copy
    }

    /// Returns this parameter as the primary one, which takes a value that is not an object of parameters: `"padding": 10`. In a group, this is the first one.
    var primary: Self {
        var copy = self
        copy.definitions[0].isPrimary = true
        return copy
    }

    /// Returns this parameter so that, if given, it turns a shape or text into a view.
    var makingView: Self { changing { $0.makesView = true } }

    /// Returns this parameter with a requirement: at least one of these parameters must also be given.
    func going(with names: String...) -> Self { changing { $0.goesWith = names } }

    /// Returns this parameter with a replacement: if that is given, what this one names need not exist.
    func replaced(by name: String) -> Self { changing { $0.replacement = name } }

    /// Returns this parameter with an exclusion: it can't be combined with these parameters.
    func not(with names: String...) -> Self { changing { $0.notWith = names } }

    // MARK: Parameters of parameters

    /// Returns a parameter that converts the value of this one.
    func map<New>(_ transform: @escaping @MainActor @Sendable (Value) -> New) -> Parameter<New> {
        let evaluate = evaluate
        return Parameter<New>(definitions) { arguments, index in transform(evaluate(arguments, index)) }
    }

    /// Returns a parameter that is evaluated each time its value is needed.
    static func deferred<Wrapped>(_ parameter: Parameter<Wrapped>) -> Self where Value == Deferred<Wrapped> {
        let source = DeferredSource(evaluate: parameter.evaluate)
        return Self(parameter.definitions) { arguments, index in Deferred(source: source, arguments: arguments, index: index) }
    }

    /// Returns a parameter that sees the entry's variables and is evaluated with values for them.
    static func withLocals<Wrapped>(_ parameter: Parameter<Wrapped>) -> Self where Value == Deferred<Wrapped> {
        deferred(parameter.changing { $0.seesLocals = true })
    }

    /// Combines several parameters into one value.
    static func group<each Part>(
        _ part: repeat Parameter<each Part>, combine: @escaping @MainActor @Sendable (repeat each Part) -> Value
    ) -> Self {
        Self(SceneFormat.definitions(of: repeat each part)) { arguments, start in
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

/// The definitions of several parameters, in their order.
func definitions<each Value>(of parameter: repeat Parameter<each Value>) -> [ParameterEntry] {
    var definitions: [ParameterEntry] = []
    for parameter in repeat each parameter { definitions += parameter.definitions }
    return definitions
}

/// Evaluates parameters in their order.
@MainActor
struct ArgumentCursor {
    private let arguments: EntryArguments
    private var index: Int

    init(_ arguments: EntryArguments, at index: Int = 0) { (self.arguments, self.index) = (arguments, index) }

    mutating func next<Value>(_ parameter: Parameter<Value>) -> Value {
        defer { index += parameter.count }
        return parameter.evaluate(arguments, index)
    }
}
