import Testing

@testable import SceneFormat

struct RegistryTests {
    private let registry = SceneRegistry(
        views: [
            EntrySignature("Text", [.init("text", .value(.string), isRequired: true, "What it shows.")], primary: "text", otherNames: ["Label"], "Text."),
            EntrySignature(
                "VStack",
                [
                    .init("alignment", .keyword(["leading", "center", "trailing"]), defaultText: "center", "Where the children stand."),
                    .init("spacing", .number, "Between the children."), .init("content", .views, isRequired: true, "The children."),
                ], primary: "content", otherNames: ["Column"], "A column."),
            EntrySignature("Spacer", [], "Free room."),
        ],
        modifiers: [
            EntrySignature("padding", [.init("length", .number, "How much.")], primary: "length", "Room around."),
            EntrySignature("opacity", [.init("value", .number(in: 0...1, allowsInfinity: false), isRequired: true, "How much.")], primary: "value", "Opacity."),
            EntrySignature(
                "frame", [.init("maxWidth", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: true), "The most.")], "A frame."),
            EntrySignature("background", [.init("content", .view, isRequired: true, "What is behind.")], primary: "content", "Behind."),
            EntrySignature("onTapGesture", [.init("set", .assignments, isRequired: true, "What changes.")], "A tap."),
            EntrySignature("id", [.init("id", .name, isRequired: true, "The name.")], primary: "id", "Identity."),
            EntrySignature("animation", [.init("animation", .custom("an animation"), "How.")], primary: "animation", "Animates."),
        ])

    /// Reads a view and everything inside; returns the errors, each as the first line of its message.
    private func headlines(_ text: String) throws(Diagnostic) -> [String] {
        let source = SourceFile(name: "s", text: text)
        let collector = DiagnosticCollector(source: source)
        read(try JSONDocument(parsing: source).root, path: .root["view"], collector: collector)
        return collector.diagnostics.map { String($0.headline.dropFirst(2)) }
    }

    private func read(_ node: JSONNode, path: ScenePath, collector: DiagnosticCollector) {
        guard let view = registry.view(node, path: path, collector: collector) else { return }
        let decoder = ParameterDecoder(ExpressionDecoder(scope: ExpressionScope(state: [.init("active", .number)]), collector: collector))
        var arguments = decoder.arguments(of: view.signature, from: view.value, at: view.position, path: view.path[view.signature.name])
        for modifier in view.modifiers {
            arguments += decoder.arguments(of: modifier.signature, from: modifier.value, at: modifier.position, path: modifier.path)
        }
        for argument in arguments {
            let kind = argument.parameter.kind
            switch kind {
            case .view, .views:
                for child in decoder.views(argument.node, kind: kind, path: argument.path) ?? [] {
                    read(child.node, path: child.path, collector: collector)
                }
            case .custom: break
            default: _ = decoder.value(argument.node, kind: kind, path: argument.path)
            }
        }
    }

    @Test(arguments: [
        #"{ "Text": "January {active}" }"#, #"{ "Text": { "text": "a" }, "modifiers": ["padding", { "padding": "active" }, { "padding": { "length": 1 } }] }"#,
        #"{ "VStack": [{ "Spacer": {} }, { "Text": "b" }] }"#, #"{ "VStack": { "Text": "b" } }"#,
        #"{ "VStack": { "alignment": "{active > 0 ? 'leading' : 'center'}", "spacing": "active * 2", "content": [] } }"#,
        #"{ "Spacer": {}, "modifiers": [{ "frame": { "maxWidth": "infinity" } }, { "background": { "Text": "b" } }, { "background": { "content": { "Text": "b" } } }] }"#,
        #"{ "Spacer": {}, "modifiers": [{ "onTapGesture": { "set": { "active": "active + 1" } } }, { "id": "x" }, { "animation": ["anything"] }] }"#,
    ])
    func right(text: String) throws {
        #expect(try headlines(text) == [])
    }

    @Test(arguments: [
        (#"{ "Txet": "a" }"#, "1:3: error: unknown view 'Txet' at view; did you mean 'Text'?"),
        (#"{ "Column": [] }"#, "1:3: error: unknown view 'Column' at view; did you mean 'VStack'?"),
        (#"{ "VStack": [{ "Spacer": {} }, { "Tetx": "a" }] }"#, "1:34: error: unknown view 'Tetx' at view.VStack[1]; did you mean 'Text'?"),
        (#"{ "VStack": [5] }"#, "1:14: error: expected a view, an object such as { \"Text\": \"…\" }, not a number at view.VStack[0]"),
        (#"{ "Text": "a", "Spacer": {} }"#, "1:16: error: a view has one name, not both 'Text' and 'Spacer' at view"),
        (#"{ "Text": "a", "padding": 10 }"#, "1:16: error: 'padding' is a modifier and belongs in \"modifiers\": [ … ] at view.padding"),
        (#"{ "Text": "a", "modifers": [] }"#, "1:16: error: unknown key 'modifers' in a view at view.modifers; did you mean 'modifiers'?"),
        (#"{ "modifiers": [] }"#, "1:1: error: a view needs a key that starts with a capital letter, such as \"Text\" at view"),
        (
            #"{ "Spacer": {}, "modifiers": { "padding": 1 } }"#,
            "1:30: error: 'modifiers' must be an array because their order matters, not an object at view.modifiers"
        ),
        (#"{ "Spacer": {}, "modifiers": [{ "paddin": 1 }] }"#, "1:33: error: unknown modifier 'paddin' at view.modifiers[0]; did you mean 'padding'?"),
        (
            #"{ "Spacer": {}, "modifiers": [{ "padding": 1, "id": "a" }] }"#,
            "1:31: error: a modifier must be a name, or an object with one name and its value, such as { \"padding\": 10 } at view.modifiers[0]"
        ),
        (#"{ "Text": {} }"#, "1:1: error: Text needs 'text': a string at view.Text"),
        (#"{ "Text": 5 }"#, "1:11: error: expected a string, not a number at view.Text"),
        (#"{ "Spacer": 5 }"#, "1:13: error: Spacer takes {}, not a number at view.Spacer"),
        (
            #"{ "VStack": { "spaceing": 1, "content": [] } }"#,
            "1:15: error: VStack has no parameter 'spaceing' at view.VStack.spaceing; did you mean 'spacing'?"
        ),
        (
            #"{ "VStack": { "alignment": "leding", "content": [] } }"#,
            "1:28: error: expected 'leading', 'center', or 'trailing', not 'leding' at view.VStack.alignment; did you mean 'leading'?"
        ),
        (#"{ "VStack": "a" }"#, #"1:13: error: expected a view or an array of views, not a string; a text is { "Text": "a" } at view.VStack"#),
        (#"{ "Spacer": {}, "modifiers": [{ "opacity": 1.5 }] }"#, "1:44: error: expected a number from 0 to 1, not 1.5 at view.modifiers[0].opacity"),
        (#"{ "Spacer": {}, "modifiers": ["opacity"] }"#, "1:31: error: opacity needs 'value': a number from 0 to 1 at view.modifiers[0].opacity"),
        (#"{ "Spacer": {}, "modifiers": [{ "frame": 5 }] }"#, "1:42: error: frame takes an object of its parameters, not a number at view.modifiers[0].frame"),
        (
            #"{ "Spacer": {}, "modifiers": [{ "padding": "activ" }] }"#,
            "1:45: error: unknown name 'activ' at view.modifiers[0].padding; did you mean 'active'?"
        ),
        (
            #"{ "Spacer": {}, "modifiers": [{ "onTapGesture": { "set": { "activ": 1 } } }] }"#,
            "1:60: error: unknown state variable 'activ' at view.modifiers[0].onTapGesture.set.activ; did you mean 'active'?"
        ),
    ])
    func wrong(text: String, message: String) throws {
        let found = try headlines(text)
        #expect(found == [message])
    }

    @Test(arguments: [
        (ParameterKind.number(in: 0...1, allowsInfinity: true), #""active / 2""#, "1:2: error: expected a number from 0 to 1, not 2 at p"),
        (.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), #""-active""#, "1:2: error: expected a number of at least 0, not -4 at p"),
        (.keyword(["leading", "top"]), #""{active > 0 ? 'tpo' : 'top'}""#, "1:2: error: expected 'leading' or 'top', not 'tpo' at p; did you mean 'top'?"),
        (.value(.number), #""1 / (active - 4)""#, "1:4: error: division by zero at p"),
    ])
    func refusedWhileTheSceneRuns(kind: ParameterKind, json: String, message: String) throws {
        let source = SourceFile(name: "s", text: json)
        let collector = DiagnosticCollector(source: source)
        let decoder = ParameterDecoder(ExpressionDecoder(scope: ExpressionScope(state: [.init("active", .number)]), collector: collector))
        guard case .expression(let expression) = decoder.value(try JSONDocument(parsing: source).root, kind: kind, path: .root["p"]) else {
            Issue.record("\(collector.text)")
            return
        }
        do throws(Diagnostic) {
            _ = try expression.evaluate(in: ExpressionEnvironment(state: [.number(4)]))
            Issue.record("no error")
        } catch {
            #expect(error.headline == "s:" + message)
        }
    }
}
