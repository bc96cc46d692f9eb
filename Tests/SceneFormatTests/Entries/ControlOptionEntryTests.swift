import Foundation
import Testing
import Views

@testable import SceneFormat

/// Entries for keys, custom styles, and options of controls, menus, and sheets.
@MainActor struct ControlOptionEntryTests {
    private func meaning(
        _ entry: String, _ json: String, size: (Int, Int) = (300, 400), keys: String = "\"duration\": 2", _ view: some View,
        location: SourceLocation = #_sourceLocation
    ) throws {
        try EntryMeaning(entry, json, size: size, keys: keys).expect(drawnAs: view, location: location)
    }

    @Test func aShortcutReactsToItsKeys() throws {
        let view = """
            { "VStack": [{ "Text": "{n}" }, { "Button": { "title": "Save", "set": { "n": "n + 1" } },
              "modifiers": [{ "keyboardShortcut": { "key": "s", "modifiers": ["command", "shift"] } }] }] }
            """
        try EntryMeaning(
            "keyboardShortcut", view, keys: #""duration": 2, "state": { "n": 0 }, "timeline": [{ "at": 0.5, "key": "s", "modifiers": ["shift", "command"] }]"#
        ).expect("1") { (try? $0.texts(at: 60).first) ?? "" }
    }

    @Test(arguments: [#"{ "key": "up" }"#, #"{ "key": "s", "modifiers": ["cmd"] }"#]) func anUnknownKeyOrModifierIsAnError(_ shortcut: String) throws {
        let runner = try runner(
            #"{ "size": [50, 50], "view": { "Button": { "title": "a", "set": {} }, "modifiers": [{ "keyboardShortcut": "# + shortcut + "}] } }")
        #expect(throws: Diagnostic.self) { try runner.step(to: 0) }
    }

    @Test func aFieldNeedsTheLettersOfACurrency() throws {
        func field(_ currency: String) throws -> SceneRunner {
            try runner(#"{ "size": [99, 50], "state": { "n": 1 }, "view": { "TextField": { "value": "n", "currency": "\#(currency)" } } }"#)
        }
        try field("eur").step(to: 0)
        let wrong = try field("Euros")
        #expect(throws: Diagnostic.self) { try wrong.step(to: 0) }
    }

    @Test func theTabKeyMovesTheFocus() throws {
        let scene = """
            { "size": [200, 200], "duration": 2, "state": { "a": "", "b": "" },
              "view": { "VStack": [{ "Text": "{a}|{b}" }, { "TextField": "a" }, { "TextField": "b" }] },
              "timeline": [{ "at": 0.1, "key": "tab" }, { "at": 0.2, "key": "x" }, { "at": 0.3, "key": "tab" }, { "at": 0.4, "key": "y", "modifiers": ["shift"] }] }
            """
        #expect(try runner(scene).texts(at: 60).first == "x|Y")
    }

    // MARK: Styles

    @Test func aButtonStyleSeesThePress() throws {
        let view = """
            { "Button": { "title": "go", "role": "destructive", "set": {} }, "modifiers": [{ "buttonStyle": { "HStack": [{ "Configuration": "label" },
              { "Text": "{configuration.isPressed ? 'down' : 'up'} {configuration.isDestructive}" }] } }] }
            """
        try EntryMeaning("buttonStyle", view, keys: #""duration": 2, "timeline": [{ "at": 0.5, "press": "go", "duration": 1 }]"#)
            .expect([["go", "up true"], ["go", "down true"]]) { try [$0.texts(at: 0), $0.texts(at: 60)] }
    }

    @Test func aTapFlipsAToggleWithItsOwnStyle() throws {
        let view = """
            { "Toggle": { "isOn": "on", "title": "Wi-Fi" }, "modifiers": [{ "toggleStyle": { "HStack": [{ "Configuration": "label" },
              { "Text": "{configuration.isOn ? 'yes' : 'no'}" }] } }] }
            """
        try EntryMeaning("toggleStyle", view, keys: #""duration": 2, "state": { "on": false }, "timeline": [{ "at": 0.5, "tap": "no" }]"#)
            .expect(["Wi-Fi", "yes"]) { (try? $0.texts(at: 60)) ?? [] }
    }

    @Test func containersHaveStyles() throws {
        struct Box: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        try meaning(
            "groupBoxStyle",
            #"{ "GroupBox": { "title": "a", "content": { "Text": "b" } }, "modifiers": [{ "groupBoxStyle": { "VStack": [{ "Configuration": "content" }, { "Configuration": "label" }] } }] }"#,
            GroupBox {
                Text(verbatim: "b")
            } label: {
                Text(verbatim: "a")
            }
            .groupBoxStyle(Box()))
        struct Labeled: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(10) }
        }
        try meaning(
            "labeledContentStyle",
            #"{ "LabeledContent": { "title": "a", "content": { "Text": "b" } }, "modifiers": [{ "labeledContentStyle": { "Configuration": "whole", "modifiers": [{ "padding": 10 }] } }] }"#,
            LabeledContent {
                Text(verbatim: "b")
            } label: {
                Text(verbatim: "a")
            }
            .labeledContentStyle(Labeled()))
        let group = """
            { "DisclosureGroup": { "title": "more", "content": { "Text": "inside" } }, "modifiers": [{ "disclosureGroupStyle": { "VStack": [{ "Configuration": "label" },
              { "if": "configuration.isExpanded", "then": { "Configuration": "content" } }, { "Text": "end" }] } }] }
            """
        try EntryMeaning("disclosureGroupStyle", group, keys: #""duration": 2, "timeline": [{ "at": 0.5, "tap": "more" }]"#)
            .expect(["more", "inside", "end"]) { (try? $0.texts(at: 90)) ?? [] }
    }

    // MARK: Options

    @Test func aFieldWritesANumber() throws {
        let view = """
            { "VStack": [{ "Text": "{amount}" }, { "TextField": { "value": "amount", "currency": "EUR", "placeholder": "Amount" } }] }
            """
        let runner = try runner(
            #"{ "size": [200, 100], "duration": 2, "state": { "amount": 12.5 }, "view": "# + view
                + ##", "timeline": [{ "at": 0.5, "type": "\u0008\u0008\u0008\u0008\u00089\n", "into": { "point": [100, 60] }, "duration": 0 }] }"##)
        #expect(try runner.texts(at: 0) == ["12.5", "€12.50"])
        try meaning(
            "TextField", #"{ "TextField": { "value": "share", "format": "percent" } }"#, keys: #""state": { "share": 0.25 }"#,
            TextField("", value: .constant(0.25), format: .percent))
    }

    @Test func aSliderHasLabels() throws {
        try meaning(
            "Slider",
            #"{ "Slider": { "value": "x", "max": 10, "step": 1, "minimumValueLabel": { "Text": "0" }, "maximumValueLabel": { "Text": "10" } } }"#,
            keys: #""state": { "x": 5 }"#,
            Slider(value: .constant(5), in: 0...10, step: 1) {
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "10")
            })
    }

    @Test func aMenuHasAnActionOfItsOwn() throws {
        let view = """
            { "VStack": [{ "Text": "{n}" }, { "Menu": { "title": "Add", "content": { "Text": "item" }, "primaryAction": { "n": "n + 1" } } }] }
            """
        try EntryMeaning("Menu", view, keys: #""duration": 2, "state": { "n": 0 }, "timeline": [{ "at": 0.5, "tap": "Add" }]"#)
            .expect(["1", "Add"]) { (try? $0.texts(at: 90)) ?? [] }
    }

    @Test func aMenuMayStayOpen() throws {
        let view = """
            { "Menu": { "title": "Open", "content": { "Button": { "title": "more", "set": { "n": "n + 1" } } } }, "modifiers": [{ "menuActionDismissBehavior": "disabled" }] }
            """
        try EntryMeaning(
            "menuActionDismissBehavior", view, size: (300, 300),
            keys: #""duration": 4, "state": { "n": 0 }, "timeline": [{ "at": 0.5, "tap": "Open" }, { "at": 1.5, "tap": "more" }, { "at": 2.5, "tap": "more" }]"#
        ).expect(true) { $0.succeeds(at: 200) }
    }

    @Test func listsFormsAndBars() throws {
        try meaning(
            "badgeProminence", #"{ "List": { "Text": "a", "modifiers": [{ "badge": "3" }] }, "modifiers": [{ "badgeProminence": "increased" }] }"#,
            List { Text(verbatim: "a").badge(Text(verbatim: "3")) }.badgeProminence(.increased))
        try meaning("formStyle", #"{ "Form": { "Text": "a" }, "modifiers": [{ "formStyle": "columns" }] }"#, Form { Text(verbatim: "a") }.formStyle(.columns))
        try meaning(
            "toolbar",
            #"{ "NavigationStack": { "Text": "a", "modifiers": [{ "navigationTitle": { "text": "name" } }, { "toolbar": { "secondary": { "Button": { "title": "b", "set": {} } }, "destructive": { "Button": { "title": "c", "set": {} } } } }] } }"#,
            keys: #""state": { "name": "Title" }"#,
            NavigationStack {
                Text(verbatim: "a").navigationTitle(.constant("Title")).toolbar {
                    ToolbarItemGroup(placement: .secondaryAction) { Button("b") {} }
                    ToolbarItemGroup(placement: .destructiveAction) { Button("c") {} }
                }
            })
    }

    @Test func sheetsHaveSizesAndScroll() throws {
        func sheet(_ modifier: String, in sizeClass: String) -> String {
            #"{ "Color": "gray", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "Text": "inside", "modifiers": ["# + modifier
                + #"] } } }, { "environment": { "horizontalSizeClass": ""# + sizeClass + #"" } }] }"#
        }
        let keys = #""duration": 2, "state": { "on": true }"#
        func page(_ content: some View, in sizeClass: UserInterfaceSizeClass) -> some View {
            Color.gray.sheet(isPresented: .constant(true)) { content }.environment(\.horizontalSizeClass, sizeClass)
        }
        try meaning(
            "presentationSizing", sheet(#"{ "presentationSizing": "fitted" }"#, in: "regular"), size: (1000, 1000), keys: keys,
            page(Text(verbatim: "inside").presentationSizing(.fitted), in: .regular))
        let scrolled = """
            { "Color": "gray", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "ScrollView": { "VStack": { "ForEach": { "in": "range(0, 30)", "as": "i", "content":
              { "Text": "row {i}", "modifiers": [{ "frame": { "height": 40 } }] } } } }, "modifiers": [{ "presentationDetents": { "medium": true, "large": true } },
              { "presentationContentInteraction": "scrolls" }, { "accessibilityIdentifier": "rows" }] } } }] }
            """
        try EntryMeaning(
            "presentationContentInteraction", scrolled, size: (300, 400),
            keys: keys + #", "timeline": [{ "at": 0.6, "drag": { "point": [150, 350] }, "by": [0, -100], "duration": 0.3, "velocity": 0 }]"#
        ).expect(true) { runner in
            let before = try runner.rects(at: 30)["rows"]?.height
            return try before != nil && before == runner.rects(at: 119)["rows"]?.height
        }
    }
}
