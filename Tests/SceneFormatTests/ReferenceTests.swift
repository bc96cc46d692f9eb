import Foundation
import Testing

@testable import SceneFormat

/// The registry, the schema, the reference and the examples agree.
@MainActor struct ReferenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    nonisolated private static let views = SceneEntries.standard.views.values.sorted { $0.signature.name < $1.signature.name }
    nonisolated private static let modifiers = SceneEntries.standard.modifiers.values.sorted { $0.signature.name < $1.signature.name }
    private static let checker = try? SchemaChecker(SceneSchema.text)

    /// Every signature of the language with its category.
    private static var signatures: [EntrySignature] {
        var all = views.map(\.signature) + modifiers.map(\.signature) + TimelineDecoder.signatures
        all += [SceneDocument.signature, SceneLibrary.signature, SceneLibrary.component, SceneLibrary.parameter]
        func inside(_ shape: ValueShape) -> [EntrySignature] {
            switch shape {
            case .named(let cases, let changes): cases + changes
            case .parameters(let signature): [signature]
            case .list(let element), .dictionary(let element, _): inside(element)
            case .either(let shapes): shapes.flatMap(inside)
            default: []
            }
        }
        return all + SceneDefinition.all.flatMap { inside($0.shape) }
    }

    @Test func everythingIsDescribed() {
        for signature in Self.signatures {
            #expect(!signature.summary.isEmpty, "\(signature.name)")
            for parameter in signature.parameters {
                #expect(!parameter.summary.isEmpty, "\(signature.name).\(parameter.name)")
                if case .custom = parameter.kind { #expect(parameter.shape != nil, "\(signature.name).\(parameter.name) has no shape") }
                if case .definition(let name)? = parameter.shape { #expect(name == "event" || SceneDefinition.named(name) != nil, "\(name)") }
            }
        }
        #expect(ExpressionFunction.named.values.allSatisfy { !$0.summary.isEmpty })
    }

    @Test func schemaAndReferenceHaveEveryName() throws {
        let schema = try JSONDocument(parsing: SourceFile(name: "schema", text: SceneSchema.text)).root
        let reference = SceneReference.text
        let definitions = try #require(schema["$defs"])
        for view in Self.views.map(\.signature) {
            #expect(definitions["view.\(view.name)"] != nil, "\(view.name)")
            #expect(definitions["namedView"]?["properties"]?[view.name] != nil || SceneRegistry.statements.contains(view.name), "\(view.name)")
            #expect(reference.contains("\n### \(view.name)\n"), "\(view.name)")
        }
        for modifier in Self.modifiers.map(\.signature) {
            #expect(definitions["modifier.\(modifier.name)"] != nil, "\(modifier.name)")
            #expect(reference.contains("\n### \(modifier.name)\n"), "\(modifier.name)")
        }
        for definition in SceneDefinition.all {
            #expect(definitions[definition.name] != nil, "\(definition.name)")
            #expect(reference.contains("\n### \(definition.name) value\n"), "\(definition.name)")
        }
        for function in ExpressionFunction.named.values { #expect(reference.contains("| `\(function.signature)` |"), "\(function.name)") }
        for limit in SceneLimits.entries { #expect(reference.contains("| `\(limit.name)` |"), "\(limit.name)") }
        for signature in Self.signatures {
            for parameter in signature.parameters { #expect(reference.contains("`\(parameter.name)`"), "\(signature.name).\(parameter.name)") }
        }
    }

    /// The scenes in the reference's own text are valid as well.
    @Test func theWholeScenesOfTheReferenceAreRight() throws {
        let blocks = SceneReference.text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let json = blocks.filter { $0.hasPrefix("json\n{\n") }.map { ("s.json", String($0.dropFirst(5))) }
        let yaml = blocks.filter { $0.hasPrefix("yaml\n") }.map { ("s.yaml", String($0.dropFirst(5))) }
        #expect(json.count == 2 && yaml.count == 1)
        for (name, text) in json + yaml { try runner(scene(text, name: name)).step(to: 0) }
    }

    @Test func theCommittedReferenceIsTheGeneratedOne() throws {
        let committed = try String(contentsOf: Self.root.appending(path: "Scenes/REFERENCE.md"), encoding: .utf8)
        #expect(committed == SceneReference.text, "make it anew: render schema --reference > Scenes/REFERENCE.md")
    }

    @Test func everyScenePassesTheSchema() throws {
        let checker = try #require(Self.checker)
        let folder = Self.root.appending(path: "Scenes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
        #expect(names.count >= 25)
        for name in names {
            let source = SourceFile(name: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            #expect(checker.problems(try JSONDocument(reading: source).root) == [], "\(name)")
        }
    }

    @Test(arguments: LayoutCase.all) func everyCasePassesTheSchema(example: LayoutCase) throws {
        let checker = try #require(Self.checker)
        #expect(checker.problems(example.node) == [], "\(example.name)")
    }

    @Test(arguments: [
        #"{ "size": [10, 10] }"#, #"{ "size": [10], "view": { "Text": "a" } }"#, #"{ "size": [10, 10], "view": { "Text": "a", "padding": 5 } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a", "modifiers": ["bolt"] } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a", "modifiers": [{ "opacity": 2 }] } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a" }, "timeline": [{ "tap": "a" }] }"#, #"{ "size": [10, 10], "view": { "if": true } }"#,
        #"{ "size": [10, 10], "view": { "HStack": { "alignment": 5, "content": [] } } }"#,
        #"{ "size": [0, 10], "view": { "Text": "a" } }"#, #"{ "size": [10, 10], "scale": 0, "view": { "Text": "a" } }"#,
        #"{ "size": [10, 10], "duration": -1, "view": { "Text": "a" } }"#, ##"{ "size": [10, 10], "background": "#FF00", "view": { "Text": "a" } }"##,
        #"{ "size": [10, 10], "state": { "1a": 0 }, "view": { "Text": "a" } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a" }, "timeline": [{ "at": -1, "tap": "a" }] }"#,
        #"{ "size": [10, 10], "view": { "modifiers": [] } }"#, #"{ "size": [10, 10], "view": { "Text": "a", "Circle": {} } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a", "modifiers": [{ "animation": { "easeIn": 1, "easeOut": 2 } }] } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a", "modifiers": [{ "animation": { "delay": 1 } }] } }"#,
        #"{ "size": [10, 10], "view": { "Text": { "date": 0, "pauseTime": 3 } } }"#,
        #"{ "size": [10, 10], "view": { "Text": "a", "modifiers": [{ "offset": { "x": 1, "offset": [1, 1] } }] } }"#,
        #"{ "size": [10, 10], "components": { "card": { "view": { "Text": "a" } } }, "view": { "Text": "a" } }"#,
    ])
    func theSchemaRefuses(text: String) throws {
        let checker = try #require(Self.checker)
        #expect(checker.problems(try JSONDocument(parsing: SourceFile(name: "s", text: text)).root) != [])
    }

    /// Checks that the example of a view or modifier reads without errors, passes the schema, and that its first frame can be laid out.
    private func check(_ example: JSONText, components: JSONText? = nil) throws {
        let text = SceneExamples.scene(example, components: components).line
        let prepared = try scene(text)
        #expect(try #require(Self.checker).problems(try JSONDocument(parsing: SourceFile(name: "s", text: text)).root) == [])
        let runner = try runner(prepared)
        try runner.step(to: 0)
    }

    @Test(arguments: views.map(\.signature.name)) func exampleOfView(name: String) throws {
        let entry = try #require(SceneEntries.standard.views[name])
        if name == "Slot" {
            try check(["Frame": [:]], components: ["Frame": ["view": SceneExamples.view(entry)]])
        } else if name == "Configuration" {
            try check(["Label": "Hello", "modifiers": .array([["labelStyle": SceneExamples.view(entry)]])])
        } else {
            try check(SceneExamples.view(entry))
        }
    }

    @Test(arguments: modifiers.map(\.signature.name)) func exampleOfModifier(name: String) throws {
        try check(SceneExamples.modified(try #require(SceneEntries.standard.modifiers[name])))
    }

    /// A keyword or a text that any entry of its kind accepts teaches nothing.
    @Test(arguments: (views.map(\.signature) + modifiers.map(\.signature)).map(\.name)) func examplesAreNoPlaceholders(name: String) {
        let view = SceneEntries.standard.views[name].map { SceneExamples.view($0).line }
        let modified = SceneEntries.standard.modifiers[name].map { SceneExamples.modified($0).line }
        for line in [view, modified].compactMap(\.self) {
            for placeholder in ["\"automatic\"", "\"none\"", "\"standard\"", "\"regular\"", "\"Hello\"", "[{ \"Text\": \"Hello\" }]"] {
                #expect(!line.contains("\"\(name)\": \(placeholder)"), "\(line)")
            }
        }
    }

    @Test(arguments: SceneDefinition.all.map(\.name)) func exampleOfDefinition(name: String) throws {
        let definition = try #require(SceneDefinition.named(name))
        let checker = try #require(Self.checker)
        #expect(checker.problems(try JSONDocument(parsing: SourceFile(name: "s", text: definition.example)).root, definition: name) == [])
    }
}

extension JSONText: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
