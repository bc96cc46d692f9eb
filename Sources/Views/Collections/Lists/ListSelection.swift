/// The type-erased selection of a list.
struct ListSelection {
    /// Whether several rows can be selected, which is only possible in edit mode.
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    /// The tags of all selected rows.
    let all: () -> Set<AnyHashable>
    /// Ends the selection, unless exactly one row has to be selected.
    var clear: () -> Void = {}
    /// Selects a row, or deselects it if several can be selected.
    let tap: (AnyHashable) -> Void

    /// The selection of at most one row.
    static func single<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
        ListSelection(
            isMultiple: false, contains: { $0 == binding.wrappedValue.map { AnyHashable($0) } },
            all: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
            clear: { binding.wrappedValue = nil }, tap: { if let value = $0.base as? Value { binding.wrappedValue = value } })
    }

    /// The selection of exactly one row.
    static func required<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
        ListSelection(
            isMultiple: false, contains: { $0 == AnyHashable(binding.wrappedValue) }, all: { [AnyHashable(binding.wrappedValue)] },
            tap: { if let value = $0.base as? Value { binding.wrappedValue = value } }
        )
    }

    /// The selection of any number of rows.
    static func multiple<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
        ListSelection(
            isMultiple: true, contains: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
            all: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
            tap: {
                guard let value = $0.base as? Value else { return }
                if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
            })
    }
}

/// The state shared by the rows of a list: its selection and its mode.
struct ListRowContext {
    var selection: ListSelection?
    var isEditing = false
}

private struct ListRowContextKey: EnvironmentKey { static var defaultValue: ListRowContext? { nil } }

extension EnvironmentValues {
    var listRows: ListRowContext? {
        get { self[ListRowContextKey.self] }
        set { self[ListRowContextKey.self] = newValue }
    }
}
