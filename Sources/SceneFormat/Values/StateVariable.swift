import Views

/// A state variable that a control shows and changes, or that a component's parameter refers to.
struct StateReference: Sendable {
    let place: VariablePlace

    /// Reads a variable's name; returns nil after an error.
    ///
    /// - Parameter type: the required type; nil or any value for all types; a list of anything for all lists.
    static func read(
        _ type: ExpressionType?, _ node: JSONNode, _ path: ScenePath, _ binder: SceneBinder, _ scope: ExpressionScope
    ) -> StateReference? {
        guard let name = node.string else {
            binder.collector.error("expected the name of a state variable, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        guard let (place, found) = scope.variable(name) else {
            binder.collector.error(
                "unknown state variable \(quoted(name))", at: node.position, path: path, suggestion: nearestName(to: name, in: scope.variableNames))
            return nil
        }
        if let type, type != .any, found != type, !(type == .array(.any) && found.isList) {
            binder.collector.error("state variable \(quoted(name)) is \(found), not \(type)", at: node.position, path: path)
            return nil
        }
        return StateReference(place: place)
    }

    /// Reads the name of a variable that must begin with null; returns nil after an error.
    fileprivate static func readNullable(
        _ node: JSONNode, _ path: ScenePath, _ binder: SceneBinder, _ scope: ExpressionScope
    ) -> StateReference? {
        guard let reference = read(nil, node, path, binder, scope) else { return nil }
        if let name = node.string, let type = scope.variable(name)?.type, type != .any {
            binder.collector.error(
                "state variable \(quoted(name)) is \(type), but the variable of a presented item must start as null", at: node.position, path: path)
            return nil
        }
        return reference
    }

    /// Returns a binding to the variable.
    @MainActor func binding<Value>(in scope: SceneScope, get: @escaping (SceneValue) -> Value, set: @escaping (Value) -> SceneValue) -> Binding<Value> {
        // Captures the scope, not only its store, because the scope keeps a component's variables alive.
        let index = place.index(scope.locals)
        return Binding(get: { get(scope.store.value(at: index)) }, set: { scope.store.setValue(set($0), at: index) })
    }
}

extension ParameterType {
    /// The name of a state variable, as a binding to it.
    ///
    /// - Parameters:
    ///   - type: the type of the variable; nil for any type.
    ///   - initial: the value of a required parameter after an error.
    fileprivate static func variable<Bound: Sendable>(
        _ type: ExpressionType?, initial: Bound, get: @escaping @Sendable (SceneValue) -> Bound, set: @escaping @Sendable (Bound) -> SceneValue
    ) -> ParameterType where Value == Binding<Bound> {
        ParameterType(
            custom: "the name of a state variable" + (type.map { " that is \($0)" } ?? ""), shape: .stateVariable(type), fallback: .constant(initial),
            read: { StateReference.read(type, $0, $1, $2, $3) }, evaluate: { $0.binding(in: $1.scope, get: get, set: set) })
    }
}

extension ParameterType where Value == Binding<Bool> {
    fileprivate static let boolVariable = variable(.bool, initial: false, get: { $0 == .bool(true) }, set: { .bool($0) })
}

extension ParameterType where Value == Binding<String> {
    fileprivate static let stringVariable = variable(.string, initial: "", get: { $0.text ?? "" }, set: { .string($0) })
}

extension ParameterType where Value == Binding<Double> {
    fileprivate static let numberVariable = variable(
        .number, initial: 0, get: { if case .number(let number) = $0 { number } else { 0 } }, set: { .number($0) })
}

extension ParameterType where Value == Binding<[SceneValue]> {
    fileprivate static let listVariable = variable(
        .array(.any), initial: [], get: { if case .array(let elements) = $0 { elements } else { [] } }, set: { .array($0) })
}

extension ParameterType where Value == Binding<SceneValue> {
    fileprivate static let variable = variable(nil, initial: .null, get: { $0 }, set: { $0 })
}

extension ParameterType where Value == Binding<SceneValue?> {
    fileprivate static let nullableVariable = ParameterType(
        custom: "the name of a state variable that starts as null", shape: .stateVariable(nil), fallback: .constant(nil), read: StateReference.readNullable,
        evaluate: { $0.binding(in: $1.scope, get: { $0 == .null ? nil : $0 }, set: { $0 ?? .null }) })
}

extension Parameter where Value == Binding<Bool> {
    /// A state variable that is true or false.
    static func boolVariable(_ name: String, _ summary: String) -> Self { Self(name, .boolVariable, summary) }
}

extension Parameter where Value == Binding<Bool>? {
    static func boolVariable(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .boolVariable, default: standard, summary) }
}

extension Parameter where Value == Binding<String> {
    /// A state variable that is a text.
    static func stringVariable(_ name: String, _ summary: String) -> Self { Self(name, .stringVariable, summary) }
}

extension Parameter where Value == Binding<String>? {
    static func stringVariable(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .stringVariable, default: standard, summary)
    }
}

extension Parameter where Value == Binding<Double> {
    /// A state variable that is a number.
    static func numberVariable(_ name: String, _ summary: String) -> Self { Self(name, .numberVariable, summary) }
}

extension Parameter where Value == Binding<Double>? {
    static func numberVariable(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .numberVariable, default: standard, summary)
    }
}

extension Parameter where Value == Binding<SceneValue> {
    /// A state variable of any type.
    ///
    /// - Parameter likely: the most common type, which examples use.
    static func variable(_ name: String, likely: ExpressionType? = nil, _ summary: String) -> Self {
        var type = ParameterType.variable
        type.shape = .stateVariable(likely)
        return Self(name, type, summary)
    }
}

extension Parameter where Value == Binding<SceneValue>? {
    static func variable(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .variable, default: standard, summary) }
}

extension Parameter where Value == Binding<[SceneValue]>? {
    /// A state variable that is a list.
    static func listVariable(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .listVariable, default: standard, summary) }
}

extension Parameter where Value == Binding<SceneValue?>? {
    /// A state variable that begins with null, which means no value.
    static func nullableVariable(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .nullableVariable, default: standard, summary)
    }
}
