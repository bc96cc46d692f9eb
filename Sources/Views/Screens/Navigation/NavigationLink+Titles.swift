extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, isActive: nil, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, isActive: nil, label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, isActive: nil, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }, isActive: nil, label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: { destination }, isActive: isActive, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: { destination }, isActive: isActive, label: Text(title))
    }
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: { destination }, isActive: Self.isSelected(tag, selection), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: { destination }, isActive: Self.isSelected(tag, selection), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
    /// Sets whether a link pushes its page in the detail column, which it always does.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
