import Display
import Foundation
import Testing

@testable import SceneFormat

@MainActor struct ComponentTests {
    /// Returns the texts shown in a scene's first frame.
    private func texts(_ text: String, frame: Int = 0) throws -> [String] {
        let runner = try runner(scene(text))
        try runner.step(to: frame)
        return runner.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label)
    }

    private func document(_ components: String, _ view: String, state: String = "{}") -> String {
        "{ \"size\": [100, 100], \"state\": \(state), \"components\": \(components), \"view\": \(view) }"
    }

    @Test func parametersHaveTypesAndDefaults() throws {
        let components = #"{ "Card": { "parameters": { "title": "string", "n": { "type": "number", "default": 7 } }, "view": { "Text": "{title} {n + 1}" } } }"#
        #expect(
            try texts(document(components, #"{ "VStack": [{ "Card": { "title": "a" } }, { "Card": { "title": "b", "n": "1 + 1" } }] }"#)) == ["a 8", "b 3"])
    }

    @Test func oneParameterIsTheValue() throws {
        #expect(
            try texts(document(#"{ "Big": { "parameters": { "text": "string" }, "view": { "Text": "{upper(text)}" } } }"#, #"{ "Big": "hello" }"#)) == ["HELLO"]
        )
    }

    @Test func theSlotSeesTheNamesAroundTheUse() throws {
        let components = #"{ "Row": { "parameters": { "i": "number" }, "view": { "HStack": [{ "Text": "row {i}" }, { "Slot": { "Text": "empty" } }] } } }"#
        let view = #"{ "ForEach": { "in": "[5, 6]", "as": "i", "content": { "Row": { "i": "i * 10", "content": { "Text": "inside {i}" } } } } }"#
        #expect(try texts(document(components, view)) == ["row 50", "inside 5", "row 60", "inside 6"])
        #expect(try texts(document(components, #"{ "Row": { "i": 1 } }"#)) == ["row 1", "empty"])
    }

    @Test func aSlotInASlotIsTheOuterOnes() throws {
        let components = #"""
            { "Inner": { "view": { "VStack": [{ "Text": "inner" }, { "Slot": {} }] } },
              "Outer": { "view": { "Inner": [{ "Text": "outer" }, { "Slot": {} }] } } }
            """#
        #expect(try texts(document(components, #"{ "Outer": [{ "Text": "content" }] }"#)) == ["inner", "outer", "content"])
    }

    @Test func aComponentSeesStateAndFollowsIt() throws {
        let text = #"""
            { "size": [100, 100], "duration": 1, "fps": 10, "state": { "n": 1 }, "components": { "Count": { "view": { "Text": "{n}" } } },
              "view": { "Count": {} }, "timeline": [{ "at": 0.5, "set": { "n": 2 } }] }
            """#
        #expect(try texts(text, frame: 4) == ["1"])
        #expect(try texts(text, frame: 5) == ["2"])
    }

    @Test func aComponentThatIsAShapeCanBeFilled() throws {
        let text = document(#"{ "Dot": { "view": { "Circle": {} } } }"#, #"{ "Dot": {}, "modifiers": [{ "trim": { "to": 0.5 } }, { "fill": "red" }] }"#)
        let runner = try runner(scene(text))
        #expect(try !runner.frame(0).paintedItems.isEmpty)
    }

    /// Nested as deeply as the limit allows, without a stack overflow.
    @Test(arguments: [#"{ "VStack": [USE] }"#, #"{ "GeometryReader": USE }"#, #"{ "ForEach": { "in": [1], "content": USE } }"#])
    func chainsOfComponents(body: String) throws {
        let levels = (1...250).map { #""C\#($0)": { "view": \#(body.replacing("USE", with: "{ \"C\($0 - 1)\": {} }")) }"# }
        let text = document(#"{ "C0": { "view": { "Text": "a" } }, \#(levels.joined(separator: ",")) }"#, #"{ "C250": {} }"#)
        #expect(try texts(text) == ["a"])
    }

    @Test func componentsCountWhereTheyAreUsed() throws {
        // Ten of ten of ten … are rejected when the scene is read, before anything is drawn.
        let levels = (1...9).map { #""C\#($0)": { "view": { "VStack": [\#(Array(repeating: "{ \"C\($0 - 1)\": {} }", count: 10).joined(separator: ","))] } }"# }
        let text = document(#"{ "C0": { "view": { "Text": "a" } }, \#(levels.joined(separator: ",")) }"#, #"{ "C9": {} }"#)
        let (prepared, diagnostics) = PreparedScene.read(SourceFile(name: "s", text: text))
        #expect(prepared == nil)
        #expect(diagnostics.diagnostics.contains { $0.message == "the scene has more than 100000 views" })
    }

    @Test func importsBringComponents() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-imports-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "shared/parts"), withIntermediateDirectories: true)
        let files = [
            "shared/cards.json": #"{ "imports": ["parts/text.yaml"], "components": { "Card": { "view": { "Label2": "card" } } } }"#,
            "shared/parts/text.yaml": "components:\n  Label2:\n    parameters: { text: string }\n    view: { Text: '<{text}>' }\n",
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let text =
            #"{ "size": [100, 100], "imports": ["shared/cards.json", "shared/parts/text.yaml"], "view": { "HStack": [{ "Card": {} }, { "Label2": "own" }] } }"#
        let (prepared, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), files: SceneFiles(folder: folder.path))
        let runner = try runner(#require(prepared, "\(diagnostics.text)"))
        try runner.step(to: 0)
        #expect(runner.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label) == ["<card>", "<own>"])
        #expect(prepared?.sources.map(\.name) == ["s.json", "shared/cards.json", "shared/parts/text.yaml"])
    }
}
