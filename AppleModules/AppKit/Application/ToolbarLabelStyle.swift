// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// The form of a toolbar's items.
public struct ToolbarLabelStyle: Sendable {
    public static let automatic = ToolbarLabelStyle()
    public static let iconOnly = ToolbarLabelStyle()
    public static let titleOnly = ToolbarLabelStyle()
    public static let titleAndIcon = ToolbarLabelStyle()
}

extension ToolbarPlacement {
    /// The bar of a window.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(id: "windowToolbar") }
}
