import Commands
import Foundation
import Testing

@testable import AgentServer

struct SessionTests {
    @Test func actionsFollowEachOther() throws {
        var recording = Recording()
        try recording.append(["tap": "Save"], pause: 0.6)
        try recording.append(["wait": 2], pause: 0.6)
        try recording.append(["drag": "Card", "by": [0, -20], "duration": 1, "holding": 0.25], pause: 0.6)
        #expect(recording.events == [["at": 0, "tap": "Save"], ["at": 3.1, "drag": "Card", "by": [0, -20], "duration": 1, "holding": 0.25]])
        #expect(recording.time == 4.95)
    }

    @Test(
        arguments: [
            (JSONValue.object(["wait": -1]), "'wait' takes a number of seconds from 0 to 3600, and nothing else"),
            (["wait": 1, "tap": "a"], "'wait' takes a number of seconds from 0 to 3600, and nothing else"),
            (["at": 1, "tap": "a"], "an action has no 'at': actions follow each other; use { \"wait\": seconds } between them"),
        ] as [(JSONValue, String)])
    func refusesOtherActions(action: JSONValue, message: String) {
        var recording = Recording()
        #expect(throws: ToolError(message)) { try recording.append(action, pause: 0.6) }
    }

    @Test func changesNameViewsThatCameAndWent() {
        let changes = LayoutChanges(from: ["root 0 0", "  Text \"a\" 1 1"], to: ["root 0 0", "  Text \"b\" 1 1"])
        #expect(changes.description == "gone (-) and new (+) boxes:\n-   Text \"a\" 1 1\n+   Text \"b\" 1 1")
        #expect(LayoutChanges(from: ["a"], to: ["a"]).description == "no view appeared, moved, or went away")
        let many = LayoutChanges(from: [], to: (0..<70).map(String.init))
        #expect(many.description.hasSuffix("+ 59\n… and 10 more lines"))
    }

    @Test func theReferenceHasSections() throws {
        let reference = SceneReference("# Title\n## Views\ntext\n### Text\nDraws.\n### Color\nFills.\n## Modifiers\n### padding\nAdds space.\n")
        #expect(reference.overview == "Views: Text, Color\n\nModifiers: padding")
        #expect(try reference.section("Color") == "### Color (Views)\nFills.\n")
        #expect(throws: ToolError("the scene language has no 'Colour'; did you mean 'Color'?")) { try reference.section("Colour") }
    }

    /// Only commands that draw take the options.
    @Test func commandsThatDrawAreLimited() {
        let render = RenderProcess(executable: URL(filePath: "/bin/true"), folder: URL(filePath: "/tmp"))
        let process = ToolProcess(process: render, isSandboxed: true, memory: "4G")
        #expect(process.limits(of: ["still", "a.swift"]) == ["--sandbox", "--max-memory", "4G"])
        #expect(process.limits(of: ["compare", "a.png", "b.png"]).isEmpty)
        #expect(ToolProcess(process: render, isSandboxed: false).limits(of: ["check", "a.swift"]).isEmpty)
    }

    @Test func theLastResultsAreKept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = ToolProcess(process: RenderProcess(executable: URL(filePath: "/bin/true"), folder: folder), isSandboxed: false)
        var paths: [String] = []
        for _ in 0..<(ToolProcess.resultLimit + 3) {
            let file = process.newPath("picture", ".png")
            try Data().write(to: file)
            paths.append(file.lastPathComponent)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == paths.dropFirst(3).sorted())
    }
}
