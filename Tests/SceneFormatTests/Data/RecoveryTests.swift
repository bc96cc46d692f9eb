import Testing

@testable import SceneFormat

struct RecoveryTests {
    @Test func whatIsInsideOfAMisspeltViewIsCheckedToo() {
        let text = """
            { "size": [10, 10],
              "view": { "HStak": [ { "Text": "a", "modifiers": [ { "paddng": 10 }, { "opacity": "x" } ] }, { "Qqqqqq": [ { "Txt": "b" } ] } ] } }
            """
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "scene.json", text: text))
        #expect(scene == nil)
        #expect(
            diagnostics.diagnostics.map(\.headline) == [
                "scene.json:2:13: error: unknown view 'HStak' at view; did you mean 'HStack'?",
                "scene.json:2:56: error: unknown modifier 'paddng' at view.HStak[0].modifiers[0]; did you mean 'padding'?",
                "scene.json:2:86: error: unknown name 'x' at view.HStak[0].modifiers[1].opacity",
                "scene.json:2:98: error: unknown view 'Qqqqqq' at view.HStak[1]",
                "scene.json:2:112: error: unknown view 'Txt' at view.HStak[1].Qqqqqq[0]; did you mean 'Text'?",
            ])
    }

    @Test func componentsThatGrowWithoutBoundsAreToldOnce() {
        let components = (0..<40).map { n in
            let inner = n == 0 ? #"{ "Text": "a" }, { "Text": "b" }"# : #"{ "C\#(n - 1)": {} }, { "C\#(n - 1)": {} }"#
            return #""C\#(n)": { "view": { "HStack": [\#(inner)] } }"#
        }
        let text = #"{ "size": [10, 10], "components": { \#(components.joined(separator: ",\n")) }, "view": { "C39": {} } }"#
        let (_, diagnostics) = PreparedScene.read(SourceFile(name: "scene.json", text: text))
        #expect(diagnostics.diagnostics.map(\.message) == ["the scene has more than 100000 views"])
    }

    @Test(arguments: ["[1e-300, 10]", "[10, 0.2]", "[40000, 1]"])
    func aCanvasHasPixelsThatCanBePainted(_ size: String) {
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "scene.json", text: "{ \"size\": \(size), \"view\": { \"Text\": \"a\" } }"))
        #expect(scene == nil)
        #expect(diagnostics.diagnostics.map(\.headline) == ["scene.json:1:11: error: a side of the canvas must have from 1 to 32767 pixels at size"])
    }
}
