import Geometry
import Views

extension SceneEntries {
    private static let children = Parameter<SceneElementList>.views("content", "The children, in order.").primary
    private static let spacing = Parameter.signedLength("spacing", default: nil, "Points between the children; by default the children decide.")

    private static let pinned: Keywords<PinnedScrollableViews> = [
        "none": [], "sectionHeaders": .sectionHeaders, "sectionFooters": .sectionFooters, "both": [.sectionHeaders, .sectionFooters],
    ]
    /// The headers and footers of a vertical container that stay in the window.
    static let pinnedViews = Parameter.keyword(
        "pinnedViews", pinned, default: [], "Which parts of a 'Section' stay at the edge of the window while its views scroll.")

    @EntryList<ViewEntry> static var lazyStackViews: [ViewEntry] {
        ViewEntry(
            "LazyVStack", "A vertical stack of views, each at its ideal height, in all of the offered width.",
            children, .horizontalAlignment("How the children are aligned."), spacing, pinnedViews
        ) { content, alignment, spacing, pinned in LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content } }
        ViewEntry(
            "LazyHStack", "A horizontal stack of views, each at its ideal width, in all of the offered height.",
            children, .verticalAlignment("How the children are aligned."), spacing
        ) { content, alignment, spacing in LazyHStack(alignment: alignment, spacing: spacing) { content } }
    }
}
