import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title to the destination of a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) { self.init(value: value) { Text(titleResource) } }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a localized title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}
extension Menu where Label == Views.Label<Text, Image> {
    /// Creates a menu with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(titleResource, systemImage: systemImage) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleResource) } }
    /// Creates a group with a localized title that a binding opens.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of progress without an end, with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
    /// Creates a view of progress with a localized title.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a notice with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            Views.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
    }
    /// Creates a tab with a localized title, a system symbol, and a role.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), role: role, content: content(), tabLabel: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
    }
}
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), tabLabel: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
    }
}

extension View {
    /// Sets the title in the navigation bar to a localized one.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { navigationTitle(Text(titleResource)) }

    /// Shows an alert with a localized title while `isPresented` is true.
    @_disfavoredOverload
    public func alert<A: View>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }
    /// Shows an alert with a localized title and a message while `isPresented` is true.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Shows a dialog with a localized title while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
    /// Shows a dialog with a localized title and a message while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Adds a search field with a localized prompt.
    @_disfavoredOverload
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Sets the text that assistive technology reads to a localized one.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    /// Sets the value that assistive technology reads to a localized text.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    /// Sets the hint that assistive technology reads to a localized text.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    /// Sets the help of the view, which a pointer shows.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
    /// Shows a localized text beside the view in a list or a tab.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
}
