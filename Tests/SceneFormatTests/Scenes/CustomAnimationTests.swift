import Display
import Geometry
import Motion
import Testing
import Views

@testable import SceneFormat

/// An animation in steps, as custom code.
private struct Stairs: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: (time * 4).rounded(.down) / 4)
    }
}

@MainActor struct CustomAnimationTests {
    /// Returns the positions of a square animated from 0 to 80, in some frames at ten per second.
    private func places(_ animation: String, frames: [Int], state: String = "\"k\": 2") throws -> [Double] {
        let scene = """
            { "size": [100, 10], "fps": 10, "duration": 4, "background": "white", "state": { "x": 0, \(state) },
              "view": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } }, { "offset": { "x": "x - 45" } }] },
              "timeline": [{ "at": 0, "set": { "x": 80 }, "animation": \(animation) }, { "at": 0.6, "set": { "k": 5 } }] }
            """
        let runner = try runner(scene)
        return try frames.map { frame in
            let items = try runner.frame(frame).paintedItems
            guard case .fill(let path, _, _)? = items.last else { return -1 }
            return Double(path.boundingRect.minX)
        }
    }

    @Test func curves() throws {
        #expect(try places(#"{ "custom": { "curve": "progress * progress", "duration": 2 } }"#, frames: [0, 5, 10, 15, 20, 25]) == [0, 5, 20, 45, 80, 80])
        #expect(try places(#"{ "custom": { "curve": "time / 2", "duration": 2 } }"#, frames: [5, 10, 20]) == [20, 40, 80])
        #expect(try places(#"{ "custom": { "curve": "floor(time * 4) / 4", "duration": 1 } }"#, frames: [2, 3, 6, 9, 10, 11]) == [0, 20, 40, 60, 80, 80])
        #expect(try places(#"{ "custom": "progress < 0.5 ? 1.5 : 0.5" }"#, frames: [1, 2, 4]) == [120, 40, 80], "0.35 seconds")
    }

    /// A curve in a scene equals the same animation in code.
    @Test func asInSwift() throws {
        let scene = try places(#"{ "custom": { "curve": "floor(time * 4) / 4", "duration": 1 } }"#, frames: [2, 3, 6, 9, 10, 11])
        var value = AnimatedValue(0.0)
        value.setTarget(80, animation: Animation(Stairs()), at: 0)
        #expect(scene == [0.2, 0.3, 0.6, 0.9, 1, 1.1].map { value.presentation(at: $0) })
    }

    /// A curve keeps the state from the animation's start; delay, speed and repetition apply to it.
    @Test func stateAndChanges() throws {
        #expect(try places(#"{ "custom": { "curve": "pow(progress, k)", "duration": 2 } }"#, frames: [5, 10, 15]) == [5, 20, 45], "k is 5 from 0.6 on")
        #expect(try places(#"{ "custom": { "curve": "progress", "duration": 2 }, "delay": 0.5, "speed": 2 }"#, frames: [2, 5, 10]) == [0, 20, 60])
        #expect(
            try places(#"{ "custom": { "curve": "progress", "duration": 1 }, "repeatCount": { "count": 2 } }"#, frames: [5, 10, 15, 21]) == [40, 80, 40, 80])
    }

    /// A curve in an action can read the enclosing loops' variables, but not the action's own.
    @Test func inLoopsAndActions() throws {
        let scene = """
            { "size": [100, 10], "fps": 10, "duration": 2, "background": "white", "state": { "x": 0 },
              "view": { "HStack": [{ "ForEach": { "in": [2], "as": "k", "content": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } },
                { "offset": { "x": "x" } }, { "onTapGesture": { "as": "place", "set": { "x": "40 + place.y * 0" }, "animation": { "custom": { "curve": "pow(progress, k)", "duration": 1 } } } }] } } }] },
              "timeline": [{ "at": 0, "tap": { "point": [50, 5] } }] }
            """
        let runner = try runner(scene)
        #expect(try runner.frame(5).description.hasSuffix("fill #000000 rect(55, 0, 10, 10)"))
    }

    @Test func curvesThatAreNoNumbers() throws {
        let scene = { (curve: String) in
            """
            { "size": [10, 10], "fps": 10, "duration": 2, "state": { "x": 0, "none": null }, "view": { "Color": "red", "modifiers": [{ "offset": { "x": "x" } }] },
              "timeline": [{ "at": 0, "set": { "x": 8 }, "animation": { "custom": { "curve": "\(curve)", "duration": 1 } } }] }
            """
        }
        for (curve, message) in [
            ("1 / (progress - 0.5)", "division by zero"), ("log(0 - progress)", "the result is not a finite number"),
            ("none", "expected a number, not null; use '??' to replace it"),
            ("sum(range(0, 200000)) * progress", "the expression takes more than 100000 steps"),
        ] {
            let error = #expect(throws: Diagnostic.self) {
                let runner = try runner(scene(curve))
                for frame in 0..<10 { _ = try runner.frame(frame) }
            }
            #expect(error?.message == message)
            #expect(error?.text().contains("timeline[0].animation.custom.curve") == true)
        }
    }

    /// Further names from SwiftUI.
    @Test func furtherCurves() throws {
        for (text, animation) in [
            (#"{ "circularEaseIn": 2 }"#, Animation.timingCurve(.circularEaseIn, duration: 2)),
            (#""circularEaseInOut""#, .timingCurve(.circularEaseInOut, duration: 0.35)),
            (#""interactiveSpring""#, .interactiveSpring), (#"{ "interactiveSpring": { "response": 0.3 } }"#, .interactiveSpring(response: 0.3)),
            (
                #"{ "interactiveSpring": { "duration": 0.4, "extraBounce": 0.1, "blendDuration": 0 } }"#,
                .interactiveSpring(duration: 0.4, extraBounce: 0.1, blendDuration: 0)
            ),
            (#""interpolatingSpring""#, .interpolatingSpring),
            (#"{ "interpolatingSpring": { "duration": 1, "bounce": 0.3 } }"#, .interpolatingSpring(duration: 1, bounce: 0.3)),
            (#"{ "interpolatingSpring": { "stiffness": 100, "damping": 5 } }"#, .interpolatingSpring(stiffness: 100, damping: 5)),
            (#"{ "interpolatingSpring": { "stiffness": 100 } }"#, .interpolatingSpring(stiffness: 100, damping: 20)),
            (#"{ "linear": 1, "logicallyComplete": 0.5 }"#, .linear(duration: 1).logicallyComplete(after: 0.5)),
        ] {
            var value = AnimatedValue(0.0)
            value.setTarget(80, animation: animation, at: 0)
            let places = try places(text, frames: [1, 2, 5, 10])
            for (place, time) in zip(places, [0.1, 0.2, 0.5, 1]) { #expect(abs(place - value.presentation(at: time)) < 1e-9, "\(text) at \(time)") }
        }
    }

    /// A completion runs when the animation is logically complete, or when it has come to rest.
    @Test func completions() throws {
        func texts(_ more: String) throws -> [[String]] {
            try textsShown(
                """
                { "size": [300, 100], "fps": 10, "duration": 3, "state": { "x": 0, "done": 0 },
                  "view": { "VStack": [{ "Color": "red", "modifiers": [{ "offset": { "x": "x" } },
                    { "onAppear": { "set": { "x": 100 }, "animation": { "linear": 1, "logicallyComplete": 0.5 }, "completion": { "done": 1 }\(more) } }] },
                    { "Text": "{done}" }] } }
                """, frames: [4, 6, 9, 12])
        }
        #expect(try texts("") == [["0"], ["1"], ["1"], ["1"]])
        #expect(try texts(#", "completionCriteria": "removed""#) == [["0"], ["0"], ["0"], ["1"]])
    }
}
