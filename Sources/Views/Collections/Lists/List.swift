/// Scrolling rows, one below the other, in sections.
///
/// Each view of the content is a row; a `Section` groups rows. Of long collections, only the rows near the visible area are created.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @Environment(\.listLook) private var style
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.listSpacing) private var spacing
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.editMode) private var editMode
    @Environment(\.colorScheme) private var scheme
    @Environment(\.look) private var system
    @Environment(\.alternatesListRows) private var alternatesRows

    init(rows content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    private var ground: Color {
        guard background != .hidden else { return Color.clear }
        return scheme == .dark ? look.metrics.values.darkGround : look.metrics.values.ground
    }

    private var look: _ListLook {
        let look = system.lists.shown(style, in: sizeClass)
        return look.alternating(look.metrics.values.alternateRow != nil && alternatesRows ?? look.alternates)
    }

    public var body: some View {
        let look = look
        // The rows draw the selection, so the list follows it even where no other view reads it.
        let _ = selection?.all()
        ListStack(
            arrangement: ListLayout(
                hasMargins: look.hasMargins, sectionSpacing: spacing.section?.points(look) ?? look.sectionSpacing, rowSpacing: spacing.row ?? 0,
                isGrouped: look.isGrouped, ownMargin: look.metrics.values.margin),
            content: content.modifier(_ListRowModifier())
        )
        .environment(\.listContext, look)
        .environment(\.swipeActionsCoordinator, nil)
        .environment(
            \.listRows, ListRowContext(selection: selection, isEditing: editMode?.wrappedValue.isEditing ?? false)
        )
        .environment(\.listSpacing.section, nil)
        .environment(\.scrollPlan, ScrollPlan())
        .modifier(
            _EnvironmentModifier {
                $0.clearScrollSettings()
                // Rows take their dimensions from the list. Those of a style that doesn't alternate here keep their distance all the same.
                if look.isColumn || look.metrics.values.alternateRow != nil || look.metrics != style.metrics { $0.listLook = look }
            }
        )
        .modifier(_ScrollModifier(axes: .vertical))
        .modifier(_ScrollGestureModifier())
        .background(ground)
        .modifier(SplitSelectionModifier(selection: selection))
        .systemView()
    }
}

/// The rows of a list.
struct ListStack<Content: View>: ContainerView {
    let arrangement: ListLayout
    let content: Content
    static var title: String { "List" }
    static var lazyScope: LazyScope? {
        LazyScope(axis: .vertical, enterRow: { $0.listContext = nil })
    }
}
