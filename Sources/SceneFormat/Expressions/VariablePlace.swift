/// Where a variable lies that `set`, controls and gestures change.
package enum VariablePlace: Sendable, Hashable {
    /// Its place in ``ExpressionScope/state``.
    case state(Int)
    /// A parameter of a component that stands for a state variable of whoever uses it: the place in ``ExpressionScope/locals``, where the variable's
    /// place is found.
    case binding(Int)

    /// The variable's place in the scene's state.
    ///
    /// - Precondition: the locals have the shape of the scope that this was resolved in.
    func index(_ locals: [SceneValue]) -> Int {
        switch self {
        case .state(let place): place
        case .binding(let local): SceneValue.bindingPlace(locals[local])
        }
    }
}

extension SceneValue {
    /// What stands among the locals for a parameter that is a binding: the variable's place. Expressions never see it.
    static func binding(to place: Int) -> SceneValue { .number(Double(place)) }

    /// The other way round.
    static func bindingPlace(_ value: SceneValue) -> Int {
        guard case .number(let place) = value else { preconditionFailure("a component's binding has no variable") }
        return Int(place)
    }
}
