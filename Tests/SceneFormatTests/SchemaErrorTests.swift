import Foundation
import Testing

@testable import SceneFormat

/// The errors that Python's `jsonschema` reports for scenes with a wrong key name this key. Skipped without Python or without the package.
struct SchemaErrorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// Runs Python; returns its output, or nil if it can't be run or fails.
    private static func python(_ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    private static let hasValidator = python(["-c", "import jsonschema; jsonschema.Draft202012Validator"]) != nil

    /// Scenes with one wrong key, and the key.
    private static let scenes: [(text: String, key: String)] = [
        (#"{ "size": [1, 1], "durations": 1, "view": { "Text": "a" } }"#, "durations"),
        (#"{ "components": {}, "compnents": {} }"#, "compnents"),
        (#"{ "size": [1, 1], "components": { "Card": { "vieww": {}, "view": { "Text": "a" } } }, "view": { "Card": {} } }"#, "vieww"),
        (#"{ "size": [1, 1], "view": { "VStack": { "spacin": 1, "content": [{ "Text": "a" }] } } }"#, "spacin"),
        (#"{ "size": [1, 1], "view": { "Text": { "text": "a", "verbatm": true } } }"#, "verbatm"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifers": [] } }"#, "modifers"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "padding": 5 } }"#, "padding"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": [{ "paddin": 3 }] } }"#, "paddin"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": ["bolt"] } }"#, "bolt"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": [{ "frame": { "widht": 3 } }] } }"#, "widht"),
        (#"{ "size": [1, 1], "view": { "VStack": [{ "HStack": { "content": [{ "Text": "b", "modifiers": [{ "shadow": { "radus": 3 } }] }] } }] } }"#, "radus"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": [{ "background": { "Circle": {}, "modifiers": [{ "fil": "red" }] } }] } }"#, "fil"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": [{ "background": { "colr": "red" } }] } }"#, "colr"),
        (#"{ "size": [1, 1], "view": { "Text": "a", "modifiers": [{ "animation": { "animation": { "easeInOuts": 1 }, "value": "a" } }] } }"#, "easeInOuts"),
        (#"{ "size": [1, 1], "view": { "Canvas": [{ "fill": { "path": [{ "rekt": [0, 0, 1, 1] }] } }] } }"#, "rekt"),
        (#"{ "size": [1, 1], "view": { "Canvas": [{ "fill": { "path": "M 0 0", "colour": "red" } }] } }"#, "colour"),
        (#"{ "size": [1, 1], "view": { "Circle": {}, "modifiers": [{ "fill": { "gradient": { "linear": { "colours": ["red"] } } } }] } }"#, "colours"),
        (#"{ "size": [1, 1], "view": { "ForEach": { "in": [1], "as": "i", "contents": { "Text": "a" }, "content": { "Text": "a" } } } }"#, "contents"),
        (#"{ "size": [1, 1], "view": { "if": "a", "than": { "Text": "a" }, "then": { "Text": "a" } } }"#, "than"),
        (#"{ "size": [1, 1], "view": { "Text": "a" }, "timeline": [{ "at": 1, "tapp": "a" }] }"#, "tapp"),
        (#"{ "size": [1, 1], "view": { "Text": "a" }, "timeline": [{ "at": 1, "tap": "a", "duratin": 3 }] }"#, "duratin"),
        (#"{ "size": [1, 1], "view": { "Text": "a" }, "timeline": [{ "at": 1, "tap": { "idd": "a" } }] }"#, "idd"),
    ]

    @Test(.enabled(if: hasValidator, "Python's jsonschema is not installed")) func wrongKeysAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SceneSchema.text.utf8).write(to: folder.appending(path: "schema.json"))
        try Data("[\(Self.scenes.map(\.text).joined(separator: ","))]".utf8).write(to: folder.appending(path: "scenes.json"))
        let output = try #require(
            Self.python([
                Self.folder.appending(path: "Cases/schema-errors.py").path, folder.appending(path: "schema.json").path,
                folder.appending(path: "scenes.json").path,
            ]))
        let lines = output.split(separator: "\n")
        #expect(lines.count == Self.scenes.count)
        for (line, scene) in zip(lines, Self.scenes) {
            let (best, all) = (line.split(separator: "\t")[0], line.split(separator: "\t").dropFirst())
            #expect(best.contains("'\(scene.key)'"), "\(line)")
            // The plain errors name it as well: one of them, where a missing member is another one.
            #expect(all.contains { $0.contains("'\(scene.key)'") } && !all.contains { $0.contains("not valid under any") }, "\(line)")
        }
    }
}
