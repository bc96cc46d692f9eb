import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: the stored numbers of a type are its animatable data.
enum AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {\(raw: animatableData(of: declaration.active(in: context)))}")]
    }

    private static func animatableData(of declaration: some DeclGroupSyntax) -> String {
        let parts = declaration.properties.compactMap { property -> (name: String, type: String)? in
            guard property.isVariable, property.isInstanceStorage, !property.has("AnimatableIgnored") else { return nil }
            return animatableType(of: property).map { (property.name, $0) }
        }
        guard let last = parts.last, !declaration.properties.contains(where: { $0.name == "animatableData" }) else { return "" }
        var (type, value) = ("\(last.type).AnimatableData", "\(last.name).animatableData")
        for (name, part) in parts.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(part).AnimatableData, \(type)>"
            value = "SwiftUI.AnimatablePair(\(name).animatableData, \(value))"
        }
        let sets = parts.indices.map { index in
            let path = String(repeating: ".second", count: index) + (index < parts.count - 1 ? ".first" : "")
            return "\(parts[index].name).animatableData = newValue\(path)"
        }
        return """

                \(declaration.accessOfRequirements)nonisolated var animatableData: \(type) {
                    get { \(value) }
                    set {
                        \(sets.joined(separator: "\n            "))
                    }
                }

            """
    }

    /// The property's type if it can be animated, from its declaration or its literal.
    private static func animatableType(of property: Property) -> String? {
        if let type = property.type {
            let others: Set<String> = ["Int", "Bool", "String", "Color", "Date", "UUID"]
            let isNamed = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
            return !isNamed || others.contains(type.description) || type.wrapped != nil || type.arrayElement != nil ? nil : type.description
        }
        guard let value = property.value else { return nil }
        let number = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
        if number.is(FloatLiteralExprSyntax.self) { return "Double" }
        // The first name in `Angle.degrees(1)`.
        var callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        while let base = callee.as(MemberAccessExprSyntax.self)?.base { callee = base }
        let known = ["CGFloat", "CGPoint", "CGSize", "CGRect", "Angle", "UnitPoint", "Double", "Float"]
        return callee.as(DeclReferenceExprSyntax.self).flatMap { known.contains($0.baseName.text) ? $0.baseName.text : nil }
    }
}
