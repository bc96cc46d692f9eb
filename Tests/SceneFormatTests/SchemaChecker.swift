@testable import SceneFormat

/// Validates JSON against the keywords of JSON Schema that the scene schema uses; any other keyword is an error.
struct SchemaChecker {
    private let root: JSONNode

    init(_ text: String) throws {
        root = try JSONDocument(parsing: SourceFile(name: "schema", text: text)).root
    }

    private static let silent: Set<String> = ["$schema", "title", "description", "$defs"]

    /// Returns the problems, those of the best-matching alternative with the deepest path; empty if the value is valid.
    func problems(_ value: JSONNode) -> [String] { problems(value, root, "") }

    /// Returns the problems of a part of a scene.
    func problems(_ value: JSONNode, definition name: String) -> [String] { root["$defs"]?[name].map { problems(value, $0, "") } ?? ["no definition"] }

    private func problems(_ value: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
        if let isRight = schema.bool { return isRight ? [] : ["\(path): not allowed"] }
        return (schema.members ?? []).flatMap { keyword in check(value, keyword.key, keyword.value, schema, path) }
    }

    private func check(_ value: JSONNode, _ keyword: String, _ wanted: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
        func unless(_ isRight: Bool) -> [String] { isRight ? [] : ["\(path): \(keyword)"] }
        let count = Double(value.members?.count ?? value.elements?.count ?? value.string?.count ?? 0)
        switch keyword {
        case "$ref":
            let name = String((wanted.string ?? "").dropFirst("#/$defs/".count))
            guard let definition = root["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
            return problems(value, definition, path)
        case "type": return unless((wanted.elements ?? [wanted]).contains { $0.string == Self.type(value) })
        case "enum": return unless((wanted.elements ?? []).contains { $0.value == value.value })
        case "if":
            return schema[problems(value, wanted, path).isEmpty ? "then" : "else"].map { problems(value, $0, path) } ?? []
        case "then", "else": return []
        case "allOf": return (wanted.elements ?? []).flatMap { problems(value, $0, path) }
        case "anyOf": return best((wanted.elements ?? []).map { problems(value, $0, path) })
        case "oneOf": return unless((wanted.elements ?? []).count { problems(value, $0, path).isEmpty } == 1)
        case "not": return unless(!problems(value, wanted, path).isEmpty)
        case "dependentSchemas":
            return (wanted.members ?? []).filter { value.members != nil && value[$0.key] != nil }.flatMap { problems(value, $0.value, path) }
        case "required":
            return (wanted.elements ?? []).compactMap(\.string).filter { value.members != nil && value[$0] == nil }.map { "\(path): \($0) is missing" }
        case "properties":
            return (value.members ?? []).flatMap { member in wanted[member.key].map { problems(member.value, $0, "\(path).\(member.key)") } ?? [] }
        case "patternProperties": return []
        case "additionalProperties":
            let known = Set((schema["properties"]?.members ?? []).map(\.key))
            let hasCapitals = schema["patternProperties"]?["^[A-Z]"] != nil
            return (value.members ?? []).filter { !known.contains($0.key) && !(hasCapitals && $0.key.first?.isUppercase == true) }
                .flatMap { problems($0.value, wanted, "\(path).\($0.key)") }
        case "items":
            let skipped = schema["prefixItems"]?.elements?.count ?? 0
            return (value.elements ?? []).enumerated().dropFirst(skipped).flatMap { problems($1, wanted, "\(path)[\($0)]") }
        case "prefixItems": return zip(value.elements ?? [], wanted.elements ?? []).flatMap { problems($0, $1, path) }
        case "minProperties": return unless(value.members == nil || count >= wanted.number ?? 0)
        case "maxProperties": return unless(value.members == nil || count <= wanted.number ?? 0)
        case "minItems": return unless(value.elements == nil || count >= wanted.number ?? 0)
        case "maxItems": return unless(value.elements == nil || count <= wanted.number ?? 0)
        case "minLength": return unless(value.string == nil || count >= wanted.number ?? 0)
        case "minimum": return unless(value.number.map { $0 >= wanted.number ?? 0 } ?? true)
        case "maximum": return unless(value.number.map { $0 <= wanted.number ?? 0 } ?? true)
        case "exclusiveMinimum": return unless(value.number.map { $0 > wanted.number ?? 0 } ?? true)
        case "pattern": return unless(value.string.map { Self.matches($0, wanted.string ?? "") } ?? true)
        case "propertyNames":
            return (value.members ?? []).flatMap { problems(JSONNode(.string($0.key), at: $0.keyPosition), wanted, "\(path).\($0.key)") }
        default: return Self.silent.contains(keyword) ? [] : ["\(path): the checker doesn't know \(keyword)"]
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool { (try? Regex(pattern)).map { text.contains($0) } ?? false }

    private func best(_ all: [[String]]) -> [String] {
        if all.contains([]) { return [] }
        return all.max { ($0.first ?? "").prefix { $0 != ":" }.count < ($1.first ?? "").prefix { $0 != ":" }.count } ?? ["no alternative"]
    }

    private static func type(_ node: JSONNode) -> String {
        switch node.value {
        case .object: "object"
        case .array: "array"
        case .string: "string"
        case .number: "number"
        case .bool: "boolean"
        case .null: "null"
        }
    }
}
