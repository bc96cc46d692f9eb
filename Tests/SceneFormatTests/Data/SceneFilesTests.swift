import Display
import Foundation
import Testing

@testable import SceneFormat

struct SceneFilesTests {
    /// A root with a scene's folder, a secret next to the root, and links.
    private func withFolders<Result>(_ body: (String) throws -> Result) throws -> Result {
        let base = FileManager.default.temporaryDirectory.appending(path: "easel-files-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: base) }
        let manager = FileManager.default
        for folder in ["tree/scene/sub", "tree/shared"] { try manager.createDirectory(at: base.appending(path: folder), withIntermediateDirectories: true) }
        for file in ["secret", "tree/shared/a", "tree/scene/b", "tree/scene/sub/c"] { try Data(file.utf8).write(to: base.appending(path: file)) }
        try manager.createSymbolicLink(atPath: base.path + "/tree/scene/out", withDestinationPath: "../../secret")
        try manager.createSymbolicLink(atPath: base.path + "/tree/scene/twice", withDestinationPath: "out")
        try manager.createSymbolicLink(atPath: base.path + "/tree/scene/loop", withDestinationPath: "loop")
        try manager.createSymbolicLink(atPath: base.path + "/tree/scene/up", withDestinationPath: "../shared")
        try manager.createSymbolicLink(atPath: base.path + "/tree/scene/inner", withDestinationPath: "sub/c")
        return try body(base.path)
    }

    private func read(_ name: String, root: String? = nil) throws -> String {
        try withFolders { base in
            let files = SceneFiles(folder: base + "/tree/scene", root: root.map { base + "/" + $0 })
            do throws(SceneFiles.Refusal) {
                return String(decoding: try files.read(name.replacing("BASE", with: base), limit: 15), as: UTF8.self)
            } catch {
                return error.description.replacing(base, with: "BASE")
            }
        }
    }

    @Test(arguments: [
        ("b", "tree/scene/b"), ("./sub/../b", "tree/scene/b"), ("sub/c", #""sub/c" is larger than the limit of 15 bytes"#),
        ("", #""" is not a valid file name"#),
        (String(repeating: "n", count: 300), #"there is no file "\#(String(repeating: "n", count: 200))…" in the scene's folder"#),
        ("BASE/tree/scene/b", "tree/scene/b"), ("../shared/a", #""../shared/a" is outside the scene's folder"#),
        ("/etc/passwd", #""/etc/passwd" is outside the scene's folder"#), ("out", #""out" is outside the scene's folder"#),
        ("twice", #""twice" is outside the scene's folder"#), ("loop", #""loop" is not a regular file"#),
        ("up/a", #""up/a" is outside the scene's folder"#), ("sub", #""sub" is not a regular file"#),
        ("none", #"there is no file "none" in the scene's folder"#),
        ("inner", #""inner" is larger than the limit of 15 bytes"#), ("a\0b", #""a\0b" is not a valid file name"#),
        ("../scene2/b", #""../scene2/b" is outside the scene's folder"#),
    ])
    func ownFolder(name: String, result: String) throws { #expect(try read(name) == result) }

    @Test(arguments: [
        ("../shared/a", "tree/shared/a"), ("up/a", "tree/shared/a"), ("out", #""out" is outside the root folder"#),
        ("../../secret", #""../../secret" is outside the root folder"#), ("none", #"there is no file "none" in the root folder"#),
    ])
    func rootAbove(name: String, result: String) throws { #expect(try read(name, root: "tree") == result) }

    @Test func theSceneMustBeInItsRoot() throws {
        try withFolders { base in
            #expect(SceneFiles(folder: base + "/tree/scene", root: base + "/tree").isConsistent)
            #expect(!SceneFiles(folder: base + "/tree/scene", root: base + "/tree/shared").isConsistent)
        }
    }
}

struct SceneLimitsTests {
    @Test(arguments: SceneLimits.entries.map(\.name)) func eachIsSetByItsName(name: String) throws {
        var limits = SceneLimits()
        try limits.set("\(name)=7")
        let entry = try #require(SceneLimits.entries.first { $0.name == name })
        #expect(entry.value(in: limits) == 7)
        #expect(limits != SceneLimits())
    }

    @Test(arguments: [
        ("views", "write it as name=value, such as views=500"), ("veiws=5", "unknown limit 'veiws'; did you mean 'views'?"),
        ("views=0", "'views' takes a whole number from 1 to 1000000000"), ("depth=5000", "'depth' takes a whole number from 1 to 1000"),
        ("views=1.5", "'views' takes a whole number from 1 to 1000000000"), ("views=", "'views' takes a whole number from 1 to 1000000000"),
    ])
    func refused(text: String, message: String) {
        var limits = SceneLimits()
        #expect(throws: SceneLimits.Refusal(message: message)) { try limits.set(text) }
    }

    @Test @MainActor func evaluationsOfAFrameAreBounded() throws {
        var limits = SceneLimits()
        try limits.set("evaluations=1000")
        let text =
            #"{ "size": [10, 10], "view": { "ForEach": { "in": "range(0, 100)", "as": "a", "content": { "ForEach": { "in": "range(0, 100)", "as": "b", "content": { "Text": "x" } } } } } }"#
        let (prepared, _) = PreparedScene.read(SourceFile(name: "s", text: text), limits: limits)
        let scene = try #require(prepared)
        do throws(Diagnostic) {
            try SceneRunner(scene, textShaper: SquareTextShaper()).step(to: 0)
            Issue.record("no error")
        } catch {
            #expect(error.message == "the frame takes more than 1000 evaluations of views")
        }
    }
}
