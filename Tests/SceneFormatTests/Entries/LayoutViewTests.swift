import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct LayoutViewTests {
    private func rects(_ layout: String, state: String = "{}", timeline: String = "[]", frame: Int = 0, around: String = "") throws -> [String: CGRect] {
        let text = """
            { "size": [200, 100], "duration": 1, "fps": 10, "state": \(state), "timeline": \(timeline),
              "view": { "Layout": \(layout), "modifiers": [\(around)] } }
            """
        let runner = try runner(text)
        try runner.step(to: frame)
        return runner.graph.rects
    }

    private func box(_ name: String, _ width: Int, _ height: Int) -> String {
        #"{ "Color": "red", "modifiers": [{ "frame": { "width": \#(width), "height": \#(height) } }, { "accessibilityIdentifier": "\#(name)" }] }"#
    }

    @Test func placesFollowTheSizes() throws {
        let layout = #"""
            { "size": ["sum(layout.sizes, 'width')", "largest(layout.sizes, 'height')"],
              "place": ["sum(prefix(layout.sizes, layout.index), 'width')", "layout.height - layout.size.height"],
              "content": [\#(box("a", 20, 10)), \#(box("b", 30, 40))] }
            """#
        let rects = try rects(layout, around: #"{ "accessibilityIdentifier": "all" }"#)
        #expect(rects["all"] == CGRect(x: 75, y: 30, width: 50, height: 40))
        #expect(rects["a"] == CGRect(x: 75, y: 60, width: 20, height: 10))
        #expect(rects["b"] == CGRect(x: 95, y: 30, width: 30, height: 40))
    }

    @Test func anAnchorAndARect() throws {
        let around = try rects(#"{ "size": [100, 100], "anchor": "center", "place": [50, 50], "content": \#(box("a", 20, 10)) }"#)
        #expect(around["a"] == CGRect(x: 90, y: 45, width: 20, height: 10))
        let view = #"{ "Color": "red", "modifiers": [{ "accessibilityIdentifier": "a" }] }"#
        #expect(try rects(#"{ "size": [100, 100], "place": [10, 20, 30, 40], "content": \#(view) }"#)["a"] == CGRect(x: 60, y: 20, width: 30, height: 40))
    }

    @Test func viewsTellTheLayoutWhatTheyWant() throws {
        func weighed(_ name: String, _ weight: String) -> String {
            #"{ "Color": "red", "modifiers": [{ "accessibilityIdentifier": "\#(name)" }, { "layoutValue": { "weight": \#(weight) } }] }"#
        }
        // Widths by weight; a weight is an expression and follows the state.
        let layout = #"""
            { "size": [200, 50],
              "place": ["layout.width * sum(prefix(layout.values, layout.index), 'weight') / sum(layout.values, 'weight')", 0,
                "layout.width * layout.value.weight / sum(layout.values, 'weight')", 50],
              "content": [\#(weighed("a", "1")), \#(weighed("b", "\"n\""))] }
            """#
        for (frame, width) in [(0, 50.0), (5, 100)] {
            let rects = try rects(layout, state: #"{ "n": 3 }"#, timeline: #"[{ "at": 0.3, "set": { "n": 1 } }]"#, frame: frame)
            #expect(rects["a"] == CGRect(x: 0, y: 25, width: width, height: 50))
            #expect(rects["b"] == CGRect(x: width, y: 25, width: 200 - width, height: 50))
        }
    }

    @Test func whatIsOfferedIsKnown() throws {
        let layout = #"{ "size": ["(layout.width ?? 0) / 2", "layout.height ?? 0"], "place": [0, 0], "content": \#(box("a", 20, 10)) }"#
        #expect(try rects(layout, around: #"{ "accessibilityIdentifier": "all" }"#)["all"] == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    /// A text aligns to the layout's guide. A square of 10 points has its baseline at 8, so a guide at 30 puts it at 22.
    @Test func guidesOfItsOwn() throws {
        for (guide, distance) in [(#""firstTextBaseline": "layout.height - n""#, 22.0), (#""top": 10"#, 32)] {
            let layout = #"{ "size": [40, 40], "place": [0, 0], "guides": { \#(guide) }, "content": \#(box("a", 20, 10)) }"#
            let text = #"""
                { "size": [200, 100], "state": { "n": 10 }, "view": { "HStack": { "alignment": "firstTextBaseline", "spacing": 0, "content": [
                  { "Layout": \#(layout), "modifiers": [{ "accessibilityIdentifier": "all" }] },
                  { "Text": "x", "modifiers": [{ "font": { "size": 10 } }, { "accessibilityIdentifier": "text" }] }] } } }
                """#
            let runner = try runner(text)
            try runner.step(to: 0)
            let rects = runner.graph.rects
            #expect(try #require(rects["text"]).minY - #require(rects["all"]).minY == distance)
        }
    }

    /// A guide unrelated to text counts as well, regardless of the rest of the scene.
    @Test func guidesAlongTheOtherAxis() throws {
        let layout = #"{ "size": [40, 10], "place": [0, 0], "guides": { "leading": 30 }, "content": \#(box("a", 20, 10)) }"#
        let text = #"""
            { "size": [200, 100], "view": { "VStack": { "alignment": "leading", "content": [
              { "Layout": \#(layout), "modifiers": [{ "accessibilityIdentifier": "all" }] }, \#(box("b", 20, 10))] } } }
            """#
        let runner = try runner(text)
        try runner.step(to: 0)
        let rects = runner.graph.rects
        #expect(try #require(rects["b"]).minX - #require(rects["all"]).minX == 30)
    }

    /// Each text's height is measured in a column of 30 points, as in a masonry layout.
    @Test func viewsAreMeasured() throws {
        let text = { (name: String, letters: String) in
            #"{ "Text": "\#(letters)", "modifiers": [{ "font": { "size": 10 } }, { "accessibilityIdentifier": "\#(name)" }, { "layoutValue": { "more": 0 } }] }"#
        }
        let layout = #"""
            { "size": [60, "sum(layout.measured, 'height')"], "measureWidth": "layout.index == 0 ? layout.minimums[0].width * 0 + 30 : 20 + layout.value.more",
              "place": [0, "sum(prefix(layout.measured, layout.index), 'height')", 30, 100],
              "content": [\#(text("a", "abcdef")), \#(text("b", "abc")), \#(text("c", "a"))] }
            """#
        // Squares of 10 points: three in a line of 30 points, two in one of 20.
        let rects = try rects(layout, around: #"{ "accessibilityIdentifier": "all" }"#)
        #expect(rects["all"] == CGRect(x: 70, y: 25, width: 60, height: 50))
        #expect(rects["b"]?.minY == 45 && rects["c"]?.minY == 65)
    }

    @Test func stateMovesTheViews() throws {
        let layout = #"{ "size": [100, 100], "place": ["x", 0], "content": \#(box("a", 20, 10)) }"#
        let event = #"[{ "at": 0.5, "set": { "x": 30 } }]"#
        #expect(try rects(layout, state: #"{ "x": 10 }"#, timeline: event, frame: 4)["a"]?.minX == 60)
        #expect(try rects(layout, state: #"{ "x": 10 }"#, timeline: event, frame: 5)["a"]?.minX == 80)
    }
}

@MainActor struct FocusSceneTests {
    @Test func stateGivesTheFocus() throws {
        let text = #"""
            { "size": [200, 100], "duration": 1, "fps": 10, "state": { "text": "", "on": false },
              "view": { "VStack": [{ "TextField": "text", "modifiers": [{ "focused": "on" }] }, { "Text": "typed {text} {on}" }] },
              "timeline": [{ "at": 0.2, "set": { "on": true } }, { "at": 0.4, "type": "ab", "duration": 0 }] }
            """#
        let runner = try runner(text)
        try runner.step(to: 9)
        #expect(runner.graph.layoutListing().contains { $0.name == "Text" && $0.label == "typed ab true" })
    }
}
