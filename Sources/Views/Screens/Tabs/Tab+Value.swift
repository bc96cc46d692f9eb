extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab.
    public init(value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(role: nil))
    }
    /// Creates a tab with a label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: label())
    }
    /// Creates a tab.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(role: role))
    }
    /// Creates a tab with a label.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: label())
    }
}
