import Views

/// A view of a scene whose names, types and parameters have been checked: it is valid and has everything that evaluation needs.
///
/// Elements are compared by identity, because a scene is read once.
final class SceneElement: Sendable, Equatable {
    let entry: ViewEntry
    let arguments: PreparedArguments
    /// The modifiers, in the order in which they are applied.
    let modifiers: [PreparedModifier]

    init(entry: ViewEntry, arguments: PreparedArguments, modifiers: [PreparedModifier]) {
        self.entry = entry
        self.arguments = arguments
        self.modifiers = modifiers
    }

    static func == (lhs: SceneElement, rhs: SceneElement) -> Bool { lhs === rhs }

    /// The kind of the element with its modifiers.
    var kind: ContentKind { modifiers.last?.gives ?? entry.gives }

    /// The content for a frame that is not drawn because of an error.
    @MainActor private var emptyContent: SceneContent {
        switch kind {
        case .view: SceneContent(EmptyView())
        case .text: .text(Text(verbatim: ""))
        case .shape, .insettableShape: .insettableShape(Rectangle())
        }
    }

    /// Evaluates the element and its modifiers.
    @MainActor func content(in scope: SceneScope) -> SceneContent {
        guard scope.store.chargeEvaluation(arguments.origin) else { return emptyContent }
        var content = entry.make(EntryArguments(prepared: arguments, scope: scope))
        for modifier in modifiers {
            content = modifier.entry.apply(content, EntryArguments(prepared: modifier.arguments, scope: scope))
        }
        return content
    }
}

/// A modifier whose parameters have been read.
struct PreparedModifier: Sendable {
    let entry: ModifierEntry
    let arguments: PreparedArguments
    /// The kind of the result.
    let gives: ContentKind
}

/// The parameters of a view or modifier, read and checked.
///
/// A class like ``SceneScope``, because each evaluation passes both to every parameter.
final class PreparedArguments: Sendable {
    /// The values in the order of the signature's parameters; nil for those that the scene doesn't give.
    let values: [PreparedValue?]
    /// Whether one of the given parameters turns a shape or text into a view.
    let makesView: Bool
    /// The parameters whose names the scene chooses.
    let additional: [(name: String, value: SceneExpression)]
    /// The position of the view or modifier in the file, for errors that occur while the scene runs.
    let origin: ExpressionOrigin

    init(values: [PreparedValue?], makesView: Bool, additional: [(name: String, value: SceneExpression)], origin: ExpressionOrigin) {
        self.makesView = makesView
        self.values = values
        self.additional = additional
        self.origin = origin
    }
}
