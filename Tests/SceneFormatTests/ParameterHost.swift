@testable import SceneFormat

/// The part of the language to which signatures belong, and a view that uses one of them.
@MainActor
struct ParameterHost {
    /// For the record: "view", "modifier", or the name of a kind of values.
    let kind: String
    /// A view that uses the signature with the parameters.
    let view: (EntrySignature, JSONText) -> JSONText
    /// The frames whose drawings are compared.
    var frames = [0]

    /// The events of the scene, as JSON.
    var events: String {
        switch kind {
        case "gesture": #"{ "at": 1, "press": { "point": [100, 100] }, "duration": 2.5 }"#
        default: #"{ "at": 0.5, "set": { "on2": true }, "animation": { "linear": 1 } }"#
        }
    }

    /// - Parameter template: JSON in which "@" is replaced by the view or modifier.
    private init(kind: String, template: String, frames: [Int] = [0], make: @escaping (EntrySignature, JSONText) -> JSONText) {
        self.init(kind: kind, view: { ParameterSamples.json(template.replacing("@", with: make($0, $1).line)) }, frames: frames)
    }

    private init(kind: String, view: @escaping (EntrySignature, JSONText) -> JSONText, frames: [Int] = [0]) {
        (self.kind, self.view, self.frames) = (kind, view, frames)
    }

    static func view(_ entry: ViewEntry) -> ParameterHost {
        ParameterHost(kind: "view", template: viewTemplates[entry.signature.name] ?? "@") { signature, parameters in
            SceneRegistry.statements.contains(signature.name) ? parameters : .object([(signature.name, parameters)])
        }
    }

    private static let viewTemplates = [
        "Configuration": #"{ "Label": "a", "modifiers": [{ "labelStyle": @ }] }"#,
        "DatePicker": #"{ "VStack": [@], "modifiers": [{ "datePickerStyle": "graphical" }] }"#,
        "Layout": #"{ "Group": [@], "modifiers": [{ "border": "red" }] }"#,
        "NavigationLink": #"{ "NavigationView": [@] }"#,
        "Section": #"{ "List": [@] }"#,
        "Tab": #"{ "TabView": [@] }"#,
    ]

    static func modifier(_ entry: ModifierEntry) -> ParameterHost {
        let name = entry.signature.name
        let isOfShapes = entry.needs == .shape || entry.needs == .insettableShape
        let template = modifierTemplates[name] ?? (isOfShapes ? #"{ "Circle": {}, "modifiers": [@] }"# : #"{ "Text": "Hello", "modifiers": [@] }"#)
        return ParameterHost(kind: "modifier", template: template, frames: ["onAppear", "transition"].contains(name) ? [0, 8, 12, 30] : [0]) {
            .object([($0.name, $1)])
        }
    }

    private static let modifierTemplates = [
        "containerRelativeFrame": #"{ "Text": "Hello", "modifiers": [@, { "border": "red" }] }"#,
        "foregroundStyle": #"""
        { "VStack": [{ "Text": "a" }, { "Text": "b", "modifiers": [{ "foregroundStyle": { "style": "secondary" } }] },
        { "Text": "c", "modifiers": [{ "foregroundStyle": { "style": "tertiary" } }] }], "modifiers": [@] }
        """#,
        "gaugeStyle": #"{ "Gauge": { "value": 0.5, "title": "Done" }, "modifiers": [@] }"#,
        "labelStyle": #"{ "Label": { "title": "Hello", "systemImage": "star" }, "modifiers": [@] }"#,
        "navigationBarItems": #"{ "NavigationView": { "Text": "Hello", "modifiers": [@] } }"#,
        "navigationTitle": #"{ "NavigationView": { "Text": "Hello", "modifiers": [@] } }"#,
        "onAppear": #"{ "Text": "{count}", "modifiers": [@] }"#,
        "presentationDetents": #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "on", "content": { "Text": "a", "modifiers": [@] } } }] }"#,
        "progressViewStyle": #"{ "ProgressView": 0.5, "modifiers": [@] }"#,
        "transition": #"{ "if": "on2", "then": { "Color": "red", "modifiers": [@] } }"#,
    ]

    private static let gestureTemplate = #"""
        { "ZStack": [{ "Text": "{count}" }, { "Color": "red", "modifiers": [{ "gesture": { "gesture": @, "onEnded": { "count": 99 } } }] }] }
        """#

    /// The values with a custom JSON shape.
    static var values: [([EntrySignature], ParameterHost)] {
        func named(_ definition: String) -> [EntrySignature] { SceneDefinition.named(definition).map { inside($0.shape) } ?? [] }
        func inside(_ shape: ValueShape) -> [EntrySignature] {
            switch shape {
            case .named(let cases, let changes): cases + changes
            case .parameters(let signature): [signature]
            case .list(let element): inside(element)
            case .either(let shapes): inside(shapes.first { !inside($0).isEmpty } ?? .null)
            default: []
            }
        }
        func value(_ signature: EntrySignature, _ parameters: JSONText) -> JSONText { .object([(signature.name, parameters)]) }
        let json = ParameterSamples.json
        let changes = ["delay", "speed", "repeatCount", "repeatForever", "logicallyComplete"]
        return [
            (
                named("animation"),
                ParameterHost(kind: "animation") { signature, parameters in
                    let animation: JSONText =
                        changes.contains(signature.name) ? .object([("linear", 1), (signature.name, parameters)]) : value(signature, parameters)
                    return .object([("Text", "a"), ("modifiers", .array([.object([("transaction", .object([("animation", animation)]))])]))])
                }
            ),
            (
                named("keyframe"),
                ParameterHost(
                    kind: "keyframe",
                    view: { signature, parameters in
                        .object([
                            (
                                "KeyframeAnimator",
                                .object([
                                    (
                                        "tracks",
                                        .object([("x", .array([1, value(signature, parameters), json(#"{ "cubic": { "to": 90, "duration": 3 } }"#)]))])
                                    ),
                                    ("content", json(#"{ "Color": "red", "modifiers": [{ "offset": { "x": "value.x" } }] }"#)),
                                ])
                            )
                        ])
                    }, frames: [0, 1, 5, 9, 16, 24, 35, 50])
            ),
            (
                named("gesture").filter { $0.parameters.first?.name != "gestures" },
                ParameterHost(kind: "gesture", template: gestureTemplate, frames: [0, 45], make: value)
            ),
            (
                named("gradient"),
                ParameterHost(kind: "gradient") {
                    .object([("Rectangle", .object([])), ("modifiers", .array([.object([("fill", .object([("gradient", value($0, $1))]))])]))])
                }
            ),
            (named("path"), ParameterHost(kind: "path") { .object([("Path", .array([json(#"{ "move": [1, 2] }"#), value($0, $1)]))]) }),
            (
                named("drawing"),
                ParameterHost(kind: "drawing") { signature, parameters in
                    let step = value(signature, parameters)
                    let shape = json(#"{ "fill": { "path": [{ "rect": [5, 5, 50, 60] }], "color": "orange" } }"#)
                    let symbols = json(#"[{ "Text": "one", "modifiers": [{ "tag": 1 }] }, { "Text": "second", "modifiers": [{ "tag": 2 }] }]"#)
                    return .object([("Canvas", .object([("draw", .array([step, shape])), ("symbols", symbols)]))])
                }
            ),
            (
                named("shading"),
                ParameterHost(kind: "shading") { signature, parameters in
                    let fill = JSONText.object([("path", json(#"[{ "rect": [5, 5, 50, 60] }]"#)), ("with", value(signature, parameters))])
                    return .object([("Canvas", .array([.object([("fill", fill)])]))])
                }
            ),
            (
                named("gridItem"),
                ParameterHost(kind: "gridItem") { signature, parameters in
                    let texts = JSONText.array((0..<6).map { .object([("Text", .string("a\($0)"))]) })
                    return .object([
                        ("LazyVGrid", .object([("columns", .array([value(signature, parameters), json(#"{ "fixed": 20 }"#)])), ("content", texts)]))
                    ])
                }
            ),
            (
                named("format"),
                ParameterHost(kind: "format") { signature, parameters in
                    let written: JSONText = signature.name == "list" ? json(#"["'a'", "'b'", "'c'"]"#) : .number(4321.125)
                    return .object([("Text", .object([("value", written), ("format", value(signature, parameters))]))])
                }
            ),
            (
                named("imagePaint"),
                ParameterHost(kind: "value") { .object([("Rectangle", .object([])), ("modifiers", .array([.object([("fill", .object([("image", $1)]))])]))]) }
            ),
            (
                inside(PreparedShadows.shape),
                ParameterHost(kind: "shadow") { signature, parameters in
                    let style = JSONText.object([("color", "red"), ("shadow", value(signature, parameters))])
                    return .object([("Circle", .object([])), ("modifiers", .array([.object([("fill", style)])]))])
                }
            ),
        ]
    }
}
