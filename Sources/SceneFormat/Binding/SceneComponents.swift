import Views

/// The components of a scene while it is read: each is bound once, when it is first used.
///
/// A component's view sees its parameters and the scene's state; what is around the place where it is used it doesn't see.
final class SceneComponents {
    private let declarations: [String: ComponentDeclaration]
    /// All names that a view can have.
    let registry: SceneRegistry
    private var bound: [String: Bound] = [:]
    /// Those that are being bound, outermost first.
    private var open: [String] = []

    /// A component's view, and what it adds where it is used.
    struct Bound {
        let entry: ViewEntry
        /// How many views it is.
        let views: Int
        /// How deep views and modifiers lie in it.
        let depth: Int
    }

    /// Without any components.
    init() {
        declarations = [:]
        registry = .standard
    }

    /// - Parameter all: one of a name that stands twice is left out, with an error.
    init(_ all: [ComponentDeclaration]) {
        var known: [String: ComponentDeclaration] = [:]
        for declaration in all {
            if let first = known[declaration.name] {
                let message = "the component \(quoted(declaration.name)) is declared in \(first.collector.source.name):\(first.position.line) already"
                declaration.collector.error(message, at: declaration.position, path: ScenePath.root["components"][declaration.name])
            } else {
                known[declaration.name] = declaration
            }
        }
        declarations = known
        registry = known.isEmpty ? .standard : .standard.adding(views: known.values.map(\.signature.signature))
    }

    /// Whether a component of this name has an error that makes its uses meaningless.
    func isBroken(_ name: String) -> Bool { declarations[name]?.isBroken ?? false }

    func signature(of name: String) -> BoundSignature? { declarations[name]?.signature }

    /// Binds those that nothing uses, so that their errors are told, too.
    func bindAll(_ binder: SceneBinder, state: ExpressionScope) {
        for name in declarations.keys.sorted() { _ = entry(name, at: nil, path: .root, binder: binder, scope: state) }
    }

    /// A component's entry; nil when it has errors of its own, or contains itself.
    func entry(_ name: String, at position: SourcePosition?, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> Bound? {
        if let known = bound[name] { return known }
        guard let declaration = declarations[name], !declaration.isBroken else { return nil }
        if let start = open.firstIndex(of: name) {
            let cycle = (open[start...] + [name]).joined(separator: " → ")
            binder.collector.error("the component \(quoted(name)) contains itself: \(cycle)", at: position, path: path)
            return nil
        }
        open.append(name)
        defer { open.removeLast() }
        var inner = ExpressionScope(state: scope.state)
        for parameter in declaration.parameters { inner = inner.adding(parameter.name, parameter.type) }
        let body = binder.inside(declaration.collector)
        let element = body.element(declaration.view, scope: inner, path: declaration.path)
        let parameters = declaration.parameters
        let entry = ViewEntry(declaration.signature, gives: element?.kind ?? .view) { arguments in
            guard let element else { return SceneContent(EmptyView()) }
            let values = parameters.map { parameter in
                (arguments.has(parameter.name) ? arguments.value(parameter.name) : parameter.standard) ?? .null
            }
            return element.content(in: arguments.scope.inside(values, slot: arguments))
        }
        let result = Bound(entry: entry, views: body.viewCount, depth: body.deepest)
        bound[name] = result
        return result
    }
}

/// What a component's slot shows: views with the scope of the place where the component is used.
final class SceneSlot: Sendable {
    let elements: [SceneElement]
    let scope: SceneScope

    init(elements: [SceneElement], scope: SceneScope) {
        (self.elements, self.scope) = (elements, scope)
    }
}

extension SceneScope {
    /// The scope of a component's view: its arguments, and nothing else that is around.
    @MainActor func inside(_ values: [SceneValue], slot arguments: SceneArguments) -> SceneScope {
        let given = arguments.has(ComponentDeclaration.slotParameter)
        let slot = given ? SceneSlot(elements: arguments.elements(ComponentDeclaration.slotParameter), scope: arguments.scope) : nil
        return SceneScope(store: store, locals: values, alignments: alignments, slot: slot)
    }
}

extension SceneEntries {
    static let componentViews: [ViewEntry] = [
        ViewEntry(
            "Slot", [.init("content", .views, "What stands there where the component is used without content.")], primary: "content",
            "Stands in a component for the content that it is used with."
        ) { arguments in
            guard let slot = arguments.scope.slot else { return SceneContent(arguments.views("content")) }
            return SceneContent(SceneElementList(slot.elements, scope: slot.scope))
        }
    ]
}
