import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct GestureSceneTests {
    private let scene = """
        { "size": [200, 200], "fps": 10, "duration": 3,
          "state": { "pull": 7, "last": 0, "end": 0, "start": { "point": [0, 0] }, "presses": 0 },
          "view": { "Color": "red", "modifiers": [
            { "dragGesture": { "as": "drag", "minimumDistance": 5, "updating": { "pull": "drag.translation.width" },
              "onChanged": { "last": "drag.location.x", "start": "drag.startLocation" }, "onEnded": { "end": "drag.translation.width" } } },
            { "overlay": { "Text": "{pull} {last} {end} {start.x} {presses}" } },
            { "onLongPressGesture": { "set": { "presses": "presses + 1" }, "minimumDuration": 0.3 } } ] },
          "timeline": [ { "at": 0, "drag": { "point": [20, 100] }, "by": [100, 0], "duration": 1 }, { "at": 2, "press": { "point": [50, 50] }, "duration": 0.5 } ] }
        """

    /// A drag's variables: those of `updating` last as long as the drag, the others stay.
    @Test func aDragTellsWhereItIsAndResets() throws {
        let runner = try runner(scene)
        func text(_ frame: Int) throws -> String? {
            try runner.step(to: frame)
            return runner.graph.layoutListing().first { $0.name == "Text" }?.label
        }
        #expect(try text(0) == "7 0 0 0 0", "not yet 5 points")
        #expect(try text(5) == "50 70 0 20 0")
        #expect(try text(9) == "90 110 0 20 0")
        #expect(try text(10) == "7 120 100 20 0", "over: back to its first value")
        #expect(try text(22) == "7 120 100 20 0")
        #expect(try text(29) == "7 120 100 20 1")
    }

    /// A tap on a view inside another view with a tap gesture.
    @Test(arguments: [("normal", "1 0"), ("high", "0 1"), ("simultaneous", "1 1")])
    func prioritiesOfTaps(priority: String, text: String) throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 1, "state": { "inner": 0, "outer": 0 },
              "view": { "ZStack": [{ "Color": "red", "modifiers": [{ "onTapGesture": { "set": { "inner": "inner + 1" } } }] }, { "Text": "{inner} {outer}" }],
                "modifiers": [{ "onTapGesture": { "set": { "outer": "outer + 1" }, "priority": "\(priority)" } }] },
              "timeline": [{ "at": 0.1, "tap": { "point": [10, 10] } }] }
            """
        let runner = try runner(scene)
        try runner.step(to: 5)
        #expect(runner.graph.layoutListing().first { $0.name == "Text" }?.label == text)
    }

    /// A drag on a view inside another view with a drag gesture.
    @Test(arguments: [("normal", "50 0"), ("high", "0 50"), ("simultaneous", "50 50")])
    func prioritiesOfDrags(priority: String, text: String) throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "state": { "inner": 0, "outer": 0 },
              "view": { "ZStack": [{ "Color": "red", "modifiers": [{ "dragGesture": { "onEnded": { "inner": "drag.translation.width" } } }] },
                { "Text": "{inner} {outer}" }],
                "modifiers": [{ "dragGesture": { "onEnded": { "outer": "drag.translation.width" }, "priority": "\(priority)" } }] },
              "timeline": [{ "at": 0.1, "drag": { "point": [10, 10] }, "by": [50, 0] }] }
            """
        let runner = try runner(scene)
        try runner.step(to: 10)
        #expect(runner.graph.layoutListing().first { $0.name == "Text" }?.label == text)
    }

    @Test func whatADragTellsIsKnownWhenTheSceneIsRead() {
        let text =
            #"{ "size": [1, 1], "state": { "n": 0 }, "view": { "Color": "red", "modifiers": [{ "dragGesture": { "onEnded": { "n": "drag.translatoin.width" } } }] } }"#
        let (_, diagnostics) = PreparedScene.read(SourceFile(name: "s", text: text))
        #expect(diagnostics.diagnostics.map(\.message) == ["an object has no member 'translatoin'"])
        #expect(diagnostics.diagnostics.first?.suggestion == "translation")
    }
}
