/// The storage of a variable that `set`, controls and gestures change.
package enum VariablePlace: Sendable, Hashable {
    /// An index into ``ExpressionScope/state``.
    case state(Int)
    /// A component's parameter that refers to a state variable of the component's user: the index into ``ExpressionScope/locals`` of the local that
    /// holds the variable's own index.
    case binding(Int)

    /// Returns the variable's index in the scene's state.
    ///
    /// - Precondition: the locals have the shape of the scope in which this was resolved.
    func index(_ locals: [SceneValue]) -> Int {
        switch self {
        case .state(let place): place
        case .binding(let local): SceneValue.bindingPlace(locals[local])
        }
    }
}

extension SceneValue {
    /// Returns the local value of a binding parameter: the variable's index. Expressions never see it.
    static func binding(to place: Int) -> SceneValue { .number(Double(place)) }

    /// Returns the variable's index from the local value of a binding parameter.
    static func bindingPlace(_ value: SceneValue) -> Int {
        guard case .number(let place) = value else { preconditionFailure("a component's binding has no variable") }
        return Int(saturating: place)
    }
}
