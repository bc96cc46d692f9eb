/// The action of a tap on a row in a list that has menus for its selection.
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
    /// Opens a menu after a long press on a row of the lists inside, and runs an action after a tap on it.
    ///
    /// - Parameters:
    ///   - itemType: the type of the rows' tags.
    ///   - menu: returns the items for the tags of the selected rows if the pressed row is one of them, or otherwise for its own tag.
    ///   - primaryAction: takes the tag of the tapped row; nil if a tap selects the row.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(
            \.listPrimaryAction,
            primaryAction.map { action in ListPrimaryAction { if let item = $0.base as? I { action([item]) } } }
        )
        .environment(
            \.listMenu,
            M.self == EmptyView.self
                ? nil
                : ListMenu { tags in
                    let items = tags.compactMap { $0.base as? I }
                    return items.isEmpty ? nil : AnyView(menu(Set(items)))
                })
    }
}
