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

    @Test(arguments: [("", ["ScrollView(showsIndicators: true) is accepted, and not drawn"]), (", \"showsIndicators\": false", [])])
    func barsAreToldOf(parameters: String, warnings: [String]) throws {
        let drag = "[{ \"at\": 0, \"drag\": { \"point\": [50, 90] }, \"by\": [0, -60], \"duration\": 0.1 }]"
        let scene = try scene(parameters, timeline: drag)
        for frame in 0...20 { try scene.step(to: frame) }
        #expect(scene.graph.rects["0"]?.minY == -60)
        #expect(scene.graph.warnings == warnings)
    }
}
