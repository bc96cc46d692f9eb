import Views

/// The form of a Swift type in scenes: the JSON that its parameters take, and the rules for reading, describing and evaluating a value.
struct ParameterType<Value>: Sendable {
    let kind: ParameterKind
    /// The JSON of a type of kind ``ParameterKind/custom(_:)``; nil for other kinds.
    var shape: ValueShape?
    /// Reads JSON with a custom shape; nil for kinds that the binder reads.
    var reader: ParameterEntry.Reader?
    /// The required kind of views; nil for any kind.
    var elementKind: ContentKind?
    /// Whether its expressions and views see the entry's variables without ``Parameter/withLocals(_:)``.
    var seesLocals = false
    /// Returns the current value; nil after an error.
    let evaluate: @MainActor @Sendable (PreparedValue, EntryArguments) -> Value?
    /// Returns a value as a scene writes it, for the reference; nil for types whose parameters never have a default.
    var text: (@Sendable (Value) -> String?)?
    /// The value of a required parameter after an error, when the frame isn't drawn.
    let fallback: @MainActor @Sendable (EntryArguments) -> Value
}

/// The default of an optional parameter: nil, or a default that is only described in words.
struct Absence: ExpressibleByNilLiteral, Sendable {
    let text: String?

    init(nilLiteral: ()) { text = nil }
    private init(text: String) { self.text = text }

    /// - Parameter text: the default in the reference, such as "that of the ideal size".
    static func described(_ text: String) -> Absence { Absence(text: text) }
}

extension ParameterType {
    /// A type whose values are expressions.
    ///
    /// - Parameter convert: returns nil for values of another type, which the binder has already rejected.
    init(
        _ kind: ParameterKind, fallback: @autoclosure @escaping @MainActor @Sendable () -> Value, text: (@Sendable (Value) -> String?)? = nil,
        convert: @escaping @MainActor @Sendable (SceneValue) -> Value?
    ) {
        self.init(
            kind: kind,
            evaluate: { prepared, arguments in
                guard case .expression(let expression) = prepared else { return nil }
                return arguments.scope.store.evaluate(expression, locals: arguments.scope.locals).flatMap(convert)
            }, text: text, fallback: { _ in fallback() })
    }

    /// A type whose JSON has a custom shape.
    ///
    /// - Parameters:
    ///   - words: the shape in words, for messages and the reference.
    ///   - read: reads the JSON; reports an error and returns nil if the JSON is invalid.
    init<Prepared: Sendable>(
        custom words: String, shape: ValueShape, fallback: @autoclosure @escaping @MainActor @Sendable () -> Value,
        text: (@Sendable (Value) -> String?)? = nil,
        read: @escaping @Sendable (JSONNode, ScenePath, SceneBinder, ExpressionScope) -> Prepared?,
        evaluate: @escaping @MainActor @Sendable (Prepared, EntryArguments) -> Value?
    ) {
        self.init(
            kind: .custom(words), shape: shape, reader: { read($0, $1, $2, $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let value = value as? Prepared else { return nil }
                return evaluate(value, arguments)
            }, text: text, fallback: { _ in fallback() })
    }
}

extension Parameter {
    /// A required parameter.
    init(_ name: String, _ type: ParameterType<Value>, _ summary: String) {
        let (evaluate, fallback) = (type.evaluate, type.fallback)
        self.init([type.definition(name, isRequired: true, defaultText: nil, summary)]) { arguments, index in
            arguments[index].flatMap { evaluate($0, arguments) } ?? fallback(arguments)
        }
    }

    /// A parameter with a default.
    init(_ name: String, _ type: ParameterType<Value>, default standard: Value, _ summary: String) where Value: Sendable {
        let evaluate = type.evaluate
        self.init([type.definition(name, isRequired: false, defaultText: type.text?(standard) ?? nil, summary)]) { arguments, index in
            guard let prepared = arguments[index] else { return standard }
            return evaluate(prepared, arguments) ?? standard
        }
    }

    /// A parameter whose value is nil if it is not given.
    init<Wrapped>(_ name: String, _ type: ParameterType<Wrapped>, default standard: Absence, _ summary: String) where Value == Wrapped? {
        let evaluate = type.evaluate
        self.init([type.definition(name, isRequired: false, defaultText: standard.text, summary)]) { arguments, index in
            arguments[index].flatMap { evaluate($0, arguments) }
        }
    }
}

extension ParameterType {
    fileprivate func definition(_ name: String, isRequired: Bool, defaultText: String?, _ summary: String) -> ParameterEntry {
        var definition = ParameterEntry(name, kind, isRequired: isRequired, defaultText: defaultText, shape: shape, summary)
        definition.reader = reader
        definition.seesLocals = seesLocals
        definition.elementKind = elementKind
        return definition
    }
}
