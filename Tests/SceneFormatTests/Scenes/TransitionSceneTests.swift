import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct TransitionSceneTests {
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

    /// The old view blurs out while the new one blurs in; both are visible halfway.
    @Test func aViewIsReplacedThroughABlur() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "state": { "on": false },
              "view": { "ZStack": { "if": "on", "then": { "Color": "red", "modifiers": [{ "transition": "blurReplace" }] } } },
              "timeline": [ { "at": 0, "set": { "on": true }, "animation": { "linear": 1 } } ] }
            """
        let runner = try runner(scene)
        _ = try runner.frame(0)
        func effects(_ items: [DisplayItem]) -> [DisplayEffect] {
            items.flatMap { item in if case .group(let effect, let inner) = item { [effect] + effects(inner) } else { [] as [DisplayEffect] } }
        }
        let radii = try (1...9).map { frame in
            try effects(runner.frame(frame).items).compactMap { effect in if case .blur(let radius, _) = effect { radius } else { nil } }
        }
        #expect(radii.allSatisfy { $0.count == 1 } && radii.flatMap { $0 } == radii.flatMap { $0 }.sorted(by: >))
        #expect(try effects(runner.frame(12).items).isEmpty)
    }

    /// The content of a group moves with it, including newly inserted views.
    @Test(arguments: [true, false]) func whatIsInAGroupMovesWithIt(isGroup: Bool) throws {
        let group = isGroup ? #""geometryGroup","# : ""
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "state": { "on": false },
              "view": { "ZStack": [{ "if": "on", "then": { "Color": "red", "modifiers": [{ "frame": { "width": 10, "height": 10 } },
                  { "transition": "identity" }] } }],
                "modifiers": [{ "frame": { "width": 20, "height": 20 } }, \(group) { "offset": { "x": 0 } },
                  { "frame": { "width": "on ? 100 : 20", "height": 20, "alignment": "trailing" } }, { "frame": { "width": 100, "alignment": "leading" } }] },
              "timeline": [ { "at": 0, "set": { "on": true }, "animation": { "linear": 1 } } ] }
            """
        let runner = try runner(scene)
        _ = try runner.frame(0)
        guard case .fill(let path, _, _)? = try runner.frame(5).paintedItems.last else {
            Issue.record("nothing is seen")
            return
        }
        let box = path.boundingRect
        // The group moves from 0 to 80; its box, 5 points inside, is halfway with it, or at its end position immediately.
        #expect(box.minX == (isGroup ? 45 : 85))
    }

    /// The view is inserted with one transition and removed with another, and is gone when that has ended.
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
