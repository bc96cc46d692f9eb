extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a title and an icon.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), systemImage: systemImage))
    }
    /// Creates a tab with a title and an icon.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleKey), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(title), image: image))
    }
    /// Creates a tab.
    public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(role: nil))
    }
    /// Creates a tab with a label.
    public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == T? {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: label())
    }
    /// Creates a tab.
    public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(role: role))
    }
    /// Creates a tab with a label.
    public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == T? {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: label())
    }
}
