import Geometry
import Testing
import Views

@testable import SceneFormat

/// Entries that answer fingers, keys and taps on headers, and parts of containers and sheets.
@MainActor struct InteractionEntryTests {
    @Test func twoFingersMagnifyAndTurn() throws {
        func scene(_ gesture: String, _ event: String, _ member: String) -> String {
            """
            { "size": [100, 100], "fps": 10, "duration": 3, "state": { "during": 0, "end": 0 },
              "view": { "Color": "red", "modifiers": [{ "overlay": { "Text": "{during != 0} {end}" } }, { "gesture": { "gesture": "\(gesture)", "updating": { "during": "value.\(member)" },
                "onEnded": { "end": "round(value.\(member))" } } }] },
              "timeline": [{ "at": 0.5, \(event), "duration": 1 }] }
            """
        }
        let magnify = try runner(scene("magnify", #""pinch": { "point": [50, 50] }, "scale": 2"#, "magnification"))
        #expect(try magnify.texts(at: 10) == ["true 0"])
        #expect(try magnify.texts(at: 25) == ["false 2"])
        let rotate = try runner(scene("rotate", #""rotate": { "point": [50, 50] }, "degrees": 90"#, "rotation"))
        #expect(try rotate.texts(at: 10) == ["true 0"])
        #expect(try rotate.texts(at: 25) == ["false 90"])
    }

    @Test func aLinkTellsItsAddress() throws {
        let view =
            #"{ "VStack": [{ "Text": "{opened}" }, { "Link": { "title": "Website", "destination": "https://example.com", "set": { "opened": "{url}" } } }] }"#
        let keys = ##""duration": 2, "state": { "opened": "-" }, "timeline": [{ "at": 0.5, "tap": "Website" }]"##
        #expect(try runner("{ \"size\": [200, 100], \(keys), \"view\": \(view) }").texts(at: 60) == ["https://example.com", "Website"])
        try EntryMeaning("Link", #"{ "Link": { "title": "a1", "destination": "x" } }"#).expect(drawnAs: Button(action: {}) { Text(verbatim: "a1") })
    }

    private func typing(_ modifiers: String, _ letters: String) -> (view: String, keys: String) {
        (
            #"{ "VStack": [{ "Text": "{log}" }, { "Color": "red", "modifiers": [\#(modifiers)] }] }"#,
            ##""duration": 2, "state": { "log": "", "on": true }, "timeline": [{ "at": 0.5, "type": "\##(letters)", "duration": 0 }]"##
        )
    }

    @Test func keysReachAViewWithTheFocus() throws {
        let typed = typing(
            #""focusable", { "focused": "on" }, { "onKeyPress": { "key": "upArrow", "set": { "log": "{log}^" } } }, { "onKeyPress": { "key": "a", "set": { "log": "{log}{character}" } } }"#,
            #"a\uF700b"#)
        try EntryMeaning("onKeyPress", typed.view, keys: typed.keys).expect("a^") { try $0.texts(at: 60).first }
        try EntryMeaning("focusable", typed.view, keys: typed.keys).expect("a^") { (try? $0.texts(at: 60).first) ?? "" }
    }

    @Test func anUnknownKeyIsAnError() throws {
        let runner = try runner(
            #"{ "size": [50, 50], "state": { "n": 0 }, "view": { "Text": "a", "modifiers": [{ "onKeyPress": { "key": "up", "set": { "n": 1 } } }] } }"#)
        #expect(throws: Diagnostic.self) { try runner.step(to: 0) }
    }

    @Test func aHeaderSortsTheTable() throws {
        let scene = """
            { "size": [900, 600], "duration": 3, "state": { "order": "Name", "people": [{ "name": "Bob", "age": 9 }, { "name": "Cid", "age": 31 }, { "name": "Ann", "age": 24 }] },
              "view": { "VStack": [{ "Text": "{order}" }, { "Table": { "rows": "people", "sortOrder": "order", "columns": [
                { "title": "Name", "value": "row.name", "content": { "Text": "{row.name}" } }, { "title": "Age", "value": "row.age", "content": { "Text": "{row.age}" } },
                { "title": "Fixed", "content": { "Text": "-" } }] } }], "modifiers": [{ "environment": { "horizontalSizeClass": "regular" } }] },
              "timeline": [{ "at": 1, "tap": "Age" }, { "at": 1.5, "tap": "Age" }, { "at": 2, "tap": "Fixed" }] }
            """
        let runner = try runner(scene)
        func names(_ frame: Int) throws -> [String] { try runner.texts(at: frame).filter { ["Ann", "Bob", "Cid"].contains($0) } }
        #expect(try names(0) == ["Ann", "Bob", "Cid"])
        #expect(try names(75) == ["Bob", "Ann", "Cid"])
        #expect(try names(105) == ["Cid", "Ann", "Bob"])
        #expect(try runner.texts(at: 105).first == "-Age")
        #expect(try names(150) == ["Cid", "Ann", "Bob"])
    }

    @Test func headersStayInTheWindow() throws {
        func view(_ isPinned: Bool) -> String {
            """
            { "ScrollView": { "LazyVStack": { "spacing": 0, \(isPinned ? "\"pinnedViews\": \"sectionHeaders\", " : "")"content": { "Section": {
              "header": { "Color": "blue", "modifiers": [{ "frame": { "height": 20 } }] },
              "content": { "ForEach": { "in": "range(0, 20)", "as": "row", "content": { "Color": "red", "modifiers": [{ "frame": { "height": 20 } }] } } } } } } } }
            """
        }
        let drag = #""duration": 2, "timeline": [{ "at": 0, "drag": { "point": [50, 90] }, "by": [0, -60], "duration": 0.5, "velocity": 0 }]"#
        func items(_ isPinned: Bool) throws -> String {
            "\(try runner("{ \"size\": [100, 100], \(drag), \"view\": \(view(isPinned)) }").frame(60).items)"
        }
        #expect(try items(true) != items(false))
    }

    @Test func aSheetHasABackgroundOfItsOwn() throws {
        let view = #"{ "Text": "a1", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "Text": "b2", "modifiers": [@] } } }] }"#
        let keys = #""duration": 2, "state": { "on": true }"#
        func drawn(_ modifier: String) throws -> String {
            let scene = "{ \"size\": [200, 300], \(keys), \"view\": \(view.replacing("@", with: modifier)) }"
            return "\(try runner(scene).frame(60).items)"
        }
        let plain = try drawn("")
        #expect(try drawn(#"{ "presentationBackground": "red" }"#) != plain)
        #expect(try drawn(#"{ "presentationBackground": { "content": { "Circle": {} } } }"#) != plain)
        #expect(try drawn(#"{ "presentationBackgroundInteraction": "enabled" }"#) != plain, "the page is not dimmed")
    }

    @Test func aSymbolIsPartlyLit() throws {
        try EntryMeaning("Image", #"{ "Image": { "systemName": "wifi", "variableValue": 0.4 } }"#)
            .expect(drawnAs: Image(systemName: "wifi", variableValue: 0.4))
    }
}
