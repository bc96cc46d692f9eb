// What people arrange themselves in bars and tabs: nobody does before a picture.

extension TabContent {
    /// Identifies the tabs for customization by the user. Has no effect on an iPhone.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Sets whether the tabs are shown until the user changes that.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
    /// Sets the actions of a section in the sidebar, which an iPhone doesn't have.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
    /// Sets the actions of a swipe over the tabs in the sidebar, which an iPhone doesn't have.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }
    /// Sets the menu of the tabs in the sidebar, which an iPhone doesn't have.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
}

extension View {
    /// Sets the storage of the user's customization of the tabs, which is not possible on an iPhone.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Sets whether an iPad shows a bar or a sidebar at first. Does not affect an iPhone.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    /// Sets whether an iPad shows a bar or a sidebar at first. Does not affect an iPhone.
    public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    /// Sets when a search tab begins the search, which it does only since iOS 26.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    /// Sets where small bars become large again. They are always large.
    public func toolbarMinimizationRestoration(_ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...) -> some View { self }
    /// Sets whether the safe area follows bars that become small. They are always large.
    public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View { self }
}

extension ToolbarContent {
    /// Marks the items as the start of a transition, which isn't drawn.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some ToolbarContent { self }
    /// Sets whether the items share a background, which exists only since iOS 26.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    /// Sets when the items leave a bar that is too short. Bars here show all items.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent { self }
    /// Removes the margins around the items on their background, which exists only since iOS 26.
    public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Sets how the user may rearrange the item, which is not possible on iOS.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
    /// Sets whether the item is shown until the user rearranges the toolbar; it is always shown.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    /// Sets when the items leave a bar that is too short. Bars here show all items.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent { self }
    /// Removes the margins around the items on their background, which exists only since iOS 26.
    public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent { self }
}
