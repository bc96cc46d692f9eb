import Testing
import Views

@testable import SceneFormat

@MainActor struct ComponentBindingTests {
    private func document(_ components: String, _ view: String, _ timeline: String = "[]") -> String {
        """
        { "size": [300, 200], "fps": 10, "duration": 1, "state": { "wifi": false, "air": true, "n": 3, "name": "a", "list": [1, 2], "free": null },
          "components": \(components), "view": \(view), "timeline": \(timeline) }
        """
    }

    private func texts(_ components: String, _ view: String, _ timeline: String = "[]", at frame: Int = 0) throws -> [String] {
        let runner = try runner(document(components, view, timeline))
        try runner.stepper.step(to: frame)
        return runner.stepper.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label).filter { !$0.isEmpty }
    }

    private func errors(_ components: String, _ view: String) -> [String] {
        PreparedScene.read(SourceFile(name: "s.json", text: document(components, view))).1.diagnostics.map(\.message)
    }

    private let row = #"""
        "Row": {
          "parameters": { "title": "string", "on": { "binding": "bool" } },
          "view": { "HStack": [{ "Text": "{title} {on}" }, { "Toggle": "on", "modifiers": [{ "id": "title" }] }] } }
        """#

    @Test func aControlInsideChangesTheVariableOfTheUse() throws {
        let view = #"{ "VStack": [{ "Row": { "title": "W", "on": "wifi" } }, { "Row": { "title": "A", "on": "air" } }, { "Text": "{wifi} {air}" }] }"#
        let timeline = #"[{ "at": 0.2, "toggle": { "id": "W" }, "on": true }, { "at": 0.4, "toggle": { "id": "A" }, "on": false }]"#
        for (frame, wifi, air) in [(0, "false", "true"), (2, "true", "true"), (9, "true", "false")] {
            #expect(try texts("{ \(row) }", view, timeline, at: frame) == ["W \(wifi)", "A \(air)", "\(wifi) \(air)"])
        }
    }

    @Test func setInsideChangesItAndOnlyWhatReadsItFollows() throws {
        let components = #"""
            { "Counter": { "parameters": { "value": { "binding": "number" } },
                "view": { "Button": { "title": "{value}", "set": { "value": "value + 1" } } } } }
            """#
        let timeline = #"[{ "at": 0.1, "tap": "3" }, { "at": 0.2, "tap": "4" }]"#
        #expect(try texts(components, #"{ "VStack": [{ "Counter": "n" }, { "Text": "n {n}" }] }"#, timeline, at: 5) == ["5", "n 5"])
    }

    @Test func aBindingIsHandedOnAndHidesStateOfItsName() throws {
        // Inner's parameter has the same name as another variable.
        let components = #"""
            { "Inner": { "parameters": { "air": { "binding": "bool" } }, "view": { "Toggle": "air", "modifiers": [{ "id": "'t'" }] } },
              "Outer": { "parameters": { "on": { "binding": "bool" } }, "view": { "VStack": [{ "Inner": "on" }, { "Text": "outer {on}" }] } } }
            """#
        let view = #"{ "VStack": [{ "Outer": "wifi" }, { "Text": "{wifi} {air}" }] }"#
        #expect(try texts(components, view, #"[{ "at": 0.1, "toggle": { "id": "t" }, "on": true }]"#, at: 3) == ["outer true", "true true"])
    }

    @Test func inALoopEachUseHasItsOwn() throws {
        let components = #"{ "Both": { "parameters": { "v": { "binding": "any" } }, "view": { "Text": "{v}" } } }"#
        #expect(
            try texts(components, #"{ "ForEach": { "in": [1, 2], "as": "i", "content": [{ "Both": "n" }, { "Both": "name" }] } }"#) == ["3", "a", "3", "a"])
    }

    @Test func aBindingOfAnyTypeKeepsTheVariablesType() throws {
        let components = #"""
            { "Any": { "parameters": { "v": { "binding": "any" } }, "view": { "Button": { "title": "go", "set": { "v": "'text'" } } } } }
            """#
        let problem = #expect(throws: Diagnostic.self) { try texts(components, #"{ "Any": "n" }"#, #"[{ "at": 0.1, "tap": "go" }]"#, at: 2) }
        #expect(problem?.message == "expected a number, not a string")
        #expect(
            try texts(components, #"{ "VStack": [{ "Any": "free" }, { "Text": "{free ?? 'none'}" }] }"#, #"[{ "at": 0.1, "tap": "go" }]"#, at: 2) == [
                "go", "text",
            ])
    }

    @Test func aListTakesEveryList() throws {
        let components = #"{ "L": { "parameters": { "v": { "binding": "list" } }, "view": { "Text": "{count(v)}" } } }"#
        #expect(try texts(components, #"{ "L": "list" }"#) == ["2"])
        #expect(errors(components, #"{ "L": "n" }"#) == ["state variable 'n' is a number, not a list"])
    }

    @Test(arguments: [
        (#"{ "Row": { "title": "W", "on": "n" } }"#, "state variable 'n' is a number, not true or false"),
        (#"{ "Row": { "title": "W", "on": "wfi" } }"#, "unknown state variable 'wfi'"),
        (#"{ "Row": { "title": "W", "on": true } }"#, "expected the name of a state variable, not a boolean"),
        (#"{ "Row": { "title": "W" } }"#, "Row needs 'on': the name of a state variable that is true or false"),
    ])
    func mistakesOfUses(view: String, message: String) {
        #expect(errors("{ \(row) }", view) == [message])
    }

    @Test(arguments: [
        (#"{ "binding": "bool", "default": true }"#, "a binding has no 'default'"), (#"{ "binding": "bool", "type": "bool" }"#, "a binding has no 'type'"),
        (#"{ "summary": "x" }"#, "'type' is missing"),
    ])
    func mistakesOfDeclarations(parameter: String, message: String) {
        #expect(errors("{ \"Row\": { \"parameters\": { \"on\": \(parameter) }, \"view\": { \"Text\": \"a\" } } }", #"{ "Text": "b" }"#) == [message])
    }
}
