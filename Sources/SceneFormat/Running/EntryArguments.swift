import Views

/// The arguments of one view or modifier while it is evaluated.
@MainActor
struct EntryArguments: Equatable {
    nonisolated let prepared: PreparedArguments
    nonisolated let scope: SceneScope

    nonisolated static func == (lhs: EntryArguments, rhs: EntryArguments) -> Bool { lhs.prepared === rhs.prepared && lhs.scope == rhs.scope }

    /// The value that the scene gives for a parameter; nil if it gives none.
    subscript(index: Int) -> PreparedValue? { prepared.values[index] }

    /// These arguments in the scope of a variable that the entry introduces.
    func adding(_ local: SceneValue) -> EntryArguments { EntryArguments(prepared: prepared, scope: scope.adding(local)) }

    /// The parameters of names that the scene makes up, as members of an object.
    var additionalMembers: [String: SceneValue] {
        var members: [String: SceneValue] = [:]
        for (name, expression) in prepared.additional {
            members[name] = scope.store.evaluate(expression, locals: scope.locals)
        }
        return members
    }
}
