/// The position of an item in the bars of a page, as on an iPhone.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the bars that shows the item.
    enum Slot: Hashable, Sendable {
        case leading, trailing, principal, subtitle, largeTitle, largeSubtitle, bottom, status, overflow, titleMenu, keyboard, none

        /// Whether labels show only their icons.
        var showsIconsOnly: Bool {
            switch self {
            case .leading, .trailing, .bottom, .status: true
            case .principal, .subtitle, .largeTitle, .largeSubtitle, .overflow, .titleMenu, .keyboard, .none: false
            }
        }
    }
    let slot: Slot
    let name: String

    private init(_ slot: Slot, _ name: String) { (self.slot, self.name) = (slot, name) }

    /// Creates a custom position, which no bar of an iPhone shows.
    public init(id: String) { self.init(.none, id) }

    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.trailing, "automatic")
    /// The middle of the navigation bar, instead of the title.
    public static let principal = ToolbarItemPlacement(.principal, "principal")
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(.leading, "navigation")
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(.trailing, "primaryAction")
    /// The menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(.overflow, "secondaryAction")
    /// The middle of the bottom bar; on macOS, the middle of the window's toolbar.
    public static let status = ToolbarItemPlacement(.status, "status")
    /// The trailing end of the navigation bar, in semibold letters.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, "confirmationAction")
    /// The leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(.leading, "cancellationAction")
    /// The trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(.trailing, "destructiveAction")
    /// The bar above the keyboard, while a field has the focus. The keyboard isn't drawn, so the bar is at the bottom.
    public static let keyboard = ToolbarItemPlacement(.keyboard, "keyboard")
    /// The bar at the bottom of the page.
    public static let bottomBar = ToolbarItemPlacement(.bottom, "bottomBar")
    /// The leading end of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading, "navigationBarLeading")
    /// The trailing end of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing, "navigationBarTrailing")
    /// The leading end of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { navigationBarLeading }
    /// The trailing end of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { navigationBarTrailing }
    /// The middle of the navigation bar, instead of the title.
    public static let title = ToolbarItemPlacement(.principal, "title")
    /// The line below the title in the navigation bar, instead of the subtitle.
    public static let subtitle = ToolbarItemPlacement(.subtitle, "subtitle")
    /// The large title below the navigation bar.
    public static let largeTitle = ToolbarItemPlacement(.largeTitle, "largeTitle")
    /// The line below the large title, instead of the subtitle.
    public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle, "largeSubtitle")
    /// A bar of macOS, which an iPhone doesn't have.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(.none, "accessoryBar \(id)") }
}

/// A bar that a modifier refers to.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    /// Creates a custom bar, which an iPhone doesn't have.
    public init(id: String) { name = id }

    /// The navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(id: "automatic") }
    /// The bar at the top of a page.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(id: "navigationBar") }
    /// The bar with the tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(id: "tabBar") }
    /// The bar at the bottom of a page.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(id: "bottomBar") }
    /// The bar with the time, which is drawn only around views that are shown as on a device; its settings have no effect.
    public static var statusBar: ToolbarPlacement { ToolbarPlacement(id: "statusBar") }
    /// A bar of macOS, which an iPhone doesn't have.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(id: "accessoryBar \(id)") }
}

/// The purpose of a page's toolbar, which decides the position of the title.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The title in the middle of the bar.
    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    /// The title in the middle of the bar.
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
    /// The title after the back button, at the leading end.
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    /// The title after the back button, which has no text, at the leading end.
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }

    /// Whether the title is at the leading end of the bar.
    var hasLeadingTitle: Bool { name == "browser" || name == "editor" }
}

/// The display mode of a page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    private let name: String
    /// Large on the first page; on a pushed page, like the previous page.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic, name: "automatic") }
    /// Small, in the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline, name: "inline") }
    /// Large, in the bar itself, at its leading end.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline, name: "inlineLarge") }
    /// Large, below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large, name: "large") }
}

/// A system part of the toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The ways in which the user may rearrange a toolbar, which is not possible on iOS.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options of a toolbar that the user may rearrange, which is not possible on iOS.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// The width of a space between toolbar items.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool
    /// As wide as the available space.
    public static let flexible = SpacerSizing(isFixed: false)
    /// A width chosen by the system.
    public static let fixed = SpacerSizing(isFixed: true)
}
