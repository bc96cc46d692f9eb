import Display
import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Running scenes: state, events, errors, time.
@MainActor struct SceneRunnerTests {
    private func texts(_ runner: SceneRunner) -> [String] { runner.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label) }

    @Test func onlyWhatReadsAVariableIsEvaluatedAgain() throws {
        let runner = try runner(
            #"""
            { "size": [200, 200], "state": { "a": 0, "b": 0 }, "view": { "VStack": [
                { "Text": "a {a}" }, { "Text": "b {b}" }, { "Text": "c" }, { "HStack": [{ "Text": "d" }, { "Text": "e {a} {b}" }] }
            ] }, "timeline": [{ "at": 1, "set": { "a": 1 } }, { "at": 2, "set": { "a": 1 } }, { "at": 3, "set": { "b": 5 } }], "fps": 1 }
            """#)
        try runner.step(to: 0)
        func bodies(_ frame: Int) throws -> Int {
            let before = runner.graph.counters.bodiesEvaluated
            try runner.step(to: frame)
            return runner.graph.counters.bodiesEvaluated - before
        }
        // Two texts read `a`; setting it to its current value changes nothing; two read `b`.
        #expect(try bodies(1) == 2)
        #expect(texts(runner) == ["a 1", "b 0", "c", "d", "e 1 0"])
        #expect(try bodies(2) == 0)
        #expect(try bodies(3) == 2)
        #expect(texts(runner) == ["a 1", "b 5", "c", "d", "e 1 5"])
        #expect(try bodies(9) == 0)
    }

    @Test func assignmentsSeeTheValuesBeforeAnyOfThem() throws {
        let runner = try runner(
            #"{ "size": [9, 9], "fps": 1, "state": { "a": 1, "b": 2 }, "view": { "Text": "{a} {b}" }, "timeline": [{ "at": 1, "set": { "a": "b", "b": "a" } }] }"#
        )
        try runner.step(to: 1)
        #expect(texts(runner) == ["2 1"])
    }

    /// An event happens in the first frame at or after its time.
    @Test(arguments: [(0.0, 0), (0.25, 15), (0.26, 16), (0.1, 6), (1, 60)])
    func eventTimes(time: Double, frame: Int) throws {
        let runner = try runner(
            #"{ "size": [9, 9], "state": { "a": 0 }, "view": { "Text": "{a}" }, "timeline": [{ "at": \#(time), "set": { "a": 1 } }] }"#)
        for index in 0...frame {
            try runner.step(to: index)
            #expect(texts(runner) == [index < frame ? "0" : "1"], "frame \(index)")
        }
    }

    @Test func taps() throws {
        let runner = try runner(
            #"""
            { "size": [200, 200], "fps": 1, "state": { "n": 0, "at": { "point": [0, 0] } }, "view": { "VStack": { "spacing": 0, "content": [
                { "Text": "n {n}", "modifiers": [{ "onTapGesture": { "set": { "n": "n + 1" } } }] },
                { "Color": "red", "modifiers": [{ "frame": { "width": 40, "height": 40 } }, { "accessibilityIdentifier": "box" },
                    { "onTapGesture": { "as": "p", "set": { "at": "p" } } }] },
                { "Button": { "title": "ten", "set": { "n": 10 } } },
                { "Text": "at {at.x} {at.y}" } ] } },
              "timeline": [{ "at": 1, "tap": "n 0" }, { "at": 2, "tap": { "id": "box" } }, { "at": 3, "tap": "ten" }, { "at": 4, "tap": { "point": [95, 90] } }] }
            """#)
        var seen: [[String]] = []
        for frame in 0...4 {
            try runner.step(to: frame)
            seen.append(texts(runner))
        }
        #expect(seen[0] == ["n 0", "ten", "at 0 0"])
        #expect(seen[1] == ["n 1", "ten", "at 0 0"])
        #expect(seen[2] == ["n 1", "ten", "at 20 20"])
        #expect(seen[3] == ["n 10", "ten", "at 20 20"])
        #expect(seen[4] == ["n 10", "ten", "at 15 \(SceneValue.number(90 - (200 - 91) / 2 - 17).text ?? "")"])
    }

    @Test(arguments: [
        (#"{ "at": 0, "tap": "Augus" }"#, #"s.json:2:2: error: no view with the text "Augus"; found: "August", "twice" at timeline[0].tap"#),
        (
            #"{ "at": 0, "tap": "twice" }"#,
            #"s.json:2:2: error: 2 views with the text "twice", at 100,100 and 100,117; choose one with "index" (0 to 1), "role", or "near", or name an "id" at timeline[0].tap"#
        ),
        (#"{ "at": 0, "tap": "August" }"#, #"s.json:2:2: error: nothing reacts to a tap on the text "August" at 100,83 at timeline[0].tap"#),
        (#"{ "at": 0, "set": { "n": "1 / n" } }"#, "s.json:2:30: error: division by zero at timeline[0].set.n"),
        (#"{ "at": 0, "set": { "n": 1 } }"#, "s.json:3:64: error: division by zero at view.VStack.content[2].modifiers[0].padding"),
    ])
    func errorsWhileItRuns(event: String, message: String) throws {
        let runner = try runner(
            """
            { "size": [200, 200], "state": { "n": 0 }, "timeline": [
             \(event)], "view": { "VStack": { "spacing": 0, "content": [{ "Text": "August" }, { "Text": "twice" },
             { "Text": "twice", "modifiers": [{ "padding": "n == 0 ? 0 : 1 / (n - 1)" }] }] } } }
            """)
        do throws(Diagnostic) {
            _ = try runner.frame(0)
            Issue.record("no error")
        } catch {
            #expect(error.headline == message)
        }
    }

    @Test(arguments: [
        ("text", "twelve bytes", "s.json:1:32: error: state variable 'text': the text is longer than 11 bytes"),
        ("any", "twelve bytes", "s.json:1:44: error: state variable 'any': the text is longer than 11 bytes"),
        ("any", #"["twelve bytes"]"#, "s.json:1:44: error: state variable 'any': the text is longer than 11 bytes"),
        ("list", "[1, 2, 3]", "s.json: error: the state has more than 5 values"),
        ("list", "[1, 2, 3, 4, 5]", "s.json:1:57: error: state variable 'list': the state has more than 5 values"),
    ])
    func assignmentsObeyTheScenesLimits(name: String, value: String, message: String) throws {
        var limits = SceneLimits()
        (limits.textLength, limits.stateValues) = (11, 5)
        let text = #"{ "size": [10, 10], "state": { "text": "", "any": null, "list": [1, 2] }, "view": { "Spacer": {} } }"#
        let prepared = try #require(PreparedScene.read(SourceFile(name: "s.json", text: text), limits: limits).scene)
        var overrides = SceneOverrides()
        overrides.assignments = [(name, value)]
        let error = #expect(throws: Diagnostic.self) { try runner(prepared, overrides) }
        #expect(error?.headline == message)
        // As long as allowed.
        overrides.assignments = [("text", "eleven byte"), ("list", "[1, 2]")]
        #expect(throws: Never.self) { try runner(prepared, overrides) }
    }

    @Test func animatedSets() throws {
        let runner = try runner(
            #"""
            { "size": [200, 200], "fps": 4, "state": { "x": 0 }, "view": { "Color": "red", "modifiers": [{ "frame": { "width": 20, "height": 20 } }, { "offset": { "x": "x" } }] },
              "timeline": [{ "at": 0, "set": { "x": 100 }, "animation": { "linear": { "duration": 1 } } }, { "at": 2, "set": { "x": 0 } }] }
            """#)
        let edges = try (0...9).map { index in
            try runner.frame(index).paintedItems.compactMap { if case .fill(let path, _, _) = $0 { Double(path.boundingRect.minX) } else { nil } }
        }
        #expect(edges == [[90], [115], [140], [165], [190], [190], [190], [190], [90], [90]])
    }

    @Test func overrides() throws {
        let prepared = try scene(
            #"{ "size": [10, 10], "state": { "n": 1, "s": "a", "c": { "color": "red" }, "l": [1] }, "view": { "Text": "{n} {s} {l.count} {c == blue}" } }"#)
        var overrides = SceneOverrides()
        overrides.assignments = [("n", "2"), ("s", "x y"), ("c", "blue"), ("l", "[1, 2, 3]")]
        overrides.size = CGSize(width: 20, height: 30)
        overrides.scale = 3
        overrides.frameRate = FrameRate(10)
        overrides.background = .clear
        let runner = try runner(prepared, overrides)
        let list = try runner.frame(0)
        #expect(texts(runner) == ["2 x y 3 true"])
        #expect(list.size == CGSize(width: 20, height: 30))
        #expect(list.scale == 3)
        #expect(list.background.opacity == 0)
        try runner.step(to: 5)
        #expect(runner.graph.time == 0.5)
    }

    @Test(arguments: [
        ("numbr", "2", "s.json: error: unknown state variable 'numbr' in 'numbr=2'; did you mean 'number'?"),
        ("number", "two", "s.json:1:32: error: state variable 'number' is a number, not 'two'"),
    ])
    func wrongOverrides(name: String, value: String, message: String) throws {
        let prepared = try scene(#"{ "size": [10, 10], "state": { "number": 1 }, "view": { "Spacer": {} } }"#)
        var overrides = SceneOverrides()
        overrides.assignments = [(name, value)]
        do throws(Diagnostic) {
            _ = try SceneRunner(prepared, overrides: overrides, textShaper: SquareTextShaper())
            Issue.record("no error")
        } catch {
            #expect(error.headline == message)
        }
    }

    @Test func preferencesOfDifferentNamesAreIndependent() throws {
        let runner = try runner(
            #"""
            { "size": [200, 200], "state": { "seen": [0] }, "view": { "VStack": [
                { "Text": "x", "modifiers": [{ "preference": { "key": "a", "value": 1 } }, { "preference": { "key": "b", "value": 7 } }] },
                { "Text": "y", "modifiers": [{ "preference": { "key": "a", "value": [2, 3] } }] } ],
              "modifiers": [{ "onPreferenceChange": { "key": "a", "as": "list", "set": { "seen": "list" } } },
                { "overlayPreferenceValue": { "key": "b", "as": "list", "view": { "Text": "{list.count} {list[0]} {seen.count}" } } }] } }
            """#)
        try runner.step(to: 0)
        #expect(texts(runner).last == "1 7 3")
    }

    /// A scene of the maximum depth, on the stack that tests run on.
    @Test(arguments: ["clipped", "padding", "hidden"])
    func manyModifiers(name: String) throws {
        let many = Array(repeating: "\"\(name)\"", count: SceneLimits.default.viewNesting - 1).joined(separator: ",")
        let runner = try runner(#"{ "size": [9, 9], "view": { "Spacer": {}, "modifiers": [\#(many)] } }"#)
        _ = try runner.frame(0)
    }
}
