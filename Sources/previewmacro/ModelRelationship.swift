import Foundation

/// A stored property of a model that may refer to models, `@Relationship(deleteRule: .cascade, inverse: \Note.place) var notes: [Note]`.
enum ModelRelationship {
    /// Returns the relationships of a class with `@Model` as the elements of an array.
    static func list(in declaration: String, of name: String) -> String {
        DeclarationText(declaration).members.compactMap { member in
            let text = DeclarationText(member)
            guard text.keyword == "var", Set(text.modifiers).isDisjoint(with: ["static", "class", "lazy"]), let property = StoredProperty(member),
                !property.isComputed, Set(text.attributes).isDisjoint(with: ["Transient", "ObservationIgnored"])
            else { return nil }
            guard text.attributes.contains("Relationship") || mayReferToModels(property) else { return nil }
            let arguments = ["deleteRule", "inverse"].compactMap { label in argument(label, of: member).map { ", \(label): \($0)" } }
            return "SwiftData._Relationship(\\\(name).\(property.name)\(arguments.joined()))"
        }
        .joined(separator: ", ")
    }

    /// Returns the text of an argument of `@Relationship(…)`.
    private static func argument(_ label: String, of member: String) -> String? {
        guard let start = member.range(of: "@Relationship(") else { return nil }
        let text = Array(member[start.lowerBound...])
        let end = text.firstIndex(of: "(").map { DeclarationText.end(of: text, from: $0) } ?? text.count
        let list = String(text[..<end])
        guard let name = list.range(of: label + ":") else { return nil }
        let value = list[name.upperBound...].trimmingPrefix(while: \.isWhitespace).prefix { !",)".contains($0) && !$0.isWhitespace }
        return value.isEmpty || value == "nil" ? nil : String(value)
    }

    /// Whether the property's type, or the type of its first value, may be a model, an optional one, or an array. The names of most other types are known.
    private static func mayReferToModels(_ property: StoredProperty) -> Bool {
        var type = property.type ?? ""
        if property.type == nil {
            guard let value = property.value, let end = value.firstIndex(of: "("), value.first == "[" || value.first?.isUppercase == true else { return false }
            type = String(value[..<end])
        }
        type.removeAll { "[]?! ".contains($0) }
        for holder in ["Array<", "Optional<"] where type.hasPrefix(holder) { type = String(type.dropFirst(holder.count).dropLast()) }
        return type.first?.isUppercase == true && type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && !values.contains(type)
    }

    private static let values: Set<String> = [
        "String", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat",
        "Decimal", "Date", "TimeInterval", "UUID", "URL", "Data", "CGPoint", "CGSize", "CGRect", "DateComponents", "Locale", "Measurement", "AttributedString",
    ]
}
