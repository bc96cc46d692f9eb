import Views

/// How a Swift type is written in a scene: what a parameter of it takes, how the value is read, described and evaluated.
struct ParameterType<Value>: Sendable {
    let kind: ParameterKind
    /// The JSON of a type of kind ``ParameterKind/custom(_:)``; nil for other kinds.
    var shape: ValueShape?
    /// Reads JSON with a shape of its own; nil for kinds that the binder reads.
    var reader: BoundParameter.Reader?
    /// What views in it must be; nil for any view.
    var elementKind: ContentKind?
    /// Whether its expressions and views see the variables that the entry introduces, without ``Parameter/withLocals(_:)``.
    var seesLocals = false
    /// The value now; nil after an error.
    let evaluate: @MainActor @Sendable (PreparedValue, SceneArguments) -> Value?
    /// A value as a scene writes it, for the reference; nil for types whose parameters never have a default.
    var text: (@Sendable (Value) -> String?)?
    /// What a required parameter has after an error: the frame isn't drawn.
    let fallback: @MainActor @Sendable (SceneArguments) -> Value
}

/// What holds where an optional parameter is not given: nothing, or what the words say.
struct Absence: ExpressibleByNilLiteral, Sendable {
    let text: String?

    init(nilLiteral: ()) { text = nil }
    private init(text: String) { self.text = text }

    /// - Parameter text: for the reference: "that of the ideal size".
    static func described(_ text: String) -> Absence { Absence(text: text) }
}

extension ParameterType {
    /// A type whose values are expressions.
    ///
    /// - Parameter convert: nil for values of another type, which the binder has refused.
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

    /// A type whose JSON has a shape of its own.
    ///
    /// - Parameters:
    ///   - words: the shape in words, for messages and the reference.
    ///   - read: nil after an error, which it reports.
    init<Prepared: Sendable>(
        custom words: String, shape: ValueShape, fallback: @autoclosure @escaping @MainActor @Sendable () -> Value,
        text: (@Sendable (Value) -> String?)? = nil,
        read: @escaping @Sendable (JSONNode, ScenePath, SceneBinder, ExpressionScope) -> Prepared?,
        evaluate: @escaping @MainActor @Sendable (Prepared, SceneArguments) -> Value?
    ) {
        self.init(
            kind: .custom(words), shape: shape, reader: { read($0, $1, $2, $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let value = value as? Prepared else { return nil }
                return evaluate(value, arguments)
            }, text: text, fallback: { _ in fallback() })
    }
}

extension ParameterType {
    /// A type whose JSON has a shape of its own, by a reader that knows what it makes.
    init<Prepared>(
        custom words: String, shape: ValueShape, fallback: @autoclosure @escaping @MainActor @Sendable () -> Value, reader: @escaping BoundParameter.Reader,
        as type: Prepared.Type, evaluate: @escaping @MainActor @Sendable (Prepared, SceneArguments) -> Value?
    ) {
        self.init(
            kind: .custom(words), shape: shape, reader: reader,
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let value = value as? Prepared else { return nil }
                return evaluate(value, arguments)
            }, fallback: { _ in fallback() })
    }
}

extension Parameter {
    /// A parameter that must be given.
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

    /// A parameter whose value is nil where it isn't given.
    init<Wrapped>(_ name: String, _ type: ParameterType<Wrapped>, default standard: Absence, _ summary: String) where Value == Wrapped? {
        let evaluate = type.evaluate
        self.init([type.definition(name, isRequired: false, defaultText: standard.text, summary)]) { arguments, index in
            arguments[index].flatMap { evaluate($0, arguments) }
        }
    }
}

extension ParameterType {
    fileprivate func definition(_ name: String, isRequired: Bool, defaultText: String?, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, kind, isRequired: isRequired, default: defaultText, seesLocals: seesLocals, elementKind: elementKind, shape: shape, reader: reader, summary)
    }
}
