/// A value written as `"name"` or `{ "name": parameters }` in a parameter: a curve of an animation, an element of a path, a step of a canvas.
struct NamedValue<Subject, Value>: Sendable {
    let signature: EntrySignature
    /// Creates the value, or applies it to its subject.
    let make: @MainActor @Sendable (inout Subject, EntryArguments) -> Value

    /// A value that changes its subject, such as an element that is added to a path.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        apply: @escaping @MainActor @Sendable (inout Subject, repeat each Part) -> Value
    ) {
        signature = EntrySignature(name, summary, parameters: definitions(of: repeat each parameter), locals: locals, exactlyOne: exactlyOne)
        make = { subject, arguments in
            var cursor = ArgumentCursor(arguments)
            return apply(&subject, repeat cursor.next(each parameter))
        }
    }
}

extension NamedValue where Subject == Void {
    /// A value without a subject.
    init<each Part>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Part>, locals: [LocalVariable] = [], exactlyOne: [String] = [],
        make: @escaping @MainActor @Sendable (repeat each Part) -> Value
    ) {
        self.init(name, summary, repeat each parameter, locals: locals, exactlyOne: exactlyOne) { (_: inout Void, part: repeat each Part) in
            make(repeat each part)
        }
    }
}

/// A value from a scene, ready to be evaluated.
struct PreparedNamedValue<Subject, Value>: Sendable {
    let name: String
    fileprivate let make: @MainActor @Sendable (inout Subject, EntryArguments) -> Value
    let arguments: PreparedArguments

    /// Applies the value to its subject.
    @MainActor func callAsFunction(_ subject: inout Subject, in scope: SceneScope) -> Value {
        make(&subject, EntryArguments(prepared: arguments, scope: scope))
    }
}

extension PreparedNamedValue where Subject == Void {
    @MainActor func callAsFunction(in scope: SceneScope) -> Value {
        var subject: Void = ()
        return make(&subject, EntryArguments(prepared: arguments, scope: scope))
    }
}

/// The named values that a parameter can have.
struct NamedValues<Subject, Value>: Sendable {
    /// A description of one value for messages: "an animation".
    let what: String
    private let values: [String: NamedValue<Subject, Value>]
    /// The values in the order of the reference.
    let names: [String]

    init(_ what: String, @EntryList<NamedValue<Subject, Value>> _ values: () -> [NamedValue<Subject, Value>]) {
        let values = values()
        self.what = what
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.signature.name, $0) })
        names = values.map(\.signature.name)
    }

    /// The parameters of all values, for the schema and the reference.
    var signatures: [EntrySignature] { names.compactMap { values[$0]?.signature } }

    /// For the schema and the reference.
    var shape: ValueShape { .named(signatures, changes: []) }

    /// Reads the value named by a string or a member; returns nil after an error.
    func read(
        name: String, at position: SourcePosition, value: JSONNode?, path: ScenePath, binder: SceneBinder, scope: ExpressionScope
    ) -> PreparedNamedValue<Subject, Value>? {
        guard let found = values[name] else {
            binder.collector.error("\(quoted(name)) is not \(what)", at: position, path: path, suggestion: nearestName(to: name, in: names))
            return nil
        }
        let arguments = binder.arguments(of: found.signature, from: value, at: position, path: path, scope: scope, depth: binder.depth)
        return PreparedNamedValue(name: name, make: found.make, arguments: arguments)
    }

    /// Reads a string or an object with one member; returns nil after an error.
    func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedNamedValue<Subject, Value>? {
        if let name = node.string { return read(name: name, at: node.position, value: nil, path: path, binder: binder, scope: scope) }
        if let members = node.members, members.count == 1 {
            let member = members[0]
            return read(name: member.key, at: member.keyPosition, value: member.value, path: path[member.key], binder: binder, scope: scope)
        }
        binder.collector.error("expected \(what): a name, or an object with one name and its parameters", at: node.position, path: path)
        return nil
    }
}
