import Display
import Foundation
import Testing

@testable import SceneFormat

/// An invalid scene with all its expected messages: data, so that messages are compared as a whole.
///
///     === the mistake
///     --- limits views=2
///     --- view                a view, wrapped in a scene; its first line is line 2
///     --- s.json              or whole files: the first one is the scene
///     --- errors
///     s.json:2:3: error: …
struct InvalidCase: Sendable, CustomTestStringConvertible {
    var title = ""
    var limits: [String] = []
    var files: [(name: String, text: String)] = []
    var errors: [String] = []
    var isView = false

    var testDescription: String { title }

    /// The beginning of the scene around a case's view.
    static let head =
        #"{ "size": [100, 100], "duration": 1, "state": { "active": 1, "title": "A", "on": true, "list": [1, 2], "item": { "x": 1 }, "none": null }, "view":"#

    static func parse(_ text: String) -> [InvalidCase] {
        var cases: [InvalidCase] = []
        var section = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("=== ") {
                cases.append(InvalidCase(title: String(line.dropFirst(4))))
                section = ""
            } else if line.hasPrefix("--- ") {
                section = String(line.dropFirst(4))
                let last = cases.count - 1
                if section.hasPrefix("limits ") {
                    cases[last].limits = section.dropFirst(7).split(separator: " ").map(String.init)
                } else if section != "errors" {
                    cases[last].isView = section == "view"
                    cases[last].files.append((section == "view" ? "s.json" : section, ""))
                }
            } else if section == "errors" {
                if !line.isEmpty { cases[cases.count - 1].errors.append(line) }
            } else if !section.isEmpty, !section.hasPrefix("limits "), !cases.isEmpty {
                let last = cases.count - 1
                cases[last].files[cases[last].files.count - 1].text += line + "\n"
            }
        }
        return cases
    }

    var text: String {
        var lines = ["=== \(title)"]
        if !limits.isEmpty { lines.append("--- limits \(limits.joined(separator: " "))") }
        for (index, file) in files.enumerated() {
            lines.append("--- \(isView && index == 0 ? "view" : file.name)")
            lines.append(String(file.text.trimmingSuffix { $0 == "\n" }))
        }
        return (lines + ["--- errors"] + errors).joined(separator: "\n")
    }

    /// Returns the messages: the errors of reading, or otherwise the first error of running.
    @MainActor func messages() throws -> [String] {
        var limits = SceneLimits.default
        for limit in self.limits { try limits.set(limit) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-case-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, file) in files.enumerated() {
            let url = folder.appending(path: file.name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if file.text.hasPrefix("-> ") {
                let target = file.text.dropFirst(3).split(separator: "\n")[0]
                try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: String(target))
            } else {
                try Data(content(of: index).utf8).write(to: url)
            }
        }
        let source = SourceFile(name: files[0].name, text: content(of: 0))
        let (scene, diagnostics) = PreparedScene.read(source, limits: limits, files: SceneFiles(folder: folder.path))
        guard let scene else { return diagnostics.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("    ") } }
        do {
            let runner = try runner(scene)
            for frame in 0..<min(scene.document.frameCount, 120) { _ = try runner.frame(frame) }
            return []
        } catch let error as Diagnostic {
            return error.text().split(separator: "\n").map(String.init)
        }
    }

    /// Returns the text of a file; a view is wrapped in a scene.
    private func content(of index: Int) -> String {
        let text = files[index].text
        return index == 0 && isView ? "\(Self.head)\n\(text.trimmingSuffix { $0 == "\n" })\n}" : text
    }
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, predicate(last) { rest.removeLast() }
        return rest
    }
}

@MainActor struct InvalidCaseTests {
    nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/invalid")
    nonisolated private static let all: [InvalidCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.flatMap { name in InvalidCase.parse((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "") }
    }()

    @Test func thereAreEnoughAndNoneTwice() {
        #expect(Self.all.count >= 200)
        #expect(Set(Self.all.map(\.title)).count == Self.all.count)
        #expect(Set(Self.all.map { $0.files.map { $0.name + $0.text }.joined() + $0.limits.joined() }).count == Self.all.count)
        #expect(Set(Self.all.map { $0.errors.joined(separator: "\n") }).count >= 200)
        #expect(Self.all.allSatisfy { !$0.errors.isEmpty })
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RECORD_CASES"] == nil), arguments: all) func messages(example: InvalidCase) throws {
        let messages = try example.messages()
        #expect(messages == example.errors)
    }

    /// `EASEL_RECORD_CASES=1` writes the current messages into the files; read the changes before you commit them.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RECORD_CASES"] != nil)) func record() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
            let file = Self.folder.appending(path: name)
            let cases = try InvalidCase.parse(String(contentsOf: file, encoding: .utf8)).map { example in
                var example = example
                example.errors = try example.messages()
                return example
            }
            try Data((cases.map(\.text).joined(separator: "\n\n") + "\n").utf8).write(to: file)
        }
    }
}
