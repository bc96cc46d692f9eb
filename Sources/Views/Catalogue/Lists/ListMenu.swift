/// What a tap on a row of a list does where the list has menus for its selection.
struct ListPrimaryAction {
    let perform: (AnyHashable) -> Void
}

private struct ListPrimaryActionKey: EnvironmentKey { static var defaultValue: ListPrimaryAction? { nil } }

extension EnvironmentValues {
    var listPrimaryAction: ListPrimaryAction? {
        get { self[ListPrimaryActionKey.self] }
        set { self[ListPrimaryActionKey.self] = newValue }
    }
}

extension View {
    /// Adds a menu to the rows of the lists inside, and an action that a tap on a row runs. The menu isn't drawn.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(
            \.listPrimaryAction,
            primaryAction.map { action in ListPrimaryAction { if let item = $0.base as? I { action([item]) } } }
        )
        .notDrawn("contextMenu(forSelectionType:)")
    }
}
