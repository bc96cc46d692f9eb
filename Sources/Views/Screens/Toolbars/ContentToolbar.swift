/// A toolbar inside a page's content.
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar of a tab view's sidebar, which an iPhone doesn't have.
    public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement(name: "tabViewSidebar") }
}

extension View {
    /// Shows items in a toolbar of the content: in the sidebar of tab views, which an iPhone doesn't have; elsewhere with a warning.
    public func contentToolbar<Content: ToolbarContent>(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) -> some View {
        sidebarPart("contentToolbar")
    }
    /// Shows items in a toolbar of the content: in the sidebar of tab views, which an iPhone doesn't have; elsewhere with a warning.
    public func contentToolbar<Content: View>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content) -> some View {
        sidebarPart("contentToolbar")
    }

    /// Removes the view and its space from the bar that shows it.
    @ViewBuilder public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}

/// The style of the labels in a window's toolbar, which the user can choose on macOS.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    /// The bar's default.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
}

extension EnvironmentValues {
    /// The style of the labels in a window's toolbar: the bar's default.
    public var toolbarLabelStyle: ToolbarLabelStyle { .automatic }
}
