import Geometry
import Views

extension SceneEntries {
    private static let children = BoundParameter("content", .views, isRequired: true, "The children, in order.")
    private static let spacing = BoundParameter("spacing", .number, "Points between the children; without it the children decide.")

    static let lazyStackViews: [ViewEntry] = [
        ViewEntry(
            "LazyVStack", [children, .horizontalAlignment("How the children stand to each other."), spacing], primary: "content",
            "Views one above the other, each at its ideal height, in all of the width that is offered."
        ) { arguments in
            SceneContent(
                LazyVStack(alignment: arguments.horizontalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) {
                    arguments.views("content")
                })
        },
        ViewEntry(
            "LazyHStack", [children, .verticalAlignment("How the children stand to each other."), spacing], primary: "content",
            "Views side by side, each at its ideal width, in all of the height that is offered."
        ) { arguments in
            SceneContent(
                LazyHStack(alignment: arguments.verticalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) {
                    arguments.views("content")
                })
        },
    ]
}
