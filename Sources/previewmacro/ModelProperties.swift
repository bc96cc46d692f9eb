import Foundation

/// The stored properties of a model's class, and whether its initializers set them.
struct ModelProperties {
    private let members: [String]
    /// The texts of the initializers that don't call another one.
    private let initializers: [String]

    init(_ declaration: String) {
        members = DeclarationText(declaration).members
        initializers = members.filter { member in
            let text = DeclarationText(member)
            return text.keyword == "init" && !text.modifiers.contains("convenience")
        }
    }

    /// The names of the properties that an initializer leaves without a value.
    var namesSetLater: [String] { members.filter(isSetLater).compactMap { StoredProperty($0)?.name } }

    /// Whether an initializer leaves a property without a value.
    func isSetLater(_ member: String) -> Bool {
        let text = DeclarationText(member)
        guard text.keyword == "var", Set(text.modifiers).isDisjoint(with: ["static", "class", "lazy"]),
            Set(text.attributes).isDisjoint(with: ["Transient", "ObservationIgnored", "ObservationTracked"]), let property = StoredProperty(member),
            !property.isComputed, property.value == nil, let type = property.type, !type.hasSuffix("?"), !type.hasSuffix("!"), !type.hasPrefix("Optional<")
        else { return false }
        return initializers.contains { !Self.assigns(property.name, in: $0) }
    }

    /// Whether a text assigns a value to a name, also as a part of a tuple.
    private static func assigns(_ name: String, in text: String) -> Bool {
        var rest = text[...]
        while let range = rest.range(of: name) {
            let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
            let after = text[range.upperBound...].drop { $0 == " " || $0 == "\n" }
            rest = text[range.upperBound...]
            guard !before.isLetter, !before.isNumber, before != "_" else { continue }
            let isAssigned = after.first == "=" && after.dropFirst().first != "="
            if isAssigned || (before == "." && (after.first == "," || after.first == ")")) { return true }
        }
        return false
    }
}
