import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview("Name") { … }`: a function that the table of views calls by its symbol. `#_return` stands for a use whose closure has a `return`.
enum PreviewMacro: DeclarationMacro {
    // The user's code keeps its lines and columns.
    static var formatMode: FormatMode { .disabled }

    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        // Unique in the module, but different when lines are added above.
        let function = context.makeUniqueName("EaselPreview")
        // Attributes such as `@available` come before it, and the compiler gives them to the function, too.
        let place = PreviewPlace(of: node.pound, in: context)
        let isolation = node.as(MacroExpansionDeclSyntax.self)?.attribute("MainActor") == nil ? "@MainActor " : ""
        let symbol = "easel_preview_\(hash(place?.identity ?? function.text))"
        if let place { PreviewNote(symbol: symbol, name: self.name(of: node), place: place).record() }
        // Names and a space are as long as `#Preview`. Only a closure without `return` is built as a list of views.
        let hoisted = PreviewBody.hoisting(node, in: context)
        let name = hoisted != nil || node.macroName.text != "Preview" ? "_return" : "_Canvas"
        let call = "\(name) \(node.macroName.trailingTrivia)\((hoisted ?? node).argumentsDescription)"
        return [
            """
            @_silgen_name("\(raw: symbol)") \(raw: isolation)func \(function)() -> _Canvas {\(raw: context.located(call, at: node.pound))
            #sourceLocation()
            }
            """
        ]
    }

    /// The preview's name in one line, if it is a literal without interpolations.
    private static func name(of node: some FreestandingMacroExpansionSyntax) -> String {
        guard let first = node.arguments.first, first.label == nil else { return "" }
        let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// FNV-1a.
    private static func hash(_ text: String) -> String {
        String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }, radix: 16)
    }
}

extension MacroExpansionContext {
    /// Returns code in lines of its own, which the compiler takes for code of the file at the place of a node: for messages and for traps.
    func located(_ code: String, at node: some SyntaxProtocol) -> String {
        guard let place = PreviewPlace(of: node, in: self) else { return "\n\(code)" }
        return "\n#sourceLocation(file: \(place.literal), line: \(place.line))\n" + String(repeating: " ", count: place.column - 1) + code
    }
}
