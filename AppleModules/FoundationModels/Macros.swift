/// Makes a type one whose values a model can make.
@attached(extension, conformances: Generable, names: named(PartiallyGenerated))
public macro Generable(description: String? = nil) = #externalMacro(module: "EaselMacros", type: "GenerableMacro")

/// Describes a value for a model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Describes a value for a model.
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) = #externalMacro(module: "EaselMacros", type: "NothingMacro")
