import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct AnimationParameterTests {
    @Test func transactions() throws {
        /// The position of a square after half a second of a one-second animation.
        func place(_ modifiers: String, frame: Int = 6) throws -> String {
            let scene = """
                { "size": [100, 10], "fps": 10, "duration": 2, "background": "white", "state": { "x": 0, "y": 0 },
                  "view": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } }, { "offset": { "x": "x" } }, \(modifiers)] },
                  "timeline": [{ "at": 0.1, "set": { "x": 40 } }] }
                """
            return String(try runner(scene).frame(frame).description.split(separator: "\n").last ?? "")
        }
        let (half, end) = ("  fill #000000 rect(65, 0, 10, 10)", "  fill #000000 rect(85, 0, 10, 10)")
        func trimmed(_ line: String) -> String { line.trimmingPrefix { $0 == " " }.description }
        #expect(trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "value": "x" } }"#)) == trimmed(half))
        #expect(trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "value": "y" } }"#)) == trimmed(end))
        #expect(
            trimmed(try place(#"{ "transaction": { "animation": { "linear": 1 }, "modifiers": [{ "opacity": "x > 0 ? 0 : 1" }] } }"#, frame: 3))
                == trimmed(end),
            "only what the modifiers change moves")
    }

    @Test func waysInAndOut() throws {
        let scene = { (transition: String) in
            """
            { "size": [100, 100], "fps": 10, "duration": 2, "background": "white", "state": { "shown": true },
              "view": { "ZStack": [{ "Color": "white" }, { "if": "shown", "then": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } }, { "transition": \(transition) }] } }] },
              "timeline": [{ "at": 0, "set": { "shown": false }, "animation": { "linear": 1 } }] }
            """
        }
        // Halfway from 1 to 0.8, or to 1.2.
        #expect(try runner(scene(#"{ "blurReplace": "downUp" }"#)).frame(5).description.contains("transform (0.9, 0, 0, 0.9"))
        #expect(try runner(scene(#"{ "blurReplace": "upUp" }"#)).frame(5).description.contains("transform (1.1, 0, 0, 1.1"))
        #expect(try runner(scene(#"{ "scale": 0, "anchor": [1, 1] }"#)).frame(5).description.contains("transform (0.5, 0, 0, 0.5, 27.5, 27.5)"))
    }

    @Test func keyframesAlongCurves() throws {
        func places(_ keyframe: String) throws -> [[String]] {
            try textsShown(
                """
                { "size": [100, 100], "fps": 10, "duration": 2, "view": { "KeyframeAnimator": { "repeating": false, "tracks": { "x": [0, { "linear": { "to": 100, "duration": 1, \(keyframe) } }] },
                  "content": { "Text": "{round(value.x)}" } } } }
                """, frames: [5, 8])
        }
        #expect(try places(#""timingCurve": "circularEaseIn""#) == [["13"], ["40"]])
        // An S-shaped curve with the control points (1, 0) and (0, 1).
        #expect(try places(#""controlPoints": [1, 0, 0, 1]"#)[0] == ["50"])
        let error = #expect(throws: Diagnostic.self) { try places(#""controlPoints": [1, 0]"#) }
        #expect(error?.message == "'controlPoints' must be four numbers: x and y of both points")
    }

    @Test func timelinesFromAMoment() throws {
        let scene =
            #"{ "size": [100, 100], "fps": 10, "duration": 2, "view": { "TimelineView": { "by": 0.5, "from": 0.2, "content": { "Text": "{time}" } } } }"#
        #expect(try textsShown(scene, frames: [1, 2, 6, 7, 12]).map { $0[0].prefix(4) } == ["0", "0.2", "0.2", "0.7", "1.2"].map { $0.prefix(4) })
    }
}
