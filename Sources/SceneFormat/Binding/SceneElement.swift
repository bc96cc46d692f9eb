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
///
/// A class, as ``SceneScope`` is: each evaluation hands both to every parameter that it reads.
final class PreparedArguments: Sendable {
    /// By parameter.
    let values: PreparedValues
    /// Whether a parameter is among them that makes a view of a shape or text.
    let makesView: Bool
    /// Parameters of names that the scene made up.
    let additional: [(name: String, value: SceneExpression)]
    /// The place of the view or modifier in the file, for errors that are found while the scene runs.
    let origin: ExpressionOrigin

    init(values: PreparedValues, makesView: Bool = false, additional: [(name: String, value: SceneExpression)], origin: ExpressionOrigin) {
        self.makesView = makesView
        self.values = values
        self.additional = additional
        self.origin = origin
    }
}

/// Values of parameters, in the order of their signature.
///
/// They can be asked for by name, too: a handful, so comparing the names one after another takes less than hashing one.
struct PreparedValues: Sendable {
    /// Of all parameters of the signature.
    private let allNames: [String]
    private var values: [PreparedValue?]

    init(_ names: [String] = []) {
        allNames = names
        values = Array(repeating: nil, count: names.count)
    }

    /// Of those parameters that the scene gives.
    var names: [String] { zip(allNames, values).filter { $0.1 != nil }.map(\.0) }

    /// Those that the scene gives.
    var given: [PreparedValue] { values.compactMap { $0 } }

    subscript(index: Int) -> PreparedValue? { values[index] }

    func index(of name: String) -> Int? { allNames.firstIndex(of: name) }

    subscript(name: String) -> PreparedValue? {
        get { allNames.firstIndex(of: name).flatMap { values[$0] } }
        set {
            guard let index = allNames.firstIndex(of: name) else { return }
            values[index] = newValue
        }
    }
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

    /// The type of the value as far as it is known; nil for what has none.
    var type: ExpressionType? {
        switch self {
        case .expression(let expression): expression.type
        case .custom(let value): (value as? any TypedValue)?.type
        default: nil
        }
    }
}

/// A value that a parameter's own reader made, of which the type of a variable follows.
protocol TypedValue: Sendable {
    var type: ExpressionType { get }
}

/// What an element is evaluated with: the scene's state, and the values of the loops and readers around it.
final class SceneScope: Sendable, Equatable {
    let store: SceneStore
    /// In the order of ``ExpressionScope/locals``.
    let locals: [SceneValue]
    /// The alignments that the scene declares.
    let alignments: SceneAlignments
    /// What the slots of the component around show; nil outside of components, and where one is used without content.
    let slot: SceneSlot?
    /// The variables of the component around, which live as long as anyone may still read or set them, such as an action that runs when its view has gone.
    let owner: OwnVariables?
    /// What the style around draws; nil outside of styles.
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

    /// This scope inside of a style.
    func inside(_ configuration: SceneConfiguration) -> SceneScope {
        SceneScope(store: store, locals: locals, alignments: alignments, slot: slot, owner: owner, configuration: configuration)
    }
}

/// The view of one element of a scene: evaluated again only when state that it reads, or what is around it, has changed.
struct SceneElementView: View, WhollyComparable {
    let element: SceneElement
    let scope: SceneScope

    var body: AnyView { element.content(in: scope).view }
}
