import Views

/// New values for state variables, assigned on an event.
@MainActor
struct SceneAssignments: Equatable {
    fileprivate let assignments: [TimelineEvent.Assignment]
    fileprivate let scope: SceneScope

    nonisolated static func == (lhs: SceneAssignments, rhs: SceneAssignments) -> Bool {
        lhs.scope == rhs.scope && lhs.assignments.elementsEqual(rhs.assignments) { $0.value === $1.value }
    }

    /// Assigns the values.
    ///
    /// - Parameter locals: the values of the entry's variables, in order.
    func callAsFunction(_ locals: SceneValue...) { scope.store.perform(assignments, locals: scope.locals + locals) }

    /// Resets the variables to their initial values.
    func reset() { scope.store.reset(assignments.map { $0.variable.index(scope.locals) }) }
}

extension ParameterType where Value == SceneAssignments {
    static let assignments = ParameterType(
        kind: .assignments, seesLocals: true,
        evaluate: { prepared, arguments in
            if case .assignments(let assignments) = prepared { SceneAssignments(assignments: assignments, scope: arguments.scope) } else { nil }
        }, fallback: { SceneAssignments(assignments: [], scope: $0.scope) })
}

extension Parameter where Value == SceneAssignments? {
    /// New values for state variables. They see the entry's variables.
    static func assignments(_ name: String, default standard: Absence, seesLocals: Bool = true, _ summary: String) -> Self {
        var type = ParameterType.assignments
        type.seesLocals = seesLocals
        return Self(name, type, default: standard, summary)
    }
}

/// New values for state variables, the animation of the change, and new values for its completion.
@MainActor
struct SceneAction: Equatable {
    let set: SceneAssignments?
    let animation: Deferred<Animation??>
    var completion: SceneAssignments?
    var criteria: Deferred<AnimationCompletionCriteria>?

    /// Assigns the values.
    ///
    /// - Parameter locals: the values of the entry's variables, in order.
    func callAsFunction(_ locals: SceneValue...) {
        guard let set else { return }
        let scope = locals.reduce(set.scope) { $0.adding($1) }
        if let completion {
            // Without an animation, the completion runs in the same frame.
            withAnimation(animation(in: scope) ?? nil, completionCriteria: criteria?() ?? .logicallyComplete) {
                scope.store.perform(set.assignments, locals: scope.locals)
            } completion: {
                MainActor.assumeIsolated { scope.store.perform(completion.assignments, locals: scope.locals) }
            }
        } else if animation.isGiven {
            withAnimation(animation(in: scope) ?? nil) { scope.store.perform(set.assignments, locals: scope.locals) }
        } else {
            scope.store.perform(set.assignments, locals: scope.locals)
        }
    }
}

extension Parameter where Value == SceneAction {
    /// A change of state: `set`, its animation, and its completion.
    static let action = action(Parameter<SceneAssignments>("set", .assignments, "New values for state variables.").map { $0 })

    /// An optional change of state.
    static func action(default: Absence, _ summary: String) -> Self { action(.assignments("set", default: nil, summary)) }

    private static var criteria: Keywords<AnimationCompletionCriteria> { ["logicallyComplete": .logicallyComplete, "removed": .removed] }

    private static func action(_ set: Parameter<SceneAssignments?>) -> Self {
        .group(
            set, .deferred(.animation(default: nil, "The animation of the change.")),
            .assignments("completion", default: nil, "New values for state variables after the animation has ended."),
            .deferred(
                .keyword(
                    "completionCriteria", criteria, default: .logicallyComplete,
                    "The end of the animation: when it is logically complete, or when nothing moves any more."))
        ) { set, animation, completion, criteria in
            SceneAction(set: set, animation: animation, completion: completion, criteria: criteria)
        }
    }
}
