import Testing
import Views

@testable import SceneFormat

/// Entries that change the target of a finger, a key or a name, and the display of a change.
@MainActor struct EventEntryTests {
    private func counter(_ modifiers: String, tap: String = #"{ "point": [60, 50] }"#) -> (view: String, keys: String) {
        (
            #"{ "VStack": [{ "Button": { "title": "go {n}", "set": { "n": "n + 1" } }, "modifiers": [\#(modifiers)] }] }"#,
            #""state": { "n": 0 }, "timeline": [{ "at": 0, "tap": \#(tap) }]"#
        )
    }

    @Test func tapsPassAViewThatDoesNotAllowThem() throws {
        let scene = counter(#"{ "allowsHitTesting": false }"#)
        try EntryMeaning("allowsHitTesting", scene.view, keys: scene.keys).expect(false) { $0.succeeds(at: 1) }
    }

    @Test func eventsDoNotFindHiddenNames() throws {
        let scene = counter(#"{ "accessibilityHidden": true }"#, tap: #""go 0""#)
        try EntryMeaning("accessibilityHidden", scene.view, keys: scene.keys).expect(false) { $0.succeeds(at: 1) }
    }

    @Test func aContentShapeIsHitWhereNothingIsDrawn() throws {
        let view = """
            { "Spacer": {}, "modifiers": [{ "frame": { "width": 80, "height": 40 } }, { "contentShape": { "Rectangle": {} } },
              { "onTapGesture": { "set": { "n": "n + 1" } } }] }
            """
        try EntryMeaning("contentShape", view, keys: #""state": { "n": 0 }, "timeline": [{ "at": 0, "tap": { "point": [60, 50] } }]"#)
            .expect(true) { $0.succeeds(at: 1) }
    }

    @Test func theReturnKeySubmits() throws {
        let view = #"{ "VStack": [{ "Text": "{n}" }, { "TextField": "name", "modifiers": [{ "onSubmit": { "set": { "n": "n + 1" } } }] }] }"#
        try EntryMeaning(
            "onSubmit", view,
            keys: ##""state": { "n": 0, "name": "" }, "timeline": [{ "at": 0, "tap": { "point": [60, 60] } }, { "at": 0.1, "type": "a\n", "duration": 0 }]"##
        )
        .expect("1") { try $0.texts(at: 30).first }
    }

    // MARK: Scrolling

    private func scrolling(_ parameters: String = "", inner: String = "[]", modifiers: String = "") -> String {
        let row = #"{ "Color": "red", "modifiers": [{ "frame": { "height": 20 } }, { "id": "row" }, { "accessibilityIdentifier": "row {row}" }] }"#
        let rows = "{ \"ForEach\": { \"in\": \"range(0, 20)\", \"as\": \"row\", \"content\": \(row) } }"
        return """
            { "VStack": [{ "Text": "at {at}" }, { "ScrollView": { "content": { "VStack": { "spacing": 0, "content": \(rows) }, "modifiers": \(inner) }\(parameters) },
              "modifiers": [{ "frame": { "height": 60 } }\(modifiers)] }] }
            """
    }

    private let drag = #""state": { "at": 0 }, "timeline": [{ "at": 0, "drag": { "point": [60, 80] }, "by": [0, -50], "duration": 0.1, "velocity": 0 }]"#

    @Test func aDisabledScrollViewStays() throws {
        let rest = try #require(
            try SceneRunner(
                scene("{ \"size\": [120, 100], \(drag), \"view\": \(scrolling()) }"), overrides: SceneOverrides(), textShaper: DescribingTextShaper()
            ).rects()["row 0"]?.minY)
        try EntryMeaning("scrollDisabled", scrolling(modifiers: #", { "scrollDisabled": true }"#), keys: drag)
            .expect(rest) { try $0.rects(at: 30)["row 0"]?.minY }
    }

    @Test func contentBeyondAScrollViewMayBeDrawn() throws {
        func view(_ isDisabled: Bool) -> some View {
            ScrollView { Color.red.frame(height: 80) }.frame(height: 20).scrollClipDisabled(isDisabled)
        }
        let scene = """
            { "ScrollView": { "Color": "red", "modifiers": [{ "frame": { "height": 80 } }] }, "modifiers": [{ "frame": { "height": 20 } }, { "scrollClipDisabled": true }] }
            """
        try EntryMeaning("scrollClipDisabled", scene).expect(drawnAs: view(true))
    }

    @Test func scrollBarsCanBeHidden() throws {
        try EntryMeaning("scrollIndicators", scrolling(modifiers: #", { "scrollIndicators": "hidden" }"#), keys: drag).expect(false) { runner in
            try runner.step(to: 30)
            return runner.graph.displayList().items.contains { item in
                guard case .fill(let path, _, _) = item else { return false }
                return path.boundingRect.width == 3
            }
        }
    }

    @Test func scrollTargetsAreTheViewsOfTheirLayout() throws {
        try EntryMeaning("scrollTargetLayout", scrolling(#", "position": "at""#, inner: #"["scrollTargetLayout"]"#), keys: drag)
            .expect("at 2") { try $0.texts(at: 30).first }
    }

    // MARK: Preferences and changes

    @Test func preferencesMakeAViewBehind() throws {
        let view = """
            { "Text": "front", "modifiers": [{ "preference": { "key": "mark", "value": [1, 2] } },
              { "backgroundPreferenceValue": { "key": "mark", "view": { "Text": "{values.count} marks" } } }] }
            """
        try EntryMeaning("backgroundPreferenceValue", view).expect(["2 marks", "front"]) { try $0.texts() }
    }

    @Test func anAnchorJoinsThoseOfTheViewInside() throws {
        let view = """
            { "Text": "a", "modifiers": [{ "anchorPreference": { "key": "mark", "value": "bounds" } },
              { "transformAnchorPreference": { "key": "mark", "value": "topLeading", "append": true } },
              { "overlayPreferenceValue": { "key": "mark", "view": { "Text": "{values.count} marks" } } }] }
            """
        try EntryMeaning("transformAnchorPreference", view).expect(["a", "2 marks"]) { try $0.texts() }
    }

    @Test func aNumericTransitionRollsDigits() throws {
        let view = #"{ "Text": "{n}", "modifiers": [{ "contentTransition": "numericText" }, { "animation": { "animation": { "linear": 1 }, "value": "n" } }] }"#
        let keys = #""state": { "n": 1 }, "duration": 2, "timeline": [{ "at": 0.1, "set": { "n": 2 } }]"#
        try EntryMeaning("contentTransition", view, keys: keys).expect(true) { runner in try runner.frame(20).items != runner.frame(110).items }
    }
}
