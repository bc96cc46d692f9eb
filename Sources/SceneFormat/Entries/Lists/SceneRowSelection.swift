import Views

/// The selected rows of a list or table, in a state variable.
@MainActor
enum SceneRowSelection {
    case one(Binding<SceneValue?>)
    case several(Binding<Set<SceneValue>>)

    /// The variable's value decides: a list stands for several rows.
    init(_ variable: Binding<SceneValue>) {
        if case .array = variable.wrappedValue {
            self = .several(
                Binding(
                    get: { if case .array(let values) = variable.wrappedValue { Set(values) } else { [] } },
                    set: { selected in
                        // In the order in which they were selected, so that the variable is the same in every run.
                        guard case .array(let former) = variable.wrappedValue else { return }
                        let kept = former.filter(selected.contains)
                        variable.wrappedValue = .array(kept + selected.subtracting(kept).sorted { ($0.text ?? "") < ($1.text ?? "") })
                    }))
        } else {
            self = .one(
                Binding(get: { variable.wrappedValue == .null ? nil : variable.wrappedValue }, set: { variable.wrappedValue = $0 ?? .null }))
        }
    }
}

extension Parameter where Value == SceneRowSelection? {
    /// The variable with the selection of a list or table.
    static var rowSelection: Self {
        Parameter<Binding<SceneValue>?>.variable(
            "selection", default: nil,
            "The variable with the 'tag' or id of the selected row, or with a list of them: then several rows can be selected, while rows are edited."
        ).map { $0.map { SceneRowSelection($0) } }
    }
}
