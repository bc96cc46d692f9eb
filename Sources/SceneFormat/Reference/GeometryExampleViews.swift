/// Examples of entries that depend on geometry, scrolling, or a finger, and of combined shapes. Each is a whole view, like those of ``ExampleViews``.
enum GeometryExampleViews {
    static let all = geometry.merging(drawing) { first, _ in first }.merging(interaction) { first, _ in first }

    /// A scroll view, with a modifier of its own and one of each row, as JSON.
    private static func scrolling(row: String? = nil, own: String? = nil) -> String {
        func modifiers(_ modifier: String?) -> String { modifier.map { ", \"modifiers\": [\($0)]" } ?? "" }
        let text = "{ \"Text\": \"Row {i}\"\(modifiers(row)) }"
        let rows = "{ \"ForEach\": { \"in\": \"range(0, 20)\", \"as\": \"i\", \"content\": \(text) } }"
        return "{ \"ScrollView\": { \"LazyVStack\": \(rows) }\(modifiers(own)) }"
    }

    private static let geometry: [String: String] = [
        "AnyLayout":
            #"{ "AnyLayout": { "layout": "{isOn ? 'HStack' : 'VStack'}", "spacing": 8, "content": [{ "Text": "One" }, { "Text": "Two" }] } }"#,
        "Subviews":
            #"{ "VStack": { "Subviews": { "of": [{ "Text": "One" }, { "Text": "Two" }], "content": { "HStack": [{ "Text": "{subview.index + 1}." }, { "Configuration": "subview" }] } } } }"#,
        "visualEffect":
            #"{ "Text": "Hello", "modifiers": [{ "visualEffect": [{ "offset": { "x": "proxy.width / 2" } }, { "rotationEffect": "proxy.frame('global').minY / 10" }] }] }"#,
        "scrollTransition": scrolling(
            row: #"{ "scrollTransition": [{ "opacity": "phase.isIdentity ? 1 : 0.3" }, { "scaleEffect": "1 - abs(phase.value) * 0.2" }] }"#),
        "onGeometryChange": #"{ "Text": "{count}", "modifiers": [{ "onGeometryChange": { "of": "proxy.width", "set": { "count": "newValue" } } }] }"#,
        "onScrollGeometryChange":
            scrolling(own: #"{ "onScrollGeometryChange": { "of": "geometry.contentOffset.y > 100", "set": { "isOn": "newValue" } } }"#),
        "onScrollPhaseChange": scrolling(own: #"{ "onScrollPhaseChange": { "set": { "name": "{newPhase}" } } }"#),
        "onScrollVisibilityChange": scrolling(row: #"{ "onScrollVisibilityChange": { "set": { "isOn": "isVisible" } } }"#),
        "onScrollTargetVisibilityChange":
            #"{ "ScrollView": { "VStack": [{ "Text": "A", "modifiers": [{ "id": "'a'" }] }], "modifiers": ["scrollTargetLayout"] }, "modifiers": [{ "onScrollTargetVisibilityChange": { "set": { "count": "ids.count" } } }] }"#,
        "safeAreaPadding":
            #"{ "ScrollView": { "axis": "horizontal", "content": { "HStack": [{ "Text": "One" }, { "Text": "Two" }] } }, "modifiers": [{ "safeAreaPadding": { "length": 20, "edges": "horizontal" } }] }"#,
        "ConcentricRectangle":
            #"{ "ConcentricRectangle": {}, "modifiers": [{ "fill": "white" }, { "padding": 8 }, { "background": "blue" }, { "containerShape": { "RoundedRectangle": 24 } }] }"#,
        "containerShape":
            #"{ "ContainerRelativeShape": {}, "modifiers": [{ "fill": "yellow" }, { "padding": 8 }, { "containerShape": { "RoundedRectangle": 24 } }] }"#,
    ]

    private static func combined(_ name: String, _ look: String = #"{ "fill": "blue" }"#) -> String {
        """
        { "Circle": {}, "modifiers": [{ "\(name)": { "Rectangle": {}, "modifiers": [{ "offset": { "x": 40, "y": 40 } }] } }, \(look)] }
        """
    }

    private static let drawing: [String: String] = [
        "union": combined("union"), "intersection": combined("intersection"), "subtracting": combined("subtracting"),
        "symmetricDifference": combined("symmetricDifference"), "lineIntersection": combined("lineIntersection", #"{ "stroke": "blue" }"#),
        "lineSubtraction": combined("lineSubtraction", #"{ "stroke": "blue" }"#),
        "MeshGradient":
            #"{ "MeshGradient": { "width": 3, "colors": ["red", "orange", "yellow", "purple", "white", "green", "indigo", "blue", "teal"] } }"#,
        "glassEffect":
            #"{ "ZStack": [{ "LinearGradient": ["orange", "blue"] }, { "Text": "Hello", "modifiers": [{ "padding": 12 }, { "glassEffect": { "in": { "RoundedRectangle": 12 } } }] }] }"#,
        "presentationBackground":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationBackground": { "material": "thin" } }] } } }] }"#,
        "presentationBackgroundInteraction":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationDetents": { "medium": true } }, { "presentationBackgroundInteraction": "enabled" }] } } }] }"#,
    ]

    private static let interaction: [String: String] = [
        "Link": #"{ "Link": { "title": "Website", "destination": "https://example.com", "set": { "name": "{url}" } } }"#,
        "textRenderer":
            #"{ "Text": "Hello", "modifiers": [{ "textRenderer": { "values": { "shown": "count * 5" }, "opacity": "clamp(value.shown - part.index, 0, 1)", "y": "sin(part.index) * 4" } }] }"#,
        "keyboardShortcut": #"{ "Button": { "title": "Save", "set": { "count": "count + 1" } }, "modifiers": [{ "keyboardShortcut": "s" }] }"#,
        "focusable":
            #"{ "Text": "{count}", "modifiers": ["focusable", { "focused": "isOn" }, { "onKeyPress": { "key": "upArrow", "set": { "count": "count + 1" } } }] }"#,
        "onKeyPress":
            #"{ "Text": "{count}", "modifiers": ["focusable", { "focused": "isOn" }, { "onKeyPress": { "key": "space", "set": { "count": "count + 1" } } }] }"#,
    ]
}
