/// The JSON Schema of scenes, draft 2020-12, made of the registry: what editors complete and check by.
///
/// It says less than `render validate`: strings in which expressions may stand are taken as they are, and any name with a capital may be a component's.
package enum SceneSchema {
    /// What `"$schema"` of a schema of this draft is.
    package static let dialect = "https://json-schema.org/draft/2020-12/schema"

    /// The schema as text, with a line end behind it; the same text each time.
    package static var text: String { schema.text() + "\n" }

    static var schema: JSONText {
        let registry = SceneRegistry.standard
        var definitions: [(String, JSONText)] = [
            ("view", .object([("anyOf", .array([reference("namedView")] + SceneRegistry.statements.sorted().map { reference("view.\($0)") }))])),
            ("namedView", namedView(registry)),
            ("views", .object([("anyOf", .array([reference("view"), .object([("type", "array"), ("items", reference("view"))])]))])),
            ("modifiers", .object([("type", "array"), ("items", reference("modifier"))])), ("modifier", modifier(registry)),
            ("event", event),
        ]
        definitions += SceneDefinition.all.map { ($0.name, shape($0.shape).adding([("description", .string($0.summary))])) }
        for view in registry.views.values.sorted(by: { $0.name < $1.name }) {
            definitions.append(("view.\(view.name)", SceneRegistry.statements.contains(view.name) ? statement(view) : parameters(view)))
        }
        definitions += registry.modifiers.values.sorted { $0.name < $1.name }.map { ("modifier.\($0.name)", parameters($0)) }
        return .object([
            ("$schema", .string(dialect)), ("title", "A scene of Easel"),
            ("anyOf", .array([reference("scene"), reference("library")])),
            ("$defs", .object([("scene", object(SceneDocument.signature)), ("library", object(SceneLibrary.signature))] + definitions)),
        ])
    }

    private static func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/$defs/\(name)"))]) }

    private static func either(_ schemas: [JSONText]) -> JSONText { schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))]) }

    // MARK: Views and modifiers

    /// `{ "Text": …, "modifiers": […] }`. A name that is not the registry's may be a component's.
    private static func namedView(_ registry: SceneRegistry) -> JSONText {
        let names = registry.views.keys.filter { !SceneRegistry.statements.contains($0) }.sorted()
        return .object([
            ("type", "object"), ("minProperties", 1), ("maxProperties", 2),
            ("properties", .object(names.map { ($0, reference("view.\($0)")) } + [("modifiers", reference("modifiers"))])),
            ("patternProperties", .object([("^[A-Z]", .bool(true))])), ("additionalProperties", false),
            // A name alone, or a name and modifiers.
            (
                "anyOf",
                .array([
                    .object([("maxProperties", 1), ("not", .object([("required", .strings(["modifiers"]))]))]),
                    .object([("minProperties", 2), ("required", .strings(["modifiers"]))]),
                ])
            ),
        ])
    }

    /// `{ "if": …, "then": …, "modifiers": […] }`.
    private static func statement(_ signature: EntrySignature) -> JSONText {
        let members = signature.parameters.map { ($0.name, parameter($0)) } + [("modifiers", reference("modifiers"))]
        return .object([
            ("description", .string(signature.summary)), ("type", "object"), ("properties", .object(members)),
            ("required", .strings(signature.parameters.filter(\.isRequired).map(\.name))), ("additionalProperties", false),
        ])
    }

    /// `"clipped"` or `{ "padding": 10 }`.
    private static func modifier(_ registry: SceneRegistry) -> JSONText {
        let all = registry.modifiers.values.sorted { $0.name < $1.name }
        let bare = all.filter { $0.canBeBare }.map(\.name)
        return either([.object([("enum", .strings(bare))]), cases(all, prefix: "modifier.")])
    }

    /// An object of one of the names.
    private static func cases(_ signatures: [EntrySignature], prefix: String) -> JSONText {
        .object([
            ("type", "object"), ("minProperties", 1), ("maxProperties", 1), ("properties", .object(signatures.map { ($0.name, reference(prefix + $0.name)) })),
            ("additionalProperties", false),
        ])
    }

    // MARK: Parameters

    /// All that may stand behind the name of an entry; see `EntrySignature.parameterOfWholeValue`.
    static func parameters(_ signature: EntrySignature) -> JSONText {
        var forms = [object(signature)]
        if let primary = signature.primary.flatMap(signature.parameter) { forms.append(parameter(primary)) }
        if let content = signature.parameters.first(where: { $0.kind == .view || $0.kind == .views }), content.name != signature.primary {
            forms.append(reference(content.kind == .view ? "view" : "views"))
        }
        return either(forms).adding(forms.count > 1 ? [("description", .string(signature.summary))] : [])
    }

    /// An object of the entry's parameters.
    static func object(_ signature: EntrySignature) -> JSONText {
        var members: [(String, JSONText)] = [
            ("description", .string(signature.summary)), ("type", "object"),
            ("properties", .object(signature.parameters.map { ($0.name, parameter($0, of: signature)) })),
        ]
        let required = signature.parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .strings(required))) }
        if !signature.exactlyOne.isEmpty {
            members.append(("oneOf", .array(signature.exactlyOne.map { .object([("required", .strings([$0]))]) })))
        }
        let company = signature.parameters.compactMap { parameter in self.company(of: parameter, in: signature).map { (parameter.name, $0) } }
        if !company.isEmpty { members.append(("dependentSchemas", .object(company))) }
        members.append(("additionalProperties", signature.additional.map { parameter($0) } ?? false))
        return .object(members)
    }

    /// What the object must be where the parameter is given; nil where that changes nothing.
    private static func company(of parameter: ParameterEntry, in signature: EntrySignature) -> JSONText? {
        func anyOf(_ names: [String]) -> JSONText { either(names.map { .object([("required", .strings([$0]))]) }) }
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
            var number: [(String, JSONText)] = [("type", "number")]
            if range.lowerBound > -.greatestFiniteMagnitude { number.append(("minimum", .number(range.lowerBound))) }
            if range.upperBound < .greatestFiniteMagnitude { number.append(("maximum", .number(range.upperBound))) }
            return either([.object(number), .object([("type", "string")])])
        case .keyword(let names):
            return either([.object([("enum", .strings(names))]), .object([("type", "string"), ("pattern", "\\{")])])
        case .name: return .object([("type", "string"), ("minLength", 1)])
        case .view: return reference("view")
        case .views: return reference("views")
        case .assignments: return .object([("type", "object")])
        case .custom: return .object([])
        }
    }

    /// What JSON stands for a value of the type; a string may be an expression.
    static func type(_ type: ExpressionType) -> JSONText {
        func expression(_ other: JSONText) -> JSONText { either([.object([("type", "string")]), other]) }
        func numbers(_ count: Int) -> JSONText {
            .object([
                ("type", "array"), ("minItems", .number(Double(count))), ("maxItems", .number(Double(count))),
                ("items", .object([("type", .strings(["number", "string"]))])),
            ])
        }
        switch type {
        case .number: return .object([("type", .strings(["number", "string"]))])
        case .bool: return .object([("type", .strings(["boolean", "string"]))])
        case .string: return .object([("type", "string")])
        // An expression may begin with a color, too.
        case .color:
            return .object([("type", "string"), ("pattern", #"^(?!#\w*$)|^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"#)])
        case .point, .size: return expression(numbers(2))
        case .rect: return expression(numbers(4))
        case .array(let element): return expression(.object([("type", "array"), ("items", self.type(element))]))
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
            var object: [(String, JSONText)] = [("type", "object"), ("minProperties", 1)]
            if changes.isEmpty {
                object.append(("maxProperties", 1))
            } else {
                object.append(("oneOf", .array(cases.map { .object([("required", .strings([$0.name]))]) })))
            }
            object.append(("properties", .object((cases + changes).map { ($0.name, parameters($0)) })))
            object.append(("additionalProperties", false))
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

    /// One of the events, each with members of its own.
    private static var event: JSONText { either(TimelineDecoder.signatures.map(object)) }
}

extension EntrySignature {
    /// Whether the name alone says all that must be said.
    package var canBeBare: Bool { exactlyOne.isEmpty && !parameters.contains { $0.isRequired } }
}
