import Testing

@testable import SceneFormat

/// Warnings of animations that nothing follows.
struct StillAnimationTests {
    private static let components = #"""
        "components": {
          "Ring": { "parameters": { "progress": "number", "title": { "type": "string", "default": "" } },
            "view": { "let": { "end": "progress * 360" }, "in": { "VStack": [{ "Text": "{title}" },
              { "Canvas": { "draw": [{ "let": { "values": { "far": "end" }, "draw": [{ "rotate": "far" }] } }] } }] } } },
          "Fading": { "parameters": { "progress": "number" }, "view": { "Ring": { "progress": "progress" }, "modifiers": [{ "opacity": "progress" }] } },
          "Holder": { "parameters": { "progress": "number" }, "view": { "Ring": { "progress": "progress" } } }
        }
        """#

    private func warnings(_ view: String) -> [String] {
        let text = "{ \"size\": [90, 90], \"duration\": 1, \"state\": { \"shown\": 0, \"other\": 0 }, \(Self.components), \"view\": \(view) }"
        let found = PreparedScene.read(SourceFile(name: "s.json", text: text)).diagnostics
        #expect(!found.hasErrors, "\(found.text)")
        return found.diagnostics.map(\.message)
    }

    private static let animation = #"{ "animation": { "animation": { "linear": 2 }, "value": "shown" } }"#
    private static func warning(_ name: String) -> [String] {
        ["nothing in \(name) follows the animation, because a canvas draws each number as it is; wrap it in Animatable, which moves numbers"]
    }

    @Test(arguments: ["Ring", "Holder"]) func aComponentThatDrawsTheVariable(name: String) {
        let view = "{ \"\(name)\": { \"progress\": \"shown\" }, \"modifiers\": [\(Self.animation), { \"padding\": 2 }] }"
        #expect(warnings(view) == Self.warning(name))
        // Also deep inside, and without a value.
        #expect(warnings("{ \"VStack\": [{ \"HStack\": [\(view)] }] }") == Self.warning(name))
        #expect(warnings(view.replacing(", \"value\": \"shown\"", with: "")) == Self.warning(name))
    }

    @Test func aCanvasThatDrawsTheVariable() {
        #expect(warnings("{ \"Canvas\": [{ \"rotate\": \"shown\" }], \"modifiers\": [\(Self.animation)] }") == Self.warning("Canvas"))
    }

    @Test(arguments: [
        // Something follows.
        #"{ "Fading": { "progress": "shown" }, "modifiers": [ANIMATION] }"#,
        #"{ "Ring": { "progress": "shown" }, "modifiers": [{ "opacity": "shown" }, ANIMATION] }"#,
        #"{ "VStack": [{ "Ring": { "progress": "shown" } }, { "Circle": {}, "modifiers": [{ "opacity": "shown" }] }], "modifiers": [ANIMATION] }"#,
        #"{ "Ring": { "progress": 0, "title": "{shown}" }, "modifiers": [ANIMATION] }"#,
        // Another variable is drawn, or nothing.
        #"{ "Ring": { "progress": "other" }, "modifiers": [ANIMATION] }"#,
        #"{ "Animatable": { "values": { "p": "shown" }, "content": { "Ring": { "progress": "value.p" } } }, "modifiers": [ANIMATION] }"#,
        // The animation is inside of what changes.
        #"{ "Ring": { "progress": "other" }, "modifiers": [ANIMATION, { "opacity": "shown" }] }"#,
    ]) func animationsThatSomethingFollows(view: String) {
        #expect(warnings(view.replacing("ANIMATION", with: Self.animation)) == [])
    }
}
