import SwiftSyntax

/// Parts of the language that need the runtime of Objective-C: overrides in extensions, selectors, key paths, delegates, and managed properties.
extension PlatformRewriter {
    /// Adds a property to an `ObservableObject` without published properties that uses the publisher it is given: OpenCombine keeps an object's publisher in
    /// its published properties, and without any, views would not receive the values of `objectWillChange`.
    func announceChanges(of node: ClassDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        guard inherited.contains(where: { $0 == "ObservableObject" || $0.hasSuffix(".ObservableObject") }) else { return }
        let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let declares = variables.contains { $0.bindings.contains { $0.pattern.trimmedDescription == "objectWillChange" } }
        guard !declares, !variables.contains(where: { $0.attributes.named("Published") != nil }),
            node.memberBlock.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .identifier("objectWillChange") })
        else { return }
        edits.add(" @Published private var __easelChange = false; ", at: source.range(of: node.memberBlock.leftBrace).upperBound)
    }

    /// Removes `override` from `observeValue(forKeyPath:of:change:context:)`: Linux's objects have no such method, which only Objective-C would call.
    func removeOverrideOfObservation(_ node: FunctionDeclSyntax) {
        guard node.name.text == "observeValue", node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath" else { return }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { blank(modifier) }
    }

    /// Adds a property that states that `tableView(_:commit:forRowAt:)` exists, whose presence lets a list's rows be deleted. Objective-C would ask the object
    /// whether it responds to it.
    func noteCommit(_ node: FunctionDeclSyntax) {
        guard node.name.text == "tableView", let body = node.body,
            node.signature.parameterClause.parameters.dropFirst().contains(where: { $0.firstName.text == "commit" })
        else { return }
        let isOverride = node.modifiers.names.contains("override")
        edits.add("; \(isOverride ? "override " : "")public var _commitsEdits: Bool { true }", at: source.range(of: body).upperBound)
    }

    /// The methods of Core Data that code overrides in extensions of its own classes, as only Objective-C can.
    private static let managedMethods: Set<String> = [
        "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion", "validateForInsert", "validateForUpdate", "validateForDelete",
    ]

    /// Removes methods that an extension overrides, which only Objective-C can: those of classes of UIKit and AppKit, which drawing doesn't call, and those of
    /// Core Data, apart from `awakeFromInsert()`, which gets the name under which Easel calls it.
    func moveOverrides(of node: ExtensionDeclSyntax) {
        let type = source.text(of: node.extendedType)
        let isApples = (type.hasPrefix("UI") || type.hasPrefix("NS")) && !types.contains(type)
        for item in node.memberBlock.members {
            guard let declaration = item.decl.asProtocol((any WithModifiersSyntax).self), declaration.modifiers.names.contains("override") else { continue }
            let method = item.decl.as(FunctionDeclSyntax.self)?.name
            if let method, method.text == "awakeFromInsert", !isApples {
                for modifier in declaration.modifiers where modifier.name.tokenKind == .keyword(.override) { blank(modifier) }
                edits.replace(source.range(of: method), with: "_awakeExtension")
                edits.add("; extension \(type): _AwakesInExtension {}", at: source.range(of: node).upperBound)
            } else if isApples || method.map({ Self.managedMethods.contains($0.text) }) == true {
                remove(item.decl)
            }
        }
    }

    /// Replaces `@UIApplicationDelegateAdaptor(Delegate.self)` by `@_AppDelegate(Delegate())`; without arguments, the class is that of the property.
    func rewriteDelegate(_ node: AttributeSyntax) {
        if case .argumentList(let arguments) = node.arguments {
            guard let first = arguments.first?.expression.as(MemberAccessExprSyntax.self), first.declName.baseName.text == "self", let type = first.base else {
                return
            }
            edits.replace(source.range(of: node), with: "@_AppDelegate(\(source.text(of: type))())")
        } else if let variable = node.parent?.parent?.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, binding.initializer == nil
        {
            edits.replace(source.range(of: node), with: "@_AppDelegate")
            edits.add(" = \(source.text(of: type))()", at: source.range(of: type).upperBound)
        }
    }

    /// Gives properties with `@NSManaged` the accessors that the runtime of Objective-C would add: they read and change a value by name.
    func giveAccessors(to node: VariableDeclSyntax, managedBy attribute: AttributeSyntax) {
        blank(attribute)
        for binding in node.bindings where binding.accessorBlock == nil {
            let name = binding.pattern.trimmedDescription
            let end = source.range(of: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding.pattern)).upperBound
            edits.add(" { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }", at: end)
        }
    }

    /// Gives a method with `@NSManaged`, such as `addToItems(_:)`, its body.
    func giveBody(to node: FunctionDeclSyntax, managedBy attribute: AttributeSyntax) {
        blank(attribute)
        guard node.body == nil, let parameter = node.signature.parameterClause.parameters.first else { return }
        let argument = (parameter.secondName ?? parameter.firstName).text
        edits.add(" { _changeManaged(\"\(node.name.text)\", \(argument)) }", at: source.range(of: node).upperBound)
    }

    /// Rewrites `#selector` and `#keyPath`.
    func rewriteObjectiveCName(_ node: MacroExpansionExprSyntax) {
        guard !node.hasError, node.arguments.count == 1, let argument = node.arguments.first else { return }
        switch node.macroName.text {
        case "selector": rewriteSelector(node, argument)
        case "keyPath": rewriteKeyPath(node, argument.expression)
        default: break
        }
    }

    /// Replaces `#selector(Type.method(_:))` by `Selector("…")`. The method's name, and the method if it is in the same file, are added to it.
    private func rewriteSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
        // The text in the quotes is that of the argument, as far as it fits: the name that counts is added.
        let range = source.range(of: node)
        let inside = source.bytes[source.range(of: argument)]
        let isPlain = !inside.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        let text = isPlain ? String(decoding: inside.dropLast(), as: UTF8.self) : ""
        edits.replace(range, with: "Selector(\"\(text)\")")
        guard let method = SelectorMethod(argument, in: types) else { return }
        let call = method.closure.map { "._calling(\($0))" } ?? ""
        edits.add("._named(\"\(method.name)\")\(call)", at: range.upperBound)
    }

    /// Replaces `#keyPath(Type.name)` and `#keyPath(name)` by `"name"`. Names of types begin with capitals.
    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax, _ path: ExprSyntax) {
        let names = source.text(of: path).split(separator: ".").map { $0.trimming(" \t\n`") }
        let properties = names.drop { $0.first?.isUppercase == true }
        guard !properties.isEmpty else { return }
        edits.replace(source.range(of: node), with: "\"\(properties.joined(separator: "."))\"")
    }
}

extension Substring {
    /// Returns the text without certain characters at its ends.
    fileprivate func trimming(_ characters: String) -> String {
        String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
    }
}
