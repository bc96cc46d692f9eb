import SwiftSyntax

/// The stored properties of a model's class, and whether its initializers set them.
struct ModelProperties {
    private let properties: [Property]
    /// The initializers that don't call another one.
    private let initializers: [InitializerDeclSyntax]

    init(_ declaration: some DeclGroupSyntax) {
        properties = declaration.properties
        initializers = declaration.initializers.filter { !$0.modifiers.contains(oneOf: [.convenience]) }
    }

    /// Whether a model stores the property, and views follow its changes.
    static func isPersisted(_ property: Property) -> Bool {
        property.isVariable && property.isInstanceStorage && !property.has(oneOf: ["Transient", "ObservationIgnored"])
    }

    /// The properties that an initializer leaves without a value.
    var setLater: [Property] { properties.filter(isSetLater) }

    /// Whether an initializer leaves a property without a value.
    func isSetLater(_ property: Property) -> Bool {
        guard Self.isPersisted(property), !property.has("ObservationTracked"), property.value == nil, let type = property.type, type.wrapped == nil else {
            return false
        }
        return initializers.contains { initializer in
            let assignments = Assignments(to: property.name)
            initializer.body.map { assignments.walk($0) }
            return !assignments.isFound
        }
    }
}

/// Searches for assignments to a property of `self`, also as a part of a tuple.
private final class Assignments: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(to name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements.prefix(2))
        if parts.count == 2, parts[1].is(AssignmentExprSyntax.self), isTarget(parts[0]) { isFound = true }
        return .visitChildren
    }

    private func isTarget(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.contains { isTarget($0.expression) } }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) && member.declName.baseName.text == name
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
}
