import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private enum Arrangement: Sendable { case row, column, layers }
    private static let arrangements: Keywords<Arrangement> = ["HStack": .row, "VStack": .column, "ZStack": .layers]
    private static let children = Parameter<SceneElementList>.views("content", "The children, in order.")
    private static let subviewType = ExpressionType.object(["index": .number, "count": .number])

    /// Containers that arrange views in changing ways.
    @EntryList<ViewEntry> static var arrangementViews: [ViewEntry] {
        ViewEntry(
            "AnyLayout", "Views in one of several arrangements. They keep their identity and state, and move when the arrangement changes.",
            .keyword("layout", arrangements, "The arrangement; an expression chooses it: \"{isWide ? 'HStack' : 'VStack'}\"."), children,
            .alignment("How the children are aligned."),
            .signedLength("spacing", default: nil, "Points between the children; by default the children decide.")
        ) { arrangement, content, alignment, spacing in
            switch arrangement {
            case .row: AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))() { content }
            case .column: AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))() { content }
            case .layers: AnyLayout(ZStackLayout(alignment: alignment))() { content }
            }
        }
        ViewEntry(
            "Subviews",
            "Views around each of several views, also of those that a loop or a component makes: ForEach(subviews:). In the views, "
                + "{ \"Configuration\": \"subview\" } shows the view.",
            .views("of", "The views."),
            .withLocals(.views("content", default: .empty, parts: [subviewPart], "The views for each of them; 'subview' has its index and the count.")),
            locals: [LocalVariable("as", default: "subview", subviewType)]
        ) { views, content in
            Group(subviews: views) { subviews in
                let count = subviews.count
                ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                    content(
                        in: content.scope.inside(SceneConfiguration([subviewPart: subview]))
                            .adding(.object(["index": .number(Double(index)), "count": .number(Double(count))])))
                }
            }
        }
    }

    static let subviewPart = "subview"
}
