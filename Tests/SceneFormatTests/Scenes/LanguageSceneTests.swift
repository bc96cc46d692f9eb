import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Features that Swift expresses in code and a scene in data: combined gestures, tasks, timers, completions, animated numbers, stateful components.
@MainActor struct LanguageSceneTests {
    /// Returns the texts shown, in order, in some frames.
    private func texts(_ scene: String, frames: [Int]) throws -> [[String]] {
        let runner = try runner(scene)
        return try frames.map { frame in
            try runner.step(to: frame)
            return runner.graph.layoutListing().filter { $0.name == "Text" }.map { $0.label ?? "" }
        }
    }

    /// A box that must be held before it can be dragged.
    private func pulled(_ gesture: String, event: String) -> String {
        """
        { "size": [200, 100], "fps": 10, "duration": 3, "state": { "way": 0, "held": false, "end": 0, "ends": 0 },
          "view": { "VStack": [
            { "Color": "red", "modifiers": [{ "accessibilityIdentifier": "box" }, { "gesture": { "gesture": \(gesture),
              "updating": { "way": "value.second == null ? 0 : value.second.translation.width", "held": "value.first ?? false" },
              "onEnded": { "end": "value.second.translation.width", "ends": "ends + 1" } } }] },
            { "Text": "{way} {held} {end} {ends}" }] },
          "timeline": [\(event)] }
        """
    }

    @Test func aDragAfterALongPress() throws {
        let gesture = #"{ "sequenced": [{ "longPress": 0.4 }, { "drag": 0 }] }"#
        let hold = #"{ "at": 0.1, "drag": { "id": "box" }, "by": [50, 0], "duration": 1, "holding": 0.6 }"#
        #expect(
            try texts(pulled(gesture, event: hold), frames: [0, 1, 7, 12, 17, 20])
                == [["0 false 0 0"], ["0 true 0 0"], ["0 true 0 0"], ["25 true 0 0"], ["0 false 50 1"], ["0 false 50 1"]])
        let soon = #"{ "at": 0.1, "drag": { "id": "box" }, "by": [50, 0], "duration": 1 }"#
        #expect(try texts(pulled(gesture, event: soon), frames: [1, 5, 12]) == [["0 true 0 0"], ["0 false 0 0"], ["0 false 0 0"]], "not held long enough")
    }

    @Test func oneOrTheOther() throws {
        let scene = """
            { "size": [200, 100], "fps": 10, "duration": 3, "state": { "taps": 0, "doubles": 0, "x": 0 },
              "view": { "VStack": [
                { "Color": "red", "modifiers": [{ "accessibilityIdentifier": "box" },
                  { "gesture": { "gesture": { "exclusively": [{ "tap": 2 }, "tap"] },
                    "onEnded": { "doubles": "value.first == null ? doubles : doubles + 1", "taps": "value.second == null ? taps : taps + 1",
                      "x": "(value.first ?? value.second).location.x" } } }] },
                { "Text": "{taps} {doubles} {x}" }] },
              "timeline": [{ "at": 0, "tap": { "point": [30, 10] }, "count": 2 }, { "at": 1, "tap": { "point": [50, 10] } }] }
            """
        #expect(try texts(scene, frames: [0, 9, 10, 20]) == [["0 1 30"], ["0 1 30"], ["0 1 30"], ["1 1 50"]])
    }

    @Test func bothAtTheSameTime() throws {
        let scene = """
            { "size": [200, 100], "fps": 10, "duration": 3, "state": { "held": false, "way": 0 },
              "view": { "VStack": [
                { "Color": "red", "modifiers": [{ "accessibilityIdentifier": "box" },
                  { "gesture": { "gesture": { "simultaneously": [{ "longPress": { "minimumDuration": 0.3, "maximumDistance": 1000 } }, "drag"] },
                    "onChanged": { "held": "value.first ?? false", "way": "value.second == null ? 0 : value.second.translation.width" } } }] },
                { "Text": "{held} {way}" }] },
              "timeline": [{ "at": 0, "drag": { "id": "box" }, "by": [50, 0], "duration": 1 }] }
            """
        #expect(try texts(scene, frames: [0, 1, 2, 5]) == [["false 0"], ["false 0"], ["true 10"], ["true 25"]])
    }

    @Test func gesturesCanBeLeftOut() throws {
        func scene(_ including: String) -> String {
            """
            { "size": [100, 100], "fps": 10, "duration": 1, "state": { "inner": 0, "outer": 0 },
              "view": { "ZStack": [{ "Color": "red", "modifiers": [{ "onTapGesture": { "set": { "inner": "inner + 1" } } }] }, { "Text": "{inner} {outer}" }],
                "modifiers": [{ "gesture": { "gesture": "tap", "onEnded": { "outer": "outer + 1" }, "priority": "simultaneous", "including": "\(including)" } }] },
              "timeline": [{ "at": 0.1, "tap": { "point": [10, 10] } }] }
            """
        }
        for (including, text) in [("all", "1 1"), ("gesture", "0 1"), ("subviews", "1 0")] {
            #expect(try texts(scene(including), frames: [5]) == [[text]], "\(including)")
        }
    }

    @Test func aLongPressTellsWhenTheFingerComesAndGoes() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "state": { "pressed": false, "presses": 0 },
              "view": { "VStack": [{ "Color": "red", "modifiers": [{ "accessibilityIdentifier": "box" },
                { "onLongPressGesture": { "minimumDuration": 0.3, "onPressingChanged": { "pressed": "isPressing" }, "set": { "presses": "presses + 1" } } }] },
                { "Text": "{pressed} {presses}" }] },
              "timeline": [{ "at": 0.1, "press": { "id": "box" }, "duration": 1 }] }
            """
        #expect(try texts(scene, frames: [0, 1, 3, 4, 15]) == [["false 0"], ["true 0"], ["true 0"], ["false 1"], ["false 1"]])
    }

    @Test func aTaskWaitsOnTheScenesClock() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 4, "state": { "n": 0, "round": 0, "ticks": 0, "shown": true },
              "view": { "VStack": [
                { "if": "shown", "then": { "Circle": {}, "modifiers": [
                  { "task": { "id": "round", "steps": [{ "set": { "n": 1 } }, { "sleep": 0.5, "set": { "n": "n + 10" } }, { "sleep": 0.25, "set": { "n": "n * 2" } }] } },
                  { "onReceive": { "every": 0.3, "set": { "ticks": "time" } } }] } },
                { "Text": "{n} {ticks}" }] },
              "timeline": [{ "at": 1, "set": { "round": 1 } }, { "at": 2, "set": { "shown": false } }] }
            """
        #expect(
            try texts(scene, frames: [0, 3, 4, 5, 8, 9, 10, 15, 19, 30])
                == [["1 0"], ["1 0.3"], ["1 0.3"], ["11 0.3"], ["22 0.6"], ["22 0.9"], ["1 0.9"], ["11 1.5"], ["22 1.8"], ["22 1.8"]],
            "a new id begins anew; with the view it all ends")
    }

    @Test func aTaskRepeats() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 4, "state": { "n": 0 },
              "view": { "Text": "{n}", "modifiers": [{ "task": { "repeats": true, "steps": [{ "sleep": 0.2, "set": { "n": "n + 1" } }, { "sleep": 0.1 }] } }] } }
            """
        #expect(try texts(scene, frames: [1, 2, 4, 5, 8, 11]) == [["0"], ["1"], ["1"], ["2"], ["3"], ["4"]])
    }

    @Test func whatFollowsAnAnimation() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 4, "state": { "x": 0, "done": 0 },
              "view": { "VStack": [
                { "Animatable": { "values": { "x": "x", "half": "x / 2" }, "content": { "Text": "{round(value.x)} {round(value.half)} {done}" } },
                  "modifiers": [{ "onAppear": { "set": { "x": 100 }, "animation": { "linear": 1 }, "completion": { "done": "done + 1" } } }] }] } }
            """
        #expect(try texts(scene, frames: [0, 5, 9, 10, 12]) == [["0 0 0"], ["50 25 0"], ["90 45 0"], ["100 50 1"], ["100 50 1"]])
    }

    @Test func theEnvironmentTells() throws {
        let scene = """
            { "size": [300, 100], "colorScheme": "dark", "scale": 2,
              "view": { "VStack": [
                { "Environment": { "Text": "{environment.colorScheme} {environment.isEnabled} {environment.displayScale}" } },
                { "Environment": { "as": "e", "content": { "Text": "{e.colorScheme} {e.isEnabled} {e.layoutDirection}" } },
                  "modifiers": ["disabled", { "environment": { "colorScheme": "light", "layoutDirection": "rightToLeft" } }] }] } }
            """
        #expect(try texts(scene, frames: [0]) == [["dark true 2", "light false rightToLeft"]])
    }

    /// Each use has separate state, which ends with it; slots have names.
    @Test func componentsWithALifeOfTheirOwn() throws {
        let scene = """
            { "size": [300, 200], "fps": 10, "duration": 1, "state": { "shown": true },
              "components": { "Counter": { "state": { "count": 0 }, "parameters": { "name": "string" },
                "view": { "HStack": [{ "Slot": { "name": "before" } }, { "Button": { "title": "{name} {count}", "set": { "count": "count + 1" } } },
                  { "Slot": { "content": { "Text": "none" } } }] } } },
              "view": { "VStack": [{ "Counter": { "name": "A", "before": { "Text": "a" } } },
                { "if": "shown", "then": { "Counter": { "name": "B", "content": [{ "Text": "b" }] } } }] },
              "timeline": [{ "at": 0.1, "tap": "A 0" }, { "at": 0.2, "tap": "B 0" }, { "at": 0.3, "tap": "B 1" }, { "at": 0.4, "set": { "shown": false } },
                { "at": 0.5, "set": { "shown": true } }, { "at": 0.6, "tap": "B 0" }] }
            """
        #expect(
            try texts(scene, frames: [0, 3, 5, 6])
                == [["a", "A 0", "none", "B 0", "b"], ["a", "A 1", "none", "B 2", "b"], ["a", "A 1", "none", "B 0", "b"], ["a", "A 1", "none", "B 1", "b"]])
    }

    /// Actions that run when a component is removed, or even later, still read and set the component's own variables, and no others.
    @Test func whatOutlivesAComponentKeepsItsVariables() throws {
        let scene = """
            { "size": [300, 200], "fps": 10, "duration": 3, "state": { "shown": true, "total": 0 },
              "components": {
                "One": { "state": { "n": 5, "open": false }, "view": { "Text": "one {n}", "modifiers": [{ "opacity": "open ? 1 : 0.5" },
                  { "onAppear": { "set": { "open": true }, "animation": { "linear": 1 }, "completion": { "open": false, "n": 7 } } },
                  { "onDisappear": { "set": { "total": "total + n" } } }] } },
                "Two": { "state": { "a": "x", "b": 2 }, "view": { "Text": "{a} {b}" } } },
              "view": { "VStack": [{ "Text": "{total}" }, { "if": "shown", "then": { "One": {} }, "else": { "Two": {} } }] },
              "timeline": [{ "at": 0.3, "set": { "shown": false } }] }
            """
        let seen = try texts(scene, frames: [0, 2, 3, 8, 15])
        #expect(seen == [["0", "one 5"], ["0", "one 5"], ["5", "x 2"], ["5", "x 2"], ["5", "x 2"]])
    }

    @Test func componentsHaveOnlySoManyVariables() throws {
        let text = """
            { "size": [300, 200], "components": { "One": { "state": { "a": 0, "b": 1 }, "view": { "Text": "{a}" } } },
              "view": { "VStack": [{ "ForEach": { "in": "range(0, 10)", "content": { "One": {} } } }] } }
            """
        var limits = SceneLimits.default
        limits.stateValues = 19
        let prepared = try #require(PreparedScene.read(SourceFile(name: "s.json", text: text), limits: limits).scene)
        let runner = try runner(prepared)
        let error = #expect(throws: Diagnostic.self) { try runner.step(to: 0) }
        #expect(error?.message == "the state, with that of the components in use, has more than 19 values")
    }

    @Test func transitionsOfModifiers() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "background": "white", "state": { "shown": false },
              "view": { "ZStack": [{ "Color": "white" }, { "if": "shown", "then": { "Color": "black", "modifiers": [{ "frame": { "width": 10, "height": 10 } },
                { "transition": { "modifiers": [{ "offset": { "x": "phase.value * 40" } }] } }] } }] },
              "timeline": [{ "at": 0.1, "set": { "shown": true }, "animation": { "linear": 1 } }] }
            """
        // Halfway from 5 to 45.
        #expect(try runner(scene).frame(6).description.hasSuffix("fill #000000 rect(25, 45, 10, 10)"))
    }

    @Test func onlyWhatModifiersChangeMoves() throws {
        let scene = """
            { "size": [100, 100], "fps": 10, "duration": 2, "background": "white", "state": { "on": false },
              "view": { "Color": "black", "modifiers": [{ "frame": { "width": "on ? 20 : 10", "height": 10 } },
                { "animation": { "animation": { "linear": 1 }, "modifiers": [{ "opacity": "on ? 0 : 1" }] } }] },
              "timeline": [{ "at": 0.1, "set": { "on": true } }] }
            """
        // The frame changes immediately, the opacity is animated.
        #expect(try runner(scene).frame(6).description.hasSuffix("opacity 0.5\n  fill #000000 rect(40, 45, 20, 10)"))
    }
}
