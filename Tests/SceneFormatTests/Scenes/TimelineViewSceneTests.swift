import Testing
import Views

@testable import SceneFormat

@MainActor struct TimelineViewSceneTests {
    private func texts(_ parameters: String, at frames: [Int]) throws -> [String] {
        let runner = try runner(
            """
            { "size": [100, 100], "fps": 10, "duration": 2, "view": { "TimelineView": { \(parameters) } } }
            """)
        return try frames.map { frame in
            _ = try runner.frame(frame)
            return runner.stepper.graph.layoutListing().compactMap(\.label).joined(separator: " ")
        }
    }

    @Test func contentSeesTheTimeOfEachFrame() throws {
        #expect(try texts(#""content": { "Text": "{time} s" }"#, at: [0, 1, 7, 15]) == ["0 s", "0.1 s", "0.7 s", "1.5 s"])
    }

    @Test func stepsAndNamesCanBeSaid() throws {
        #expect(try texts(#""by": 0.5, "as": "now", "content": { "Text": "{now}" }"#, at: [0, 4, 5, 9, 10, 19]) == ["0", "0", "0.5", "0.5", "1", "1.5"])
    }
}
