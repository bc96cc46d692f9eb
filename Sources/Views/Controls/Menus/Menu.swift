/// A button that opens a menu. The menu closes when an item is chosen, or by a tap outside.
///
/// Inside of another menu it is an item that opens a panel with its own items over that menu when it is tapped.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var style

    fileprivate init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a label that runs an action when it is tapped, and opens after a long press.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    public var body: some View {
        guard let style else { return AnyView(MenuButton(label: label, content: content, primaryAction: primaryAction)) }
        let configuration = MenuStyleConfiguration(
            label: .init(body: AnyView(label)), content: .init(body: AnyView(content)), primaryAction: primaryAction)
        return AnyView(style.makeBody(configuration).environment(\.menuStyle, style.outer))
    }
}

/// The button of a menu, drawn in the style of buttons.
private struct MenuButton<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.menu) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isScrolled) private var isScrolled
    @Environment(\.look) private var look
    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.containerButtonStyle) private var containerStyle

    var body: some View {
        if let menu { return menu.showsSubmenus ? AnyView(content) : AnyView(Submenu(label: label, content: content)) }
        let open: () -> Void = { isOpen = true }
        let plain = Button(action: primaryAction ?? open) { label }
        let isPullDown = look.menus.opener == .pullDown
        let button = isPullDown && buttonStyle == nil && containerStyle == nil ? AnyView(plain.buttonStyle(MacPullDownButtonStyle())) : AnyView(plain)
        let pressed =
            primaryAction == nil
            ? AnyView(button)
            : AnyView(button.highPriorityGesture(LongPressGesture().onEnded { _ in open() }, including: isEnabled ? .all : .subviews))
        return AnyView(pressed.modifier(_ClosedMenuModifier(content: content)).menuPresentation(isOpen: $isOpen, isFixed: isScrolled, content: content))
    }
}

extension View {
    /// Opens a menu beside the view while `isOpen` is true; the menu sets it to false.
    ///
    /// - Parameter isFixed: whether the first item is at the top if no order is set (Documentation/Semantics/Controls.md#menus).
    func menuPresentation<Content: View>(isOpen: Binding<Bool>, isFixed: Bool, content: Content) -> some View {
        let isPresented = isOpen.wrappedValue
        return modifier(
            _AnchoredPresentationModifier(isPresented: isPresented, title: "Menu") { anchor, _ in
                MenuHost(
                    isOpen: isPresented, anchor: anchor, isFixed: isFixed, content: content, dismiss: { isOpen.wrappedValue = false }
                ).withoutContainerStyles()
            })
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title that runs an action when it is tapped, and opens after a long press.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
    /// Creates a menu with a title that runs an action when it is tapped, and opens after a long press.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Views.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: Views.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: Views.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title and a symbol that runs an action when it is tapped, and opens after a long press.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Views.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
    /// Creates a menu with a title and a symbol that runs an action when it is tapped, and opens after a long press.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Views.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
    /// Creates a menu with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: Views.Label(titleKey, image: image), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: Views.Label(title, image: image), content: content(), primaryAction: nil)
    }
    /// Creates a menu with a title and an image that runs an action when it is tapped, and opens after a long press.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Views.Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
    }
    /// Creates a menu with a title and an image that runs an action when it is tapped, and opens after a long press.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Views.Label(title, image: image), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style is asked to draw.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}
