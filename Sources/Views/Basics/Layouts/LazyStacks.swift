/// The headers and footers that stay visible while scrolling; in horizontal containers, they scroll with the content, with a warning.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Arranges views side by side, each at its ideal width, and takes all of the offered height.
///
/// Of long collections, only the views near the visible area are created.
nonisolated public struct LazyHStack<Content: View>: ContainerView {
    let arrangement: LazyHStackLayout
    let content: Content
    let notDrawn: String?
    static var lazyScope: LazyScope? { LazyScope(axis: .horizontal) }

    /// - Parameter spacing: points between neighbors, or nil for their preferred spacing.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyHStackLayout(alignment: alignment, spacing: spacing)
        notDrawn = pinnedViews.isEmpty ? nil : "LazyHStack(pinnedViews:)"
        self.content = content()
    }
}

/// Arranges views one below the other, each at its ideal height, and takes all of the offered width.
///
/// Of long collections, only the views near the visible area are created.
nonisolated public struct LazyVStack<Content: View>: ContainerView {
    let arrangement: LazyVStackLayout
    let content: Content
    let pinnedViews: PinnedScrollableViews
    static var lazyScope: LazyScope? { LazyScope(axis: .vertical) }

    /// - Parameter spacing: points between neighbors, or nil for their preferred spacing.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyVStackLayout(alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the container's node; its sections know which of their headers and footers stay visible.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContainerNode(
            view, inputs, name: { title }, layout: { AnimatedLayout($0.arrangement) }, lazy: lazyScope,
            content: { $0.content.environment(\.pinnedViews, $0.pinnedViews) })
    }
}
