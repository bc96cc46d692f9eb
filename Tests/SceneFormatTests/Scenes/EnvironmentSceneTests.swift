import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct EnvironmentSceneTests {
    @Test func whatTheEnvironmentSaysAndIsTold() throws {
        let all = SceneEnvironmentValue.all.map(\.name)
        #expect(Set(all).count == all.count)
        let scene = """
            { "size": [300, 100], "scale": 2, "view": { "VStack": [
              { "Environment": { "Text": "{environment.colorSchemeContrast} {environment.pixelLength} {environment.lineLimit == null} {environment.lineSpacing} {environment.isPresented} {environment.isScrollEnabled}" } },
              { "Environment": { "as": "e", "content": { "Text": "{e.colorSchemeContrast} {e.lineLimit} {e.lineSpacing} {e.multilineTextAlignment} {e.truncationMode} {e.textCase} {e.minimumScaleFactor} {e.allowsTightening} {e.imageScale} {e.isScrollEnabled} {e.isEnabled} {e.displayScale}" } },
                "modifiers": [{ "environment": { "colorSchemeContrast": "increased", "lineLimit": 3, "lineSpacing": 2, "multilineTextAlignment": "trailing", "truncationMode": "head",
                  "textCase": "uppercase", "minimumScaleFactor": 0.5, "allowsTightening": true, "imageScale": "large", "isScrollEnabled": false, "isEnabled": true, "displayScale": 3 } }, "disabled"] },
              { "Environment": { "Text": "{environment.lineLimit == null} {environment.textCase} {environment.isEnabled}" },
                "modifiers": [{ "environment": { "lineLimit": null, "textCase": "none" } }, { "lineLimit": 2 }, { "textCase": "lowercase" }, "disabled"] }] } }
            """
        #expect(
            try textsShown(scene) == [
                ["standard 0.5 true 0 false true", "increased 3 2 trailing head uppercase 0.5 true large false true 3", "true none false"]
            ])
        #expect(
            try drawn(#"{ "Color": "primary", "modifiers": [{ "environment": { "colorScheme": "dark", "colorSchemeContrast": "increased" } }] }"#)
                == drawn(Color.primary.environment(\.colorScheme, .dark).environment(\.colorSchemeContrast, .increased)))
        let error = #expect(throws: Diagnostic.self) { try drawn(#"{ "Text": "a", "modifiers": [{ "environment": { "lineLimit": 0 } }] }"#) }
        #expect(error?.message == "'lineLimit' must be a number from 1 to 1000000, or null")
    }

    /// A change of the surrounding environment reaches the view.
    @Test func theEnvironmentChanges() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 1, "state": { "n": 1 },
              "view": { "VStack": [{ "Environment": { "Text": "{environment.lineSpacing}" } }], "modifiers": [{ "environment": { "lineSpacing": "n" } }] },
              "timeline": [{ "at": 0.1, "set": { "n": 2 } }] }
            """
        #expect(try textsShown(scene, frames: [0, 1]) == [["1"], ["2"]])
    }
}
