import Foundation
import Testing
import Views

@testable import SceneFormat

/// Entries for tables, paths, tabs, and what bars and lists can do draw what the view in Swift draws.
@Suite("Entries for tables, bars and what lists can do") @MainActor struct TableAndBarEntryTests {
    private struct Person: Identifiable {
        let name: String
        let age: Int
        var id: String { name }
    }

    private func meaning(
        _ entry: String, _ json: String, size: (Int, Int) = (300, 400), state: String = "{}", _ view: some View, location: SourceLocation = #_sourceLocation
    ) throws {
        try EntryMeaning(entry, json, size: size, keys: "\"duration\": 2, \"state\": \(state)").expect(drawnAs: view, location: location)
    }

    private func list(
        _ entry: String, _ value: String, rows: String = #"[{ "Text": "a" }, { "Text": "b" }]"#, state: String = "{}", _ view: some View,
        location: SourceLocation = #_sourceLocation
    ) throws {
        try meaning(entry, "{ \"List\": \(rows), \"modifiers\": [{ \"\(entry)\": \(value) }] }", state: state, view, location: location)
    }

    private var twoRows: some View {
        List {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }
    }

    @Test(arguments: [(900, 400), (300, 400)]) func aTableHasColumnsWhereThereIsSpace(_ size: (Int, Int)) throws {
        let people = [Person(name: "Anna", age: 31), Person(name: "Bob", age: 24)]
        let columns = """
            [{ "title": "Name", "content": { "Text": "{row.name}" } }, { "title": "Age", "width": 60, "as": "p", "content": { "Text": "{p.age}" } },
             { "title": "Rest", "minWidth": 10, "maxWidth": 90, "content": { "Text": "x" } }]
            """
        try meaning(
            "Table", "{ \"Table\": { \"rows\": \"people\", \"id\": \"row.name\", \"columns\": \(columns) } }", size: size,
            state: #"{ "people": [{ "name": "Anna", "age": 31 }, { "name": "Bob", "age": 24 }] }"#,
            Table(people) {
                TableColumn("Name") { Text(verbatim: $0.name) }
                TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(60)
                TableColumn("Rest") { _ in Text(verbatim: "x") }.width(min: 10, max: 90)
            })
    }

    @Test func aTapSelectsARow() throws {
        let scene = """
            { "VStack": [{ "Text": "{chosen}" }, { "@": { @, "selection": "chosen" } }] }
            """
        let table = #""rows": "[1, 2]", "columns": [{ "title": "N", "content": { "Text": "row {row}" } }]"#
        let list = #""content": { "ForEach": { "in": "[1, 2]", "as": "n", "content": { "Text": "row {n}" } } }"#
        for (name, content) in [("Table", table), ("List", list)] {
            let parts = scene.split(separator: "@", omittingEmptySubsequences: false)
            let view = parts[0] + name + parts[1] + content + parts[2]
            try EntryMeaning(
                name, String(view), size: (300, 300),
                keys: #""duration": 2, "state": { "chosen": 1 }, "timeline": [{ "at": 0.5, "tap": "row 2" }]"#
            ).expect("2") { (try? $0.texts(at: 60).first) ?? "" }
        }
    }

    @Test func severalRowsAreSelectedWhileTheyAreEdited() throws {
        let view = """
            { "VStack": [{ "Text": "{chosen[0]}{chosen[1]}" }, { "List": { "selection": "chosen", "content": { "ForEach": { "in": "[1, 2, 3]", "as": "n",
              "content": { "Text": "row {n}" } } } }, "modifiers": [{ "editMode": "editing" }] }] }
            """
        try EntryMeaning(
            "editMode", view, size: (300, 400),
            keys: """
                "duration": 3, "state": { "chosen": [1, 2], "editing": true },
                "timeline": [{ "at": 0.5, "tap": "row 3" }, { "at": 1, "tap": "row 1" }]
                """
        ).expect("23") { (try? $0.texts(at: 120).first) ?? "" }
    }

    @Test func rowsOfAVariableAreDeletedAndKeepTheirOrder() throws {
        let view = """
            { "VStack": [{ "Text": "{items[0]}{items[1]}" }, { "List": { "ForEach": { "as": "n", "edits": "items", "editActions": "delete",
              "content": { "Text": "row {n}" } } } }] }
            """
        try EntryMeaning(
            "ForEach", view, size: (300, 400),
            keys: """
                "duration": 4, "state": { "items": [1, 2, 3] },
                "timeline": [{ "at": 0.5, "drag": { "point": [200, 110] }, "by": [-190, 0], "duration": 0.4 }]
                """
        ).expect("13") { try $0.texts(at: 200).first ?? "" }
    }

    @Test func listsAndRows() throws {
        let row = Text(verbatim: "a")
        func rows(_ first: some View) -> some View {
            List {
                first
                Text(verbatim: "b")
            }
        }
        func json(_ modifier: String) -> String { "{ \"List\": [{ \"Text\": \"a\", \"modifiers\": [\(modifier)] }, { \"Text\": \"b\" }] }" }
        try meaning(
            "listRowSeparatorTint", json(#"{ "listRowSeparatorTint": { "color": "red", "edges": "bottom" } }"#),
            rows(row.listRowSeparatorTint(.red, edges: .bottom)))
        try meaning(
            "listItemTint", ##"{ "List": { "Label": { "title": "a", "systemImage": "star" }, "modifiers": [{ "listItemTint": "red" }] } }"##,
            List { Label("a", systemImage: "star").listItemTint(.red) })
        try list("listRowSpacing", "12", twoRows.listRowSpacing(12))
        try list("scrollContentBackground", #""hidden""#, twoRows.scrollContentBackground(.hidden))
        let sections = #"[{ "Section": { "header": { "Text": "one" }, "content": { "Text": "a" } } }, { "Section": { "Text": "b" } }]"#
        func sectioned() -> some View {
            List {
                Section {
                    Text(verbatim: "a")
                } header: {
                    Text(verbatim: "one")
                }
                Section { Text(verbatim: "b") }
            }
        }
        try list("listSectionSpacing", #"{ "kind": "compact" }"#, rows: sections, sectioned().listSectionSpacing(.compact))
        try list("listSectionSpacing", "50", rows: sections, sectioned().listSectionSpacing(50))
        try list("headerProminence", #""increased""#, rows: sections, sectioned().headerProminence(.increased))
        func plain(_ modifier: String) -> String {
            "{ \"List\": { \"Section\": { \"Text\": \"a\" }, \"modifiers\": [\(modifier)] }, \"modifiers\": [{ \"listStyle\": \"plain\" }] }"
        }
        func plainList(_ section: (Section<EmptyView, Text, EmptyView>) -> some View) -> some View {
            List { section(Section { Text(verbatim: "a") }) }.listStyle(.plain)
        }
        try meaning(
            "listSectionSeparator", plain(#"{ "listSectionSeparator": "hidden" }"#), plainList { $0.listSectionSeparator(.hidden) })
        try meaning(
            "listSectionSeparatorTint", plain(#"{ "listSectionSeparatorTint": "red" }"#), plainList { $0.listSectionSeparatorTint(.red) })
    }

    @Test func rowsThatCannotBeEdited() throws {
        func view(_ modifier: String) -> String {
            """
            { "List": { "selection": "chosen", "content": { "ForEach": { "as": "n", "edits": "items",
              "content": { "Text": "row {n}", "modifiers": [{ "\(modifier)": "n == 1" }] } } } }, "modifiers": [{ "editMode": "editing" }] }
            """
        }
        func rows(_ modified: @escaping (Text, Bool) -> some View) -> some View {
            List(selection: .constant(Set<Int>())) {
                ForEach([1, 2], id: \.self) { modified(Text(verbatim: "row \($0)"), $0 == 1) }.onDelete { _ in }.onMove { _, _ in }
            }.environment(\.editMode, .constant(.active))
        }
        let state = #"{ "items": [1, 2], "chosen": [], "editing": true }"#
        // Marks of a selection replace the buttons that delete.
        try meaning(
            "deleteDisabled", view("deleteDisabled").replacing(#""selection": "chosen", "#, with: ""), state: state,
            List { ForEach([1, 2], id: \.self) { Text(verbatim: "row \($0)").deleteDisabled($0 == 1) }.onDelete { _ in }.onMove { _, _ in } }
                .environment(\.editMode, .constant(.active)))
        try meaning("moveDisabled", view("moveDisabled"), state: state, rows { $0.moveDisabled($1) })
        try meaning("selectionDisabled", view("selectionDisabled"), state: state, rows { $0.selectionDisabled($1) })
    }

    @Test func aTreeIsOpened() throws {
        let view = """
            { "List": { "OutlineGroup": { "in": "tree", "id": "element.name", "content": { "Text": "{element.name}" } } } }
            """
        try EntryMeaning(
            "OutlineGroup", view, size: (300, 400),
            keys: """
                "duration": 3, "state": { "tree": [{ "name": "Fruit", "children": [{ "name": "Apple" }] }, { "name": "Bread" }] },
                "timeline": [{ "at": 0.5, "tap": "Fruit" }]
                """
        ).expect(["Fruit", "Apple", "Bread"]) { (try? $0.texts(at: 120)) ?? [] }
    }

    @Test func aPathPushesPages() throws {
        let view = """
            { "NavigationStack": { "path": "path", "content": { "VStack": [{ "Text": "home" },
              { "NavigationLink": { "label": { "Text": "go" }, "value": 2 } }], "modifiers": [{ "navigationDestination": { "Text": "page {value}" } }] } } }
            """
        try EntryMeaning(
            "navigationDestination", view, size: (300, 400),
            keys: #""duration": 3, "state": { "path": [1] }, "timeline": [{ "at": 0.5, "set": { "path": [] } }, { "at": 1.5, "tap": "go" }]"#
        ).expect([true, false, true]) { runner in try [0, 80, 170].map { try runner.texts(at: $0).contains($0 == 0 ? "page 1" : "page 2") } }
        for (parameter, start) in [("isPresented", "false"), ("item", "null")] {
            let page = """
                { "NavigationStack": { "Text": "first", "modifiers": [{ "navigationDestination": { "\(parameter)": "shown", "content": { "Text": "second" } } }] } }
                """
            try EntryMeaning(
                "navigationDestination", page, size: (300, 400),
                keys: "\"duration\": 3, \"state\": { \"shown\": \(start) }, \"timeline\": [{ \"at\": 0.5, \"set\": { \"shown\": true } }]"
            ).expect(true) { try $0.texts(at: 120).contains("second") }
        }
    }

    private func page(
        _ entry: String, _ value: String, others: String = "", state: String = "{}", _ view: some View, location: SourceLocation = #_sourceLocation
    ) throws {
        let modifiers = #"[{ "navigationTitle": { "title": "Home", "displayMode": "inline" } }\#(others), { "\#(entry)": \#(value) }]"#
        try meaning(
            entry, "{ \"NavigationStack\": { \"Text\": \"a\", \"modifiers\": \(modifiers) } }", state: state, NavigationStack { view }, location: location)
    }

    @Test func bars() throws {
        let titled = Text(verbatim: "a").navigationBarTitle(Text(verbatim: "Home"), displayMode: .inline)
        try page(
            "toolbarBackground", #"{ "color": "red", "visibility": "visible" }"#,
            titled.toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .navigationBar))
        try page("toolbarVisibility", #"{ "visibility": "hidden", "bar": "navigationBar" }"#, titled.toolbarVisibility(.hidden, for: .navigationBar))
        try page(
            "toolbarColorScheme", #""dark""#, others: #", { "toolbarBackground": { "color": "blue", "visibility": "visible" } }"#,
            titled.toolbarBackground(.visible).toolbarBackground(Color.blue).toolbarColorScheme(.dark))
        try page("navigationSubtitle", #""Street""#, titled.navigationSubtitle(Text(verbatim: "Street")))
        try page("toolbarTitleMenu", #"{ "Button": { "title": "Rename", "set": {} } }"#, titled.toolbarTitleMenu { Button("Rename") {} })
        try page(
            "searchScopes",
            #"{ "selection": "scope", "content": [{ "Text": "All", "modifiers": [{ "tag": 1 }] }, { "Text": "Mine", "modifiers": [{ "tag": 2 }] }] }"#,
            others: #", { "searchable": { "text": "q", "isPresented": "on" } }"#, state: #"{ "scope": 1, "q": "", "on": true }"#,
            titled.searchable(text: .constant(""), isPresented: .constant(true)).searchScopes(.constant(1)) {
                Text(verbatim: "All").tag(1)
                Text(verbatim: "Mine").tag(2)
            })
        try page(
            "inspector", #"{ "isPresented": "on", "content": { "Text": "about" } }"#, state: #"{ "on": true }"#,
            titled.inspector(isPresented: .constant(true)) { Text(verbatim: "about") })
        try meaning(
            "navigationSplitViewColumnWidth",
            #"{ "NavigationSplitView": { "sidebar": { "Text": "a", "modifiers": [{ "navigationSplitViewColumnWidth": 170 }] }, "detail": { "Text": "b" } }, "modifiers": [{ "environment": { "horizontalSizeClass": "regular" } }] }"#,
            size: (900, 400),
            NavigationSplitView {
                Text(verbatim: "a").navigationSplitViewColumnWidth(170)
            } detail: {
                Text(verbatim: "b")
            }.environment(\.horizontalSizeClass, .regular))
    }

    @Test func aSuggestionCompletesASearch() throws {
        let view = """
            { "NavigationStack": { "Text": "query {q}", "modifiers": [{ "searchable": { "text": "q", "isPresented": "on" } },
              { "searchSuggestions": { "Text": "Apple?", "modifiers": [{ "searchCompletion": "apple" }] } }] } }
            """
        for entry in ["searchSuggestions", "searchCompletion"] {
            try EntryMeaning(
                entry, view, size: (300, 500),
                keys: #""duration": 3, "state": { "q": "", "on": true }, "timeline": [{ "at": 0.5, "tap": "Apple?" }]"#
            ).expect(true) { $0.succeeds(at: 40) && ((try? $0.texts(at: 120).contains { $0.contains("apple") }) ?? false) }
        }
    }

    @Test func tabs() throws {
        let tabs = """
            { "TabView": { "selection": "tab", "content": [{ "Tab": { "title": "One", "systemImage": "star", "value": 1, "content": { "Text": "first" } } },
              { "Tab": { "role": "search", "value": 2, "content": { "Text": "second" } } }] } }
            """
        try meaning(
            "Tab", tabs, state: #"{ "tab": 2 }"#,
            TabView(selection: .constant(2)) {
                Text(verbatim: "first").tabItem { Label("One", systemImage: "star") }.tag(1)
                Text(verbatim: "second").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
            })
        try meaning(
            "indexViewStyle",
            #"{ "TabView": [{ "Text": "a" }, { "Text": "b" }], "modifiers": [{ "tabViewStyle": "page" }, { "indexViewStyle": "always" }] }"#,
            TabView {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)))
    }

    @Test func buttonsOfTheSystem() throws {
        try meaning("ShareLink", #"{ "ShareLink": { "item": "x", "title": "Send" } }"#, ShareLink("Send", item: "x"))
        try meaning(
            "EditButton", #"{ "EditButton": {}, "modifiers": [{ "editMode": "on" }] }"#, state: #"{ "on": true }"#,
            EditButton().environment(\.editMode, .constant(.active)))
        let group = #"{ "ControlGroup": [{ "Button": { "title": "a", "set": {} } }, { "Button": { "title": "b", "set": {} } }], "modifiers": [@] }"#
        try meaning(
            "controlGroupStyle", group.replacing("@", with: #"{ "controlGroupStyle": "navigation" }"#),
            ControlGroup {
                Button("a") {}
                Button("b") {}
            }.controlGroupStyle(.navigation))
        let menu = """
            { "VStack": [{ "Spacer": {} }, { "Menu": { "title": "More", "content": [{ "Button": { "title": "a", "set": {} } },
              { "Button": { "title": "b", "set": {} } }] } }], "modifiers": [{ "menuOrder": "fixed" }] }
            """
        try EntryMeaning(
            "menuOrder", menu, size: (300, 400), keys: #""duration": 2, "timeline": [{ "at": 0.2, "tap": "More" }]"#
        ).expect(true) { runner in
            try runner.step(to: 100)
            let rects = runner.graph.layoutListing().filter { $0.name == "Text" }
            guard let a = rects.last(where: { $0.label == "a" }), let b = rects.last(where: { $0.label == "b" }) else { return false }
            return a.rect.minY < b.rect.minY
        }
    }

    @Test func aDateStaysInItsRange() throws {
        try meaning(
            "DatePicker", #"{ "DatePicker": { "selection": "when", "title": "Day", "components": "date", "min": 0, "max": 864000 } }"#,
            state: #"{ "when": 86400 }"#,
            DatePicker(
                selection: .constant(Date(timeIntervalSinceReferenceDate: 86400)),
                in: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 864_000), displayedComponents: .date
            ) { Text(verbatim: "Day") })
    }
}
