import Foundation
import Testing
import Views

@testable import SceneFormat

/// Entries for controls, tabs, and dialogs draw the same as the view in Swift.
@Suite("Entries for controls, tabs and dialogs") @MainActor struct FormControlEntryTests {
    private func meaning(
        _ entry: String, _ json: String, size: (Int, Int) = (300, 200), state: String = "{}", _ view: some View, location: SourceLocation = #_sourceLocation
    ) throws {
        try EntryMeaning(entry, json, size: size, keys: "\"duration\": 2, \"state\": \(state)").expect(drawnAs: view, location: location)
    }

    @Test func controls() throws {
        try meaning(
            "Stepper", #"{ "Stepper": { "value": "n", "title": "Count", "min": 0, "max": 3, "step": 2 } }"#, state: #"{ "n": 1 }"#,
            Stepper("Count", value: .constant(1.0), in: 0...3, step: 2))
        try meaning(
            "DatePicker", #"{ "DatePicker": { "selection": "when", "label": { "Text": "Day" }, "components": "date" } }"#, state: #"{ "when": 0 }"#,
            DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date))
        try meaning(
            "ColorPicker", ##"{ "ColorPicker": { "color": "#336699", "title": "Tint" } }"##,
            ColorPicker(selection: .constant(Color(red: 0.2, green: 0.4, blue: 0.6))) { Text(verbatim: "Tint") })
        try meaning(
            "NavigationSplitView", #"{ "NavigationSplitView": { "sidebar": { "Text": "a" }, "content": { "Text": "b" }, "detail": { "Text": "c" } } }"#,
            size: (900, 400),
            NavigationSplitView {
                Text(verbatim: "a")
            } content: {
                Text(verbatim: "b")
            } detail: {
                Text(verbatim: "c")
            })
        try meaning(
            "toolbar",
            #"{ "NavigationStack": { "Text": "a", "modifiers": [{ "toolbar": { "leading": { "Text": "l" }, "trailing": { "Text": "t" }, "bottom": { "Text": "b" } } }] } }"#,
            NavigationStack {
                Text(verbatim: "a").toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) { Text(verbatim: "l") }
                    ToolbarItemGroup(placement: .topBarTrailing) { Text(verbatim: "t") }
                    ToolbarItemGroup(placement: .bottomBar) { Text(verbatim: "b") }
                }
            })
        try meaning("TextEditor", #"{ "TextEditor": "note" }"#, state: #"{ "note": "ab" }"#, TextEditor(text: .constant("ab")))
        try meaning(
            "Menu", #"{ "Menu": { "content": { "Text": "a" }, "title": "More" } }"#,
            Menu {
                Text(verbatim: "a")
            } label: {
                Text(verbatim: "More")
            })
        try meaning(
            "ControlGroup", #"{ "ControlGroup": [{ "Button": { "title": "a", "set": {} } }, { "Button": { "title": "b", "set": {} } }] }"#,
            ControlGroup {
                Button("a") {}
                Button("b") {}
            })
        try meaning(
            "GroupBox", #"{ "GroupBox": { "content": { "Text": "a" }, "title": "Box" } }"#,
            GroupBox {
                Text(verbatim: "a")
            } label: {
                Text(verbatim: "Box")
            })
        try meaning(
            "DisclosureGroup", #"{ "DisclosureGroup": { "content": { "Text": "a" }, "title": "More", "isExpanded": "on" } }"#, state: #"{ "on": true }"#,
            DisclosureGroup(isExpanded: .constant(true)) {
                Text(verbatim: "a")
            } label: {
                Text(verbatim: "More")
            })
        try meaning(
            "LabeledContent", #"{ "LabeledContent": { "content": { "Text": "a" }, "title": "Name" } }"#,
            LabeledContent {
                Text(verbatim: "a")
            } label: {
                Text(verbatim: "Name")
            })
        try meaning(
            "ContentUnavailableView",
            #"{ "ContentUnavailableView": { "title": "Nothing", "systemImage": "star", "description": { "Text": "d" }, "actions": { "Text": "e" } } }"#,
            size: (300, 400),
            ContentUnavailableView {
                Label("Nothing", systemImage: "star")
            } description: {
                Text(verbatim: "d")
            } actions: {
                Text(verbatim: "e")
            })
    }

    @Test func controlModifiers() throws {
        let button = #""Button": { "title": "a", "set": {} }"#
        let view = Button("a") {}
        try meaning("buttonStyle", "{ \(button), \"modifiers\": [{ \"buttonStyle\": \"bordered\" }] }", view.buttonStyle(.bordered))
        try meaning(
            "controlSize", "{ \(button), \"modifiers\": [{ \"buttonStyle\": \"bordered\" }, { \"controlSize\": \"large\" }] }",
            view.buttonStyle(.bordered).controlSize(.large))
        try meaning(
            "buttonBorderShape", "{ \(button), \"modifiers\": [{ \"buttonStyle\": \"bordered\" }, { \"buttonBorderShape\": \"capsule\" }] }",
            view.buttonStyle(.bordered).buttonBorderShape(.capsule))
        try meaning(
            "toggleStyle", #"{ "Toggle": { "isOn": "on", "title": "a" }, "modifiers": [{ "toggleStyle": "button" }] }"#, state: #"{ "on": true }"#,
            Toggle("a", isOn: .constant(true)).toggleStyle(.button))
        try meaning(
            "datePickerStyle", #"{ "DatePicker": { "selection": "n" }, "modifiers": [{ "datePickerStyle": "wheel" }] }"#, size: (340, 300),
            state: #"{ "n": 0 }"#,
            DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).datePickerStyle(.wheel))
    }

    @Test func tabs() throws {
        let pages = """
            [{ "Text": "one", "modifiers": [{ "tabItem": { "title": "A", "systemImage": "star" } }, { "badge": "3" }, { "tag": "'a'" }] },
             { "Text": "two", "modifiers": [{ "tabItem": "B" }, { "tag": "'b'" }] }]
            """
        let view = TabView(selection: .constant("b")) {
            Text(verbatim: "one").tabItem { Label("A", systemImage: "star") }.badge(Text(verbatim: "3")).tag("a")
            Text(verbatim: "two").tabItem { Text(verbatim: "B") }.tag("b")
        }
        for entry in ["TabView", "tabItem", "badge"] {
            try meaning(entry, "{ \"TabView\": { \"content\": \(pages), \"selection\": \"tab\" } }", size: (300, 400), state: #"{ "tab": "b" }"#, view)
        }
        try meaning(
            "tabViewStyle", "{ \"TabView\": \(pages), \"modifiers\": [{ \"tabViewStyle\": \"page\" }] }", size: (300, 400),
            TabView {
                Text(verbatim: "one").tabItem { Label("A", systemImage: "star") }.badge(Text(verbatim: "3")).tag("a")
                Text(verbatim: "two").tabItem { Text(verbatim: "B") }.tag("b")
            }.tabViewStyle(.page))
        try meaning(
            "searchable",
            #"{ "NavigationStack": { "Text": "a", "modifiers": [{ "navigationTitle": "T" }, { "searchable": { "text": "q", "prompt": "Find" } }] } }"#,
            size: (300, 400), state: #"{ "q": "" }"#,
            NavigationStack { Text(verbatim: "a").navigationTitle("T").searchable(text: .constant(""), prompt: Text(verbatim: "Find")) })
    }

    @Test func dialogs() throws {
        let parameters = #"{ "isPresented": "on", "title": "Sure?", "actions": { "Button": { "title": "Yes", "set": {} } }, "message": { "Text": "m" } }"#
        try meaning(
            "alert", "{ \"Text\": \"a\", \"modifiers\": [{ \"alert\": \(parameters) }] }", size: (400, 500), state: #"{ "on": true }"#,
            Text(verbatim: "a").alert(Text(verbatim: "Sure?"), isPresented: .constant(true)) {
                Button("Yes") {}
            } message: {
                Text(verbatim: "m")
            })
        try meaning(
            "confirmationDialog", "{ \"Text\": \"a\", \"modifiers\": [{ \"confirmationDialog\": \(parameters) }] }", size: (400, 500),
            state: #"{ "on": true }"#,
            Text(verbatim: "a").confirmationDialog(Text(verbatim: "Sure?"), isPresented: .constant(true)) {
                Button("Yes") {}
            } message: {
                Text(verbatim: "m")
            })
    }

    @Test func aLongPressOpensAContextMenu() throws {
        let scene = """
            { "size": [300, 400], "fps": 10, "duration": 3, "state": { "chosen": "none" },
              "view": { "VStack": [
                { "Text": "press", "modifiers": [{ "contextMenu": { "Button": { "title": "Copy", "set": { "chosen": "copied" } } } }] }, { "Text": "{chosen}" }] },
              "timeline": [{ "at": 0.1, "press": "press", "duration": 0.8 }, { "at": 2, "tap": "Copy" }] }
            """
        #expect(try textsShown(scene, frames: [0, 19, 29]) == [["press", "none"], ["press", "none", "Copy"], ["press", "copied"]])
    }

    @Test func aPullRunsTheStepsOfRefreshable() throws {
        let scene = """
            { "size": [300, 300], "fps": 10, "duration": 4, "state": { "loads": 0 },
              "view": { "List": [{ "Text": "row" }, { "Text": "loads {loads}" }],
                "modifiers": [{ "refreshable": [{ "set": { "loads": "loads + 1" } }, { "sleep": 1, "set": { "loads": "loads + 10" } }] }] },
              "timeline": [{ "at": 0.1, "drag": "row", "by": [0, 200], "duration": 0.5 }] }
            """
        #expect(try textsShown(scene, frames: [0, 12, 39]) == [["row", "loads 0"], ["row", "loads 1"], ["row", "loads 11"]])
    }

    @Test func aSwipeShowsButtons() throws {
        let scene = """
            { "size": [300, 300], "fps": 10, "duration": 3, "state": { "said": "none" },
              "view": { "List": [
                { "Text": "row", "modifiers": [{ "swipeActions": { "content": { "Button": { "title": "Flag", "set": { "said": "flagged" } } } } }] },
                { "Text": "{said}" }] },
              "timeline": [{ "at": 0.1, "drag": "row", "by": [-80, 0], "duration": 0.3 }, { "at": 2, "tap": "Flag" }] }
            """
        let shown = try textsShown(scene, frames: [0, 19, 29])
        #expect(shown[0] == ["row", "none"])
        #expect(shown[1].contains("Flag"))
        #expect(shown[2].contains("flagged"))
    }
}
