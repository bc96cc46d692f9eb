import Testing
import Views

@testable import SceneFormat

@MainActor struct PickerSceneTests {
    private func texts(_ picker: String, _ event: String, at frame: Int) throws -> [String] {
        let text = """
            { "size": [300, 200], "fps": 10, "duration": 1, "state": { "size": 2, "fruit": "Pear" },
              "view": { "VStack": [{ "Text": "{fruit} {size}" }, \(picker)] },
              "timeline": [\(event)] }
            """
        let runner = try runner(text)
        try runner.stepper.step(to: frame)
        return runner.stepper.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label)
    }

    @Test func optionsAreAList() throws {
        let picker = #"{ "Picker": { "selection": "fruit", "options": ["Apple", "Pear"] }, "modifiers": [{ "pickerStyle": "segmented" }] }"#
        let event = #"{ "at": 0.3, "choose": "Apple" }"#
        #expect(try texts(picker, event, at: 2) == ["Pear 2", "Apple", "Pear"])
        #expect(try texts(picker, event, at: 3) == ["Apple 2", "Apple", "Pear"])
    }

    @Test func optionsAreViewsWithTags() throws {
        let picker = """
            { "Picker": {
                "selection": "size", "title": "Size",
                "content": [{ "Text": "Small", "modifiers": [{ "tag": 1 }] }, { "Text": "Large", "modifiers": [{ "tag": 2 }] }]
              },
              "modifiers": [{ "id": "'sizes'" }] }
            """
        let event = #"{ "at": 0.3, "choose": "Small", "from": { "id": "sizes" } }"#
        #expect(try texts(picker, event, at: 0) == ["Pear 2", "Large"])
        #expect(try texts(picker, event, at: 9) == ["Pear 1", "Small"])
    }

    @Test func mistakesAreTold() throws {
        let picker = #"{ "Picker": { "selection": "fruit", "options": ["Apple", "Pear"] } }"#
        let unknown = #expect(throws: Diagnostic.self) { try texts(picker, #"{ "at": 0, "choose": "Plum" }"#, at: 0) }
        #expect(unknown?.message == #"no option "Plum"; found: "Apple", "Pear""#)
        let neither = #expect(throws: SceneProblem.self) { try texts(#"{ "Picker": "fruit" }"#, "", at: 0) }
        #expect(neither?.text.contains("Picker needs exactly one of 'options' and 'content'; none is given") == true)
        let number = #expect(throws: Diagnostic.self) { try texts(#"{ "Picker": { "selection": "size", "options": ["1"] } }"#, "", at: 0) }
        #expect(number?.message == "'options' need a variable that is a string, not a number; use 'content' with tags")
    }
}
