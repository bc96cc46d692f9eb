import SwiftUI

@attached(
    member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers), named(_relationships), named(_isUnset))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "EaselMacros", type: "ModelMacro")

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "EaselMacros", type: "PersistedPropertyMacro")

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "EaselMacros", type: "ModelActorMacro")

@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "EaselMacros", type: "NothingMacro")

@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "EaselMacros", type: "NothingMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "EaselMacros", type: "NoDeclarationMacro")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "EaselMacros", type: "NoDeclarationMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "EaselMacros", type: "NothingMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) =
    #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) =
    #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction) =
    #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "EaselMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "EaselMacros", type: "QueryMacro")
