extension View {
    /// Keeps the surroundings of the view that presents this one out of its environment: lists, columns, bars, and styles of containers.
    ///
    /// - Parameter dismiss: dismisses the presentation.
    func presented(dismiss: @escaping () -> Void) -> some View {
        environment(\.dismissPresentation, dismiss)
            .environment(\.listContext, nil)
            .environment(\.isScrolled, false)
            .environment(\.splitColumn, nil)
            .environment(\.pullToRefresh, nil)
            .environment(\.isBelowTopTabs, false)
            .environment(\.tabAccessory, nil)
            .environment(\.inheritedSearch, nil)
            .environment(\.listRows, nil)
            .withoutContainerStyles()
    }
}
