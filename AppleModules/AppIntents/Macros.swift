import AppleCoreSpotlight

/// Makes a type an intent of a schema.
@attached(member, names: named(title), named(init))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaIntentMacro")

/// Makes a type an object of a schema.
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaEntityMacro")

/// Makes a type the values of a schema.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaEnumMacro")

/// Makes a type an intent of a schema; the older name.
@attached(member, names: named(title), named(init))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaIntentMacro")

/// Makes a type an object of a schema; the older name.
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaEntityMacro")

/// Makes a type the values of a schema; the older name.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Schema) = #externalMacro(module: "EaselMacros", type: "SchemaEnumMacro")

/// Makes an enumeration a parameter of several types.
@attached(peer)
public macro UnionValue() = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Makes a computed property a property of an object.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Makes a computed property a property of an object.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Makes a computed property a property of an object that can be searched for.
@attached(peer)
public macro ComputedProperty<Value>(title: LocalizedStringResource? = nil, indexingKey: KeyPath<CSSearchableItemAttributeSet, Value>) =
    #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Makes a property that takes time a property of an object.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// Makes a property that takes time a property of an object.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "EaselMacros", type: "NothingMacro")
