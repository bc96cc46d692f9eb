import Foundation

extension Binding {
    /// Whether there is an item; false removes it.
    fileprivate func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

extension View {
    /// Shows an alert with a title and actions while there is an item.
    public func alert<A: View, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View {
        alert(titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an alert with a title, actions, and a message while there is an item.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an alert with a title and actions while there is an item.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(_ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View {
        alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an alert with a title, actions, and a message while there is an item.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an alert with a title and actions while there is an item.
    public func alert<A: View, T>(_ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View {
        alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an alert with a title, actions, and a message while there is an item.
    public func alert<A: View, M: View, T>(
        _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an action sheet with a title and actions while there is an item.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an action sheet with a title, actions, and a message while there is an item.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an action sheet with a title and actions while there is an item.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an action sheet with a title, actions, and a message while there is an item.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an action sheet with a title and actions while there is an item.
    public func confirmationDialog<A: View, T>(
        _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
    }

    /// Shows an action sheet with a title, actions, and a message while there is an item.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions, message: message)
    }

    /// Shows an alert with an error's description while there is an error.
    public func alert<E: LocalizedError, A: View>(error: Binding<E?>, @ViewBuilder actions: () -> A) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions)
    }

    /// Shows an alert with an error's description, actions, and a message while there is an error.
    public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions, message: message)
    }
}
