import Foundation

/// An item in the menu bar; its content is drawn only if the app has no window: as a menu, or as a window.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }

    public static func _content(of scene: Self) -> AnyView { AnyView(MenuBarContent(content: scene.content)) }
    public static var _rank: _SceneRank { .menuBar }
}

extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension MenuBarExtra where Label == _MenuBarLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// The label of a menu bar item with a title and a symbol.
public typealias _MenuBarLabel = Views.Label<Text, Image>

private struct MenuBarWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether items of the menu bar open windows instead of menus.
    var hasMenuBarWindows: Bool {
        get { self[MenuBarWindowKey.self] }
        set { self[MenuBarWindowKey.self] = newValue }
    }
}

/// The content of an item of the menu bar, as it opens.
private struct MenuBarContent<Content: View>: View {
    let content: Content
    @Environment(\.hasMenuBarWindows) private var hasWindow

    var body: some View { if hasWindow { content } else { _OpenMenu { content } } }
}

/// An open menu that no button opened, such as that of an item of the menu bar.
public struct _OpenMenu<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        // A menu is as high as its items, unless the canvas is lower.
        ViewThatFits(in: .vertical) {
            MenuPanel(content: content, dismiss: {}).fixedSize(horizontal: false, vertical: true)
            MenuPanel(content: content, dismiss: {})
        }
        .padding(MenuMetrics.margin)
        .windowSize(CGSize(width: MenuMetrics.width + 2 * MenuMetrics.margin, height: 600))
    }
}

extension Scene {
    /// Sets the style of a menu bar item: a menu, or a window.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        _modifyingContent { $0.environment(\.hasMenuBarWindows, S.self == WindowMenuBarExtraStyle.self) }
    }
}
