/// Whether a menu item is checked.
enum MenuItemState { case on, off, mixed }

/// Draws the buttons of menus as their items.
struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuItemButton(role: configuration.role, state: nil, label: configuration.label) { configuration.trigger() }
    }
}

/// An item of a menu: titles at the leading edge, images at the trailing one. It closes the menu and runs its action.
struct MenuItemButton<Label: View>: View {
    let role: ButtonRole?
    /// Nil for an item that is never checked.
    let state: MenuItemState?
    let label: Label
    let action: () -> Void
    @Environment(\.menu) private var menu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    init(role: ButtonRole?, state: MenuItemState?, label: Label, action: @escaping () -> Void) {
        (self.role, self.state, self.label, self.action) = (role, state, label, action)
    }

    var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(body: AnyView(label)),
            action: {
                if dismissBehavior != .disabled { menu?.dismiss() }
                action()
            })
        PressableButton(configuration) { isPressed in
            MenuRow(role: role, isPressed: isPressed, label: label) { mark }
        }
        .preference(key: MenuIndentationKey.self, value: state != nil)
    }

    @ViewBuilder private var mark: some View {
        switch state {
        case .on: MenuCheckmark()
        case .mixed: Rectangle().frame(width: 11, height: 1.8)
        case .off, nil: EmptyView()
        }
    }
}

/// The appearance of a menu's item.
struct MenuRow<Label: View, Mark: View>: View {
    let role: ButtonRole?
    let isPressed: Bool
    let label: Label
    let mark: Mark
    @Environment(\.menu) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuMarkScale) private var markScale

    init(role: ButtonRole?, isPressed: Bool, label: Label, @ViewBuilder mark: () -> Mark) {
        (self.role, self.isPressed, self.label, self.mark) = (role, isPressed, label, mark())
    }

    var body: some View {
        MenuRowLayout(leading: menu?.isIndented == true ? MenuMetrics.indentation(markScale) : MenuMetrics.inset) {
            label.environment(\.isInMenuRow, true).modifier(_MenuPartModifier())
        }
        .overlay(alignment: .leading) { mark.scaleEffect(markScale).frame(width: MenuMetrics.indentation(markScale)) }
        .foregroundColor(isEnabled ? (role == .destructive ? .red : .primary) : Color(provider: .system(.tertiary)))
        .background(isPressed ? AnyShapeStyle(Color(provider: .system(.secondaryFill))) : AnyShapeStyle(.clear))
    }
}

/// A check mark 11 points wide.
struct MenuCheckmark: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 1, y: 6.2))
            path.addLine(to: CGPoint(x: 4.3, y: 9.8))
            path.addLine(to: CGPoint(x: 10.4, y: 1))
        }
        .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round))
        .frame(width: 11.4, height: 11)
    }
}

/// A section of a menu: a band before and after it, and its header's text.
struct MenuSection<Header: View, Content: View>: View {
    let header: Header
    let content: Content

    var body: some View {
        Color.clear.layoutValue(key: MenuItemKindKey.self, value: .band)
        MenuHeaderLayout { header.environment(\.isInMenuRow, true) }
            .font(.footnote)
            .foregroundColor(.secondary)
            .lineLimit(1)
            .layoutValue(key: MenuItemKindKey.self, value: .header)
        content
        Color.clear.layoutValue(key: MenuItemKindKey.self, value: .band)
    }
}

/// Draws the labels of a menu: titles and icons as separate parts, which the item arranges. A label outside of an item is one that can't be chosen.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInMenuRow) private var isInRow

    var body: some View {
        if isInRow {
            configuration.title
            configuration.icon
        } else {
            MenuRow(role: nil, isPressed: false, label: parts) {}.disabled(true)
        }
    }

    @ViewBuilder private var parts: some View {
        configuration.title
        configuration.icon
    }
}

private struct IsInMenuRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is the label of a menu's item.
    var isInMenuRow: Bool {
        get { self[IsInMenuRowKey.self] }
        set { self[IsInMenuRowKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The environment for a text below the title of a menu's item.
    var subtitled: EnvironmentValues {
        var values = self
        values.font = .footnote
        if isEnabled { values.foregroundStyle = AnyShapeStyle(Color(provider: .system(.secondary))) }
        return values
    }
}

/// The options of a picker in a menu: items with a check mark at the selected one.
struct MenuChoices<Content: View>: View {
    let content: Content
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    @Environment(\.menu) private var menu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        content
            .labelStyle(MenuChoiceLabelStyle())
            .modifier(
                _MenuChoiceModifier(
                    isSelected: isSelected,
                    select: {
                        if dismissBehavior != .disabled { menu?.dismiss() }
                        select($0)
                    })
            )
            .preference(key: MenuIndentationKey.self, value: true)
    }
}

/// The options of a picker with the style `palette` in a menu: a row of icons, with a plate behind the selected one.
struct MenuPalette<Content: View>: View {
    let content: Content
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    @Environment(\.menu) private var menu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        MenuTilesLayout(height: MenuMetrics.rowHeight) {
            content
                .labelStyle(.iconOnly)
                .modifier(
                    _MenuChoiceModifier(
                        isSelected: isSelected,
                        select: {
                            if dismissBehavior != .disabled { menu?.dismiss() }
                            select($0)
                        }, isTile: true))
        }
        .padding(.horizontal, 8)
    }
}

/// Title and icon of a picker's option at the two edges.
private struct MenuChoiceLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon
        }
    }
}
