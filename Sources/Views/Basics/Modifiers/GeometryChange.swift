/// Observes a value that depends on a view's geometry.
private struct GeometryWatcher<T: Equatable>: View {
    let proxy: GeometryProxy
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    var body: some View {
        Color.clear.onChange(of: transform(proxy), initial: true, action)
    }
}

extension View {
    /// Runs an action with a value of the view's geometry: once when the view has been laid out, then whenever the value changes.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Runs an action with the old and the new value of the view's geometry: once, with the same value twice, when the view has been laid out, then
    /// whenever the value changes.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background { GeometryReader { GeometryWatcher(proxy: $0, transform: transform, action: action) } }
    }
}
