/// Accepts code that Xcode runs in its own pane.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping () async throws -> Void) = #externalMacro(module: "EaselMacros", type: "NoDeclarationMacro")
