import Geometry
import Testing
import Views

@testable import SceneFormat

/// Values that grow while a scene runs are limited as well.
@MainActor struct GrowthTests {
    /// Returns the error of a scene stepped frame by frame; nil if there is none.
    private func failure(_ text: String, frames: Int = 30, _ change: (inout SceneLimits) -> Void = { _ in }) throws -> String? {
        var limits = SceneLimits()
        change(&limits)
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), limits: limits)
        guard let scene else { throw SceneProblem(text: diagnostics.text) }
        let runner = try runner(scene)
        do throws(Diagnostic) {
            for frame in 0..<frames { _ = try runner.frame(frame) }
            return nil
        } catch {
            return error.headline
        }
    }

    private func growing(_ value: String, every seconds: Double = 0.01, first: String = "[]") -> String {
        """
        { "size": [9, 9], "duration": 9, "state": { "l": \(first) }, "view": { "Text": "a", "modifiers": [
        { "onReceive": { "every": \(seconds), "set": { "l": "\(value)" } } }] } }
        """
    }

    @Test func aListThatGrows() throws {
        let message = "s.json:2:48: error: the state has more than 1000 values at view.modifiers[0].onReceive.set.l"
        #expect(try failure(growing("append(l, range(0, 400))")) { $0.stateValues = 1000 } == message)
        // Doubles each time, though no element is new.
        #expect(try failure(growing("append(l, l, l)")) { $0.stateValues = 1000 } == message)
        #expect(try failure(growing("append(l, 1)"), frames: 50) { $0.stateValues = 1000 } == nil)
    }

    /// All variables changed by one `set` count together.
    @Test func severalVariablesAtOnce() throws {
        let text = """
            { "size": [9, 9], "state": { "a": [], "b": [], "c": 0 }, "view": { "Text": "a", "modifiers": [
            { "onAppear": { "set": { "c": 1, "a": "range(0, 60)", "b": "range(0, 60)" } } }] } }
            """
        let message = "the state has more than 100 values at view.modifiers[0].onAppear.set.b"
        #expect(try failure(text, frames: 1) { $0.stateValues = 100 }?.hasSuffix(message) == true)
        #expect(try failure(text, frames: 1) { $0.stateValues = 123 } == nil)
    }

    /// Values that only move from one variable to another don't count as new.
    @Test func valuesThatMove() throws {
        let text = """
            { "size": [9, 9], "state": { "a": [], "b": [1, 2, 3, 4, 5, 6] }, "view": { "Text": "a", "modifiers": [
            { "onAppear": { "set": { "a": "b", "b": "prefix(b, 0)" } } }] } }
            """
        #expect(try failure(text, frames: 1) { $0.stateValues = 9 } == nil)
    }

    /// The state of each component in use counts; removed components no longer count.
    @Test func componentsWithState() throws {
        let text = { (count: Int) in
            """
            { "size": [9, 9], "state": { "n": \(count) }, "components": { "Row": { "state": { "l": [1, 2, 3, 4] }, "view": { "Text": "{l.count}" } } },
            "view": { "ForEach": { "in": "range(0, n)", "content": { "Row": {} } } } }
            """
        }
        #expect(try failure(text(3), frames: 1) { $0.stateValues = 20 } == nil)
        #expect(
            try failure(text(4), frames: 1) { $0.stateValues = 20 }?.contains("the state, with that of the components in use, has more than 20 values") == true)
    }

    /// Lists nested in lists reach a limit before the stack overflows.
    @Test func listsInLists() throws {
        let text = growing("append(prefix(l, 0), l)", every: 0.001)
        #expect(try failure(text, frames: 30)?.contains("lists are nested deeper than 64 levels") == true)
    }

    /// A text of 64 bytes counts as one more value.
    @Test func textsThatGrow() throws {
        let message = "s.json:2:48: error: the state has more than 100 values at view.modifiers[0].onReceive.set.l"
        #expect(
            try failure(growing("{l}0123456789012345678901234567890123456789012345678901234567890123", first: #""""#), frames: 90) { $0.stateValues = 100 }
                == message)
        #expect(SceneValue.string(String(repeating: "a", count: 640)).count(upTo: 100) == 11)
        #expect(SceneValue.array([.number(1), .object(["a": .array([.null, .string("b")])])]).count(upTo: 100) == 6)
        #expect(SceneValue.array(Array(repeating: .null, count: 500)).count(upTo: 100) == 101)
    }

    /// Shrinking values release their share of the limit.
    @Test func whatIsGivenUpIsFree() throws {
        #expect(try failure(growing("l.count > 700 ? range(0, 1) : append(l, 1, 2, 3, 4, 5, 6, 7, 8, 9)"), frames: 200) { $0.stateValues = 750 } == nil)
    }

    /// Cells of nested tables, grids, and loops count with all of their parts, while they are made.
    @Test(arguments: [
        #"{ "Table": { "rows": "range(0, 10)", "columns": [{ "title": "a", "content": @ }] } }"#,
        #"{ "Grid": [{ "ForEach": { "in": "range(0, 10)", "content": { "GridRow": [@] } } }] }"#,
        #"{ "LazyVGrid": { "columns": [{ "adaptive": 20 }], "content": { "ForEach": { "in": "range(0, 10)", "content": @ } } } }"#,
        #"{ "List": { "ForEach": { "in": "range(0, 10)", "content": @ } } }"#, #"{ "VStack": { "ForEach": { "in": "range(0, 10)", "content": @ } } }"#,
    ])
    func nestedCells(_ container: String) throws {
        let view = (0..<3).reduce(#"{ "Text": "x" }"#) { inner, _ in container.replacing("@", with: inner) }
        let message = try failure(#"{ "size": [90, 90], "view": \#(view) }"#, frames: 1) { $0.nodes = 500 }
        #expect(message?.contains("the views have more than 500 parts, such as rows, cells, and modifiers; show fewer rows and cells at view.") == true)
        #expect(try failure(#"{ "size": [90, 90], "view": \#(container.replacing("@", with: #"{ "Text": "x" }"#)) }"#, frames: 1) { $0.nodes = 500 } == nil)
    }

    /// Removed views no longer count.
    @Test func removedViewsAreFree() throws {
        let scene = { (view: String) in
            """
            { "size": [90, 90], "duration": 9, "state": { "n": 0 }, "view": { "VStack": [{ "Text": "{n}" }, \(view)], "modifiers": [
            { "onReceive": { "every": 0.001, "set": { "n": "n + 1" } } }] } }
            """
        }
        for view in [
            #"{ "if": "n % 2 == 0", "then": { "VStack": [{ "Text": "a" }, { "Text": "b" }] }, "else": { "Circle": {} } }"#,
            #"{ "ForEach": { "in": "range(n, n + 20)", "as": "i", "content": { "Text": "{i}", "modifiers": [{ "transition": "opacity" }] } } }"#,
            #"{ "Text": "{n}", "modifiers": [{ "id": "n" }, { "overlay": { "Circle": {} } }] }"#,
            #"{ "List": { "ForEach": { "in": "range(n, n + 5)", "as": "i", "content": { "Text": "{i}" } } } }"#,
            #"{ "GeometryReader": { "as": "p", "content": { "Text": "{n}", "modifiers": [{ "id": "n" }] } } }"#,
        ] {
            #expect(try failure(scene(view), frames: 60) { $0.nodes = 1_500 } == nil, "\(view)")
        }
    }

    /// An operation on paths that crosses too often fails the frame.
    @Test func operationsOnPaths() throws {
        let lines = (0..<1_500).map { "L \($0 % 2 == 0 ? 0 : 200) \($0 % 3 == 0 ? 200 - Double($0) / 9 : Double($0) / 9)" }.joined(separator: " ")
        let path = #"{ "Path": { "d": "M 0 0 \#(lines) Z" }"#
        let scene = { (count: String) in #"{ "size": [9, 9], "view": \#(path), "modifiers": [{ "union": \#(path) } }, "fill"] } }"# }
        #expect(try failure(scene(""), frames: 1) == "s.json: error: \(PathExcess.crossings.message)")
    }

    /// A failure belongs to one scene: it is neither that of an earlier one, nor left for a later one.
    @Test func failuresOfPathsAreNotLeft() throws {
        let lines = (0..<1_500).map { "L \($0 % 2 == 0 ? 0 : 200) \($0 % 3 == 0 ? 200 - Double($0) / 9 : Double($0) / 9)" }.joined(separator: " ")
        let path = #"{ "Path": { "d": "M 0 0 \#(lines) Z" }"#
        let union = #"\#(path), "modifiers": [{ "union": \#(path) } }, "fill"] }"#
        let plain = #"{ "size": [9, 9], "view": { "Text": "a" } }"#
        // The first of two failures is reported.
        let both = #"{ "size": [9, 9], "state": { "n": 0 }, "view": { "VStack": [{ "Text": "{1 / n}" }, \#(union)] } }"#
        #expect(try failure(both, frames: 1)?.contains("division by zero") == true)
        #expect(PathExcess.take() == nil)
        var zigzag = Path()
        zigzag.addLines((0...50_001).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2)) })
        #expect(zigzag.union(zigzag).isEmpty)
        #expect(try failure(plain, frames: 1) == nil)
    }

    @Test func loopsOfACanvas() throws {
        let loop = { (inner: String) in #"{ "for": { "in": "range(0, 100)", "as": "i", "draw": [\#(inner)] } }"# }
        let scene = { (steps: String) in #"{ "size": [9, 9], "view": { "Canvas": [\#(steps)] } }"# }
        let message = "error: the frame's canvases and paths take more than 5000 steps at view.Canvas[0].for"
        #expect(try failure(scene(loop(loop(""))), frames: 1) { $0.drawingSteps = 5000 }?.contains(message) == true)
        #expect(try failure(scene(loop(#"{ "rotate": 1 }"#)), frames: 30) { $0.drawingSteps = 5000 } == nil)
        // After an error no further step is drawn, however many remain.
        #expect(try failure(scene(loop(loop(loop(loop(loop(#"{ "rotate": "1 / (i - i)" }"#)))))), frames: 1)?.contains("error: division by zero") == true)
    }
}
