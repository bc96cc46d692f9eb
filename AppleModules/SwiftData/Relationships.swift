import Foundation
import Observation

/// A property of a model that refers to models. `@Model` makes one for each stored property that may be a relationship.
public struct _Relationship {
    let property: RelatedProperty?
    let rule: Schema.Relationship.DeleteRule
    /// The property that refers back, if the declaration names it.
    let inverse: AnyKeyPath?

    /// Creates the relationship. It has no effect unless the property is a model, an optional model, or an array of models.
    public init<Model: PersistentModel, Value>(
        _ property: ReferenceWritableKeyPath<Model, Value>, deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
    ) { (self.property, rule, self.inverse) = (RelatedProperty(property), deleteRule, inverse) }

    /// Returns the relationships that a closure creates. Key paths of a main-actor class can be created on any thread, but only its actor may write them.
    public static func _all(_ make: @MainActor () -> [_Relationship]) -> [_Relationship] {
        withoutActuallyEscaping(make) { unsafe unsafeBitCast($0, to: (() -> [_Relationship]).self)() }
    }
}

/// A relationship with its other end.
struct Relation {
    let property: RelatedProperty
    let rule: Schema.Relationship.DeleteRule
    /// The property that refers back; nil for a relationship with one end.
    let opposite: RelatedProperty?
}

/// The relationships of all models.
final class Relationships: @unchecked Sendable {
    private var known: [ObjectIdentifier: [Relation]] = [:]
    private let lock = NSRecursiveLock()

    static let shared = Relationships()

    /// Returns the relationships of a model.
    func relations(of owner: any PersistentModel) -> [Relation] {
        let type = type(of: owner)
        return lock.withLock {
            if let relations = known[ObjectIdentifier(type)] { return relations }
            let relations = Self.relations(of: type)
            known[ObjectIdentifier(type)] = relations
            return relations
        }
    }

    private static func relations(of type: any PersistentModel.Type) -> [Relation] {
        type._relationships.compactMap { relationship in
            relationship.property.map { Relation(property: $0, rule: relationship.rule, opposite: opposite(of: relationship, $0)) }
        }
    }

    /// Returns the property that refers back: the one that either declaration names, or the only one that no declaration names, as on Apple's systems.
    private static func opposite(of relationship: _Relationship, _ property: RelatedProperty) -> RelatedProperty? {
        let theirs = property.destination._relationships
        if let inverse = relationship.inverse { return theirs.first { $0.property?.keyPath == inverse }?.property }
        if let other = theirs.first(where: { $0.inverse == property.keyPath }) { return other.property }
        let ours = property.owner._relationships
        let back = free(theirs, to: property.owner, named: ours)
        guard property.owner != property.destination, back.count == 1, free(ours, to: property.destination, named: theirs).count == 1 else { return nil }
        return back.first
    }

    /// Returns the properties with a destination whose inverse no declaration names.
    private static func free(
        _ relationships: [_Relationship], to destination: any PersistentModel.Type, named others: [_Relationship]
    ) -> [RelatedProperty] {
        relationships.filter { $0.inverse == nil }.compactMap(\.property).filter { property in
            property.destination == destination && !others.contains { $0.inverse == property.keyPath }
        }
    }

    /// Makes the models to which a new one refers refer back to it, because initial values are not changes.
    func didInsert(_ owner: any PersistentModel) {
        for relation in relations(of: owner) { for model in relation.property.related(owner) { relation.opposite?.add(model, owner) } }
    }

    /// Returns a model and the models that its deletion also deletes; nil if a rule denies the deletion.
    func deleted(with model: any PersistentModel) -> [any PersistentModel]? {
        var (all, ids): ([any PersistentModel], Set<ObjectIdentifier>) = ([model], [ObjectIdentifier(model)])
        var next = 0
        while next < all.count {
            for relation in relations(of: all[next]) where relation.rule == .cascade {
                for related in relation.property.related(all[next]) where ids.insert(ObjectIdentifier(related)).inserted { all.append(related) }
            }
            next += 1
        }
        let isDenied = all.contains { model in
            relations(of: model).contains { relation in
                relation.rule == .deny && relation.property.related(model).contains { !ids.contains(ObjectIdentifier($0)) }
            }
        }
        return isDenied ? nil : all
    }

    /// Removes a deleted model from the models at the other ends, unless the rule is to do nothing.
    func didDelete(_ owner: any PersistentModel) {
        for relation in relations(of: owner) where relation.rule != .noAction {
            for model in relation.property.related(owner) { relation.opposite?.remove(model, owner) }
        }
    }

    /// Removes deleted models from a model's properties without another end.
    func forget(_ deleted: Set<ObjectIdentifier>, in owner: any PersistentModel) {
        for relation in relations(of: owner) where relation.opposite == nil {
            for model in relation.property.related(owner) where deleted.contains(ObjectIdentifier(model)) { relation.property.remove(owner, model) }
        }
    }
}

/// The observation registrar of a model, which also keeps the other ends of its relationships up to date.
public struct _ModelRegistrar: Sendable {
    private let registrar = ObservationRegistrar()
    private let changes = Changes()

    public init() {}

    public func access<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) { registrar.access(model, keyPath: keyPath) }

    public func willSet<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) {
        changes.begin(model, keyPath)
        registrar.willSet(model, keyPath: keyPath)
    }

    public func didSet<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) {
        registrar.didSet(model, keyPath: keyPath)
        let related = changes.end(model)
        ModelStore.noteChange(of: model)
        // Otherwise the next search would add them, which may be one of a view that is being updated.
        if !related.isEmpty { ModelStore.add(related, relatedTo: model) }
    }

    public func withMutation<Model: PersistentModel, Member, Result>(
        of model: Model, keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        willSet(model, keyPath: keyPath)
        defer { didSet(model, keyPath: keyPath) }
        return try mutation()
    }

    /// The changes of one model that are in progress. Models of other threads have their own.
    private final class Changes: @unchecked Sendable {
        private struct Change {
            let relation: Relation
            let old: [any PersistentModel]
        }
        /// The changes, innermost last; nil for a property that isn't a relationship.
        private var open: [Change?] = []
        private let lock = NSLock()

        func begin(_ owner: any PersistentModel, _ property: AnyKeyPath) {
            let relation = Relationships.shared.relations(of: owner).first { $0.property.keyPath == property }
            let change = relation.map { Change(relation: $0, old: $0.property.related(owner)) }
            lock.withLock { open.append(change) }
        }

        /// Updates the models to which the property now refers, and those to which it no longer refers.
        ///
        /// - Returns: the models to which the property refers only since the change; none for a property that isn't a relationship.
        func end(_ owner: any PersistentModel) -> [any PersistentModel] {
            guard let change = lock.withLock({ open.popLast() ?? nil }) else { return [] }
            let (old, new) = (Set(change.old.map { ObjectIdentifier($0) }), change.relation.property.related(owner))
            let added = new.filter { !old.contains(ObjectIdentifier($0)) }
            guard let opposite = change.relation.opposite else { return added }
            let kept = Set(new.map { ObjectIdentifier($0) })
            for model in change.old where !kept.contains(ObjectIdentifier(model)) { opposite.remove(model, owner) }
            for model in added { opposite.add(model, owner) }
            return added
        }
    }
}
