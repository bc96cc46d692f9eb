import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct MotionSceneTests {
    /// Returns the rects of the filled paths in some frames of a scene with ten frames per second.
    func fills(_ view: String, state: String = "{}", timeline: String = "[]", frames: [Int]) throws -> [[CGRect]] {
        let runner = try runner(
            """
            { "size": [100, 100], "fps": 10, "duration": 10, "state": \(state), "view": \(view), "timeline": \(timeline) }
            """)
        func find(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .fill(let path, _, _): [path.applying(transform).boundingRect]
                case .group(.transform(let own), let items): find(items, own.concatenating(transform))
                case .group(_, let items): find(items, transform)
                default: []
                }
            }
        }
        return try frames.map { find(try runner.frame($0).items, .identity) }
    }

    static let square = "{ \"Color\": \"red\", \"modifiers\": [{ \"frame\": { \"width\": 10, \"height\": 10 } }, { \"offset\": { \"x\": \"v\" } }] }"

    @Test func phases() throws {
        let view = """
            { "PhaseAnimator": { "phases": [0, 10, 40], "as": "v", "animation": { "linear": "v == 40 ? 2 : 1" }, "content": \(Self.square) } }
            """
        let x = try fills(view, frames: [0, 5, 10, 20, 30, 35, 40]).map { $0[0].minX - 45 }
        #expect(x == [0, 5, 10, 25, 40, 20, 0])
        let triggered = """
            { "PhaseAnimator": { "phases": [0, 10], "as": "v", "trigger": "n", "animation": { "linear": 1 }, "content": \(Self.square) } }
            """
        let once = try fills(
            triggered, state: "{ \"n\": 0 }", timeline: "[{ \"at\": 1, \"set\": { \"n\": 1 } }]", frames: [0, 9, 15, 20, 25, 30, 50]
        ).map { $0[0].minX - 45 }
        #expect(once == [0, 0, 5, 10, 5, 0, 0])
    }

    @Test func keyframes() throws {
        let view = """
            { "KeyframeAnimator": { "as": "k", "tracks": {
              "x": [0, { "linear": { "to": 40, "duration": 1 } }, { "move": -40 }, { "cubic": { "to": 0, "duration": 1, "startVelocity": 0 } }],
              "w": ["5 + 5", { "linear": { "to": 20, "duration": 2 } }] },
              "content": { "Color": "red", "modifiers": [{ "frame": { "width": "k.w", "height": 10 } }, { "offset": { "x": "k.x" } }] } } }
            """
        let rects = try fills(view, frames: [0, 5, 10, 15, 20, 25]).map { $0[0] }
        #expect(rects.map { ($0.midX - 50).rounded() } == [0, 20, -40, -20, 0, 20])
        // Half pixels may be rounded up or down.
        #expect(zip(rects, [10, 12.5, 15, 17.5, 10, 12.5]).allSatisfy { abs($0.width - $1) < 0.51 })
    }

    @Test func differentWaysInAndOut() throws {
        let view = """
            { "ZStack": [ { "if": "on", "then": { "Color": "red", "modifiers": [ { "frame": { "width": 20, "height": 20 } },
              { "transition": { "insertion": { "move": "leading" }, "removal": { "combined": [{ "offset": [0, 40] }, { "scale": 0.5 }] },
                "animation": { "linear": 2 } } } ] } } ] }
            """
        let rects = try fills(
            view, state: "{ \"on\": false }",
            timeline:
                "[{ \"at\": 0, \"set\": { \"on\": true }, \"animation\": \"linear\" }, { \"at\": 5, \"set\": { \"on\": false }, \"animation\": \"linear\" }]",
            frames: [10, 30, 60, 80])
        #expect(rects[0] == [CGRect(x: 30, y: 40, width: 20, height: 20)])
        #expect(rects[1] == [CGRect(x: 40, y: 40, width: 20, height: 20)])
        // Halfway down, and scaled to three quarters about the center of its frame.
        #expect(rects[2] == [CGRect(x: 42.5, y: 57.5, width: 15, height: 15)])
        #expect(rects[3].isEmpty)
    }

    @Test func sharedGeometry() throws {
        let view = """
            { "ZStack": { "alignment": "topLeading", "content": [ { "if": "on",
              "then": { "Color": "red", "modifiers": [{ "matchedGeometryEffect": "'card'" }, { "frame": { "width": 100, "height": 100 } }] },
              "else": { "Color": "blue", "modifiers": [{ "matchedGeometryEffect": "'card'" }, { "frame": { "width": 20, "height": 20 } }] } } ] } }
            """
        let rects = try fills(
            view, state: "{ \"on\": false }", timeline: "[{ \"at\": 0, \"set\": { \"on\": true }, \"animation\": { \"linear\": 1 } }]", frames: [5, 20])
        #expect(rects[0].count == 2 && rects[0].allSatisfy { abs($0.width - 60) < 0.01 } && rects[0][0] == rects[0][1])
        #expect(rects[1].map(\.width) == [100])
    }

    @Test func whatIsWrongIsSaid() {
        func complaints(_ view: String) -> String {
            let scene = "{ \"size\": [10, 10], \"view\": \(view) }"
            return PreparedScene.read(SourceFile(name: "s.json", text: scene)).1.text
        }
        #expect(complaints("{ \"Color\": \"red\", \"modifiers\": [{ \"transition\": { \"insertion\": \"slid\" } }] }").contains("did you mean 'slide'"))
        #expect(
            complaints("{ \"KeyframeAnimator\": { \"tracks\": { \"x\": [0, { \"liner\": { \"to\": 1 } }] }, \"content\": { \"Color\": \"red\" } } }").contains(
                "linear"))
        #expect(complaints("{ \"KeyframeAnimator\": { \"tracks\": { \"x\": 3 }, \"content\": { \"Color\": \"red\" } } }").contains("expected an array"))
    }

    @Test func theSceneOfAllOfThemDraws() throws {
        let prepared = try sceneFile("motion.json")
        func list(_ frames: [Int]) throws -> DisplayList? {
            let runner = try runner(prepared)
            return try frames.map { try runner.frame($0) }.last
        }
        #expect(try list([20, 45, 200]) == list([200]))
        #expect(try list([45]) != list([200]))
    }
}
