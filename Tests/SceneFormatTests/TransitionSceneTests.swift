import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@Suite("Transitions of a scene") @MainActor struct TransitionSceneTests {
    @Test func aViewMovesInAndFadesOut() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "state": { "on": false },
              "view": { "if": "on", "then": { "Color": "red", "modifiers": [
                { "frame": { "width": 40, "height": 20 } }, { "transition": { "move": "leading", "kind": "opacity" } } ] } },
              "timeline": [ { "at": 0, "set": { "on": true }, "animation": { "linear": 1 } } ] }
            """
        let runner = try runner(scene)
        _ = try runner.frame(0)
        let items = try runner.frame(5).items
        guard case .group(.transform(let move), let moved)? = items.first, case .group(.opacity(let opacity), _)? = moved.first else {
            Issue.record("unexpected: \(items)")
            return
        }
        #expect(move == CGAffineTransform(translationX: -20, y: 0))
        #expect(opacity == 0.5)
        guard case .fill? = try runner.frame(15).items.first else {
            Issue.record("the view is not there in the end")
            return
        }
    }

    /// Comes one way and goes another, and is gone when that is over.
    @Test func aViewComesOneWayAndGoesAnother() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 4, "state": { "on": false },
              "view": { "if": "on", "then": { "Color": "red", "modifiers": [
                { "frame": { "width": 40, "height": 20 } }, { "transition": { "insertion": { "move": "top" }, "removal": "opacity" } } ] } },
              "timeline": [
                { "at": 0, "set": { "on": true }, "animation": { "linear": 1 } }, { "at": 2, "set": { "on": false }, "animation": { "linear": 1 } } ] }
            """
        let runner = try runner(scene)
        let frames = try (0..<40).map { try runner.frame($0).items }
        guard case .group(.transform(let move), _)? = frames[5].first else {
            Issue.record("unexpected: \(frames[5])")
            return
        }
        #expect(move == CGAffineTransform(translationX: 0, y: -10))
        guard case .group(.opacity(let opacity), _)? = frames[25].first else {
            Issue.record("unexpected: \(frames[25])")
            return
        }
        #expect(opacity == 0.5)
        #expect(frames[30...].allSatisfy { $0.isEmpty })
    }
}
