import Geometry
import Views

extension SceneEntries {
    private static let children = Parameter<SceneElementList>.views("content", "The children, in order.").primary
    private static let spacing = Parameter.signedLength("spacing", default: nil, "Points between the children; by default the children decide.")

    @EntryList<ViewEntry> static var lazyStackViews: [ViewEntry] {
        ViewEntry(
            "LazyVStack", "A vertical stack of views, each at its ideal height, in all of the offered width.",
            children, .horizontalAlignment("How the children are aligned."), spacing
        ) { content, alignment, spacing in LazyVStack(alignment: alignment, spacing: spacing) { content } }
        ViewEntry(
            "LazyHStack", "A horizontal stack of views, each at its ideal width, in all of the offered height.",
            children, .verticalAlignment("How the children are aligned."), spacing
        ) { content, alignment, spacing in LazyHStack(alignment: alignment, spacing: spacing) { content } }
    }
}
