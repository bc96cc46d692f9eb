import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct PresentationSceneTests {
    @Test func heightsOfSheets() throws {
        let scene = { (selection: String) in
            """
            { "Color": "clear", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "Color": "red", "modifiers": [
              { "presentationDetents": { "fractions": [0.25], "heights": [20], "medium": true, "large": true, "selection": "at" } }] } } }] }
            """
        }
        for (value, detent) in [
            ("0.25", PresentationDetent.fraction(0.25)), ("20", .height(20)), (#""medium""#, .medium), (#""large""#, .large),
        ] {
            let view = Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.presentationDetents([.fraction(0.25), .height(20), .medium, .large], selection: .constant(detent))
            }
            #expect(try drawn(scene(value), state: "{ \"on\": true, \"at\": \(value) }") == drawn(view), "\(value)")
        }
        for (value, message) in [
            ("0.75", "'selection' is 0.75, which is not one of the heights"), ("true", "'selection' must be 'medium', 'large', or a number above 0, not true"),
        ] {
            let error = #expect(throws: Diagnostic.self) { try drawn(scene(value), state: "{ \"on\": true, \"at\": \(value) }") }
            #expect(error?.message == message)
        }
    }

    @Test func sheetsAndPopoversForItems() throws {
        for name in ["sheet", "fullScreenCover", "popover"] {
            let scene = """
                { "size": [300, 300], "fps": 10, "duration": 4, "state": { "chosen": null, "gone": 0 },
                  "view": { "Text": "page {gone}", "modifiers": [{ "\(name)": { "item": "chosen", "content": { "Button": { "title": "about {item.name}", "set": { "chosen": null } } }
                    \(name == "popover" ? "" : #", "onDismiss": { "gone": "gone + 1" }"#) } }] },
                  "components": { "Named": { "parameters": { "name": "string" }, "view": { "Text": "{name}" } } },
                  "timeline": [{ "at": 0.1, "set": { "chosen": "rows[0]" } }, { "at": 1.5, "tap": "about Anna" }] }
                """.replacing(#""gone": 0 }"#, with: #""gone": 0, "rows": [{ "id": 1, "name": "Anna" }] }"#)
            let shown = try textsShown(scene, frames: [0, 10, 30])
            #expect(shown == [["page 0"], ["page 0", "about Anna"], [name == "popover" ? "page 0" : "page 1"]], "\(name)")
        }
    }

    @Test func linksByTag() throws {
        let scene = """
            { "size": [300, 300], "fps": 10, "duration": 3, "state": { "page": null },
              "view": { "NavigationStack": { "VStack": [{ "ForEach": { "in": ["'a'", "'b'"], "as": "i", "content":
                { "NavigationLink": { "label": { "Text": "to {i}" }, "destination": { "Text": "page {i}" }, "selection": "page", "tag": "i" } } } }, { "Text": "{page ?? 'none'}" }] } },
              "timeline": [{ "at": 0.1, "tap": "to b" }, { "at": 1.5, "set": { "page": null } }] }
            """
        let shown = try textsShown(scene, frames: [0, 12, 28])
        #expect(shown[0].contains("none") && !shown[0].contains("page b"))
        #expect(shown[1].contains("page b") && !shown[1].contains("page a"))
        #expect(shown[2].contains("none") && !shown[2].contains("page b"))
    }
}
