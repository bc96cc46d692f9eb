import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Pointers, dragged values, symbols, and pages that grow, in scenes.
@MainActor struct PointerSceneTests {
    private func text(_ runner: SceneRunner, _ frame: Int) throws -> String? {
        try runner.step(to: frame)
        return runner.graph.layoutListing().first { $0.name == "Text" }?.label
    }

    private static let hovering =
        #""duration": 2, "state": { "a": 0 }, "timeline": [{ "at": 0.1, "hover": { "point": [60, 50] }, "by": [10, 0], "duration": 0.5 }]"#

    @Test func pointersChangeState() throws {
        try EntryMeaning(
            "onHover", #"{ "ZStack": [{ "Color": "red" }, { "Text": "{a}" }], "modifiers": [{ "onHover": { "set": { "a": "isHovering ? 1 : 2" } } }] }"#,
            keys: Self.hovering
        ).expect("1") { try text($0, 10) }
        try EntryMeaning(
            "onContinuousHover",
            #"{ "ZStack": [{ "Color": "red" }, { "Text": "{a}" }], "modifiers": [{ "onContinuousHover": { "as": "p", "set": { "a": "p.x" } } }] }"#,
            keys: Self.hovering
        ).expect("70") { try text($0, 60) }
        try EntryMeaning("hoverEffect", #"{ "Color": "red", "modifiers": [{ "hoverEffect": "highlight" }] }"#, keys: Self.hovering).expect(2) { runner in
            try runner.step(to: 60)
            return runner.graph.displayList().items.count
        }
    }

    @Test func valuesAreCarried() throws {
        let view = #"""
            { "VStack": { "spacing": 0, "content": [
              { "Color": "red", "modifiers": [{ "draggable": "40 + 2" }, { "id": "'from'" }] },
              { "Text": "{a} {over}", "modifiers": [{ "frame": { "maxWidth": 1000, "height": 50 } }, { "id": "'to'" },
                { "dropDestination": { "isTargeted": "over", "as": "item", "set": { "a": "item" } } }] }] } }
            """#
        let keys = #"""
            "duration": 3, "state": { "a": 0, "over": false },
            "timeline": [{ "at": 0, "drag": { "id": "from" }, "onto": { "id": "to" }, "duration": 0.5 }]
            """#
        for entry in ["draggable", "dropDestination"] {
            let meaning = try EntryMeaning(entry, view, keys: keys)
            // Nothing reacts to a finger without the one, and nothing takes the value without the other.
            try meaning.expect("0 true") { try? text($0, 63) }
            try meaning.expect("42 false") { try? text($0, 120) }
        }
    }

    @Test func symbolsChange() throws {
        let star = #"{ "Image": "star", "modifiers": [@] }"#
        func symbol(_ modifier: String) -> String { star.replacing("@", with: modifier) }
        try EntryMeaning("symbolVariant", symbol(#"{ "symbolVariant": "fill" }"#)).expect(drawnAs: Image(systemName: "star").symbolVariant(.fill))
        try EntryMeaning(
            "symbolRenderingMode", #"{ "Image": "plus.circle.fill", "modifiers": [{ "symbolRenderingMode": "multicolor" }] }"#
        ).expect(drawnAs: Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor))
        let moving = #""duration": 2, "state": { "n": 0 }, "timeline": [{ "at": 0.5, "set": { "n": 1 } }]"#
        func hasTransform(_ runner: SceneRunner, _ frame: Int) throws -> Bool {
            try runner.step(to: frame)
            func look(_ items: [DisplayItem]) -> Bool {
                items.contains { item in
                    guard case .group(let effect, let inner) = item else { return false }
                    if case .transform = effect { return true }
                    return look(inner)
                }
            }
            return look(runner.graph.displayList().items)
        }
        let bounce = try EntryMeaning("symbolEffect", symbol(#"{ "symbolEffect": { "effect": "bounce", "value": "n" } }"#), keys: moving)
        try bounce.expect(true) { try !hasTransform($0, 20) && hasTransform($0, 36) }
        try EntryMeaning("symbolEffect", symbol(#"{ "symbolEffect": { "effect": "scale", "isActive": "n == 1" } }"#), keys: moving).expect(true) {
            try hasTransform($0, 100)
        }
    }

    @Test(arguments: ["navigationTransition", "matchedTransitionSource"])
    func pagesGrow(entry: String) throws {
        let view = #"""
            { "NavigationStack": { "VStack": [
              { "Color": "red", "modifiers": [{ "frame": { "width": 40, "height": 40 } }, { "matchedTransitionSource": { "id": "'card'", "cornerRadius": 8 } }] },
              { "NavigationLink": { "label": { "Text": "Open" }, "destination": { "Color": "blue", "modifiers": [{ "navigationTransition": "'card'" }] } } }] } }
            """#
        let meaning = try EntryMeaning(entry, view, size: (200, 300), keys: #""duration": 2, "timeline": [{ "at": 0, "tap": "Open" }]"#)
        // Cut off at a rect that is smaller than the canvas.
        try meaning.expect(true) { runner in
            try runner.step(to: 6)
            func look(_ items: [DisplayItem]) -> Bool {
                items.contains { item in
                    guard case .group(let effect, let inner) = item else { return false }
                    if case .clip(let path, _) = effect, path.boundingRect.width < 190 { return true }
                    return look(inner)
                }
            }
            return look(runner.graph.displayList().items)
        }
    }
}
