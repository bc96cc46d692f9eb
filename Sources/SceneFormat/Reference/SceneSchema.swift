/// The JSON Schema of scenes, draft 2020-12, generated from the registry; editors use it for completion and validation.
///
/// It checks less than `render validate`: any string is valid where an expression is allowed, and any capitalized name may be a component's.
package enum SceneSchema {
    /// The value of `"$schema"` in a schema of this draft.
    package static let dialect = "https://json-schema.org/draft/2020-12/schema"

    /// The schema as text with a final line break; the same text each time.
    package static var text: String { schema.text() + "\n" }

    static var schema: JSONText {
        let registry = SceneRegistry.standard
        var definitions: [(String, JSONText)] = [
            ("view", view), ("namedView", namedView(registry)), ("views", views),
            ("modifiers", .object([("type", "array"), ("items", reference("modifier"))])),
            ("modifier", modifier(registry)), ("event", event),
        ]
        definitions += SceneDefinition.all.map { ($0.name, shape($0.shape).adding([("description", .string($0.summary))])) }
        for view in registry.views.values.sorted(by: { $0.name < $1.name }) {
            definitions.append(("view.\(view.name)", SceneRegistry.statements.contains(view.name) ? statement(view) : parameters(view)))
        }
        definitions += registry.modifiers.values.sorted { $0.name < $1.name }.map { ("modifier.\($0.name)", parameters($0)) }
        // A file that has components but neither a size nor a view is for scenes to import.
        let isLibrary = JSONText.object([
            ("anyOf", .array([has("components"), has("imports")])), ("not", .object([("anyOf", .array([has("size"), has("view")]))])),
        ])
        return .object(
            [("$schema", .string(dialect)), ("title", "A scene of Easel"), ("type", "object")]
                + condition(isLibrary, reference("library"), else: reference("scene"))
                + [("$defs", .object([("scene", object(SceneDocument.signature)), ("library", object(SceneLibrary.signature))] + definitions))])
    }

    private static func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/$defs/\(name)"))]) }

    private static func has(_ name: String) -> JSONText { .object([("required", .strings([name]))]) }

    /// Returns the members of a schema that requires one of several names; if a key is unknown, only that is reported as an error.
    private static func exactlyOne(of names: [String], known: [String]?) -> [(String, JSONText)] {
        let rule = ("oneOf", JSONText.array(names.map(has)))
        return known.map { [("if", .object([("propertyNames", .object([("enum", .strings($0))]))])), ("then", .object([rule]))] } ?? [rule]
    }

    /// Returns the members of a schema that chooses between two schemas by a condition. Unlike those of `anyOf`, its errors name the wrong key.
    private static func condition(_ condition: JSONText, _ then: JSONText, else other: JSONText) -> [(String, JSONText)] {
        [("if", condition), ("then", then), ("else", other)]
    }

    /// Returns a schema for one of several schemas, chosen by the JSON's type where the type is sufficient.
    private static func either(_ schemas: [JSONText]) -> JSONText {
        if schemas.count == 1 { return schemas[0] }
        let types = schemas.map { jsonTypes($0) }
        var all: Set<String> = []
        for types in types {
            guard let types, all.isDisjoint(with: types) else { return .object([("anyOf", .array(schemas))]) }
            all.formUnion(types)
        }
        func chosen(_ index: Int) -> JSONText {
            if index == schemas.count - 1 { return schemas[index] }
            return .object(condition(.object([("type", typeNames(types[index] ?? []))]), schemas[index], else: chosen(index + 1)))
        }
        guard case .object(let members) = chosen(0) else { return schemas[0] }
        return .object([("type", typeNames(all))] + members)
    }

    private static func typeNames(_ types: Set<String>) -> JSONText {
        types.count == 1 ? .string(types.first ?? "") : .strings(types.sorted())
    }

    /// Returns the types of JSON that a schema accepts; nil if it doesn't say.
    private static func jsonTypes(_ schema: JSONText) -> Set<String>? {
        guard case .object(let members) = schema else { return nil }
        for (name, value) in members {
            switch (name, value) {
            case ("type", .string(let type)): return [type]
            case ("type", .array(let types)): return Set(types.compactMap { if case .string(let type) = $0 { type } else { nil } })
            case ("enum", _): return ["string"]
            case ("$ref", .string(let path)):
                switch String(path.dropFirst("#/$defs/".count)) {
                case "view": return ["object"]
                case "views": return ["array", "object"]
                case "modifiers": return ["array"]
                case let name: return SceneDefinition.named(name)?.shape.jsonTypes
                }
            default: break
            }
        }
        return nil
    }

    // MARK: Views and modifiers

    /// A view with a name, or a statement, depending on the key.
    private static var view: JSONText {
        func statements(_ names: [String]) -> JSONText {
            guard let name = names.first else { return reference("namedView") }
            return .object(condition(has(name), reference("view.\(name)"), else: statements(Array(names.dropFirst()))))
        }
        guard case .object(let members) = statements(SceneRegistry.statements.sorted()) else { return reference("namedView") }
        // Editors complete the words of the statements, too.
        return .object([("type", "object"), ("properties", .object(SceneRegistry.statements.sorted().map { ($0, true) }))] + members)
    }

    private static var views: JSONText {
        either([.object([("type", "array"), ("items", reference("view"))]), reference("view")])
    }

    /// Matches objects that are views; see ``SceneRegistry/isView(_:)``.
    private static var isView: JSONText {
        let words = SceneRegistry.statements.sorted().joined(separator: "|")
        return .object([
            ("type", "object"), ("not", .object([("propertyNames", .object([("pattern", .string("^(?![A-Z])(?!(\(words))$)"))]))])),
        ])
    }

    /// `{ "Text": …, "modifiers": […] }`. A name that is not in the registry may be a component's.
    private static func namedView(_ registry: SceneRegistry) -> JSONText {
        let names = registry.views.keys.filter { !SceneRegistry.statements.contains($0) }.sorted()
        return .object([
            ("type", "object"), ("minProperties", 1), ("maxProperties", 2),
            ("properties", .object(names.map { ($0, reference("view.\($0)")) } + [("modifiers", reference("modifiers"))])),
            ("patternProperties", .object([("^[A-Z]", .bool(true))])), ("additionalProperties", false),
            // A name alone, or a name and modifiers. If another key is wrong, only that is reported as an error.
            ("if", has("modifiers")), ("then", .object([("minProperties", 2)])),
            (
                "else",
                .object([
                    ("if", .object([("propertyNames", .object([("pattern", "^[A-Z]")]))])), ("then", .object([("maxProperties", 1)])),
                ])
            ),
        ])
    }

    /// `{ "if": …, "then": …, "modifiers": […] }`.
    private static func statement(_ signature: EntrySignature) -> JSONText {
        let members = signature.parameters.map { ($0.name, parameter($0)) } + [("modifiers", reference("modifiers"))]
        return .object([
            ("description", .string(signature.summary)), ("type", "object"), ("properties", .object(members)),
            ("additionalProperties", false), ("required", .strings(signature.parameters.filter(\.isRequired).map(\.name))),
        ])
    }

    /// `"clipped"` or `{ "padding": 10 }`.
    private static func modifier(_ registry: SceneRegistry) -> JSONText {
        let all = registry.modifiers.values.sorted { $0.name < $1.name }
        let bare = all.filter { $0.canBeBare }.map(\.name)
        return either([.object([("enum", .strings(bare))]), cases(all, prefix: "modifier.")])
    }

    /// An object with one of the names as its key.
    private static func cases(_ signatures: [EntrySignature], prefix: String) -> JSONText {
        .object([
            ("type", "object"), ("properties", .object(signatures.map { ($0.name, reference(prefix + $0.name)) })), ("additionalProperties", false),
            ("minProperties", 1), ("maxProperties", 1),
        ])
    }

    // MARK: Parameters

    /// All valid values after the name of an entry, distinguished as by `EntrySignature.parameterOfWholeValue`.
    static func parameters(_ signature: EntrySignature) -> JSONText {
        var ofObject = object(signature)
        var other: JSONText?
        if let primary = signature.primary.flatMap(signature.parameter) {
            let value = parameter(primary)
            other = value
            if case .custom = primary.kind, signature.additional == nil, jsonTypes(value)?.contains("object") ?? true {
                // An object without any of the parameters' names is the value of the primary parameter.
                let names = JSONText.object([("propertyNames", .object([("not", .object([("enum", .strings(signature.parameters.map(\.name)))]))]))])
                ofObject = .object(condition(names.adding([("minProperties", 1)]), value, else: ofObject))
            }
        }
        if let content = signature.parameters.first(where: { $0.kind == .view || $0.kind == .views }) {
            let value = reference(content.kind == .view ? "view" : "views")
            ofObject = .object(condition(isView, reference("view"), else: ofObject))
            if content.name != signature.primary, content.kind == .views || other == nil {
                let startsWithView = JSONText.object([("type", "array"), ("minItems", 1), ("prefixItems", .array([isView]))])
                other = other.map { .object(condition(startsWithView, value, else: $0)) } ?? value
            }
        }
        guard let other else { return ofObject.adding([("type", "object")]) }
        let form = JSONText.object(condition(.object([("type", "object")]), ofObject, else: other))
        return form.adding([("description", .string(signature.summary))])
    }

    /// An object with the entry's parameters.
    static func object(_ signature: EntrySignature) -> JSONText {
        var members: [(String, JSONText)] = [
            ("description", .string(signature.summary)), ("type", "object"),
            ("properties", .object(signature.parameters.map { ($0.name, parameter($0, of: signature)) })),
        ]
        members.append(("additionalProperties", signature.additional.map { parameter($0) } ?? false))
        let required = signature.parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .strings(required))) }
        if !signature.exactlyOne.isEmpty {
            members += exactlyOne(of: signature.exactlyOne, known: signature.additional == nil ? signature.parameters.map(\.name) : nil)
        }
        let company = signature.parameters.compactMap { parameter in self.company(of: parameter, in: signature).map { (parameter.name, $0) } }
        if !company.isEmpty { members.append(("dependentSchemas", .object(company))) }
        return .object(members)
    }

    /// Returns the requirements for the object if the parameter is given; nil if there are no requirements.
    private static func company(of parameter: ParameterEntry, in signature: EntrySignature) -> JSONText? {
        func anyOf(_ names: [String]) -> JSONText { either(names.map(has)) }
        let others = signature.notWith(parameter)
        if parameter.goesWith.isEmpty, others.isEmpty { return nil }
        let needed = parameter.goesWith.isEmpty ? .object([]) : anyOf(parameter.goesWith)
        return others.isEmpty ? needed : needed.adding([("not", anyOf(others))])
    }

    private static func parameter(_ parameter: ParameterEntry, of signature: EntrySignature? = nil) -> JSONText {
        var summary = parameter.summary
        if let company = signature?.company(of: parameter) { summary += " \(company)" }
        if let standard = parameter.defaultText { summary += " Without it: \(standard)." }
        return (parameter.shape.map(shape) ?? kind(parameter.kind)).adding([("description", .string(summary))])
    }

    static func kind(_ kind: ParameterKind) -> JSONText {
        switch kind {
        case .value(let type): return self.type(type)
        case .number(let range, _):
            var number: [(String, JSONText)] = [("type", .strings(["number", "string"]))]
            if range.lowerBound > -.greatestFiniteMagnitude { number.append(("minimum", .number(range.lowerBound))) }
            if range.upperBound < .greatestFiniteMagnitude { number.append(("maximum", .number(range.upperBound))) }
            return .object(number)
        case .keyword(let names):
            let text = JSONText.object([("not", .object([("type", "string"), ("pattern", "\\{")]))])
            return .object([("type", "string"), ("if", text), ("then", .object([("enum", .strings(names))]))])
        case .name: return .object([("type", "string"), ("minLength", 1)])
        case .view: return reference("view")
        case .views: return reference("views")
        case .assignments: return .object([("type", "object")])
        case .custom: return .object([])
        }
    }

    /// Returns the schema of JSON for a value of the type; a string may be an expression.
    static func type(_ type: ExpressionType) -> JSONText {
        func expression(_ members: [(String, JSONText)]) -> JSONText { .object([("type", .strings(["string", "array"]))] + members) }
        func numbers(_ count: Int) -> JSONText {
            expression([
                ("minItems", .number(Double(count))), ("maxItems", .number(Double(count))), ("items", .object([("type", .strings(["number", "string"]))])),
            ])
        }
        switch type {
        case .number: return .object([("type", .strings(["number", "string"]))])
        case .bool: return .object([("type", .strings(["boolean", "string"]))])
        case .string: return .object([("type", "string")])
        // An expression may also begin with a color.
        case .color:
            return .object([("type", "string"), ("pattern", #"^(?!#\w*$)|^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"#)])
        case .point, .size: return numbers(2)
        case .rect: return numbers(4)
        case .array(let element): return expression([("items", self.type(element))])
        case .any, .null, .anchor, .geometry, .object: return .object([])
        }
    }

    // MARK: Shapes

    static func shape(_ shape: ValueShape) -> JSONText {
        switch shape {
        case .kind(let kind): return self.kind(kind)
        case .definition(let name): return reference(name)
        case .stateVariable: return .object([("type", "string"), ("minLength", 1)])
        case .list(let element): return .object([("type", "array"), ("items", self.shape(element))])
        case .sequence(let first, let rest):
            return .object([("type", "array"), ("minItems", 1), ("prefixItems", .array([self.shape(first)])), ("items", self.shape(rest))])
        case .dictionary(let value, let names):
            let pattern = names.map { [("propertyNames", JSONText.object([("pattern", .string($0.rawValue))]))] } ?? []
            return .object([("type", "object")] + pattern + [("additionalProperties", self.shape(value))])
        case .either(let shapes): return either(shapes.map(self.shape))
        case .named(let cases, let changes):
            let bare = cases.filter(\.canBeBare).map(\.name)
            var object: [(String, JSONText)] = [
                ("type", "object"), ("properties", .object((cases + changes).map { ($0.name, parameters($0)) })), ("additionalProperties", false),
                ("minProperties", 1),
            ]
            object += changes.isEmpty ? [("maxProperties", 1)] : exactlyOne(of: cases.map(\.name), known: (cases + changes).map(\.name))
            return either((bare.isEmpty ? [] : [.object([("enum", .strings(bare))])]) + [.object(object)])
        case .parameters(let signature): return parameters(signature)
        case .keywords(let names): return .object([("enum", .strings(names))])
        case .null: return .object([("type", "null")])
        case .literalNumber: return .object([("type", "number")])
        case .literalNumberIn(let range):
            let most: [(String, JSONText)] = range.upperBound < .greatestFiniteMagnitude ? [("maximum", .number(range.upperBound))] : []
            return .object([("type", "number"), ("minimum", .number(range.lowerBound))] + most)
        case .literalPositive: return .object([("type", "number"), ("exclusiveMinimum", 0)])
        case .literalString: return .object([("type", "string")])
        case .literalBool: return .object([("type", "boolean")])
        case .numbers(let count): return list(of: .object([("type", "number")]), count)
        case .positives(let count): return list(of: self.shape(.literalPositive), count)
        case .modifiers: return reference("modifiers")
        case .anything: return .object([])
        }
    }

    private static func list(of element: JSONText, _ count: Int) -> JSONText {
        .object([("type", "array"), ("minItems", .number(Double(count))), ("maxItems", .number(Double(count))), ("items", element)])
    }

    /// One of the events; the action determines the other members.
    private static var event: JSONText {
        let signatures = TimelineDecoder.signatures
        var names: [String] = []
        for name in signatures.flatMap({ $0.parameters.map(\.name) }) where !names.contains(name) { names.append(name) }
        let isKnown = JSONText.object([("propertyNames", .object([("enum", .strings(names))]))])
        let actions = signatures.map { JSONText.object([("if", has($0.name)), ("then", object($0))]) }
        // Editors complete the members of all events; if a key is wrong, only that is reported as an error.
        return .object(
            [
                ("type", "object"), ("properties", .object(names.map { ($0, true) })), ("required", .strings(["at"])), ("allOf", .array(actions)),
            ] + condition(isKnown, .object([("anyOf", .array(signatures.map { has($0.name) }))]), else: isKnown))
    }
}

extension EntrySignature {
    /// Whether the name alone is valid, without parameters.
    package var canBeBare: Bool { exactlyOne.isEmpty && !parameters.contains { $0.isRequired } }
}
