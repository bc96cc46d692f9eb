import SwiftSyntax
import SwiftSyntaxMacros

/// Moves the `@Previewable` properties of a preview's closure into a view, in which property wrappers keep their state.
enum PreviewBody {
    /// Returns the use with a closure that declares such a view; nil without such properties.
    static func hoisting<Use: FreestandingMacroExpansionSyntax>(_ use: Use, in context: some MacroExpansionContext) -> Use? {
        let argument = use.arguments.first { $0.label?.text == "body" }
        // A view can't have the parameters of a closure.
        guard var closure = use.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self), closure.signature == nil else { return nil }
        let members = closure.statements.compactMap { member($0, in: context) }
        guard !members.isEmpty else { return nil }
        let rest = Array(closure.statements).filter { previewable($0) == nil }
        let statements = rest.map { context.located($0.trimmedDescription, at: $0) }.joined()
        // With `return`, the closure may return views of several types.
        let body = use.macroName.text == "Preview" ? statements : "_Canvas._content {\(statements)\n}"
        closure.statements = [
            "\nstruct __EaselPreviewContent: SwiftUI.View {\(raw: members.joined())\nvar body: some SwiftUI.View {\(raw: body)\n}\n}",
            "\nreturn __EaselPreviewContent()\n",
        ]
        var use = use
        if use.trailingClosure != nil {
            use.trailingClosure = closure
        } else {
            use.arguments = LabeledExprListSyntax(use.arguments.map { $0.id == argument?.id ? $0.with(\.expression, ExprSyntax(closure)) : $0 })
        }
        return use
    }

    /// Returns the attribute that makes a statement's variable a property.
    private static func previewable(_ statement: CodeBlockItemSyntax) -> AttributeSyntax? {
        statement.item.as(VariableDeclSyntax.self)?.attribute("Previewable")
    }

    /// Returns the property that a statement declares, with spaces for the attribute.
    private static func member(_ statement: CodeBlockItemSyntax, in context: some MacroExpansionContext) -> String? {
        guard let attribute = previewable(statement) else { return nil }
        var code = Array(statement.item.trimmedDescription.utf8)
        let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset - statement.positionAfterSkippingLeadingTrivia.utf8Offset
        code.replaceSubrange(
            start..<start + attribute.trimmedLength.utf8Length, with: repeatElement(UInt8(ascii: " "), count: attribute.trimmedLength.utf8Length))
        return context.located(String(decoding: code, as: UTF8.self), at: statement)
    }
}
