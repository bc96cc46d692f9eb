/// The menu around its items: how an item ends it, and how items look.
struct MenuContext {
    /// Closes the menu.
    let dismiss: () -> Void
}

private struct MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
    /// The menu around the view; nil outside of menus. Toggles, pickers, menus, sections, and dividers are menu items where it isn't nil.
    var menu: MenuContext? {
        get { self[MenuContextKey.self] }
        set { self[MenuContextKey.self] = newValue }
    }
}
