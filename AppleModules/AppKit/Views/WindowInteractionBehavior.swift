// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import Easel
import Views

/// Whether the user can act on a window.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}
/// The visibility of a toolbar on the full screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
}
