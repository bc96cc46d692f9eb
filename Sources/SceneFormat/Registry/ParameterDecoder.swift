/// The JSON that a scene gives for a parameter.
package struct ParameterArgument: Sendable {
    /// The parameter's name, or the name that the scene gives to an additional one.
    package let name: String
    package let parameter: ParameterEntry
    package let node: JSONNode
    package let path: ScenePath
}

/// Reads the parameters of views and modifiers by their signatures.
package struct ParameterDecoder {
    package let expressions: ExpressionDecoder

    package init(_ expressions: ExpressionDecoder) {
        self.expressions = expressions
    }

    private var collector: DiagnosticCollector { expressions.collector }

    /// Assigns JSON to parameters without reading it. Unknown names and missing parameters go to the collector.
    ///
    /// - Parameters:
    ///   - value: the value of the entry's name; nil if the entry is only named.
    ///   - position: the position of the entry, for messages about missing parameters.
    ///   - path: the path of `value`.
    ///   - isGuess: whether the signature is only the most likely one; if so, JSON that doesn't fit it is not an error.
    package func arguments(
        of signature: EntrySignature, from value: JSONNode?, at position: SourcePosition, path: ScenePath, isGuess: Bool = false
    ) -> [ParameterArgument] {
        guard let nodes = namedNodes(signature, value, path: path) else {
            let wanted = signature.parameters.isEmpty ? "{}" : "an object of its parameters"
            if !isGuess, let value { collector.error("\(signature.name) takes \(wanted), not \(value.kind)", at: value.position, path: path) }
            return []
        }
        var arguments: [ParameterArgument] = []
        // A missing parameter is not reported if an unknown name is probably a misspelling of it.
        var meant: Set<String> = []
        for (name, node, path, namePosition) in nodes {
            if let parameter = signature.parameter(name) {
                arguments.append(ParameterArgument(name: name, parameter: parameter, node: node, path: path))
            } else if !isGuess {
                let suggestion = nearestName(to: name, in: signature.parameters.map(\.name))
                if let suggestion { meant.insert(suggestion) }
                let hint = suggestion == nil ? signature.parameterHint : ""
                collector.error("\(signature.name) has no parameter \(quoted(name))\(hint)", at: namePosition, path: path, suggestion: suggestion)
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

    /// Reports parameters whose required companions are missing, and parameters that exclude each other.
    private func checkCompany(of signature: EntrySignature, _ arguments: [ParameterArgument], isGiven: (String) -> Bool) {
        var seen: Set<String> = []
        for argument in arguments {
            let needed = argument.parameter.goesWith
            if !needed.isEmpty, !needed.contains(where: isGiven) {
                let names = wordList(needed.map(quoted), "or")
                collector.error("\(signature.name): \(quoted(argument.name)) requires \(names)", at: argument.node.position, path: argument.path)
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
        let list = wordList(signature.exactlyOne.map(quoted), "and")
        let found = given.isEmpty ? "none is given" : wordList(given.map { quoted($0.name) }, "and") + " are given"
        collector.error("\(signature.name) needs exactly one of \(list); \(found)", at: given.last?.node.position ?? position, path: path)
    }

    private typealias NamedNode = (name: String, node: JSONNode, path: ScenePath, namePosition: SourcePosition)

    /// Returns nil for a value that doesn't fit the signature.
    private func namedNodes(_ signature: EntrySignature, _ value: JSONNode?, path: ScenePath) -> [NamedNode]? {
        guard let value else { return [] }
        if let whole = signature.parameterOfWholeValue(value) { return [(whole, value, path, value.position)] }
        return value.members?.map { ($0.key, $0.value, path[$0.key], $0.keyPosition) }
    }

    /// Reads a value of any kind other than views and custom shapes; returns nil after an error.
    func value(_ node: JSONNode, kind: ParameterKind, path: ScenePath) -> PreparedValue? {
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
        case .assignments:
            return expressions.assignments(node, path: path).map { .assignments($0) }
        case .view, .views, .custom: preconditionFailure("\(kind.description) is not read here")
        }
        collector.error("expected \(kind.description), not \(node.kind)", at: node.position, path: path)
        return nil
    }

    /// Returns the views of a parameter of kind `view` or `views`, each with its path; nil after an error.
    func views(_ node: JSONNode, kind: ParameterKind, path: ScenePath) -> [(node: JSONNode, path: ScenePath)]? {
        if node.members != nil { return [(node, path)] }
        if kind == .views, let elements = node.elements { return elements.enumerated().map { ($1, path[$0]) } }
        collector.error("expected \(kind.description), not \(node.kind)\(SceneRegistry.viewHint(node))", at: node.position, path: path)
        return nil
    }

    /// Reads an expression and checks its values against the parameter, now and while the scene runs.
    func restricted(_ node: JSONNode, as type: ExpressionType, kind: ParameterKind, path: ScenePath) -> PreparedValue? {
        guard let expression = expressions.expression(node, as: type, path: path) else { return nil }
        if let refusal = expression.constant.flatMap(kind.refusal) {
            collector.error(refusal.message, at: node.position, path: path, suggestion: refusal.suggestion)
            return nil
        }
        return .expression(expression.restricted(by: kind))
    }
}
