/// The value of a parameter, as its ``ParameterKind`` has it.
package enum ParameterValue: Sendable {
    /// For `value`, `number` and `keyword`; every value that its evaluation gives is one that the parameter takes.
    case expression(SceneExpression)
    /// For `number`: the word `"infinity"`.
    case infinity
    /// For `name`.
    case name(String)
    /// For `view` and `views`: each with its path.
    case views([(node: JSONNode, path: ScenePath)])
    /// For `assignments`.
    case assignments([TimelineEvent.Assignment])
    /// For `custom`.
    case custom(JSONNode, ScenePath)
}

/// What a scene gives for a parameter, as it stands in the file.
package struct ParameterArgument: Sendable {
    /// The parameter's name, or the name that the scene gives to an additional one.
    package let name: String
    package let parameter: ParameterEntry
    package let node: JSONNode
    package let path: ScenePath
}

/// Reads the parameters of views and modifiers by their signature.
package struct ParameterDecoder {
    package let expressions: ExpressionDecoder

    package init(_ expressions: ExpressionDecoder) {
        self.expressions = expressions
    }

    private var collector: DiagnosticCollector { expressions.collector }

    /// The values of the parameters that are there and right; all that is wrong goes to the collector, parameters that are missing too.
    ///
    /// - Parameters:
    ///   - value: what stands behind the name; nil when the entry is only named.
    ///   - position: the place of the entry, for what is missing.
    ///   - path: of `value`.
    package func parameters(
        of signature: EntrySignature, from value: JSONNode?, at position: SourcePosition, path: ScenePath
    ) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for argument in arguments(of: signature, from: value, at: position, path: path) {
            values[argument.name] = self.value(argument.node, kind: argument.parameter.kind, path: argument.path)
        }
        return values
    }

    /// The arguments that belong to parameters, not yet looked into; names that are unknown and parameters that are missing go to the collector.
    ///
    /// - Parameter isGuess: whether the signature is only what was most likely meant: then what doesn't fit it is no error.
    package func arguments(
        of signature: EntrySignature, from value: JSONNode?, at position: SourcePosition, path: ScenePath, isGuess: Bool = false
    ) -> [ParameterArgument] {
        guard let nodes = namedNodes(signature, value, path: path) else {
            let wanted = signature.parameters.isEmpty ? "{}" : "an object of its parameters"
            if !isGuess, let value { collector.error("\(signature.name) takes \(wanted), not \(value.kind)", at: value.position, path: path) }
            return []
        }
        var arguments: [ParameterArgument] = []
        // What unknown names probably mean isn't told as missing, too.
        var meant: Set<String> = []
        for (name, node, path, namePosition) in nodes {
            if let parameter = signature.parameter(name) {
                arguments.append(ParameterArgument(name: name, parameter: parameter, node: node, path: path))
            } else if !isGuess {
                let suggestion = nearestName(to: name, in: signature.parameters.map(\.name))
                if let suggestion { meant.insert(suggestion) }
                collector.error("\(signature.name) has no parameter \(quoted(name))", at: namePosition, path: path, suggestion: suggestion)
            }
        }
        if isGuess { return arguments }
        let isGiven: (String) -> Bool = { name in meant.contains(name) || arguments.contains { $0.name == name } }
        for parameter in signature.parameters where parameter.isRequired && !isGiven(parameter.name) {
            collector.error("\(signature.name) needs \(quoted(parameter.name)): \(parameter.kind.description)", at: position, path: path)
        }
        if meant.isDisjoint(with: signature.exactlyOne) { checkAlternatives(of: signature, arguments, at: position, path: path) }
        checkCompany(of: signature, arguments, isGiven: isGiven)
        return arguments
    }

    /// Parameters that stand alone but say something about others, and those that stand beside others which say the same.
    private func checkCompany(of signature: EntrySignature, _ arguments: [ParameterArgument], isGiven: (String) -> Bool) {
        var seen: Set<String> = []
        for argument in arguments {
            let needed = argument.parameter.goesWith
            if !needed.isEmpty, !needed.contains(where: isGiven) {
                let names = needed.map(quoted).joined(separator: " or ")
                collector.error("\(signature.name): \(quoted(argument.name)) goes with \(names)", at: argument.node.position, path: argument.path)
            }
            if let other = signature.notWith(argument.parameter).first(where: seen.contains) {
                collector.error(
                    "\(signature.name) takes \(quoted(other)) or \(quoted(argument.name)), not both", at: argument.node.position, path: argument.path)
            }
            seen.insert(argument.name)
        }
    }

    private func checkAlternatives(of signature: EntrySignature, _ arguments: [ParameterArgument], at position: SourcePosition, path: ScenePath) {
        let given = arguments.filter { signature.exactlyOne.contains($0.name) }
        guard !signature.exactlyOne.isEmpty, given.count != 1 else { return }
        let names = signature.exactlyOne.map(quoted)
        let list = "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
        let found = given.isEmpty ? "here is none" : "here are " + given.map { quoted($0.name) }.joined(separator: " and ")
        collector.error("\(signature.name) needs exactly one of \(list); \(found)", at: given.last?.node.position ?? position, path: path)
    }

    private typealias NamedNode = (name: String, node: JSONNode, path: ScenePath, namePosition: SourcePosition)

    /// Nil for a value that is nothing of the signature.
    private func namedNodes(_ signature: EntrySignature, _ value: JSONNode?, path: ScenePath) -> [NamedNode]? {
        guard let value else { return [] }
        if let whole = signature.parameterOfWholeValue(value) { return [(whole, value, path, value.position)] }
        return value.members?.map { ($0.key, $0.value, path[$0.key], $0.keyPosition) }
    }

    /// The node as a parameter of the kind; nil after an error.
    package func value(_ node: JSONNode, kind: ParameterKind, path: ScenePath) -> ParameterValue? {
        switch kind {
        case .value(let type):
            return expressions.expression(node, as: type, path: path).map { .expression($0) }
        case .number(_, let allowsInfinity):
            if allowsInfinity, node.string == "infinity" { return .infinity }
            return restricted(node, as: .number, kind: kind, path: path)
        case .keyword:
            if node.string != nil { return restricted(node, as: .string, kind: kind, path: path) }
        case .name:
            if let name = node.string, !name.isEmpty { return .name(name) }
        case .view:
            if node.members != nil { return .views([(node, path)]) }
        case .views:
            if node.members != nil { return .views([(node, path)]) }
            if let elements = node.elements { return .views(elements.enumerated().map { ($1, path[$0]) }) }
        case .assignments:
            return expressions.assignments(node, path: path).map { .assignments($0) }
        case .custom:
            return .custom(node, path)
        }
        collector.error("expected \(kind.description), not \(node.kind)", at: node.position, path: path)
        return nil
    }

    /// An expression of the type whose values are those that the parameter takes, now and while the scene runs.
    func restricted(_ node: JSONNode, as type: ExpressionType, kind: ParameterKind, path: ScenePath) -> ParameterValue? {
        guard let expression = expressions.expression(node, as: type, path: path) else { return nil }
        if let refusal = expression.constant.flatMap(kind.refusal) {
            collector.error(refusal.message, at: node.position, path: path, suggestion: refusal.suggestion)
            return nil
        }
        return .expression(expression.restricted(by: kind))
    }
}
