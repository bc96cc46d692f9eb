import SwiftSyntax

/// The method of a `#selector`. Only one of the same file can be called, with at most one parameter, as the targets of actions, timers, and display links have.
struct SelectorMethod {
    /// The method's name for Objective-C, such as `tap:`, whatever the type before it. Without labels and without its declaration, it has no colons.
    let name: String
    /// A closure that calls the method of an object: `{ (object: Type, argument) in object.method(argument) }`; nil if the method isn't certain.
    private(set) var closure: String?

    /// - Parameter argument: `Type.method(_:)`, `method`, or `getter: property`.
    init?(_ argument: LabeledExprSyntax, in types: DeclaredTypes) {
        let expression = argument.expression
        guard var names = Self.names(expression), let method = names.popLast() else { return nil }
        if let accessor = argument.label?.text {
            name = accessor == "setter" ? "set\(method.prefix(1).uppercased())\(method.dropFirst()):" : method
            return
        }
        let reference = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        let labels = reference?.argumentNames?.arguments.map(\.name.text)
        let isPlain = !names.contains("super") && (labels?.count ?? 0) <= 1
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        guard isPlain, let found = Self.method(method, labels: labels, of: names, in: types, at: argument) else {
            name = Self.name(method, labels)
            return
        }
        name = Self.name(method, found.labels)
        let label = found.labels.first.map { $0 == "_" ? "" : "\($0): " }
        closure =
            label.map { "{ (object: \(found.type), argument) in object.\(method)(\($0)argument) }" } ?? "{ (object: \(found.type)) in object.\(method)() }"
    }

    /// Returns the names of `A.B.method`; nil for another expression.
    private static func names(_ expression: ExprSyntax) -> [String]? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return expression.is(SuperExprSyntax.self) ? ["super"] : nil
        }
        return names(base).map { $0 + [access.declName.baseName.text] }
    }

    /// Returns the name of a method for Objective-C.
    private static func name(_ method: String, _ labels: [String]?) -> String {
        guard let labels, let first = labels.first else { return method }
        let capital = first == "_" ? "" : first.prefix(1).uppercased() + first.dropFirst()
        let with = first == "_" || prepositions.contains(first) ? "" : "With"
        return ([method + with + capital] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }
    private static let prepositions: Set<String> = ["with", "for", "from", "by", "in", "at", "to", "on", "of", "as", "after", "before", "using", "into"]

    /// Returns the declaration of a method, and the name of its type as the selector's scope knows it; nil if no method fits, or several do.
    ///
    /// - Parameter names: those of the type; none for the type around the selector.
    private static func method(
        _ method: String, labels: [String]?, of names: [String], in types: DeclaredTypes, at node: some SyntaxProtocol
    ) -> (type: String, labels: [String])? {
        let scope = types.innermost(around: node)
        var owners: [DeclaredTypes.Kind]
        if names.isEmpty {
            guard let scope else { return nil }
            owners = types.kinds.filter { $0.path == scope.path }
            // Functions can have types of the same name.
            if owners.count(where: { !$0.isExtension }) > 1 { owners = [scope] }
        } else {
            let outer = scope?.path ?? []
            let paths = (0...outer.count).reversed().map { Array(outer.prefix($0)) + names }
            owners = paths.lazy.map { path in types.kinds.filter { $0.path == path } }.first { !$0.isEmpty } ?? []
            guard owners.count(where: { !$0.isExtension }) <= 1 else { return nil }
        }
        let areMembersShown = owners.contains { $0.attributes.contains("objcMembers") }
        var found: [(labels: [String], isShown: Bool)] = []
        for own in owners {
            for function in own.methods where function.name.text == method {
                let parameters = function.signature.parameterClause.parameters.map(\.firstName.text)
                let (effects, modifiers) = (function.signature.effectSpecifiers, function.modifiers.names)
                let isCallable = parameters.count <= 1 && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
                guard isCallable, labels == nil || labels == parameters, modifiers.isDisjoint(with: ["static", "class"]) else { continue }
                let isShown = areMembersShown || own.isExtension && own.attributes.contains("objc") || !function.attributes.names.isDisjoint(with: shown)
                found.append((parameters, isShown))
            }
        }
        guard let only = found.first(where: \.isShown), found.count(where: { $0.isShown || $0.labels == only.labels }) == 1 else { return nil }
        return (names.isEmpty ? scope?.name ?? "" : names.joined(separator: "."), only.labels)
    }

    /// The attributes of methods that Objective-C can call.
    private static let shown: Set<String> = ["objc", "IBAction", "IBSegueAction"]
}

/// The types and extensions of a file, outer ones first.
final class DeclaredTypes: SyntaxVisitor {
    struct Kind {
        let isExtension: Bool
        /// The name as it is written, such as `A.B` after `extension`.
        let name: String
        /// The name with those of the types around it.
        let path: [String]
        let attributes: Set<String>
        let methods: [FunctionDeclSyntax]
        let node: Syntax
    }

    private(set) var kinds: [Kind] = []
    /// The indices of the types around the present node.
    private var open: [Int] = []

    init(in source: SourceText) {
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    /// Returns whether a type of a name is declared, and not only extended.
    func contains(_ name: String) -> Bool { kinds.contains { !$0.isExtension && $0.path.joined(separator: ".") == name } }

    /// Returns the type whose code contains a node.
    func innermost(around node: some SyntaxProtocol) -> Kind? {
        var parent = node.parent
        while let next = parent {
            if let kind = kinds.first(where: { $0.node.id == next.id }) { return kind }
            parent = next.parent
        }
        return nil
    }

    private func enter(_ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
        let path = (open.last.map { kinds[$0].path } ?? []) + name.split(separator: ".").map(String.init)
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        open.append(kinds.count)
        kinds.append(Kind(isExtension: isExtension, name: name, path: path, attributes: node.attributes.names, methods: methods, node: Syntax(node)))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.extendedType.trimmedDescription, isExtension: true) }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }
}
