@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin for `#Preview` and for macros of SwiftUI, SwiftData, and other modules.
///
/// Its only, optional argument is a file to which it appends a line for each `#Preview`.
@main
enum Main {
    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: EaselMacros()).main()
    }
}

/// The macros by the names in their declarations.
private struct EaselMacros: PluginProvider {
    private let macros: [String: any Macro.Type] = [
        "PreviewMacro": PreviewMacro.self, "EntryMacro": EntryMacro.self, "AnimatableMacro": AnimatableMacro.self,
        "ModelMacro": ModelMacro.self, "PersistedPropertyMacro": PersistedPropertyMacro.self, "ModelActorMacro": ModelActorMacro.self,
        "QueryMacro": QueryMacro.self, "GenerableMacro": GenerableMacro.self, "RuleMacro": RuleMacro.self, "SchemaIntentMacro": SchemaIntentMacro.self,
        "SchemaEntityMacro": SchemaEntityMacro.self, "SchemaEnumMacro": SchemaEnumMacro.self, "NothingMacro": NothingMacro.self,
        "NoDeclarationMacro": NoDeclarationMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros[typeName] else { throw MissingMacro(name: typeName) }
        return macro
    }
}

private struct MissingMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "Easel has no macro \(name)" }
}
