import SwiftSyntax

/// Rewrites source so that Swift on Linux compiles it as for an Apple platform. Every remaining word keeps its line and column.
///
/// Conditions become `true` or `false`, attributes of Objective-C become spaces, and code for versions above the target's is removed. Parts of the language
/// that need the runtime of Objective-C are in extensions of this type.
final class PlatformRewriter: SyntaxVisitor {
    let source: SourceText
    private let target: ReadTarget
    private let leavesOutPreviews: Bool
    var edits: TextEdits
    /// The types of the file with their methods, for selectors.
    lazy var types = DeclaredTypes(in: source)

    /// Returns the rewritten text; nil if nothing has to change.
    ///
    /// - Complexity: linear in the number of words.
    static func rewritten(_ source: SourceText, of file: ReadRequest.File, for target: ReadTarget) -> [UInt8]? {
        let rewriter = PlatformRewriter(source, target, leavesOutPreviews: file.leavesOutPreviews)
        if file.name == "main.swift" { rewriter.removeStatements(source.tree.statements) }
        rewriter.showXMLParser()
        rewriter.walk(source.tree)
        return rewriter.edits.result
    }

    private init(_ source: SourceText, _ target: ReadTarget, leavesOutPreviews: Bool) {
        (self.source, self.target, self.leavesOutPreviews, edits) = (source, target, leavesOutPreviews, TextEdits(source.bytes))
        super.init(viewMode: .sourceAccurate)
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(source.range(of: node)) }

    /// The code that is removed, in which nothing else may change.
    private var removed: Set<SyntaxIdentifier> = []

    /// Removes a statement or a declaration.
    func remove(_ node: some SyntaxProtocol) {
        blank(node)
        removed.insert(node.id)
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition, !condition.hasError { PlatformConditions(self).walk(condition) }
        return .visitChildren
    }

    /// Replaces the parts of a condition that depend on the platform.
    private final class PlatformConditions: SyntaxVisitor {
        private let rewriter: PlatformRewriter

        init(_ rewriter: PlatformRewriter) {
            self.rewriter = rewriter
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, node.arguments.count == 1,
                let argument = node.arguments.first?.expression
            else { return .skipChildren }
            let module = argument.as(MemberAccessExprSyntax.self).map(ConditionFacts.root) ?? argument.trimmedDescription
            if let value = rewriter.target.value(of: function, module) {
                rewriter.edits.replace(rewriter.source.range(of: node), with: value ? "true" : "false")
            } else if function == "canImport", argument.is(MemberAccessExprSyntax.self) {
                // Linux's modules have no parts.
                rewriter.edits.replace(rewriter.source.range(of: argument), with: module)
            }
            return .skipChildren
        }
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError else { return .skipChildren }
        let isAvailable = target.requirement(node.availabilityArguments).map { $0 <= target.version } ?? true
        let value = isAvailable == (node.availabilityKeyword.tokenKind == .poundAvailable)
        edits.replace(source.range(of: node), with: value ? "true" : "false")
        guard !value, let owner = node.parent?.as(ConditionElementSyntax.self)?.parent?.parent else { return .skipChildren }
        // Code that can't run may use declarations of later systems.
        if let body = owner.as(IfExprSyntax.self)?.body ?? owner.as(WhileStmtSyntax.self)?.body {
            if !body.statements.isEmpty { removeUnreachable(source.range(of: body.leftBrace).upperBound..<source.range(of: body.rightBrace).lowerBound) }
        } else if let item = owner.as(GuardStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self),
            let last = item.parent?.as(CodeBlockItemListSyntax.self)?.last, last.id != item.id
        {
            removeUnreachable(source.range(of: item).upperBound..<source.range(of: last).upperBound)
        }
        return .skipChildren
    }

    /// The ranges of code that can't run.
    private var unreachable: [Range<Int>] = []

    /// Removes statements. The call in their place fits any type, also that of a view.
    private func removeUnreachable(_ range: Range<Int>) {
        guard !unreachable.contains(where: { $0.contains(range.lowerBound) }) else { return }
        unreachable.append(range)
        edits.replace(range, with: " fatalError() ")
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if removed.contains(node.item.id) || unreachable.contains(where: { $0.contains(source.range(of: node).lowerBound) }) { return .skipChildren }
        return removesLater(node.item) || removesPreview(node.item) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        removed.contains(node.decl.id) || removesLater(node.decl) || removesPreview(node.decl) ? .skipChildren : .visitChildren
    }

    /// Removes a `#Preview` of a module that isn't shown itself: it would be compiled for nothing, and may not compile.
    private func removesPreview(_ node: some SyntaxProtocol) -> Bool {
        guard leavesOutPreviews else { return false }
        guard Syntax(node).asProtocol((any FreestandingMacroExpansionSyntax).self)?.isPreview == true else { return false }
        blank(node)
        return true
    }

    /// Removes a declaration that `@available` restricts to a version above the target's.
    private func removesLater(_ node: some SyntaxProtocol) -> Bool {
        guard let declaration = Syntax(node).asProtocol((any WithAttributesSyntax).self), !node.is(MissingDeclSyntax.self) else { return false }
        let isLater = declaration.attributes.contains { element in
            guard case .attribute(let attribute) = element, case .availability(let list) = attribute.arguments, let required = target.requirement(list) else {
                return false
            }
            return required > target.version
        }
        if isLater { blank(node) }
        return isLater
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        // Easel's own files of the module import the same modules without a level of access, which the compiler takes for a contradiction.
        for modifier in node.modifiers where ["internal", "private", "fileprivate", "package"].contains(modifier.name.text) { blank(modifier) }
        // Linux's modules have no parts, such as `os.log`; the whole module has everything.
        let parts = Array(node.path)
        let kept = node.importKindSpecifier == nil ? parts.count : parts.count - 1
        if kept > 1, let first = parts[0].trailingPeriod {
            edits.blank(source.range(of: first).lowerBound..<source.range(of: kept == parts.count ? parts[kept - 1].name : parts[kept - 2].name).upperBound)
        }
        return .skipChildren
    }

    /// The types that Linux has in a module of their own, and Apple's systems in Foundation.
    private static let typesOfXML: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]

    private func showXMLParser() {
        let imported = source.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first
        guard let imported, source.tree.tokens(viewMode: .sourceAccurate).contains(where: { Self.typesOfXML.contains($0.text) }) else { return }
        edits.add("; import FoundationXML", at: source.range(of: imported).upperBound)
    }

    /// Removes the statements at the top level of `main.swift`, which start an app. Easel starts the app itself, and compiles the file like the others, which
    /// have declarations only.
    private func removeStatements(_ items: CodeBlockItemListSyntax) {
        for item in items {
            if let conditions = item.item.as(IfConfigDeclSyntax.self) {
                for clause in conditions.clauses { if case .statements(let inside) = clause.elements { removeStatements(inside) } }
            } else if !item.item.is(DeclSyntax.self) || item.item.as(MacroExpansionDeclSyntax.self).map({ !$0.isPreview }) == true {
                remove(item.item)
            }
        }
    }

    // MARK: Attributes and declarations

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) { blank(node) }
        if Self.delegateAdaptors.contains(name) { rewriteDelegate(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.optional) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let attribute = node.attributes.named("NSManaged") { giveAccessors(to: node, managedBy: attribute) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let attribute = node.attributes.named("NSManaged") { giveBody(to: node, managedBy: attribute) }
        removeOverrideOfObservation(node)
        noteCommit(node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        announceChanges(of: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        moveOverrides(of: node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteObjectiveCName(node)
        nameReturningPreview(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        nameReturningPreview(node)
        return .visitChildren
    }

    /// Gives a `#Preview` whose closure has a `return` another name: its macro takes any closure. Of one that takes a list of views, the compiler explains errors
    /// only by saying that `return` doesn't belong there.
    private func nameReturningPreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard node.isPreview, node.additionalTrailingClosures.isEmpty,
            node.arguments.allSatisfy({ ["traits", "arguments", "body"].contains($0.label?.text ?? "traits") }),
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self), ReturnFinder.hasReturn(closure)
        else { return }
        edits.replace(source.range(of: node.macroName), with: "_return")
    }

    /// Attributes that only Objective-C needs.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "UIApplicationMain",
        "NSApplicationMain",
    ]
    private static let delegateAdaptors: Set<String> = [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]
}

extension AttributeListSyntax {
    /// Returns the attribute with a name.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }.first { $0.attributeName.trimmedDescription == name }
    }

    /// The names of the attributes, those in `#if` excepted.
    var names: Set<String> {
        Set(compactMap { if case .attribute(let attribute) = $0 { attribute.attributeName.trimmedDescription } else { nil } })
    }
}

extension DeclModifierListSyntax {
    var names: Set<String> { Set(map(\.name.text)) }
}

extension ReadTarget {
    /// Returns whether a condition such as `os(iOS)` is true; nil if the compiler's own result applies.
    func value(of function: String, _ argument: String) -> Bool? {
        switch (function, argument) {
        case ("os", _): systems.contains(argument)
        case ("canImport", "UIKit"): hasUIKit
        case ("canImport", "AppKit"), ("canImport", "Cocoa"): !hasUIKit
        case ("targetEnvironment", "simulator"): hasUIKit
        case ("targetEnvironment", _): false
        default: nil
        }
    }

    /// Returns the major version that a list of platforms, as in `#available(iOS 17, macOS 14, *)` or `@available(iOS, introduced: 17)`, requires; nil if the
    /// list doesn't name the platform, or says that something is deprecated.
    func requirement(_ list: AvailabilityArgumentListSyntax) -> Int? {
        var (version, introduced, isNamed): (Int?, Int?, Bool) = (nil, nil, false)
        for element in list {
            switch element.argument {
            case .token(let token): isNamed = isNamed || systems.contains(token.text)
            case .availabilityVersionRestriction(let restriction):
                if systems.contains(restriction.platform.text), version == nil { version = restriction.version.flatMap { Int($0.major.text) } }
            case .availabilityLabeledArgument(let argument):
                if argument.label.text == "message" { continue }
                guard argument.label.text == "introduced" else { return nil }
                if case .version(let tuple) = argument.value { introduced = Int(tuple.major.text) }
            @unknown default: continue
            }
        }
        return version ?? (isNamed ? introduced : nil)
    }
}
