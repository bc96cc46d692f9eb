import Views

extension SceneEntries {
    private static let isPresented = Parameter.boolVariable("isPresented", "Whether it is shown; a choice sets the variable to false.").primary
    private static let title = Parameter.string("title", "The title.")
    private static let actions = Parameter<SceneElementList>.views("actions", default: .empty, "The buttons; by default one with the title \"OK\".")
    private static let message = Parameter<SceneElementList>.views("message", default: .empty, "The text below the title.")
    private static let swipeEdges: Keywords<HorizontalEdge> = ["leading": .leading, "trailing": .trailing]

    @EntryList<ModifierEntry> static var dialogModifiers: [ModifierEntry] {
        ModifierEntry("alert", "A question in the middle of the canvas.", isPresented, title, actions, message) { view, isPresented, title, actions, message in
            view.alert(Text(verbatim: title), isPresented: isPresented) {
                actions
            } message: {
                message
            }
        }
        ModifierEntry(
            "confirmationDialog", "A choice at the bottom of the canvas.", isPresented, title, actions, message,
            .keyword("titleVisibility", Visibility.sceneNames, default: .described("automatic"), "Whether the title is shown.")
        ) { view, isPresented, title, actions, message, visibility in
            view.confirmationDialog(Text(verbatim: title), isPresented: isPresented, titleVisibility: visibility ?? .automatic) {
                actions
            } message: {
                message
            }
        }
        ModifierEntry(
            "swipeActions", "Buttons that a swipe over a list's row shows.", .views("content", "The buttons, from the row's edge.").primary,
            .keyword("edge", swipeEdges, default: .trailing, "The edge of the row."),
            .bool("allowsFullSwipe", default: true, "Whether a long swipe runs the first one.")
        ) { view, content, edge, allowsFullSwipe in
            view.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content }
        }
    }
}
