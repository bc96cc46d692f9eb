import Foundation
import Testing
import Views

@testable import SceneFormat

/// Entries for styles of menus, editors, tables, and split views, and for hidden content draw what the view in Swift draws.
@Suite("Entries for styles of menus, editors, tables, and split views, and for redaction") @MainActor struct StyleOptionEntryTests {
    private func meaning(
        _ entry: String, _ json: String, size: (Int, Int) = (300, 300), state: String = "{}", _ view: some View, location: SourceLocation = #_sourceLocation
    ) throws {
        try EntryMeaning(entry, json, size: size, keys: "\"duration\": 2, \"state\": \(state)").expect(drawnAs: view, location: location)
    }

    @Test func stylesOfMenusAndEditors() throws {
        let menu = #"{ "Menu": { "title": "More", "content": { "Text": "a" } }, "modifiers": [{ "menuStyle": "borderedButton" }] }"#
        try meaning("menuStyle", menu, Menu("More") { Text(verbatim: "a") }.menuStyle(.borderedButton))
        try meaning(
            "textEditorStyle", #"{ "TextEditor": "note", "modifiers": [{ "textEditorStyle": "roundedBorder" }] }"#, state: #"{ "note": "ab" }"#,
            TextEditor(text: .constant("ab")).textEditorStyle(.roundedBorder))
    }

    private struct Row: Identifiable { let id: Int }
    private static let table = #""Table": { "rows": "[1, 2]", "columns": [{ "title": "Number", "content": { "Text": "{row}" } }] }"#

    @Test func tables() throws {
        let regular = #"{ "environment": { "horizontalSizeClass": "regular" } }"#
        try meaning(
            "tableColumnHeaders", "{ \(Self.table), \"modifiers\": [{ \"tableColumnHeaders\": \"hidden\" }, \(regular)] }",
            Table([Row(id: 1), Row(id: 2)]) { TableColumn("Number") { Text(verbatim: "\($0.id)") } }
                .tableColumnHeaders(.hidden).environment(\.horizontalSizeClass, .regular))
        // All styles look alike; that of macOS says so.
        try EntryMeaning("tableStyle", "{ \(Self.table), \"modifiers\": [{ \"tableStyle\": \"bordered\" }] }", size: (300, 300))
            .expect(true) { $0.succeeds(at: 0) && $0.graph.warnings.contains { "\($0)".contains("tableStyle(.bordered)") } }
    }

    @Test func splitViews() throws {
        func json(_ style: String) -> String {
            """
            { "NavigationSplitView": { "sidebar": { "Text": "a" }, "detail": { "Text": "b" } }, "modifiers": [{ "navigationSplitViewStyle": "\(style)" },
              { "environment": { "horizontalSizeClass": "regular" } }] }
            """
        }
        let split = NavigationSplitView {
            Text(verbatim: "a")
        } detail: {
            Text(verbatim: "b")
        }
        try meaning(
            "navigationSplitViewStyle", json("prominentDetail"), size: (900, 400),
            split.navigationSplitViewStyle(.prominentDetail).environment(\.horizontalSizeClass, .regular))
    }

    @Test func theButtonOfASplitViewSetsItsVariable() throws {
        let view = """
            { "VStack": [{ "Text": "{columns}" }, { "NavigationSplitView": { "columnVisibility": "columns", "sidebar": { "Text": "a" }, "detail": { "Text": "b" } },
              "modifiers": [{ "environment": { "horizontalSizeClass": "regular" } }] }] }
            """
        let keys = #""duration": 2, "state": { "columns": "all" }, "timeline": [{ "at": 0.5, "set": { "columns": "detailOnly" } }]"#
        try EntryMeaning("NavigationSplitView", view, size: (900, 400), keys: keys).expect([["all", "b", "a"], ["detailOnly", "b"]]) { runner in
            try [0, 110].map { frame in try runner.texts(at: frame) }.map { texts in ["all", "detailOnly", "b", "a"].filter(texts.contains) }
        }
        let button = #""duration": 2, "state": { "columns": "all" }, "timeline": [{ "at": 0.5, "tap": { "point": [26, 50] } }]"#
        try EntryMeaning("NavigationSplitView", view, size: (900, 400), keys: button).expect("detailOnly") { (try? $0.texts(at: 110).first) ?? "" }
    }

    @Test func linksWithoutChevrons() throws {
        let links = """
            { "NavigationStack": { "List": { "NavigationLink": { "label": { "Text": "a" }, "destination": { "Text": "b" } } } },
              "modifiers": [{ "navigationLinkIndicatorVisibility": "hidden" }] }
            """
        try meaning(
            "navigationLinkIndicatorVisibility", links,
            NavigationStack { List { NavigationLink(destination: Text(verbatim: "b")) { Text(verbatim: "a") } } }.navigationLinkIndicatorVisibility(.hidden))
    }

    @Test func hiddenContent() throws {
        func json(_ inner: String, _ outer: String) -> String { "{ \"VStack\": { \"Text\": \"a\", \"modifiers\": [\(inner)] }, \"modifiers\": [\(outer)] }" }
        let (text, placeholder) = (Text(verbatim: "a"), #"{ "redacted": "placeholder" }"#)
        try meaning("redacted", json("", placeholder), VStack { text }.redacted(reason: .placeholder))
        try meaning("unredacted", json(#""unredacted""#, placeholder), VStack { text.unredacted() }.redacted(reason: .placeholder))
        try meaning(
            "privacySensitive", json(#""privacySensitive""#, #"{ "redacted": "privacy" }"#), VStack { text.privacySensitive() }.redacted(reason: .privacy))
    }
}
