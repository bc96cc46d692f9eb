import Views

/// A view of a scene whose names, types and parameters have been checked: everything that evaluation needs, nothing that can be wrong in form.
///
/// Elements are compared by identity: a scene is read once.
final class SceneElement: Sendable, Equatable {
    let entry: ViewEntry
    let arguments: PreparedArguments
    /// In the order in which they are applied.
    let modifiers: [PreparedModifier]

    init(entry: ViewEntry, arguments: PreparedArguments, modifiers: [PreparedModifier]) {
        self.entry = entry
        self.arguments = arguments
        self.modifiers = modifiers
    }

    static func == (lhs: SceneElement, rhs: SceneElement) -> Bool { lhs === rhs }

    /// What the element is before anything turns it into a view of unknown type.
    var kind: ContentKind { modifiers.last?.gives ?? entry.gives }

    /// What is drawn in a frame that is refused.
    @MainActor private var emptyContent: SceneContent {
        switch kind {
        case .view: SceneContent(EmptyView())
        case .text: .text(Text(verbatim: ""))
        case .shape, .insettableShape: .insettableShape(Rectangle())
        }
    }

    /// The element with its modifiers, its expressions evaluated.
    @MainActor func content(in scope: SceneScope) -> SceneContent {
        guard scope.store.chargeEvaluation(arguments.origin) else { return emptyContent }
        var content = entry.make(SceneArguments(prepared: arguments, scope: scope))
        for modifier in modifiers {
            content = modifier.entry.apply(content, SceneArguments(prepared: modifier.arguments, scope: scope))
        }
        return content
    }
}

/// A modifier whose parameters have been read.
struct PreparedModifier: Sendable {
    let entry: ModifierEntry
    let arguments: PreparedArguments
    /// What comes out of it.
    let gives: ContentKind
}

/// The parameters of a view or modifier, read and checked.
struct PreparedArguments: Sendable {
    /// By parameter.
    var values: [String: PreparedValue] = [:]
    /// Parameters of names that the scene made up.
    var additional: [(name: String, value: SceneExpression)] = []
    /// The place of the view or modifier in the file, for errors that are found while the scene runs.
    let origin: ExpressionOrigin
}

/// A parameter's value, ready to be evaluated.
enum PreparedValue: Sendable {
    case expression(SceneExpression)
    case infinity
    case name(String)
    case elements([SceneElement])
    case assignments([TimelineEvent.Assignment])
    /// What the parameter's own reader made.
    case custom(any Sendable)
}

/// What an element is evaluated with: the scene's state, and the values of the loops and readers around it.
struct SceneScope {
    let store: SceneStore
    /// In the order of ``ExpressionScope/locals``.
    var locals: [SceneValue] = []
    /// The alignments that the scene declares.
    let alignments: SceneAlignments
    /// What the slots of the component around show; nil outside of components, and where one is used without content.
    var slot: SceneSlot?

    func adding(_ value: SceneValue) -> SceneScope {
        var scope = self
        scope.locals.append(value)
        return scope
    }
}

/// The view of one element of a scene: evaluated again only when state that it reads, or what is around it, has changed.
struct SceneElementView: View {
    let element: SceneElement
    let scope: SceneScope

    var body: AnyView { element.content(in: scope).view }
}
