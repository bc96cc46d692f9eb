import Testing
import Views

@testable import SceneFormat

/// Entries for lists, pages and sheets draw the same as the view in Swift.
@MainActor struct ListAndPageEntryTests {
    private func list(_ entry: String, _ value: String, _ view: some View, location: SourceLocation = #_sourceLocation) throws {
        let rows = #"{ "Text": "a", "modifiers": [{ "\#(entry)": \#(value) }] }, { "Text": "b" }"#
        let list = List {
            view
            Text(verbatim: "b")
        }
        try EntryMeaning(entry, "{ \"List\": [\(rows)] }", size: (200, 300)).expect(drawnAs: list, location: location)
    }

    @Test func rowEntriesChangeTheirRow() throws {
        let row = Text(verbatim: "a")
        try list("listRowBackground", #"{ "Color": "red" }"#, row.listRowBackground(Color.red))
        try list(
            "listRowInsets", #"{ "top": 1, "leading": 40, "bottom": 2, "trailing": 3 }"#,
            row.listRowInsets(EdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 3)))
        try list("listRowSeparator", #""hidden""#, row.listRowSeparator(.hidden))
    }

    @Test func listEntriesArrangeRows() throws {
        let rows = #"[{ "Text": "a" }, { "Text": "b" }]"#
        try EntryMeaning("List", "{ \"List\": \(rows) }", size: (200, 300))
            .expect(
                drawnAs: List {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                })
        try EntryMeaning("Form", "{ \"Form\": \(rows) }", size: (200, 300))
            .expect(
                drawnAs: Form {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                })
        try EntryMeaning("listStyle", "{ \"List\": \(rows), \"modifiers\": [{ \"listStyle\": \"plain\" }] }", size: (200, 300))
            .expect(
                drawnAs: List {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }.listStyle(.plain))
        let section = #"{ "List": { "Section": { "content": { "Text": "a" }, "header": { "Text": "head" }, "footer": { "Text": "foot" } } } }"#
        try EntryMeaning("Section", section, size: (200, 300))
            .expect(
                drawnAs: List {
                    Section {
                        Text(verbatim: "a")
                    } header: {
                        Text(verbatim: "head")
                    } footer: {
                        Text(verbatim: "foot")
                    }
                })
    }

    private func page(_ entry: String, _ value: String, _ view: some View, location: SourceLocation = #_sourceLocation) throws {
        let modifiers = #"[{ "navigationTitle": "Title" }, { "\#(entry)": \#(value) }]"#
        try EntryMeaning(entry, "{ \"NavigationView\": { \"Text\": \"a\", \"modifiers\": \(modifiers) } }", size: (300, 300))
            .expect(drawnAs: NavigationView { view }, location: location)
    }

    @Test func barEntriesChangeTheBar() throws {
        let titled = Text(verbatim: "a").navigationTitle(Text(verbatim: "Title"))
        try page("navigationBarTitleDisplayMode", #""inline""#, titled.navigationBarTitleDisplayMode(.inline))
        try page("navigationBarHidden", "true", titled.navigationBarHidden(true))
        try page(
            "navigationBarItems", #"{ "leading": { "Text": "left" }, "trailing": { "Text": "right" } }"#,
            titled.navigationBarItems(leading: Text(verbatim: "left"), trailing: Text(verbatim: "right")))
        try EntryMeaning("navigationTitle", #"{ "NavigationView": { "Text": "a", "modifiers": [{ "navigationTitle": "Title" }] } }"#, size: (300, 300))
            .expect(drawnAs: NavigationView { Text(verbatim: "a").navigationTitle(Text(verbatim: "Title")) })
        try EntryMeaning("NavigationView", #"{ "NavigationView": { "Text": "a" } }"#, size: (300, 300))
            .expect(drawnAs: NavigationView { Text(verbatim: "a") })
    }

    @Test func aPushedPageMayHideTheWayBack() throws {
        let link = """
            { "NavigationView": { "NavigationLink": { "label": { "Text": "go" }, "isActive": "isOn",
              "destination": { "Text": "a", "modifiers": [{ "navigationBarBackButtonHidden": true }] } }, "modifiers": [{ "navigationTitle": "First" }] } }
            """
        // The first page shows its title; the back button would repeat it.
        try EntryMeaning("navigationBarBackButtonHidden", link, size: (300, 300), keys: #""state": { "isOn": true }"#)
            .expect(false) { try $0.texts(at: 90).contains("Back") || $0.texts(at: 90).count { $0 == "First" } > 1 }
    }

    private func sheet(_ modifiers: String) -> String {
        """
        { "Color": "clear", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "inside", "modifiers": [
          { "presentationDetents": { "fractions": [0.5] } }, \(modifiers)] } } }] }
        """
    }

    private func sheetView(_ content: some View) -> some View {
        Color.clear.sheet(isPresented: .constant(true)) { content }
    }

    @Test func presentationEntriesChangeTheSheet() throws {
        let keys = #""state": { "isOn": true }"#
        let content = Text(verbatim: "inside").presentationDetents([.fraction(0.5)])
        try EntryMeaning("presentationDragIndicator", sheet(#"{ "presentationDragIndicator": "visible" }"#), size: (200, 300), keys: keys)
            .expect(drawnAs: sheetView(content.presentationDragIndicator(.visible)))
        try EntryMeaning("presentationCornerRadius", sheet(#"{ "presentationCornerRadius": 3 }"#), size: (200, 300), keys: keys)
            .expect(drawnAs: sheetView(content.presentationCornerRadius(3)))
    }

    @Test func aSheetMayRefuseToBePulledAway() throws {
        let pull = #""timeline": [{ "at": 0.5, "drag": { "point": [100, 170] }, "by": [0, 125], "duration": 0.2 }]"#
        try EntryMeaning(
            "interactiveDismissDisabled", sheet(#"{ "interactiveDismissDisabled": true }"#), size: (200, 300),
            keys: "\"state\": { \"isOn\": true }, \"duration\": 4, \(pull)"
        ).expect(true) { try $0.texts(at: 200).contains("inside") }
    }
}
