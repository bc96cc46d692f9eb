/// The order in which items leave a bar that is too short for all of them. Bars here show all items.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    private let rank: Double
    private init(rank: Double) { self.rank = rank }
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// Leaves the bar early.
    public static let low = ToolbarItemVisibilityPriority(rank: -1)
    /// Leaves the bar late.
    public static let high = ToolbarItemVisibilityPriority(rank: 1)
    /// Leaves the bar later than another item.
    public init(higherThan other: ToolbarItemVisibilityPriority) { self.init(rank: other.rank.nextUp) }
    /// Leaves the bar earlier than another item.
    public init(lowerThan other: ToolbarItemVisibilityPriority) { self.init(rank: other.rank.nextDown) }
}

/// Items in the menu at the trailing end of the navigation bar.
public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeItems(_ menu: Self) -> AnyView {
        AnyView(ToolbarEntryView(placement: .secondaryAction, id: nil, content: AnyView(menu.content)))
    }
}
extension View {
    /// Shows items in the menu at the trailing end of the navigation bar.
    public func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { ToolbarOverflowMenu(content: content) }
    }
}
extension ToolbarItemPlacement {
    /// The trailing end of the navigation bar, also when there is little space.
    public static var topBarPinnedTrailing: ToolbarItemPlacement { navigationBarTrailing }
}

/// The scrolling that makes a bar small.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
    public static let never = ToolbarMinimizationBehavior(name: "never")
    public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
    public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}
/// Where a small bar becomes large again.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarMinimizationRestoration(name: "automatic")
    public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
}
/// Whether the safe area follows a bar that becomes small.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
}
extension View {
    /// Makes bars small while the user scrolls; they stay large, with a warning.
    public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View {
        notDrawn([.automatic, .never].contains(behavior) ? nil : "toolbarMinimizationBehavior")
    }
    /// Makes bars small while the user scrolls; they stay large, with a warning. The name in betas of iOS 27.
    public func toolbarMinimizeBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View {
        notDrawn([.automatic, .never].contains(behavior) ? nil : "toolbarMinimizeBehavior")
    }
}
