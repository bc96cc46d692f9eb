/// Small examples of views and modifiers: those of ``ExampleViews``, and others generated from signatures with only the required parameters. A test draws all.
enum SceneExamples {
    /// The state that expressions and controls of the examples use.
    static let state: JSONText = .object([
        ("count", 1), ("name", "Anna"), ("password", ""), ("date", 780_000_000), ("isOn", true), ("choice", "Pear"),
        ("size", .object([("size", .array([10, 20]))])),
    ])

    /// A whole scene with a view, as for `render validate`.
    static func scene(_ view: JSONText, components: JSONText? = nil) -> JSONText {
        var members: [(String, JSONText)] = [("size", .array([200, 200])), ("state", state)]
        if let components { members.append(("components", components)) }
        return .object(members + [("view", view)])
    }

    /// Returns a view with its required parameters, or its example in ``ExampleViews``.
    static func view(_ entry: ViewEntry) -> JSONText {
        let signature = entry.signature
        if let view = ExampleViews.all[signature.name] { return json(view) }
        if SceneRegistry.statements.contains(signature.name) { return statement(signature) }
        return .object([(signature.name, value(signature))])
    }

    /// Returns a view with the modifier and its required parameters, or the example in ``ExampleViews``.
    static func modified(_ entry: ModifierEntry) -> JSONText {
        if let view = ExampleViews.all[entry.signature.name] { return json(view) }
        return .object([subject(for: entry), ("modifiers", .array([modifier(entry)]))])
    }

    /// Returns a modifier with its required parameters.
    static func modifier(_ entry: ModifierEntry) -> JSONText {
        let signature = entry.signature
        let value = value(signature)
        // A modifier that is on by default needs no value.
        let isBare = signature.canBeBare && special[signature.name] == nil && (signature.primary == nil || value == true)
        return isBare ? .string(signature.name) : .object([(signature.name, value)])
    }

    private static func subject(for entry: ModifierEntry) -> (String, JSONText) {
        if let view = subjects[entry.signature.name] { return view }
        switch entry.needs {
        case .view, .text: return ("Text", "Hello")
        case .shape, .insettableShape: return ("Circle", .object([]))
        }
    }

    private static func statement(_ signature: EntrySignature) -> JSONText {
        special[signature.name] ?? .object(signature.parameters.filter(\.isRequired).map { ($0.name, sample($0)) })
    }

    /// Returns the value after the name: the primary parameter's value if nothing else is required.
    static func value(_ signature: EntrySignature) -> JSONText {
        if let text = special[signature.name] { return text }
        var needed = signature.parameters.filter(\.isRequired)
        if let first = signature.exactlyOne.first.flatMap(signature.parameter) { needed.append(first) }
        if needed.isEmpty, let primary = signature.primary.flatMap(signature.parameter) { needed = [primary] }
        if needed.count == 1, needed[0].name == signature.primary { return sample(needed[0]) }
        return .object(needed.map { ($0.name, sample($0)) })
    }

    private static func sample(_ parameter: ParameterEntry) -> JSONText {
        if let shape = parameter.shape { return sample(shape, parameter.name) }
        switch parameter.kind {
        case .value(let type): return sample(type, parameter.name)
        case .number(let range, _): return .number(min(max(range.upperBound <= 1 ? 0.5 : 10, range.lowerBound), range.upperBound))
        case .keyword(let names): return .string(names.first ?? "")
        case .name: return .string("mark")
        case .view: return text
        case .views: return .array([text])
        case .assignments: return .object([("count", "count + 1")])
        case .custom: return .null
        }
    }

    private static let text: JSONText = .object([("Text", "Hello")])

    private static func sample(_ type: ExpressionType, _ name: String) -> JSONText {
        switch type {
        case .bool: return .bool(true)
        case .number: return 10
        case .string: return "Hello"
        case .color: return "blue"
        case .point, .size: return .array([10, 20])
        case .rect: return .array([0, 0, 30, 20])
        case .array(.color): return .strings(["red", "blue"])
        case .array(.number), .array(.any): return .array([1, 2, 3])
        case .array: return .strings(["A", "B"])
        case .any, .null, .anchor, .geometry, .object: return "count"
        }
    }

    private static func sample(_ shape: ValueShape, _ name: String) -> JSONText {
        switch shape {
        case .kind(let kind): return sample(ParameterEntry(name, kind, ""))
        case .definition(let definition): return SceneDefinition.named(definition).map { JSONText(parsing: $0.example) } ?? .null
        case .stateVariable(let type): return .string(type == .bool ? "isOn" : type == .number ? "count" : type == nil ? "choice" : "name")
        case .list(let element): return .array([sample(element, name)])
        case .sequence(let first, let rest): return .array([sample(first, name), sample(rest, name)])
        case .dictionary(let value, _): return .object([("x", sample(value, name))])
        case .either(let shapes): return shapes.first.map { sample($0, name) } ?? .null
        case .named(let cases, _): return cases.first.map { .object([($0.name, value($0))]) } ?? .null
        case .parameters(let signature): return value(signature)
        case .keywords(let names): return .string(names.first ?? "")
        case .null: return .null
        case .literalNumber, .literalPositive: return 10
        case .literalNumberIn(let range): return .number(min(10, range.upperBound))
        case .literalString: return name == "d" ? "M 0 0 L 10 10" : "Hello"
        case .literalBool: return .bool(true)
        case .numbers(let count), .positives(let count): return .array(Array(repeating: 10, count: count))
        case .modifiers: return .array([.object([("opacity", .number(0.5))])])
        case .anything: return 10
        }
    }

    /// Values of entries whose required parameters alone don't show their effect.
    private static let special: [String: JSONText] = [
        "ForEach": json(#"{ "in": "range(0, 3)", "as": "i", "content": { "Text": "Row {i}" } }"#),
        "GeometryReader": json(#"{ "Text": "{proxy.width} wide" }"#),
        "TimelineView": json(#"{ "Text": "{round(time)} s" }"#),
        "if": json(#"{ "if": "count > 0", "then": { "Text": "Some" }, "else": { "Text": "None" } }"#),
        "let": json(#"{ "let": { "double": "count * 2" }, "in": { "Text": "{double}" } }"#),
        "Layout": json(
            #"{ "size": ["sum(layout.sizes, 'width')", 50], "place": ["sum(prefix(layout.sizes, layout.index), 'width')", "layout.index * 10"], "content": [{ "Text": "A" }, { "Text": "B" }] }"#
        ),
        "geometryEffect": json(#"[1, 0, 0.5, 1, "0 - size.height / 4", 0]"#),
        "Shape": json(#"[{ "move": ["rect.midX", 0] }, { "line": ["rect.maxX", "rect.maxY"] }, { "line": [0, "rect.maxY"] }, "close"]"#),
        "environment": json(#"{ "colorScheme": "dark", "lineSpacing": 4 }"#), "presentationDetents": json(#"{ "medium": true, "large": true }"#),
        "labelStyle": json(#"{ "VStack": [{ "Configuration": "icon" }, { "Configuration": "title" }] }"#),
        "gaugeStyle": json(#"{ "HStack": [{ "Configuration": "label" }, { "Text": "{round(configuration.value * 100)} %" }] }"#),
        "progressViewStyle": json(#"{ "Configuration": "whole", "modifiers": [{ "tint": "red" }] }"#),
        "clipShape": json(#"{ "Circle": {} }"#), "contentShape": json(#"{ "Circle": {} }"#), "projectionEffect": json("[1, 0, 0, 0, 1, 0, 0, 0, 1]"),
        "Image": json("\"star.fill\""), "Picker": json(#"{ "selection": "choice", "options": ["Apple", "Pear"] }"#),
        "Button": json(#"{ "title": "More", "set": { "count": "count + 1" } }"#),
        "Text": json("\"Hello, {name}\""), "Color": json("\"blue\""),
        "LinearGradient": json(#"["red", "blue"]"#), "EllipticalGradient": json(#"["red", "blue"]"#), "AngularGradient": json(#"["red", "blue"]"#),
        "RadialGradient": json(#"{ "colors": ["red", "blue"], "endRadius": 50 }"#),
        "linear": json(#"{ "colors": ["red", "blue"] }"#),
        "KeyframeAnimator": json(
            #"{ "tracks": { "x": [0, { "linear": { "to": 40, "duration": 1 } }] }, "content": { "Text": "Hello", "modifiers": [{ "offset": { "x": "value.x" } }] } }"#
        ),
        "PhaseAnimator": json(#"{ "phases": [1, 0.5], "content": { "Text": "Hello", "modifiers": [{ "opacity": "phase" }] } }"#),
        "frame": json(#"{ "width": 100, "height": 50 }"#), "offset": json(#"{ "x": 10, "y": 0 }"#), "position": json("[50, 50]"),
        "alignmentGuide": json(#"{ "guide": "leading", "computeValue": "d.width / 2" }"#),
        "overlayPreferenceValue": json(#"{ "key": "mark", "view": { "Text": "{count(values)} marks" } }"#),
        "backgroundPreferenceValue": json(#"{ "key": "mark", "view": { "Text": "{count(values)} marks" } }"#),
        "onChange": json(#"{ "of": "count", "set": { "name": "{oldValue} and then {newValue}" } }"#),
        "dragGesture": json(#"{ "updating": { "size": "drag.translation" } }"#),
        "gesture": json(#"{ "gesture": { "sequenced": [{ "longPress": 0.3 }, "drag"] }, "onEnded": { "size": "value.second.translation" } }"#),
        "Animatable": json(#"{ "values": { "shown": "count" }, "content": { "Text": "{round(value.shown)}" } }"#),
        "Environment": json(#"{ "Text": "{environment.colorScheme}" }"#),
        "transformPreference": json(#"{ "key": "mark", "value": "append(values, 1)" }"#),
    ]

    /// Views for modifiers that have no effect on a text.
    private static let subjects: [String: (String, JSONText)] = [
        "labelStyle": ("Label", json(#"{ "title": "Hello", "systemImage": "star" }"#)), "gaugeStyle": ("Gauge", json(#"{ "value": 0.5, "title": "Done" }"#)),
        "progressViewStyle": ("ProgressView", .number(0.5)),
    ]

    static func json(_ text: String) -> JSONText { JSONText(parsing: text) }
}

extension JSONText {
    /// Valid JSON from the source code.
    init(parsing text: String) {
        guard let document = try? JSONDocument(parsing: SourceFile(name: "example", text: text)) else { preconditionFailure("no JSON: \(text)") }
        self.init(document.root)
    }

    init(_ node: JSONNode) {
        switch node.value {
        case .object(let members): self = .object(members.map { ($0.key, JSONText($0.value)) })
        case .array(let elements): self = .array(elements.map { JSONText($0) })
        case .string(let string): self = .string(string)
        case .number(let number): self = .number(number)
        case .bool(let bool): self = .bool(bool)
        case .null: self = .null
        }
    }

    /// The JSON on one line.
    var line: String {
        switch self {
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty ? "{}" : "{ " + members.map { jsonQuoted($0.0) + ": " + $0.1.line }.joined(separator: ", ") + " }"
        default: text()
        }
    }
}
