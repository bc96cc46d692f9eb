import Foundation

/// Decodes the state's names and initial values. Strings are literal text here, not expressions.
struct StateDecoder {
    let collector: DiagnosticCollector
    let limits: SceneLimits

    /// - Parameter path: the path of the object.
    func variables(_ node: JSONNode, path: ScenePath = .root["state"]) -> [SceneDocument.StateVariable] {
        guard let members = node.members else {
            collector.error("'state' must be an object that maps names to values, not \(node.kind)", at: node.position, path: path)
            return []
        }
        var valuesLeft = limits.stateValues
        var variables: [SceneDocument.StateVariable] = []
        for member in members {
            let isName = ExpressionScope.isValidName(member.key)
            if !isName {
                collector.error(
                    "\(quoted(member.key)) is not a valid variable name: use letters, digits, and _, don't start with a digit, and avoid reserved words",
                    at: member.keyPosition,
                    path: path[member.key])
            }
            guard let value = value(member.value, path: path[member.key], valuesLeft: &valuesLeft), isName else { continue }
            variables.append(.init(name: member.key, value: value, position: member.keyPosition))
        }
        if valuesLeft < 0 { collector.error("the state has more than \(limits.stateValues) values", at: node.position, path: path) }
        return variables
    }

    /// Decodes a literal value; `{ "point": [x, y] }`, `size`, `rect` and `{ "color": "#F80" }` give values of these types.
    ///
    /// Recursive, one call per level of the file; the parser has bounded the depth.
    func value(_ node: JSONNode, path: ScenePath, valuesLeft: inout Int) -> SceneValue? {
        valuesLeft -= 1
        guard valuesLeft >= 0 else { return nil }
        switch node.value {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .number(let number): return .number(number)
        case .string(let string):
            valuesLeft -= string.utf8.count / SceneValue.textShare
            if string.utf8.count <= limits.textLength { return valuesLeft >= 0 ? .string(string) : nil }
            collector.error("the text is longer than \(limits.textLength) bytes", at: node.position, path: path)
            return nil
        case .array(let elements):
            var values: [SceneValue] = []
            for (index, element) in elements.enumerated() {
                guard let value = value(element, path: path[index], valuesLeft: &valuesLeft) else { continue }
                values.append(value)
            }
            return .array(values)
        case .object(let members):
            if members.count == 1, let type = Self.typed[members[0].key] {
                let decoder = ExpressionDecoder(scope: ExpressionScope(), collector: collector, limits: limits)
                return decoder.expression(members[0].value, as: type, path: path[members[0].key])?.constant
            }
            var values: [String: SceneValue] = [:]
            for member in members {
                values[member.key] = value(member.value, path: path[member.key], valuesLeft: &valuesLeft)
            }
            return .object(values)
        }
    }

    /// The keys that turn an object with one member into a value of another type.
    private static let typed: [String: ExpressionType] = ["point": .point, "size": .size, "rect": .rect, "color": .color]
}
