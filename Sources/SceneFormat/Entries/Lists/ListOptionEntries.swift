import Geometry
import Views

extension SceneEntries {
    private static let tint = Parameter<Color?>.color("color", default: nil, "The color; by default that of the system.").primary
    private static let separatorEdges: Keywords<VerticalEdge.Set> = ["all": .all, "top": .top, "bottom": .bottom]
    private static let edges = Parameter.keyword("edges", separatorEdges, default: .all, "Which of the lines.")
    private static let prominences: Keywords<Prominence> = ["standard": .standard, "increased": .increased]
    private static let badgeProminences: Keywords<BadgeProminence> = ["decreased": .decreased, "standard": .standard, "increased": .increased]
    private static let sectionSpacings: Keywords<ListSectionSpacing> = ["default": .default, "compact": .compact]

    private static func disabled(_ summary: String) -> Parameter<Bool> { .bool("isDisabled", default: true, summary).primary }

    /// What else lists and their rows can do.
    @EntryList<ModifierEntry> static var listOptionModifiers: [ModifierEntry] {
        ModifierEntry("listRowSeparatorTint", "The color of the lines above and below a list's row.", tint, edges) { view, color, edges in
            view.listRowSeparatorTint(color, edges: edges)
        }
        ModifierEntry(
            "listSectionSeparator", "The lines above and below a list's section.",
            .keyword("visibility", Visibility.sceneNames, "Whether the lines are visible.").primary, edges
        ) { view, visibility, edges in view.listSectionSeparator(visibility, edges: edges) }
        ModifierEntry("listSectionSeparatorTint", "The color of the lines above and below a list's section.", tint, edges) { view, color, edges in
            view.listSectionSeparatorTint(color, edges: edges)
        }
        ModifierEntry(
            "listRowSpacing", "The space between the rows of the lists inside.", .length("spacing", "Points.").primary
        ) { view, spacing in view.listRowSpacing(spacing) }
        ModifierEntry(
            "listSectionSpacing", "The space between the sections of the lists inside.",
            .length("spacing", default: nil, "Points.").primary,
            .keyword("kind", sectionSpacings, default: nil, "A space of the system.").not(with: "spacing"), exactlyOne: ["spacing", "kind"]
        ) { view, spacing, kind in
            if let spacing { return view.listSectionSpacing(spacing) as any View }
            return view.listSectionSpacing(kind ?? .default)
        }
        ModifierEntry("listItemTint", "The color of the icons of labels in a list's row.", tint) { view, color in view.listItemTint(color) }
        ModifierEntry(
            "headerProminence", "The size of the headers of the sections inside.", .keyword("prominence", prominences, "The size.").primary
        ) { view, prominence in view.headerProminence(prominence) }
        ModifierEntry(
            "scrollContentBackground", "The background of the lists and forms inside, and of text editors.",
            .keyword("visibility", Visibility.sceneNames, "Whether it is visible.").primary
        ) { view, visibility in view.scrollContentBackground(visibility) }
        ModifierEntry(
            "badgeProminence", "The look of the badges of the rows inside.", .keyword("prominence", badgeProminences, "The look.").primary
        ) { view, prominence in view.badgeProminence(prominence) }
        ModifierEntry("deleteDisabled", "Prevents a row from being deleted.", disabled("Whether the row can't be deleted.")) { view, isDisabled in
            view.deleteDisabled(isDisabled)
        }
        ModifierEntry("moveDisabled", "Prevents a row from being moved.", disabled("Whether the row can't be moved.")) { view, isDisabled in
            view.moveDisabled(isDisabled)
        }
        ModifierEntry("selectionDisabled", "Prevents a row from being selected.", disabled("Whether the row can't be selected.")) { view, isDisabled in
            view.selectionDisabled(isDisabled)
        }
        ModifierEntry(
            "editMode", "Whether rows inside can be deleted, moved, and selected, which an 'EditButton' inside changes.",
            .boolVariable("isEditing", "Whether they can.").primary
        ) { view, isEditing in
            let mode = Binding<EditMode>(
                get: { isEditing.wrappedValue ? EditMode.active : .inactive }, set: { isEditing.wrappedValue = $0.isEditing })
            return view.environment(\.editMode, mode)
        }
    }
}
