import Foundation

/// A scene whose content is changed.
public struct _ModifiedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    public static func _content(of scene: Self) -> AnyView { scene.change(Content._content(of: scene.content)) }
    public static var _rank: _SceneRank { Content._rank }
}

extension Scene {
    /// Returns the scene with a change of its windows' content. Modules for other kinds of data use it for their scene modifiers.
    public func _modifyingContent<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> _ModifiedScene<Self> {
        _ModifiedScene(content: self) { AnyView(change($0)) }
    }

    /// Sets an environment value for the scene's windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _modifyingContent { $0.environment(keyPath, value) }
    }
    /// Provides an observable object to the scene's windows.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { _modifyingContent { $0.environment(object) } }
    /// Provides an observable object to the scene's windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { _modifyingContent { $0.environmentObject(object) } }

    /// Accepts background work, which never starts here.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { _modifyingContent { $0 } }

    /// Runs an action when a value changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
        _modifyingContent { $0.onChange(of: value, initial: initial, action) }
    }
    /// Runs an action when a value changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        _modifyingContent { $0.onChange(of: value, initial: initial, action) }
    }
    /// Runs an action with the new value when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _modifyingContent { $0.onChange(of: value) { _, new in action(new) } }
    }

    /// Uses a store for `@AppStorage` in the scene's windows.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { _modifyingContent { $0.defaultAppStorage(store) } }

    // A window's frame and title bar are outside of the drawn content, so the following modifiers don't affect it.

    /// Sets the size of a new window on macOS; `--size` sets that of the canvas.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { defaultSize(CGSize(width: width, height: height)) }
    /// Sets the size of a new window on macOS; `--size` sets that of the canvas.
    public func defaultSize(_ size: CGSize) -> some Scene { _modifyingContent { $0.windowSize(size) } }
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
    /// The platform's default.
    public static let automatic = WindowResizability()
    /// The size of the content is the window's only size.
    public static let contentSize = WindowResizability()
    /// The content's minimum size is the window's minimum size.
    public static let contentMinSize = WindowResizability()
}

/// The appearance of a window's frame.
@MainActor @preconcurrency
public protocol WindowStyle {}
/// The style of the platform.
public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
    /// The style of the platform.
    nonisolated public static var automatic: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title bar.
    nonisolated public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    nonisolated public static var titleBar: Self { Self() }
}

/// The appearance of a window's toolbar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}
/// The style of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
/// A toolbar in the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
/// A low toolbar in the title bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
/// A toolbar below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The style of the platform.
    nonisolated public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar in the title bar.
    nonisolated public static var unified: Self { Self() }
    /// A toolbar in the title bar.
    nonisolated public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A low toolbar in the title bar.
    nonisolated public static var unifiedCompact: Self { Self() }
    /// A low toolbar in the title bar.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title bar.
    nonisolated public static var expanded: Self { Self() }
}

/// The appearance of a menu bar item.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}
/// The style of the platform.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The style of the platform.
    nonisolated public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    nonisolated public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    nonisolated public static var window: Self { Self() }
}

/// The kind of work that the system starts in the background.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
    /// Brings the app's content up to date.
    public static func appRefresh(_ matching: String? = nil) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
    /// Handles the events of a session.
    public static func urlSession(_ matching: String) -> BackgroundTask<String, Void> { BackgroundTask() }
}
