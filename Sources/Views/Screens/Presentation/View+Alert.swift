import Foundation

extension View {
    /// Shows an alert with a title, actions while `isPresented` is true.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an alert with a title, actions while `isPresented` is true and there is data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true and there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Shows an alert with a title, actions while `isPresented` is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an alert with a title, actions while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Shows an alert with a title, actions while `isPresented` is true.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented, ()) { (AnyView(actions()), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(title, isPresented, ()) { (AnyView(actions()), AnyView(message())) }
    }

    /// Shows an alert with a title, actions while `isPresented` is true and there is data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented, data) { (AnyView(actions($0)), nil) }
    }

    /// Shows an alert with a title, actions, and a message while `isPresented` is true and there is data.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(title, isPresented, data) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Shows an alert with an error's description while `isPresented` is true and there is an error.
    public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View {
        alert(Self.title(of: error), isPresented, error) { _ in (AnyView(actions()), nil) }
    }

    /// Shows an alert with an error's description, actions, and a message while `isPresented` is true and there is an error.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(Self.title(of: error), isPresented, error) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    private static func title<E: LocalizedError>(of error: E?) -> Text { Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "") }

    private func alert<T>(_ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ content: (T) -> (actions: AnyView, message: AnyView?)) -> some View {
        let shown = isPresented.wrappedValue ? data.map(content) : nil
        return modifier(
            _DialogModifier(
                item: shown.map { PresentedItem(id: true, value: DialogContent(title: title, actions: $0.actions, message: $0.message)) }, isSheet: false,
                dismiss: { isPresented.wrappedValue = false }))
    }
}
