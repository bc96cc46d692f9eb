/// A named parameter of a view or modifier: its description and its reader.
package struct ParameterEntry: Sendable {
    /// Reads a parameter whose JSON has a custom shape; nil after an error.
    typealias Reader = @Sendable (JSONNode, ScenePath, SceneBinder, ExpressionScope) -> PreparedValue?

    /// SwiftUI's label, or a name for a parameter without one.
    package let name: String
    package let kind: ParameterKind
    package let isRequired: Bool
    /// The default as a scene would write it, or in words; nil if the parameter is required or has no default.
    package let defaultText: String?
    /// Its meaning in one sentence, for the reference and for editors.
    package let summary: String
    /// The JSON of a parameter of kind ``ParameterKind/custom(_:)``; nil for other kinds.
    package let shape: ValueShape?
    /// Parameters of which at least one must also be given; empty if the parameter has a meaning by itself.
    package var goesWith: [String] = []
    /// Parameters that can't be given with it, because they have the same purpose. It is enough that one of two names the other.
    package var notWith: [String] = []

    /// The parameter that, if given, replaces what this one names if that can't be loaded.
    var replacement: String?
    /// Reads values instead of the binder.
    var reader: Reader?
    /// Whether its expressions and views see the entry's variables.
    var seesLocals = false
    /// The required kind of the views in it; nil for any views.
    var elementKind: ContentKind?
    /// The parts that a `Configuration` in it can show; empty outside of styles.
    var parts: [String] = []
    /// Whether it takes a value that is not an object of parameters.
    var isPrimary = false
    /// Whether it turns a shape or text into a view if it is given, as a stroke's color does.
    var makesView = false
    /// Whether it represents all parameters whose names the scene chooses.
    var isAdditional = false

    package init(
        _ name: String, _ kind: ParameterKind, isRequired: Bool = false, defaultText: String? = nil, shape: ValueShape? = nil, _ summary: String
    ) {
        self.shape = shape
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.defaultText = defaultText
        self.summary = summary
    }
}
