import Foundation
import Observation

/// A property of a model that refers to models of another type, and the property that refers back. `@Model` makes one for each `@Relationship(inverse:)`.
public struct _Inverse {
    fileprivate let sides: [Side]

    /// Creates the pair. Each property is a model, an optional model, or an array of models.
    public init<A: PersistentModel, V, B: PersistentModel, W>(_ property: ReferenceWritableKeyPath<A, V>, _ inverse: ReferenceWritableKeyPath<B, W>) {
        sides = [Side(of: property, opposite: inverse), Side(of: inverse, opposite: property)]
    }
}

/// One end of a relationship.
private struct Side {
    let owner: ObjectIdentifier
    let property: AnyKeyPath
    /// Returns the models to which an owner refers.
    let related: (AnyObject) -> [AnyObject]
    /// Makes a related model refer back to the owner.
    let connect: (_ related: AnyObject, _ owner: AnyObject) -> Void
    /// Makes a model forget the owner.
    let disconnect: (_ related: AnyObject, _ owner: AnyObject) -> Void

    init<A: PersistentModel, V, B: PersistentModel, W>(of property: ReferenceWritableKeyPath<A, V>, opposite: ReferenceWritableKeyPath<B, W>) {
        owner = ObjectIdentifier(A.self)
        self.property = property
        related = { owner in (owner as? A).map { Self.models(in: $0[keyPath: property]) } ?? [] }
        connect = { related, owner in
            guard let related = related as? B, let owner = owner as? A else { return }
            let value = related[keyPath: opposite]
            guard !Self.models(in: value).contains(where: { $0 === owner }) else { return }
            if let list = value as? [A] {
                if let new = (list + [owner]) as? W { related[keyPath: opposite] = new }
            } else if let new = owner as? W ?? [owner] as? W {
                related[keyPath: opposite] = new
            }
        }
        disconnect = { related, owner in
            guard let related = related as? B, let owner = owner as? A else { return }
            let value = related[keyPath: opposite]
            guard Self.models(in: value).contains(where: { $0 === owner }) else { return }
            if let list = value as? [A] {
                if let new = list.filter({ $0 !== owner }) as? W { related[keyPath: opposite] = new }
            } else if let new = (A?.none as Any) as? W {
                related[keyPath: opposite] = new
            }
        }
    }

    private static func models<Value>(in value: Value) -> [AnyObject] {
        if let one = value as? any PersistentModel { return [one] }
        return (value as? [any PersistentModel])?.map { $0 as AnyObject } ?? []
    }
}

/// The relationships of all models, and the changes in progress.
final class Relationships: @unchecked Sendable {
    private struct Change {
        let owner: AnyObject
        let side: Side
        let old: [AnyObject]
    }
    private struct State {
        var known: Set<ObjectIdentifier> = []
        var sides: [ObjectIdentifier: [Side]] = [:]
        /// Changes whose end hasn't come, innermost last; nil for a property without an inverse.
        var changes: [Change?] = []
    }
    private var state = State()
    private let lock = NSRecursiveLock()

    static let shared = Relationships()

    /// Remembers the relationships that a type of models declares.
    func add(_ type: any PersistentModel.Type) {
        lock.withLock {
            guard state.known.insert(ObjectIdentifier(type)).inserted else { return }
            for side in type._inverses.flatMap(\.sides) { state.sides[side.owner, default: []].append(side) }
        }
    }

    private func sides(of owner: any PersistentModel) -> [Side] {
        add(type(of: owner))
        return lock.withLock { state.sides[ObjectIdentifier(type(of: owner))] ?? [] }
    }

    func willSet(_ owner: any PersistentModel, _ property: AnyKeyPath) {
        let side = sides(of: owner).first { $0.property == property }
        let change = side.map { Change(owner: owner, side: $0, old: $0.related(owner)) }
        lock.withLock { state.changes.append(change) }
    }

    /// Updates the models to which the property refers now, and those to which it doesn't any more.
    func didSet() {
        guard let change = lock.withLock({ state.changes.popLast() ?? nil }) else { return }
        let new = change.side.related(change.owner)
        for model in change.old where !new.contains(where: { $0 === model }) { change.side.disconnect(model, change.owner) }
        for model in new where !change.old.contains(where: { $0 === model }) { change.side.connect(model, change.owner) }
    }

    /// Makes the models to which a new one refers refer back: initial values are no changes.
    func didInsert(_ owner: any PersistentModel) {
        for side in sides(of: owner) { for model in side.related(owner) { side.connect(model, owner) } }
    }

    /// Makes all models forget a deleted one.
    func didDelete(_ owner: any PersistentModel) {
        for side in sides(of: owner) { for model in side.related(owner) { side.disconnect(model, owner) } }
    }
}

/// The observation registrar of a model, which also keeps the other ends of its relationships up to date.
public struct _ModelRegistrar: Sendable {
    private let registrar = ObservationRegistrar()

    public init() {}

    public func access<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) { registrar.access(model, keyPath: keyPath) }

    public func willSet<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) {
        Relationships.shared.willSet(model, keyPath)
        registrar.willSet(model, keyPath: keyPath)
    }

    public func didSet<Model: PersistentModel, Member>(_ model: Model, keyPath: KeyPath<Model, Member>) {
        registrar.didSet(model, keyPath: keyPath)
        Relationships.shared.didSet()
    }

    public func withMutation<Model: PersistentModel, Member, Result>(
        of model: Model, keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        willSet(model, keyPath: keyPath)
        defer { didSet(model, keyPath: keyPath) }
        return try mutation()
    }
}
