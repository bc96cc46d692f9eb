extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab.
    public init(@ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(role: nil))
    }
    /// Creates a tab with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        self.init(value: nil, role: nil, content: content(), tabLabel: label())
    }
    /// Creates a tab.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), tabLabel: DefaultTabLabel(role: role))
    }
    /// Creates a tab with a label.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        self.init(value: nil, role: role, content: content(), tabLabel: label())
    }
}
