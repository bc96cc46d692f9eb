// swift-format-ignore-file: AlwaysUseLowerCamelCase

// SwiftUI's scenes, modifiers of scenes, and styles that only macOS has.
import Easel
import Views

/// A window beside the others; it is drawn only if the app has no other window.
public struct UtilityWindow<Content: View>: Scene {
    private let content: Content
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("UtilityWindow has no body") }
    public static func _content(of scene: Self) -> AnyView { AnyView(scene.content) }
    public static var _rank: _SceneRank { .secondary }
}

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
/// The content of a window that is placed.
public struct WindowLayoutRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
/// The screen of a window that is placed.
public struct WindowPlacementContext {
    /// A screen.
    public struct Display: Sendable {
        public var bounds: CGRect { NSScreen.main?.frame ?? .zero }
        public var visibleRect: CGRect { bounds }
        public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    }
    public var defaultDisplay: Display { Display() }
}
/// The place of a window.
public struct WindowPlacement: Sendable {
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    public init(_ position: UnitPoint, size: CGSize? = nil) {}
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
/// The form of a toolbar's items.
public struct ToolbarLabelStyle: Sendable {
    public static let automatic = ToolbarLabelStyle()
    public static let iconOnly = ToolbarLabelStyle()
    public static let titleOnly = ToolbarLabelStyle()
    public static let titleAndIcon = ToolbarLabelStyle()
}

/// A window without a title bar and a background.
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == PlainWindowStyle {
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension ToolbarPlacement {
    /// The bar of a window.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(id: "windowToolbar") }
}

/// Commands for importing pictures from a phone.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MacToggle(configuration: configuration, look: .checkbox)
    }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The options below each other, each with a circle before it.
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .inline }
    public static var _isRadioGroup: Bool { true }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A text in a frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.textFieldStyle(.plain).padding(.horizontal, 5).frame(minHeight: 22).background(MacColor.text)
            .overlay { Rectangle().strokeBorder(MacColor.edge, lineWidth: 0.5) }
    }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A flat button, as in a bar below a toolbar.
public struct AccessoryBarButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 8).padding(.vertical, 3)
            .background(Color.primary.opacity(configuration.isPressed ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
    }
}
extension ButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
/// A button with a thin frame, as in a bar below a toolbar.
public struct AccessoryBarActionButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 8).padding(.vertical, 3)
            .background(Color.primary.opacity(configuration.isPressed ? 0.15 : 0.06), in: RoundedRectangle(cornerRadius: 5))
    }
}
extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
