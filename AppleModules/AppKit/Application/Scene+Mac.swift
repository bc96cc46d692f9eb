// swift-format-ignore-file: AlwaysUseLowerCamelCase

// SwiftUI's scenes, modifiers of scenes, and styles that only macOS has.
import Easel
import Views

extension Scene {
    // A window's frame, level, and toolbar are outside of the drawn content, so the following modifiers don't affect it.

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    public func windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene { self }
    public func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }
    public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
}

/// The level of a window above others.
public struct WindowLevel: Sendable {
    public static let automatic = WindowLevel()
    public static let normal = WindowLevel()
    public static let floating = WindowLevel()
    public static let desktop = WindowLevel()
}
/// The size of a zoomed window.
public struct WindowIdealSize: Sendable {
    public static let automatic = WindowIdealSize()
    public static let fitToContent = WindowIdealSize()
    public static let maximum = WindowIdealSize()
}
/// The role of a window among the others.
public struct WindowManagerRole: Sendable {
    public static let automatic = WindowManagerRole()
    public static let principal = WindowManagerRole()
    public static let associated = WindowManagerRole()
}
/// Whether a scene opens at the launch.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}
/// Whether a scene opens again after a launch.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}
