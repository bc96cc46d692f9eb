extension View {
    /// Shows an action sheet with a title, actions while `isPresented` is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an action sheet with a title, actions while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Shows an action sheet with a title, actions while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an action sheet with a title, actions while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Shows an action sheet with a title, actions while `isPresented` is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(title, isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(title, isPresented, titleVisibility: titleVisibility, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an action sheet with a title, actions while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(title, isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an action sheet with a title, actions, and a message while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(title, isPresented, titleVisibility: titleVisibility, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    private func confirmationDialog<T>(
        _ title: Text, _ isPresented: Binding<Bool>, titleVisibility: Visibility, _ data: T?, _ content: (T) -> (actions: AnyView, message: AnyView?)
    ) -> some View {
        let shown = isPresented.wrappedValue ? data.map(content) : nil
        return modifier(
            ConfirmationDialogModifier(
                item: shown.map {
                    // An action sheet shows its title only on request.
                    PresentedItem(
                        id: true,
                        value: DialogContent(title: title, isTitleVisible: titleVisibility == .visible, actions: $0.actions, message: $0.message))
                }, dismiss: { isPresented.wrappedValue = false }))
    }
}
