/// A property of a model type that refers to models, regardless of its type: a model, an optional one, or an array.
struct RelatedProperty {
    let owner: any PersistentModel.Type
    let keyPath: AnyKeyPath
    /// The type of the models to which the property refers.
    let destination: any PersistentModel.Type
    /// Returns the models to which an owner refers.
    let related: (_ owner: any PersistentModel) -> [any PersistentModel]
    /// Makes an owner refer to a model, which replaces the current one if the property holds only one.
    let add: (_ owner: any PersistentModel, _ model: any PersistentModel) -> Void
    /// Removes a model from an owner's property, unless the property must have one.
    let remove: (_ owner: any PersistentModel, _ model: any PersistentModel) -> Void

    /// Returns nil for a property that doesn't refer to models.
    init?<Owner: PersistentModel, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
        guard let destination = Self.destination(of: Value.self) else { return nil }
        (owner, keyPath, self.destination) = (Owner.self, property, destination)
        related = { owner in (owner as? Owner).map { $0._isUnset(property) ? [] : Self.models(in: $0[keyPath: property]) } ?? [] }
        add = { owner, model in
            guard let owner = owner as? Owner else { return }
            let models = owner._isUnset(property) ? [] : Self.models(in: owner[keyPath: property])
            guard !models.contains(where: { $0 === model }) else { return }
            if let new = model as? Value ?? (models + [model]) as? Value { owner[keyPath: property] = new }
        }
        remove = { owner, model in
            guard let owner = owner as? Owner, !owner._isUnset(property) else { return }
            let value = owner[keyPath: property]
            let models = Self.models(in: value)
            guard models.contains(where: { $0 === model }) else { return }
            let none = ((Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())).flatMap { $0 as? Value }
            let rest = value is [any PersistentModel] ? models.filter { $0 !== model } as? Value : none
            if let rest { owner[keyPath: property] = rest }
        }
    }

    private static func models<Value>(in value: Value) -> [any PersistentModel] {
        if let one = value as? any PersistentModel { return [one] }
        return (value as? [any PersistentModel]) ?? []
    }

    private static func destination(of type: Any.Type) -> (any PersistentModel.Type)? {
        if let model = type as? any PersistentModel.Type { return model }
        return (type as? any Holder.Type).flatMap { destination(of: $0.held) }
    }
}

/// A type that holds values of another one.
private protocol Holder {
    static var held: Any.Type { get }
}
extension Optional: Holder {
    static var held: Any.Type { Wrapped.self }
}
extension Array: Holder {
    static var held: Any.Type { Element.self }
}
