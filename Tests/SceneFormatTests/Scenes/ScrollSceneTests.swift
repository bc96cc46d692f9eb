import Geometry
import Testing
import Views

@testable import SceneFormat

/// Scroll positions, and features that are accepted but not drawn, in scenes.
@MainActor struct ScrollSceneTests {
    private func scene(_ parameters: String, timeline: String = "[]") throws -> SceneRunner {
        let look = "[{ \"frame\": { \"height\": 20 } }, { \"id\": \"string(row)\" }]"
        let row = "{ \"Color\": \"red\", \"modifiers\": \(look) }"
        let rows = "{ \"ForEach\": { \"in\": \"range(0, 20)\", \"as\": \"row\", \"content\": \(row) } }"
        let view = "{ \"ScrollView\": { \"content\": { \"VStack\": { \"spacing\": 0, \"content\": \(rows) } }\(parameters) } }"
        return try runner("{ \"size\": [100, 100], \"state\": { \"to\": 0 }, \"view\": \(view), \"timeline\": \(timeline) }")
    }

    @Test(
        arguments: [
            ("", 0), (", \"to\": 10, \"anchor\": \"top\"", -200), (", \"to\": 10", -120), (", \"to\": 99", 0), (", \"defaultAnchor\": \"bottom\"", -300),
            (", \"defaultAnchor\": \"center\"", -150),
        ] as [(String, CGFloat)])
    func places(parameters: String, top: CGFloat) throws {
        let scene = try scene(parameters)
        try scene.step(to: 0)
        #expect(scene.graph.rects["0"]?.minY == top)
    }

    @Test func stateScrolls() throws {
        let scene = try scene(", \"to\": \"to\", \"anchor\": \"bottom\"", timeline: "[{ \"at\": 1, \"set\": { \"to\": 7 } }]")
        for frame in 0...60 { try scene.step(to: frame) }
        #expect(scene.graph.rects["0"]?.minY == -60)
    }

    /// The bars drawn: 3 points thick.
    private func bars(_ runner: SceneRunner, at frame: Int) throws -> [CGRect] {
        try runner.step(to: frame)
        return runner.graph.displayList().items.compactMap { item in
            guard case .fill(let path, _, _) = item, min(path.boundingRect.width, path.boundingRect.height) == 3 else { return nil }
            return path.boundingRect
        }
    }

    @Test(arguments: [("", 1), (", \"showsIndicators\": false", 0)])
    func barsAreShownWhileAFingerMovesTheContent(parameters: String, count: Int) throws {
        let drag = "[{ \"at\": 0, \"drag\": { \"point\": [50, 90] }, \"by\": [0, -60], \"duration\": 0.1, \"velocity\": 0 }]"
        let scene = try scene(parameters, timeline: drag)
        #expect(try bars(scene, at: 20).count == count)
        #expect(scene.graph.rects["0"]?.minY == -60)
        #expect(scene.graph.warnings.isEmpty)
        #expect(try bars(scene, at: 120).isEmpty)
    }

    /// A scroll view with rows of 20 points in a window of 100 points, a modifier, and a drag in the first tenth of a second.
    private func modified(_ modifier: String, _ body: String, rows count: Int = 10, by distance: Int) throws -> EntryMeaning {
        let row = #"{ "Color": "red", "modifiers": [{ "frame": { "height": 20 } }, { "id": "string(row)" }] }"#
        let rows = #"{ "VStack": { "spacing": 0, "content": { "ForEach": { "in": "range(0, \#(count))", "as": "row", "content": \#(row) } } } }"#
        let drag = #"{ "at": 0, "drag": { "point": [50, 50] }, "by": [0, \#(distance)], "duration": 0.1, "velocity": 0 }"#
        return try EntryMeaning(
            modifier, #"{ "ScrollView": \#(rows), "modifiers": [{ "\#(modifier)": \#(body) }] }"#,
            keys: #""duration": 3, "state": { "n": 0 }, "timeline": [\#(drag), { "at": 2, "set": { "n": 1 } }]"#)
    }

    @Test func modifiersOfScrolling() throws {
        func top(_ runner: SceneRunner, _ frame: Int) throws -> CGFloat {
            try runner.step(to: frame)
            return (runner.graph.rects["0"]?.minY ?? -1).rounded()
        }
        try modified("scrollBounceBehavior", #"{ "behavior": "basedOnSize" }"#, rows: 2, by: 40).expect(0) { try top($0, 6) }
        try modified("scrollTargetBehavior", #""paging""#, by: -60).expect(-100) { try top($0, 120) }
        try modified("contentMargins", #"{ "length": 10, "edges": "top" }"#, by: 0).expect(10) { try top($0, 0) }
        try modified("scrollIndicators", #""hidden""#, by: -40).expect(0) { try bars($0, at: 6).count }
        try modified("scrollIndicatorsFlash", #""n""#, by: -40).expect(1) { try bars($0, at: 121).count }
    }
}
