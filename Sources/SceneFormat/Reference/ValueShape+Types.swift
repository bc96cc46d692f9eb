extension ValueShape {
    /// The types of JSON in which a value can be written; nil for any.
    var jsonTypes: Set<String>? {
        switch self {
        case .kind(let kind): return kind.jsonTypes
        case .definition(let name): return SceneDefinition.named(name)?.shape.jsonTypes
        case .stateVariable, .keywords, .literalString: return ["string"]
        case .list, .sequence, .positives, .numbers, .modifiers: return ["array"]
        case .dictionary: return ["object"]
        case .either(let shapes):
            return shapes.reduce([]) { all, shape in
                guard let all, let types = shape.jsonTypes else { return nil }
                return all.union(types)
            }
        case .named(let cases, _): return cases.contains(where: \.canBeBare) ? ["object", "string"] : ["object"]
        case .parameters(let signature):
            guard let primary = signature.primary.flatMap(signature.parameter) else { return ["object"] }
            return (primary.shape.map(\.jsonTypes) ?? primary.kind.jsonTypes)?.union(["object"])
        case .null: return ["null"]
        case .literalNumber, .literalNumberIn, .literalPositive: return ["number"]
        case .literalBool: return ["boolean"]
        case .anything: return nil
        }
    }
}

extension ParameterKind {
    /// The types of JSON in which a value can be written; nil for any.
    fileprivate var jsonTypes: Set<String>? {
        switch self {
        case .value(let type):
            switch type {
            case .number: ["number", "string"]
            case .bool: ["boolean", "string"]
            case .string, .color: ["string"]
            case .point, .size, .rect, .array: ["array", "string"]
            case .any, .null, .anchor, .geometry, .object: nil
            }
        case .number: ["number", "string"]
        case .keyword, .name: ["string"]
        case .view, .assignments: ["object"]
        case .views: ["array", "object"]
        case .custom: nil
        }
    }
}
