import Views

extension SceneEntries {
    private static let menuStyles: StyleKeywords = [
        "automatic": { $0.menuStyle(.automatic) }, "button": { $0.menuStyle(.button) }, "borderlessButton": { $0.menuStyle(.borderlessButton) },
        "borderedButton": { $0.menuStyle(.borderedButton) },
    ]
    private static let textEditorStyles: StyleKeywords = [
        "automatic": { $0.textEditorStyle(.automatic) }, "plain": { $0.textEditorStyle(.plain) }, "roundedBorder": { $0.textEditorStyle(.roundedBorder) },
    ]
    private static let tableStyles: StyleKeywords = [
        "automatic": { $0.tableStyle(.automatic) }, "inset": { $0.tableStyle(.inset) }, "bordered": { $0.tableStyle(.bordered) },
    ]
    private static let splitStyles: StyleKeywords = [
        "automatic": { $0.navigationSplitViewStyle(.automatic) }, "balanced": { $0.navigationSplitViewStyle(.balanced) },
        "prominentDetail": { $0.navigationSplitViewStyle(.prominentDetail) },
    ]
    private static let redactions: Keywords<RedactionReasons> = ["placeholder": .placeholder, "privacy": .privacy]

    private static func style(_ name: String, _ summary: String, _ styles: StyleKeywords) -> ModifierEntry {
        ModifierEntry(name, summary, .keyword("style", styles, "The style.").primary) { view, style in style(view) }
    }
    private static func visibility(_ summary: String) -> Parameter<Visibility> { .keyword("visibility", Visibility.sceneNames, summary).primary }

    /// Styles of menus, editors, tables, and split views, and which of their parts are shown.
    @EntryList<ModifierEntry> static var styleOptionModifiers: [ModifierEntry] {
        style("menuStyle", "The style of the buttons of the menus inside.", menuStyles)
        style("textEditorStyle", "The style of the text editors inside.", textEditorStyles)
        style("tableStyle", "The style of the tables inside; all of them look the same on iOS, and only macOS has 'bordered'.", tableStyles)
        style(
            "navigationSplitViewStyle",
            "How the split views inside make room for their columns: beside the detail ('balanced') or above it ('prominentDetail').",
            splitStyles)
        ModifierEntry("tableColumnHeaders", "Whether the tables inside show the headers of their columns.", visibility("Whether they are visible.")) {
            view, visibility in view.tableColumnHeaders(visibility)
        }
        ModifierEntry(
            "navigationLinkIndicatorVisibility", "Whether the links in the rows of the lists inside have a chevron.", visibility("Whether it is visible.")
        ) { view, visibility in view.navigationLinkIndicatorVisibility(visibility) }
        ModifierEntry(
            "redacted", "Draws the texts and images inside as gray shapes, as while content is loaded.",
            .keyword("reason", redactions, default: .placeholder, "'placeholder' for all of them, or 'privacy' for those with 'privacySensitive'.").primary
        ) { view, reason in view.redacted(reason: reason) }
        ModifierEntry("unredacted", "Draws the content inside even if the enclosing views are redacted.") { view in view.unredacted() }
        ModifierEntry(
            "privacySensitive", "Marks content that 'redacted' hides for privacy.", .bool("isSensitive", default: true, "Whether it is hidden.").primary
        ) { view, isSensitive in view.privacySensitive(isSensitive) }
    }
}
