/// The JSON of parameters with a custom shape, such as animations, for the schema, the reference and its examples.
///
/// The readers of such parameters decide what is valid; a shape describes the same rules to editors.
package indirect enum ValueShape: Sendable {
    /// The JSON of a parameter kind.
    case kind(ParameterKind)
    /// A definition in ``SceneDefinition/all``, by name.
    case definition(String)
    /// The name of a state variable of the type; nil for any type.
    case stateVariable(ExpressionType?)
    case list(ValueShape)
    /// A list whose first element has one shape and whose other elements have another.
    case sequence(first: ValueShape, rest: ValueShape)
    /// An object whose names the scene chooses, with a pattern for the names if not every name is valid.
    case dictionary(ValueShape, names: NamePattern? = nil)
    /// One of several shapes.
    case either([ValueShape])
    /// `"name"`, or `{ "name": parameters }` with exactly one name; modifications of it may be further members.
    case named([EntrySignature], changes: [EntrySignature])
    /// An object of parameters, or the value of the primary parameter.
    case parameters(EntrySignature)
    /// One of these names, never an expression.
    case keywords([String])
    case null
    /// A number, not an expression.
    case literalNumber
    /// A number in the range, not an expression.
    case literalNumberIn(ClosedRange<Double>)
    /// A number above 0, not an expression.
    case literalPositive
    /// A text without expressions.
    case literalString
    /// True or false, not an expression.
    case literalBool
    /// An array of exactly this many numbers above 0.
    case positives(Int)
    /// An array of exactly this many numbers.
    case numbers(Int)
    /// An array of modifiers, like that of a view.
    case modifiers
    /// Any JSON.
    case anything
}

/// The form of names that scenes choose. The pattern for editors accepts slightly more names than the decoder does.
package enum NamePattern: String, Sendable {
    /// The name of a variable.
    case variable = "^[^0-9 .-][^ .-]*$"
    /// The name of a component.
    case component = "^[A-Z][^ .-]*$"
}

/// A shape shared by several parameters, with a name for the schema and the reference.
package struct SceneDefinition: Sendable {
    /// The name in the schema and the reference, such as `animation`.
    package let name: String
    /// A description in one sentence.
    package let summary: String
    package let shape: ValueShape
    /// An example of its JSON.
    package let example: String

    /// All definitions, in the order of the reference.
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
            name: "visualEffects", summary: "Effects on a view's drawing, in order.", shape: PreparedVisualEffects.shape,
            example: #"[{ "opacity": 0.5 }, { "scaleEffect": 0.8 }]"#),
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

    /// Returns the definition of this name.
    package static func named(_ name: String) -> SceneDefinition? { all.first { $0.name == name } }
}
