import Foundation

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
}
