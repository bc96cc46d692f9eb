import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct ControlSceneTests {
    @Test func fields() throws {
        let label = #"{ "Color": "red", "modifiers": [{ "frame": { "width": 9, "height": 5 } }] }"#
        let view = Color.red.frame(width: 9, height: 5)
        #expect(
            try drawn("{ \"TextField\": { \"text\": \"name\", \"label\": \(label) } }", state: #"{ "name": "" }"#)
                == drawn(TextField(text: .constant("")) { view }))
        #expect(
            try drawn("{ \"SecureField\": { \"text\": \"name\", \"label\": \(label) } }", state: #"{ "name": "" }"#)
                == drawn(SecureField(text: .constant("")) { view }))
        #expect(
            try drawn("{ \"Form\": [{ \"Picker\": { \"selection\": \"name\", \"options\": [\"A\"], \"label\": \(label) } }] }", state: #"{ "name": "A" }"#)
                == drawn(
                    Form {
                        Picker(selection: .constant("A")) {
                            Text("A").tag("A")
                        } label: {
                            view
                        }
                    }))
    }

    @Test func slidersTellOfTheFinger() throws {
        let scene = """
            { "size": [200, 60], "fps": 10, "duration": 3, "state": { "value": 0.5, "said": "" },
              "view": { "VStack": [{ "Slider": { "value": "value", "onEditingChanged": { "said": "{said}{isEditing} " } }, "modifiers": [{ "id": "'s'" }] }, { "Text": "{said}" }] },
              "timeline": [{ "at": 0.1, "slide": { "id": "s" }, "to": 1, "duration": 1 }] }
            """
        #expect(try textsShown(scene, frames: [0, 5, 20]) == [[""], ["true "], ["true false "]])
    }

    @Test func valuesOfChanges() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 2, "state": { "n": 1, "said": "", "told": "" },
              "view": { "VStack": [{ "Text": "{said}|{told}", "modifiers": [
                { "onChange": { "of": "n * 10", "initial": true, "set": { "said": "{said}{oldValue}>{newValue} " } } },
                { "onChange": { "of": "n", "as": "new", "oldAs": "old", "set": { "told": "{told}{old}>{new} " } } }] }] },
              "timeline": [{ "at": 0.1, "set": { "n": 2 } }, { "at": 0.2, "set": { "n": 5 } }] }
            """
        #expect(try textsShown(scene, frames: [0, 1, 2]) == [["10>10 |"], ["10>10 10>20 |1>2 "], ["10>10 10>20 20>50 |1>2 2>5 "]])
    }
}
