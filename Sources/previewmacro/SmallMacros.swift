import SwiftSyntax
import SwiftSyntaxMacros

/// A mark of a declaration that another macro reads, such as `@Relationship`, or that has no effect.
enum NothingMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// A use that stands for no declarations, such as `#Index<Note>([\.title])`.
enum NoDeclarationMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] { [] }
}

/// A condition of a tip, `#Rule(Self.$isOn) { $0 }`: a call of an initializer.
enum RuleMacro: ExpressionMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> ExprSyntax {
        "TipKit.Tips.Rule\(raw: node.argumentsDescription)"
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The arguments as they are written, with closures after the parentheses.
    var argumentsDescription: String {
        "\(leftParen?.description ?? "")\(arguments)\(rightParen?.description ?? "")\(trailingClosure?.description ?? "")\(additionalTrailingClosures)"
    }
}
