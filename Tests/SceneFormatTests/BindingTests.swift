import Testing

@testable import SceneFormat

/// Errors inside a view are found when the scene is read: all in one run, each with its position, its path and the nearest valid name.
struct BindingTests {
    private func messages(_ view: String, limits: SceneLimits = .default) -> [String] {
        let text = #"{ "size": [1, 1], "state": { "number": 4, "names": ["a", "b"] }, "alignments": { "mid": { "axis": "vertical", "default": 0 } }, "view": "#
        let (_, diagnostics) = PreparedScene.read(SourceFile(name: "s", text: text + "\n" + view + "\n}"), limits: limits)
        return diagnostics.diagnostics.map { String($0.headline.dropFirst(2)) }
    }

    @Test(arguments: [
        (#"{ "HStak": [] }"#, "2:3: error: unknown view 'HStak' at view; did you mean 'HStack'?"),
        (#"{ "Row": [] }"#, "2:3: error: unknown view 'Row' at view; did you mean 'HStack'?"),
        (
            #"{ "Spacer": {}, "modifiers": [{ "onTap": {} }] }"#,
            "2:33: error: unknown modifier 'onTap' at view.modifiers[0]; did you mean 'onTapGesture'?"
        ),
        (
            #"{ "HStack": { "spaceing": 1, "content": [] } }"#,
            "2:15: error: HStack has no parameter 'spaceing' at view.HStack.spaceing; did you mean 'spacing'?"
        ),
        (
            #"{ "HStack": { "alignment": "topp", "content": [] } }"#,
            "2:28: error: expected 'top', 'center', 'bottom', 'firstTextBaseline', 'lastTextBaseline', or 'mid', not 'topp' at view.HStack.alignment; did you mean 'top'?"
        ),
        (
            #"{ "VStack": { "alignment": "mid", "content": [] } }"#,
            "2:28: error: expected 'leading', 'center', or 'trailing', not 'mid' at view.VStack.alignment"
        ),
        (
            #"{ "VStack": [], "alignment": "leading" }"#,
            #"2:17: error: unknown key 'alignment' in a view; 'alignment' is a parameter of VStack: write { "VStack": { "content": …, "alignment": … } } at view.alignment"#
        ),
        (
            #"{ "alignment": "leading", "VStack": [{ "Spacer": {} }] }"#,
            #"2:3: error: unknown key 'alignment' in a view; 'alignment' is a parameter of VStack: write { "VStack": { "content": …, "alignment": … } } at view.alignment"#
        ),
        (
            #"{ "Image": "star", "modifiers": ["resizable"] }"#,
            #"2:34: error: unknown modifier 'resizable'; 'resizable' is a parameter of Image: write { "Image": { "systemName": …, "resizable": … } } at view.modifiers[0]"#
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "shadow": { "diffusion": 2 } }] }"#,
            "2:45: error: shadow has no parameter 'diffusion'; its parameters are 'color', 'radius', 'x', 'y' at view.modifiers[0].shadow.diffusion"
        ),
        (#"{ "Text": "{numbr}" }"#, "2:13: error: unknown name 'numbr' at view.Text; did you mean 'number'?"),
        (
            #"{ "Color": "red", "modifiers": [{ "opacity": "{1 / 2}" }] }"#,
            "2:47: error: this is an expression already; leave out the braces: \"1 / 2\" at view.modifiers[0].opacity"
        ),
        (#"{ "Text": "{sort([1])}" }"#, "2:13: error: unknown function 'sort' at view.Text; did you mean 'sorted'?"),
        (#"{ "Color": "gren" }"#, "2:13: error: unknown name 'gren' at view.Color; did you mean 'green'?"),
        (#"{ "Color": "red", "modifiers": [{ "opacity": 1.5 }] }"#, "2:46: error: expected a number from 0 to 1, not 1.5 at view.modifiers[0].opacity"),
        (
            #"{ "Color": "red", "modifiers": [{ "frame": { "width": -1 } }] }"#,
            "2:55: error: expected a number of at least 0, not -1 at view.modifiers[0].frame.width"
        ),
        (
            #"{ "Color": "red", "modifiers": [{ "frame": { "width": "infinity" } }] }"#,
            "2:56: error: unknown name 'infinity' at view.modifiers[0].frame.width"
        ),
        (
            #"{ "Color": "red", "modifiers": [{ "stroke": "green" }] }"#,
            "2:35: error: 'stroke' needs a shape; apply it before the modifiers that make the shape a view at view.modifiers[0].stroke"
        ),
        (
            #"{ "Circle": {}, "modifiers": [{ "padding": 1 }, { "fill": "green" }] }"#,
            "2:51: error: 'fill' needs a shape; apply it before the modifiers that make the shape a view at view.modifiers[1].fill"
        ),
        (
            #"{ "Circle": {}, "modifiers": [{ "trim": {} }, "strokeBorder"] }"#,
            "2:47: error: 'strokeBorder' needs a shape that can be inset, such as Circle or RoundedRectangle at view.modifiers[1].strokeBorder"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "clipShape": { "Text": "a" } }] }"#, "2:46: error: expected a shape at view.modifiers[0].clipShape"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "animation": "easInOut" }] }"#,
            "2:46: error: 'easInOut' is not an animation at view.modifiers[0].animation; did you mean 'easeInOut'?"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "animation": { "easeInOut": { "durration": 1 } } }] }"#,
            "2:63: error: easeInOut has no parameter 'durration' at view.modifiers[0].animation.easeInOut.durration; did you mean 'duration'?"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "alignmentGuide": { "guide": "center", "computeValue": 1 } }] }"#,
            "2:62: error: expected 'leading', 'HorizontalAlignment.center', 'trailing', 'top', 'VerticalAlignment.center', 'bottom', 'firstTextBaseline', 'lastTextBaseline', or 'mid', not 'center' at view.modifiers[0].alignmentGuide.guide"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "alignmentGuide": { "guide": "top", "computeValue": "d.hight" } }] }"#,
            "2:88: error: an object has no member 'hight' at view.modifiers[0].alignmentGuide.computeValue; did you mean 'height'?"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "anchorPreference": { "key": "k", "value": "bound" } }] }"#,
            "2:76: error: 'bound' is not a part of a view at view.modifiers[0].anchorPreference.value; did you mean 'bounds'?"
        ),
        (
            #"{ "ForEach": { "in": "names", "as": "name", "content": { "Text": "{nam}" } } }"#,
            "2:68: error: unknown name 'nam' at view.ForEach.content.Text; did you mean 'name'?"
        ),
        (#"{ "ForEach": { "in": "number", "content": [] } }"#, "2:23: error: expected a list, not a number at view.ForEach.in"),
        (#"{ "if": "number", "then": { "Spacer": {} } }"#, "2:10: error: expected true or false, not a number at view.if"),
        (#"{ "if": true, "than": { "Spacer": {} } }"#, "2:15: error: if has no parameter 'than' at view.than; did you mean 'then'?"),
        (
            #"{ "let": { "wide": "number * 2" }, "in": { "Text": "{wid}" } }"#, "2:54: error: unknown name 'wid' at view.in.Text; did you mean 'wide'?"
        ),
        (
            #"{ "Path": [{ "move": [0, 0] }, { "lin": [1, 1] }] }"#,
            "2:34: error: 'lin' is not an element of a path at view.Path[1].lin; did you mean 'line'?"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "padding": { "edges": ["top", "leadin"] } }] }"#,
            "2:63: error: expected 'all', 'horizontal', 'vertical', 'top', 'leading', 'bottom', or 'trailing', not 'leadin' at view.modifiers[0].padding.edges; did you mean 'leading'?"
        ),
    ])
    func oneError(view: String, message: String) {
        let found = messages(view)
        #expect(found.contains(message), "\(found)")
    }

    @Test func allErrorsAtOnce() {
        let found = messages(#"{ "VStack": [{ "Txt": "a" }, { "Text": 5 }, { "Spacer": {}, "modifiers": ["clpped", { "opacity": 2 }] }] }"#)
        #expect(
            found == [
                "2:16: error: unknown view 'Txt' at view.VStack[0]; did you mean 'Text'?",
                "2:40: error: expected a string, not a number at view.VStack[1].Text",
                "2:75: error: unknown modifier 'clpped' at view.VStack[2].modifiers[0]; did you mean 'clipped'?",
                "2:98: error: expected a number from 0 to 1, not 2 at view.VStack[2].modifiers[1].opacity",
            ])
    }

    @Test(arguments: [
        #"{ "Text": "a", "modifiers": ["bold", "italic", { "font": "title" }] }"#,
        #"{ "Text": "a", "modifiers": [{ "font": { "size": 20, "weight": "bold" } }, { "foregroundColor": "number > 3 ? red : blue" }] }"#,
        #"{ "Circle": {}, "modifiers": [{ "inset": 3 }, { "trim": { "to": 0.5 } }, { "stroke": { "lineWidth": 2, "dash": [3, 1] } }, { "fill": "red" }] }"#,
        #"{ "Color": "red", "modifiers": [{ "background": "blue" }, { "background": { "Circle": {} } }, { "overlay": [{ "Text": "a" }, { "Text": "b" }] }] }"#,
        #"{ "Color": "red", "modifiers": [{ "animation": { "animation": { "spring": { "bounce": 0.2 }, "delay": 0.5, "repeatForever": false }, "value": "number" } }] }"#,
        #"{ "Button": { "title": "a", "set": { "number": "number + 1" }, "animation": "snappy" } }"#,
        #"{ "if": "number > 2", "then": { "Text": "a" }, "else": [{ "Text": "b" }, { "Text": "c" }], "modifiers": ["hidden"] }"#,
    ])
    func right(view: String) {
        #expect(messages(view) == [])
    }

    @Test func views() {
        var limits = SceneLimits()
        limits.views = 3
        #expect(messages(#"{ "VStack": [{ "Spacer": {} }, { "Spacer": {} }] }"#, limits: limits) == [])
        #expect(
            messages(#"{ "VStack": [{ "Spacer": {} }, { "Spacer": {} }, { "Spacer": {} }, { "Spacer": {} }] }"#, limits: limits)
                == ["2:50: error: the scene has more than 3 views at view.VStack[2]"])
    }

    @Test func nesting() {
        let many = Array(repeating: #""clipped""#, count: 600).joined(separator: ",")
        #expect(
            messages(#"{ "Spacer": {}, "modifiers": [\#(many)] }"#) == ["2:1: error: views and modifiers are nested more than 512 levels deep at view"])
    }
}
