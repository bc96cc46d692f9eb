/// Converts JSON values into expressions of the expected type; errors go to the collector.
///
/// | expected type | number, bool | string | array |
/// | --- | --- | --- | --- |
/// | text | error | text with `{expressions}` | error |
/// | point, size, rect | error | expression | `[x, y]`, `[width, height]`, `[x, y, width, height]` of numbers and expressions |
/// | list | error | expression | its elements |
/// | anything else | literal | expression | error, or a list if any value is allowed |
package struct ExpressionDecoder {
    package let scope: ExpressionScope
    package let collector: DiagnosticCollector
    package let limits: SceneLimits

    package init(scope: ExpressionScope, collector: DiagnosticCollector, limits: SceneLimits = .default) {
        self.scope = scope
        self.collector = collector
        self.limits = limits
    }

    /// Returns the node as an expression of the type; nil after an error. If the collector is full, returns nil without reading the node.
    package func expression(_ node: JSONNode, as wanted: ExpressionType, path: ScenePath) -> SceneExpression? {
        if collector.isFull { return nil }
        let origin = ExpressionOrigin(source: collector.source, node: node, path: path)
        do throws(Diagnostic) {
            switch node.value {
            case .number(let number) where ExpressionType.number.canBe(wanted):
                return SceneExpression(constant: .number(number), origin: origin)
            case .bool(let bool) where ExpressionType.bool.canBe(wanted):
                return SceneExpression(constant: .bool(bool), origin: origin)
            case .null where wanted == .any:
                return SceneExpression(constant: .null, origin: origin)
            case .string(let text) where wanted == .string:
                warnOfText(text, origin: origin)
                return try SceneExpression(template: text, in: scope, origin: origin, limits: limits, further: collector.report)
            case .string(let text) where wanted == .any && isUnknownName(text):
                // Any value is allowed here, so the string may be meant as literal text.
                let message = "unknown name \(quoted(text)); a string needs its own quotes: \"'\(text)'\""
                throw origin.diagnostic(ExpressionError(message, at: 0, suggestion: nearestName(to: text, in: scope.knownNames)), in: text)
            case .string(let text):
                if let hint = hint(for: text, as: wanted) { throw origin.diagnostic(ExpressionError(hint, at: 0), in: text) }
                return try SceneExpression(parsing: text, as: wanted, in: scope, origin: origin, limits: limits, further: collector.report)
            case .array(let elements):
                return try array(elements, as: wanted, node: node, origin: origin)
            default:
                collector.error("expected \(wanted), not \(node.kind)", at: node.position, path: path)
                return nil
            }
        } catch {
            collector.report(error)
            return nil
        }
    }

    /// Returns the message for a string that is plain text or the name of a view instead of an expression; nil for other strings.
    private func hint(for text: String, as wanted: ExpressionType) -> String? {
        if isUnknownName(text), SceneRegistry.standard.views[text] != nil {
            return "expected \(wanted), not a view's name; a view is an object: { \"\(text)\": {} }"
        }
        if text.hasPrefix("{"), text.hasSuffix("}"), (try? ExpressionParser.parse(String(text.dropFirst().dropLast()))) != nil {
            return "this is an expression already; leave out the braces: \"\(text.dropFirst().dropLast())\""
        }
        let words = text.split(separator: " ")
        guard wanted == .any, words.count > 1, words.allSatisfy(isUnknownName), (try? ExpressionParser.parse(text)) == nil else { return nil }
        return "this is an expression, where text needs its own quotes: \"'\(text)'\""
    }

    /// Warns of a text that is the name of a member of a variable, such as `card.title`, and nothing else: its value was probably meant.
    private func warnOfText(_ text: String, origin: ExpressionOrigin) {
        guard text.contains("."), !text.contains("{"), let syntax = try? ExpressionParser.parse(text), syntax.isMemberOfName else { return }
        var compiler = ExpressionCompiler(scope: scope, errorLimit: 1)
        let result = compiler.compile(syntax)
        guard compiler.errors.isEmpty, !compiler.isConstant, result.type.canBe(.string) || result.type.canBe(.number) else { return }
        collector.report(
            Diagnostic(
                .warning, "this is the text '\(text)' itself; write {\(text)} for the value", file: collector.source.name, position: origin.position,
                scenePath: origin.path.description))
    }

    private func isUnknownName(_ text: some StringProtocol) -> Bool {
        let text = String(text)
        return ExpressionScope.isValidName(text) && scope.resolve(text) == nil && ExpressionFunction.named[text] == nil
    }

    private func array(_ elements: [JSONNode], as wanted: ExpressionType, node: JSONNode, origin: ExpressionOrigin) throws(Diagnostic) -> SceneExpression? {
        if let function = ExpressionFunction.fromArray(wanted) {
            guard elements.count == function.parameters.count else {
                let names = function.parameters.map(\.name).joined(separator: ", ")
                collector.error("expected \(wanted) as [\(names)], not an array of \(elements.count)", at: node.position, path: origin.path)
                return nil
            }
            guard let parts = parts(elements, as: .number, path: origin.path) else { return nil }
            return try SceneExpression(calling: function, with: parts, origin: origin, limits: limits)
        }
        let element: ExpressionType
        switch wanted {
        case .array(let type): element = type
        case .any: element = .any
        default:
            collector.error("expected \(wanted), not an array", at: node.position, path: origin.path)
            return nil
        }
        guard let parts = parts(elements, as: element, path: origin.path) else { return nil }
        return try SceneExpression(list: parts, of: element, origin: origin, limits: limits)
    }

    /// Returns all elements as expressions; nil if one has an error. Reads all of them, so that every error is reported.
    private func parts(_ elements: [JSONNode], as type: ExpressionType, path: ScenePath) -> [SceneExpression]? {
        let parts = elements.enumerated().map { expression($1, as: type, path: path[$0]) }
        return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
    }

    /// Returns the new values of `{ "active": 3, "title": "Day {active}" }`, each of its variable's type, without those that have an error; nil if
    /// the node is not an object.
    package func assignments(_ node: JSONNode, path: ScenePath) -> [TimelineEvent.Assignment]? {
        guard let members = node.members else {
            collector.error("expected an object that maps state variables to new values, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        return members.compactMap { member in
            guard let variable = scope.variable(member.key) else {
                let meant = collector.isFull ? nil : nearestName(to: member.key, in: scope.variableNames)
                collector.error("unknown state variable \(quoted(member.key))", at: member.keyPosition, path: path[member.key], suggestion: meant)
                checkNames(member.value, of: meant.flatMap(scope.variable)?.type, path: path[member.key])
                return nil
            }
            return expression(member.value, as: variable.type, path: path[member.key]).map { .init(variable: variable.place, value: $0) }
        }
    }

    /// Reports the errors inside the new value of an unknown variable; its expected type is unknown as well.
    ///
    /// - Parameter type: the type of the variable that was probably meant; if nil, a string may be a text or an expression.
    private func checkNames(_ node: JSONNode, of type: ExpressionType?, path: ScenePath) {
        guard let text = node.string else {
            _ = expression(node, as: .any, path: path)
            return
        }
        let isExpression = (try? ExpressionParser.parse(text)) != nil && !isUnknownName(text)
        if type == .string || (type == nil && text.utf8.contains(UInt8(ascii: "{"))) {
            _ = expression(node, as: .string, path: path)
        } else if type != nil || isExpression {
            _ = expression(node, as: .any, path: path)
        }
    }
}

extension ExpressionFunction {
    /// Returns the function that creates a value of the type from an array of numbers; nil for types that can't be written as arrays.
    fileprivate static func fromArray(_ type: ExpressionType) -> ExpressionFunction? {
        switch type {
        case .point: named["point"]
        case .size: named["size"]
        case .rect: named["rect"]
        default: nil
        }
    }
}
