extension View {
    private func navigationTitle(_ transform: @escaping (inout NavigationTitle) -> Void) -> some View {
        transformPreference(NavigationTitleKey.self, transform)
    }

    /// Sets the views at the bar's ends.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let (leading, trailing) = (BarItem(AnyView(leading)), BarItem(AnyView(trailing)))
        return navigationTitle { ($0.leading, $0.trailing) = (leading, trailing) }
    }
    /// Sets the view at the bar's leading end.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        let item = BarItem(AnyView(leading))
        return navigationTitle { $0.leading = item }
    }
    /// Sets the view at the bar's trailing end.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        let item = BarItem(AnyView(trailing))
        return navigationTitle { $0.trailing = item }
    }
}
