import Views

/// The arguments of one view or modifier while it is evaluated.
@MainActor
struct EntryArguments: Equatable {
    nonisolated let prepared: PreparedArguments
    nonisolated let scope: SceneScope

    nonisolated static func == (lhs: EntryArguments, rhs: EntryArguments) -> Bool { lhs.prepared === rhs.prepared && lhs.scope == rhs.scope }

    /// Returns the scene's value for a parameter; nil if the scene gives no value.
    subscript(index: Int) -> PreparedValue? { prepared.values[index] }

    /// Returns these arguments in the scope of a variable of the entry.
    func adding(_ local: SceneValue) -> EntryArguments { EntryArguments(prepared: prepared, scope: scope.adding(local)) }

    /// Returns the parameters whose names the scene chooses, as members of an object.
    var additionalMembers: [String: SceneValue] {
        var members: [String: SceneValue] = [:]
        for (name, expression) in prepared.additional {
            members[name] = scope.store.evaluate(expression, locals: scope.locals)
        }
        return members
    }
}
