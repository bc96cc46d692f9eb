/// The JSON of parameters with a custom shape, such as animations, for the schema, the reference and its examples.
///
/// The readers of such parameters decide what is right; a shape says the same to editors.
package indirect enum ValueShape: Sendable {
    /// What a parameter of this kind takes.
    case kind(ParameterKind)
    /// One of ``SceneDefinition/all``, by name.
    case definition(String)
    /// The name of a state variable of the type; nil for any.
    case stateVariable(ExpressionType?)
    case list(ValueShape)
    /// A list that begins with one shape and goes on with others.
    case sequence(first: ValueShape, rest: ValueShape)
    /// An object whose names the scene makes up; what they look like where not any name will do.
    case dictionary(ValueShape, names: NamePattern? = nil)
    /// One of several.
    case either([ValueShape])
    /// `"name"`, or `{ "name": parameters }` with exactly one name; what changes it may stand beside the name.
    case named([EntrySignature], changes: [EntrySignature])
    /// An object of parameters, or the value of the primary one.
    case parameters(EntrySignature)
    /// These names and no others, such as the path of a file.
    case keywords([String])
    case null
    /// A number, with no expression in its place.
    case literalNumber
    /// A number of the range, with no expression in its place.
    case literalNumberIn(ClosedRange<Double>)
    /// A number above 0, with no expression in its place.
    case literalPositive
    /// A text, with no expression in it.
    case literalString
    /// True or false, with no expression in its place.
    case literalBool
    /// Exactly so many numbers above 0.
    case positives(Int)
    /// Exactly so many numbers.
    case numbers(Int)
    /// An array of modifiers, as a view has them.
    case modifiers
    /// Any JSON.
    case anything
}

/// What names that scenes make up look like. Editors are told by a pattern that says a little less than the decoder does.
package enum NamePattern: String, Sendable {
    /// Of a variable.
    case variable = "^[^0-9 .-][^ .-]*$"
    /// Of a component.
    case component = "^[A-Z][^ .-]*$"
}

/// A shape that more than one parameter takes, with a name for the schema and the reference.
package struct SceneDefinition: Sendable {
    /// As the schema and the reference have it, such as `animation`.
    package let name: String
    /// What it is, in one sentence.
    package let summary: String
    package let shape: ValueShape
    /// One as it stands in a scene.
    package let example: String

    /// All of them, in the order of the reference.
    package static let all: [SceneDefinition] = [
        SceneDefinition(
            name: "animation", summary: "How a change is animated: a curve with its modifications, or null for no animation.", shape: PreparedAnimation.shape,
            example: #"{ "easeInOut": { "duration": 1 }, "delay": 0.5 }"#),
        SceneDefinition(
            name: "transition", summary: "How a view appears and disappears. Several parameters are combined.", shape: PreparedTransition.valueShape,
            example: #"{ "move": "leading", "kind": "opacity" }"#),
        SceneDefinition(
            name: "keyframe", summary: "How a number continues from its current value.", shape: PreparedKeyframes.keyframeShape,
            example: #"{ "linear": { "to": 40, "duration": 1 } }"#),
        SceneDefinition(
            name: "gesture",
            summary: "A gesture, or a combination of two, whose value has the members 'first' and 'second'.",
            shape: PreparedGesture.shape, example: #"{ "sequenced": [{ "longPress": 0.3 }, "drag"] }"#),
        SceneDefinition(
            name: "gradient", summary: "A gradient, instead of a color.", shape: PreparedGradient.shape,
            example: #"{ "linear": { "colors": ["red", "blue"] } }"#),
        SceneDefinition(
            name: "path",
            summary: "Lines and curves, in points: SVG's path data as a text, or elements in order, which all begin with a \"move\".",
            shape: PreparedPath.shape, example: #"[{ "move": [0, 0] }, { "line": [20, 10] }, "close"]"#),
        SceneDefinition(
            name: "drawing", summary: "The steps of a Canvas, in order. A change applies to all following steps.", shape: PreparedDrawing.shape,
            example: #"[{ "rotate": 10 }, { "fill": { "path": [{ "rect": [0, 0, 10, 10] }], "color": "red" } }]"#),
        SceneDefinition(
            name: "shading", summary: "The shading of a Canvas step, in the canvas's points.", shape: CanvasShading.shape,
            example: ##"{ "linearGradient": { "colors": ["red", "#0000FF"], "startPoint": [0, 0], "endPoint": [40, 0] } }"##),
        SceneDefinition(
            name: "steps", summary: "The steps of a task: each waits, and then changes state.", shape: TaskSteps.shape,
            example: #"[{ "sleep": 1, "set": { "count": "count + 1" } }, { "sleep": 0.5, "set": { "count": 0 }, "animation": "easeInOut" }]"#),
        SceneDefinition(
            name: "gridItem", summary: "How wide or high the tracks of a lazy grid are.", shape: GridItems.shape,
            example: #"{ "flexible": { "minimum": 40 } }"#),
        SceneDefinition(
            name: "columns", summary: "The columns of a table, from the leading edge.", shape: TableColumns.shape,
            example: #"[{ "title": "Name", "content": { "Text": "{row.name}" } }, { "title": "Age", "width": 60, "content": { "Text": "{row.age}" } }]"#),
        SceneDefinition(
            name: "place", summary: "A part of a view, for anchors.", shape: AnchorSource.shape, example: #""bounds""#),
        SceneDefinition(
            name: "format", summary: "How a text writes a number, a moment, a duration in seconds or a list.", shape: PreparedFormat.shape,
            example: #"{ "currency": { "code": "EUR", "fractionLength": 0 } }"#),
        SceneDefinition(
            name: "imagePaint", summary: "A repeated image, instead of a color.", shape: ImagePaintValue.value.shape,
            example: #""pattern.png""#),
    ]

    /// The definition of this name.
    package static func named(_ name: String) -> SceneDefinition? { all.first { $0.name == name } }
}
