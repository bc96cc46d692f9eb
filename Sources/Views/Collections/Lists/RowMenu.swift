/// The menus of the rows of the lists inside.
struct ListMenu {
    /// Returns the items for the rows with these tags; nil for tags of another type.
    let items: (Set<AnyHashable>) -> AnyView?
}

private struct ListMenuKey: EnvironmentKey { static var defaultValue: ListMenu? { nil } }

extension EnvironmentValues {
    var listMenu: ListMenu? {
        get { self[ListMenuKey.self] }
        set { self[ListMenuKey.self] = newValue }
    }
}

extension ListRowRenderNode {
    /// The number of seconds that a row must be pressed to open its menu, as with `contextMenu(menuItems:)`.
    static var menuDelay: Double { 0.5 }

    /// The menu in the row's slot; nil if the list has none for the row.
    var menu: RowMenu? {
        guard kind == .row, environment.listMenu != nil else { return nil }
        let items = isMenuOpen ? menuTags.flatMap { environment.listMenu?.items($0) } : nil
        return RowMenu(isOpen: isMenuOpen && items != nil, source: source, items: items) { [weak self] in self?.setMenu(isOpen: false) }
    }

    /// The tags that the menu is for: those of all selected rows, if the row is one of them, or otherwise its own.
    private var menuTags: Set<AnyHashable>? {
        guard let tag else { return nil }
        guard let selection = environment.listRows?.selection, selection.contains(tag) else { return [tag] }
        return selection.all()
    }

    func setMenu(isOpen: Bool) {
        guard isOpen != isMenuOpen else { return }
        // A list may have no menu for tags of the row's type.
        if isOpen, menuTags.flatMap({ environment.listMenu?.items($0) }) == nil { return }
        graph.willMutate(Transaction())
        isMenuOpen = isOpen
        displayDidChange()
        refreshSlot()
    }
}

/// Opens a row's menu above everything else, with the row's content lifted.
struct RowMenu: View {
    let isOpen: Bool
    let source: SourceNode
    let items: AnyView?
    let dismiss: () -> Void

    var body: some View {
        let (isOpen, source, items, dismiss) = (isOpen, source, items, dismiss)
        Color.clear.modifier(
            _AnchoredPresentationModifier(isPresented: isOpen, title: "contextMenu") { anchor, _ in
                ContextMenuHost<AnyView, EmptyView>(
                    isOpen: isOpen, anchor: anchor, source: source, items: items ?? AnyView(EmptyView()), preview: nil, dismiss: dismiss
                ).withoutContainerStyles()
            })
    }
}
