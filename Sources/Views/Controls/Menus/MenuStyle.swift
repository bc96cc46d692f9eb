/// The appearance of the buttons of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view of a menu's button, usually a modified `Menu(configuration)`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, as passed to a `MenuStyle`.
public struct MenuStyleConfiguration {
    /// The label of the menu's button.
    public struct Label: View {
        public let body: AnyView
    }
    /// The menu's items.
    public struct Content: View {
        public let body: AnyView
    }
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The platform's style: a button in the style of the buttons around it.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    /// - Parameter showsMenuIndicator: whether an arrow shows that the button opens a menu; not drawn on iOS.
    nonisolated public init(showsMenuIndicator: Bool) {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

/// A bordered button.
public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<MenuStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The style set by `menuStyle(_:)`; nil for the platform's.
    var menuStyle: ErasedStyle<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus inside. Menus that the style itself creates use the enclosing style.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let erased = { (configuration: MenuStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.menuStyle = ErasedStyle(erased, outer: $0.menuStyle) })
    }
}
