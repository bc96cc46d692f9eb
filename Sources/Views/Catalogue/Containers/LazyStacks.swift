/// Which headers and footers stay in sight; here they scroll along, with a warning.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Puts views side by side, each at its ideal width, and takes all of the height offered.
///
/// All of its views are made, also those out of sight.
public struct LazyHStack<Content: View>: ContainerView {
    let arrangement: LazyHStackLayout
    let content: Content
    let notDrawn: String?

    /// - Parameter spacing: points between neighbours, or nil for what they prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyHStackLayout(alignment: alignment, spacing: spacing)
        notDrawn = pinnedViews.isEmpty ? nil : "LazyHStack(pinnedViews:)"
        self.content = content()
    }
}

/// Puts views one below the other, each at its ideal height, and takes all of the width offered.
///
/// All of its views are made, also those out of sight.
public struct LazyVStack<Content: View>: ContainerView {
    let arrangement: LazyVStackLayout
    let content: Content
    let notDrawn: String?

    /// - Parameter spacing: points between neighbours, or nil for what they prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyVStackLayout(alignment: alignment, spacing: spacing)
        notDrawn = pinnedViews.isEmpty ? nil : "LazyVStack(pinnedViews:)"
        self.content = content()
    }
}
