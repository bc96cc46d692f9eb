import SwiftSyntax
import Synchronization

/// What the statements of a block build, as far as the syntax tells.
enum BuilderKind {
    case views, scenes, toolbar
    /// Content of another builder, such as a chart's or a table's, which has no placeholder of its own.
    case other
}

/// Decides which blocks are view builders: the bodies of `body` and the like, and the trailing closures of calls inside of them.
enum BuilderKinds {
    /// What blocks build, by their identifiers: it depends on all that is around a block, and each part in it asks.
    private static let known = Mutex<[SyntaxIdentifier: BuilderKind?]>([:])

    /// Forgets the blocks of files that are no longer needed.
    static func forget() { known.withLock { $0 = [:] } }

    // MARK: Blocks

    /// Returns what a block builds; nil for ordinary code.
    static func kind(of list: CodeBlockItemListSyntax) -> BuilderKind? {
        if let kind = known.withLock({ $0[list.id] }) { return kind }
        let kind = foundKind(of: list)
        known.withLock { _ = $0.updateValue(kind, forKey: list.id) }
        return kind
    }

    private static func foundKind(of list: CodeBlockItemListSyntax) -> BuilderKind? {
        guard let parent = list.parent else { return nil }
        if let accessors = parent.as(AccessorBlockSyntax.self) { return accessors.parent.flatMap(kind(ofGetterOf:)) }
        if let closure = parent.as(ClosureExprSyntax.self) { return kind(of: closure) }
        if let branch = parent.as(SwitchCaseSyntax.self) { return kind(around: branch) }
        if let clause = parent.as(IfConfigClauseSyntax.self) { return kind(around: clause) }
        guard let block = parent.as(CodeBlockSyntax.self), let owner = block.parent else { return nil }
        if let function = owner.as(FunctionDeclSyntax.self) { return kind(of: function, list) }
        if let accessor = owner.as(AccessorDeclSyntax.self) {
            guard accessor.accessorSpecifier.tokenKind == .keyword(.get) else { return nil }
            return accessor.parent?.parent?.parent.flatMap(kind(ofGetterOf:))
        }
        return owner.is(IfExprSyntax.self) ? kind(around: owner) : nil
    }

    /// Returns what the statements around a branch build.
    private static func kind(around node: some SyntaxProtocol) -> BuilderKind? {
        var next = node.parent
        while let node = next {
            if let list = node.as(CodeBlockItemListSyntax.self) { return kind(of: list) }
            if node.is(ExprSyntax.self), !node.is(IfExprSyntax.self), !node.is(SwitchExprSyntax.self) { return nil }
            next = node.parent
        }
        return nil
    }

    private static func kind(ofGetterOf node: Syntax) -> BuilderKind? {
        guard let binding = node.as(PatternBindingSyntax.self), let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
        if let kind = kind(of: variable.attributes) { return kind }
        let name = binding.pattern.trimmedDescription
        guard let result = binding.typeAnnotation.flatMap({ kind(ofResult: $0.type) }) else { return nil }
        if name == "body" || name == "previews" { return result }
        guard case .getter(let list)? = binding.accessorBlock?.accessors else { return nil }
        return list.count == 1 ? result : nil
    }

    private static func kind(of function: FunctionDeclSyntax, _ list: CodeBlockItemListSyntax) -> BuilderKind? {
        if let kind = kind(of: function.attributes) { return kind }
        guard let result = (function.signature.returnClause?.type).flatMap(kind(ofResult:)) else { return nil }
        let parameters = function.signature.parameterClause.parameters.map(\.firstName.text)
        let isRequired = (function.name.text == "body" && parameters == ["content"]) || (function.name.text == "makeBody" && parameters == ["configuration"])
        return isRequired || list.count == 1 ? result : nil
    }

    private static func kind(of attributes: AttributeListSyntax) -> BuilderKind? {
        guard let builder = attributes.names.first(where: { $0.hasSuffix("Builder") }) else { return nil }
        switch builder.split(separator: ".").last {
        case "ViewBuilder": return .views
        case "SceneBuilder": return .scenes
        case "ToolbarContentBuilder": return .toolbar
        default: return .other
        }
    }

    /// Returns what a result such as `some View` is.
    static func kind(ofResult type: TypeSyntax) -> BuilderKind? {
        guard let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.tokenKind == .keyword(.some) else { return nil }
        switch some.constraint.trimmedDescription.split(separator: ".").last {
        case "View": return .views
        case "Scene": return .scenes
        case "ToolbarContent", "CustomizableToolbarContent": return .toolbar
        case "ChartContent", "TabContent", "TableColumnContent", "TableRowContent", "Commands", "WidgetConfiguration", "MapContent": return .other
        default: return nil
        }
    }

    // MARK: Closures

    /// Returns what a closure builds; nil for ordinary code.
    static func kind(of closure: ClosureExprSyntax) -> BuilderKind? {
        let use = ClosureUse(closure)
        if use.isPreview { return .views }
        guard let call = use.call, !use.isAction, let outer = kind(at: call) else { return nil }
        if others.contains(use.callee) { return .other }
        if use.callee == "TableColumn" || use.callee == "chartOverlay" { return .views }
        let isSame = ["ForEach", "Group", "Section", "TabSection"].contains(use.callee)
        if outer == .other, isSame, use.label == nil { return .other }
        if use.callee == "CommandMenu" || use.callee == "CommandGroup" { return .views }
        if use.callee == "toolbar", let first = closure.statements.first, rootName(of: first)?.contains("Toolbar") == true { return .toolbar }
        if outer == .toolbar, isSame { return .toolbar }
        if use.callee == "TabView", closure.statements.contains(where: { ["Tab", "TabSection"].contains(rootName(of: $0) ?? "") }) { return .other }
        if ["Canvas", "Path", "Binding", "Timer", "Task"].contains(use.callee) { return nil }
        return looksLikeViews(closure.statements) ? .views : nil
    }

    /// The calls whose closures build something other than views.
    private static let others: Set<String> = [
        "Chart", "Chart3D", "Map", "Table", "commands", "chartXAxis", "chartYAxis", "chartZAxis", "AxisMarks", "KeyframeTrack", "keyframes",
    ]

    /// Returns what an expression is part of: the statements around it, if each expression between is an argument or a part of a chain.
    static func kind(at expression: some SyntaxProtocol) -> BuilderKind? {
        var node = Syntax(expression)
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item.parent?.as(CodeBlockItemListSyntax.self).flatMap(kind(of:)) }
            if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    /// Returns whether the statements of a closure read like views: each is a call of a type, a value, or a branch.
    private static func looksLikeViews(_ list: CodeBlockItemListSyntax) -> Bool {
        list.allSatisfy { item in
            switch item.item {
            case .decl(let declaration):
                guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return declaration.is(VariableDeclSyntax.self) }
                return condition.clauses.allSatisfy { clause in
                    if case .statements(let list)? = clause.elements {
                        looksLikeViews(list)
                    } else {
                        clause.elements.map { !$0.is(CodeBlockItemListSyntax.self) } ?? true
                    }
                }
            case .stmt(let statement):
                if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { return looksLikeView(expression) }
                return statement.as(ReturnStmtSyntax.self)?.expression.map(looksLikeView) ?? false
            case .expr(let expression): return looksLikeView(expression)
            @unknown default: return false
            }
        }
    }

    private static func looksLikeView(_ expression: ExprSyntax) -> Bool {
        if let branch = expression.as(IfExprSyntax.self) {
            switch branch.elseBody {
            case .ifExpr(let other): return looksLikeViews(branch.body.statements) && looksLikeView(ExprSyntax(other))
            case .codeBlock(let other): return looksLikeViews(branch.body.statements) && looksLikeViews(other.statements)
            case nil: return looksLikeViews(branch.body.statements)
            @unknown default: return false
            }
        }
        if let branch = expression.as(SwitchExprSyntax.self) {
            return branch.cases.allSatisfy { if case .switchCase(let one) = $0 { looksLikeViews(one.statements) } else { true } }
        }
        if expression.is(SequenceExprSyntax.self) {
            // `Text("a") + Text("b")`, but no assignment.
            return expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } == false
                && rootName(of: expression)?.first?.isUppercase == true
        }
        guard let root = Chain.root(of: expression) else { return false }
        if let reference = root.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name.first?.isUppercase == true || name == "self" || name.hasPrefix("$") { return true }
            // `header`, `row(for: item)`, `content.padding()`, but not `model.load()`.
            let parts = Chain.parts(of: expression)
            return parts.isEmpty || parts.allSatisfy { modifiersOfValues.contains($0) }
        }
        if let call = root.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true || !functionsWithEffects.contains(name)
        }
        return root.is(MacroExpansionExprSyntax.self) ? false : !root.is(AwaitExprSyntax.self) && !root.is(TryExprSyntax.self)
    }

    private static let functionsWithEffects: Set<String> = [
        "print", "withAnimation", "dismiss", "debugPrint", "assert", "precondition", "fatalError", "NSLog", "exit",
    ]
    /// The modifiers that tell that a lowercase name is a view.
    private static let modifiersOfValues: Set<String> = [
        "padding", "frame", "font", "foregroundColor", "foregroundStyle", "background", "overlay", "opacity", "cornerRadius", "clipShape", "tag", "id",
        "resizable", "scaledToFit", "scaledToFill", "bold", "lineLimit", "environment", "environmentObject", "modifier", "animation", "transition", "offset",
        "disabled", "hidden", "onTapGesture", "onAppear", "sheet", "buttonStyle", "listRowInsets", "listRowBackground", "tint", "accessibilityLabel",
    ]

    /// Returns the name that an item's chain begins with, such as `Text`.
    static func rootName(of item: CodeBlockItemSyntax) -> String? {
        switch item.item {
        case .expr(let expression): rootName(of: expression)
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression.flatMap { rootName(of: $0) }
        case .decl: nil
        @unknown default: nil
        }
    }

    static func rootName(of expression: ExprSyntax) -> String? {
        let first = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
        guard let root = Chain.root(of: first) else { return nil }
        let called = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

/// How a closure is used.
struct ClosureUse {
    /// The call that it is an argument of.
    private(set) var call: FunctionCallExprSyntax?
    /// The called name, without what is before it.
    private(set) var callee = ""
    private(set) var isModifier = false
    /// Its label; nil for the first trailing closure.
    private(set) var label: String?
    /// Whether it is the body of a `#Preview`.
    private(set) var isPreview = false

    init(_ closure: ClosureExprSyntax) {
        guard let parent = closure.parent else { return }
        if let macro = parent.asProtocol((any FreestandingMacroExpansionSyntax).self) {
            isPreview = macro.isPreview
            return
        }
        if let trailing = parent.as(MultipleTrailingClosureElementSyntax.self) {
            label = trailing.label.text
            if let macro = trailing.parent?.parent?.asProtocol((any FreestandingMacroExpansionSyntax).self) { isPreview = macro.isPreview }
            call = trailing.parent?.parent?.as(FunctionCallExprSyntax.self)
        } else if let argument = parent.as(LabeledExprSyntax.self) {
            label = argument.label?.text ?? ""
            if let macro = argument.parent?.parent?.asProtocol((any FreestandingMacroExpansionSyntax).self) {
                isPreview = macro.isPreview && label == "body"
            }
            call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        } else {
            call = parent.as(FunctionCallExprSyntax.self)
        }
        guard let called = call?.calledExpression else { return }
        if let access = called.as(MemberAccessExprSyntax.self) {
            callee = access.declName.baseName.text
            isModifier = access.base != nil && callee.first?.isLowercase == true
        } else {
            callee = called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? called.trimmedDescription
        }
    }

    /// Whether the closure runs when something happens, such as a tap.
    var isAction: Bool {
        if let label {
            return Self.actionLabels.contains(label) || Self.isEvent(label)
        }
        if callee == "Button" { return call?.arguments.contains { ["action", "intent"].contains($0.label?.text) } != true }
        return isModifier && (Self.isEvent(callee) || Self.actions.contains(callee))
    }

    /// Returns whether a name is like `onTapGesture`.
    private static func isEvent(_ name: String) -> Bool { name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true }

    private static let actionLabels: Set<String> = ["action", "perform", "set", "get", "completion", "handler", "primaryAction"]
    private static let actions: Set<String> = [
        "task", "refreshable", "dropDestination", "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "transaction",
        "alignmentGuide", "visualEffect", "transformEnvironment", "transformPreference", "anchorPreference", "userActivity", "updating",
    ]
}

/// Chains such as `Text("a").bold().padding()`.
enum Chain {
    /// Returns the expression that a chain begins with, such as `Text("a")`; nil for an expression without a chain.
    static func root(of expression: ExprSyntax) -> ExprSyntax? {
        var node = expression
        while let base = base(of: node) { node = base }
        return node
    }

    /// Returns the expression before the last element of a chain.
    static func base(of expression: ExprSyntax) -> ExprSyntax? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.as(MemberAccessExprSyntax.self)?.base }
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.base }
        if let postfix = expression.as(PostfixIfConfigExprSyntax.self) { return postfix.base }
        return nil
    }

    /// Returns the names after the root, the last one first.
    static func parts(of expression: ExprSyntax) -> [String] {
        var (node, names): (ExprSyntax, [String]) = (expression, [])
        while let base = base(of: node) {
            let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)
            if let access { names.append(access.declName.baseName.text) }
            node = base
        }
        return names
    }

    /// Returns the whole chain that an expression is the beginning of.
    static func whole(of expression: some ExprSyntaxProtocol) -> ExprSyntax {
        var node = ExprSyntax(expression)
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
                node = ExprSyntax(access)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
                node = ExprSyntax(call)
            } else if let postfix = parent.as(PostfixIfConfigExprSyntax.self), postfix.base?.id == node.id {
                node = ExprSyntax(postfix)
            } else {
                return node
            }
        }
        return node
    }

    /// Returns whether a chain is a view, scene, or other content: a statement of a builder, or an argument that takes a view.
    static func content(_ chain: ExprSyntax) -> BuilderKind? {
        guard let parent = chain.parent else { return nil }
        if let item = parent.as(CodeBlockItemSyntax.self) { return item.parent?.as(CodeBlockItemListSyntax.self).flatMap(BuilderKinds.kind(of:)) }
        if let result = parent.as(ReturnStmtSyntax.self), let item = result.parent?.as(CodeBlockItemSyntax.self) {
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
            return list.flatMap(BuilderKinds.kind(of:)) ?? list.flatMap(resultKind(around:))
        }
        guard let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        let isView: Bool
        if let label = argument.label?.text {
            isView = ["destination", "label", "header", "footer", "content", "placeholder"].contains(label) && !(chain.is(MemberAccessExprSyntax.self))
        } else {
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            isView =
                ["background", "overlay", "mask", "tabItem"].contains(callee) && BuilderKinds.rootName(of: chain)?.first?.isUppercase == true
                && root(of: chain)?.is(FunctionCallExprSyntax.self) == true
        }
        return isView && BuilderKinds.kind(at: call) != nil ? .views : nil
    }

    /// Returns what the function around statements returns, if it is no builder.
    static func resultKind(around list: CodeBlockItemListSyntax) -> BuilderKind? {
        var next = list.parent
        while let node = next {
            if node.is(ClosureExprSyntax.self) { return nil }
            if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause.flatMap { BuilderKinds.kind(ofResult: $0.type) } }
            if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation.flatMap { BuilderKinds.kind(ofResult: $0.type) } }
            next = node.parent
        }
        return nil
    }
}
