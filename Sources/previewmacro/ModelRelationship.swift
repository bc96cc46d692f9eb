import SwiftSyntax

/// A stored property of a model that may refer to models, `@Relationship(deleteRule: .cascade, inverse: \Note.place) var notes: [Note]`.
enum ModelRelationship {
    /// Returns the relationships of a class with `@Model` as the elements of an array.
    static func list(in declaration: some DeclGroupSyntax) -> String {
        declaration.properties.compactMap { property in
            let attribute = property.declaration.attribute("Relationship")
            guard ModelProperties.isPersisted(property), attribute != nil || mayReferToModels(property) else { return nil }
            let arguments = ["deleteRule", "inverse"].compactMap { label -> String? in
                guard let value = attribute?.argument(label), !value.is(NilLiteralExprSyntax.self) else { return nil }
                return ", \(label): \(value)"
            }
            return "SwiftData._Relationship(\\\(declaration.name).\(property.name)\(arguments.joined()))"
        }
        .joined(separator: ", ")
    }

    /// Whether the property's type, or the type of its first value, may be a model, an optional one, or an array. The names of most other types are known.
    private static func mayReferToModels(_ property: Property) -> Bool {
        guard var type = property.type ?? property.value.flatMap(type) else { return false }
        while let inner = type.wrapped ?? type.arrayElement { type = inner }
        let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        return type.lastName?.first?.isUppercase == true && arguments == nil && !values.contains(type.trimmedDescription)
    }

    /// Returns the type of a value that is made by a call of its initializer.
    private static func type(of value: ExprSyntax) -> TypeSyntax? {
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let array = callee.as(ArrayExprSyntax.self)
        guard let name = array == nil ? callee : array?.elements.first?.expression,
            name.is(DeclReferenceExprSyntax.self) || name.is(MemberAccessExprSyntax.self)
        else { return nil }
        return "\(name.trimmed)"
    }

    private static let values: Set<String> = [
        "String", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat",
        "Decimal", "Date", "TimeInterval", "UUID", "URL", "Data", "CGPoint", "CGSize", "CGRect", "DateComponents", "Locale", "Measurement", "AttributedString",
    ]
}
