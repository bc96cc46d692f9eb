/// The position of a tab view's bar on the screen.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// At the top, as on an iPad.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// At the side, as on an iPad.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// At the bottom, as on an iPhone.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// Dots at the bottom.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The position of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, between the tabs.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private struct TabAccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }

extension EnvironmentValues {
    /// The position of the enclosing tab view's bar; nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
    /// The position of the enclosing accessory; nil outside of accessories.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// The view above the bars of the tab views inside.
struct TabAccessory {
    let content: AnyView
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }

extension EnvironmentValues {
    var tabAccessory: TabAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

/// The accessory in its capsule, above the bar (Documentation/Semantics/Controls.md#tab-views).
struct TabAccessoryBar: View {
    let accessory: TabAccessory

    /// In points.
    private static var height: CGFloat { 48 }
    private static var margin: CGFloat { 16 }
    private static var gap: CGFloat { 8 }

    var body: some View {
        HStack { accessory.content }
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background(.regularMaterial, in: Capsule())
            .clipShape(Capsule())
            .padding(.horizontal, Self.margin)
            .padding(.vertical, Self.gap)
    }
}

extension View {
    /// Shows a view above the bar of the tab views inside.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }
    /// Shows a view above the bar of the tab views inside while `isEnabled` is true.
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, isEnabled ? TabAccessory(content: AnyView(content())) : nil)
    }
}
