/// The menu around its items.
struct MenuContext {
    /// Closes the menu.
    let dismiss: () -> Void
    /// Whether titles are indented, because some items have check marks or submenus.
    let isIndented: Bool
    /// Whether the items of menus and pickers inside are items themselves, without a panel of their own.
    var showsSubmenus = false
}

private struct MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
    /// The menu around the view; nil outside of menus. Toggles, pickers, menus, sections, and dividers are menu items if it isn't nil.
    var menu: MenuContext? {
        get { self[MenuContextKey.self] }
        set { self[MenuContextKey.self] = newValue }
    }
}

/// Whether an item of a menu needs space before the titles.
enum MenuIndentationKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The dimensions of menus in points: estimates by eye from images of iOS 18, except the width, which is UIKit's
/// (Documentation/Semantics/Controls.md#menus).
enum MenuMetrics {
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    static let inset: CGFloat = 16
    /// Where titles begin in a menu with check marks.
    static let indentation: CGFloat = 38
    /// Returns where titles begin in a menu with check marks, which grow with the content size.
    static func indentation(_ scale: CGFloat) -> CGFloat { indentation + 11 * (scale - 1) }
    /// The height of the band between two sections.
    static let band: CGFloat = 8
    /// The distance of a menu from its button, and the minimum distance from the canvas's edges.
    static let gap: CGFloat = 8
    static let margin: CGFloat = 8
    /// The panel behind that of a submenu.
    static let behindScale: CGFloat = 0.96
    static let behindOpacity = 0.6
}

/// The animation of a menu that opens or closes: chosen by eye, because it is not documented.
let menuAnimation = Animation.spring(response: 0.3, dampingFraction: 0.85)

/// Whether a menu closes when one of its items runs.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    /// The first item nearest to the button.
    public static let priority = MenuOrder(name: "priority")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

private struct IsMenuPickerStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuDismissBehaviorKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The scale of check marks and arrows, which follow the content size.
    var menuMarkScale: CGFloat { TextStyleSizes(self).factor(of: .body) }
    /// Whether the style `menu` was set for pickers, rather than the platform's style: inside a menu, such pickers are submenus.
    var isMenuPickerStyle: Bool {
        get { self[IsMenuPickerStyleKey.self] }
        set { self[IsMenuPickerStyleKey.self] = newValue }
    }
    /// Whether a menu closes when an item runs.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissBehaviorKey.self] }
        set { self[MenuDismissBehaviorKey.self] = newValue }
    }
    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// Whether menus have an indicator. They have none on iOS.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a menu closes when one of the items inside runs.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { environment(\.menuActionDismissBehavior, behavior) }
    /// Sets the order of the items of the menus inside: from top to bottom, or from the button on.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Sets whether the menus inside have an indicator. On iOS they have none; a request for one causes a warning.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility).notDrawn(visibility == .visible ? "menuIndicator(.visible)" : nil)
    }
}
