import Views

/// The scope in which an element is evaluated: the scene's state, and the values of the surrounding loops and readers.
final class SceneScope: Sendable, Equatable {
    let store: SceneStore
    /// The values of the variables, in the order of ``ExpressionScope/locals``.
    let locals: [SceneValue]
    /// The alignments that the scene declares.
    let alignments: SceneAlignments
    /// The content of the surrounding component's slots; nil outside of components, and if the component is used without content.
    let slot: SceneSlot?
    /// The variables of the surrounding component. They live as long as anything can read or set them, such as an action that runs after its view disappeared.
    let owner: OwnVariables?
    /// The control that the surrounding style draws; nil outside of styles.
    let configuration: SceneConfiguration?

    init(
        store: SceneStore, locals: [SceneValue] = [], alignments: SceneAlignments, slot: SceneSlot? = nil, owner: OwnVariables? = nil,
        configuration: SceneConfiguration? = nil
    ) {
        self.owner = owner
        self.configuration = configuration
        self.store = store
        self.locals = locals
        self.alignments = alignments
        self.slot = slot
    }

    static func == (lhs: SceneScope, rhs: SceneScope) -> Bool {
        lhs === rhs
            || (lhs.store === rhs.store && lhs.slot == rhs.slot && lhs.configuration === rhs.configuration && lhs.alignments == rhs.alignments
                && lhs.locals == rhs.locals)
    }

    func adding(_ value: SceneValue) -> SceneScope {
        SceneScope(store: store, locals: locals + [value], alignments: alignments, slot: slot, owner: owner, configuration: configuration)
    }

    /// Returns this scope inside of a style.
    func inside(_ configuration: SceneConfiguration) -> SceneScope {
        SceneScope(store: store, locals: locals, alignments: alignments, slot: slot, owner: owner, configuration: configuration)
    }
}

/// The view of one element of a scene: evaluated again only when the state that it reads or its scope has changed.
struct SceneElementView: View, WhollyComparable {
    let element: SceneElement
    let scope: SceneScope

    var body: AnyView { element.content(in: scope).view }
}

extension SceneElementView: PlacedInSource {
    var sourcePlace: ViewDetails.SourcePlace {
        let origin = element.arguments.origin
        return ViewDetails.SourcePlace(file: origin.source.name, line: origin.position.line, column: origin.position.column)
    }

    var sourceNames: Set<String> {
        // A statement may show its only view without a node for it.
        SceneRegistry.statements.contains(element.entry.signature.name)
            ? Self.allNames : Set([element.entry.signature.name] + element.modifiers.map(\.entry.signature.name))
    }

    private static let allNames = Set(SceneRegistry.standard.views.keys).union(SceneRegistry.standard.modifiers.keys)
}
