import Views

/// The components of a scene that is being read. Each is bound once, after those that its view uses, so that a chain of components is not a chain of calls.
///
/// A component's view sees its parameters and the scene's state, but no names from its place of use.
final class SceneComponents {
    private let declarations: [String: ComponentDeclaration]
    /// All names of views, including those of components.
    let registry: SceneRegistry
    private var bound: [String: Bound] = [:]

    /// A component's view, and its contribution to the counts at each use.
    struct Bound {
        let entry: ViewEntry
        /// The number of its views.
        let views: Int
        /// The nesting depth of its views and modifiers.
        let depth: Int
    }

    /// Without any components.
    init() {
        declarations = [:]
        registry = .standard
    }

    /// - Parameter all: the declarations; the second one with the same name is left out, with an error.
    init(_ all: [ComponentDeclaration]) {
        var known: [String: ComponentDeclaration] = [:]
        for declaration in all {
            if let first = known[declaration.name] {
                let message = "the component \(quoted(declaration.name)) is already declared in \(first.collector.source.name):\(first.position.line)"
                declaration.collector.error(message, at: declaration.position, path: ScenePath.root["components"][declaration.name])
            } else {
                known[declaration.name] = declaration
            }
        }
        declarations = known
        registry = known.isEmpty ? .standard : .standard.adding(views: known.values.map(\.signature))
    }

    /// Returns whether a component of this name has an error that makes its uses meaningless.
    func isBroken(_ name: String) -> Bool { declarations[name]?.isBroken ?? false }

    func signature(of name: String) -> EntrySignature? { declarations[name]?.signature }

    /// Returns a component's entry; nil if it has errors or contains itself.
    func entry(_ name: String) -> Bound? { bound[name] }

    /// Binds all components, used or not. Reports an error for a component that contains itself, directly or through others.
    ///
    /// - Parameter scope: the scope with the scene's state.
    func bindAll(_ binder: SceneBinder, scope: ExpressionScope) {
        var done: Set<String> = []
        for name in declarations.keys.sorted() where !done.contains(name) {
            var open: [(name: String, uses: ArraySlice<Use>)] = [(name, uses(of: name)[...])]
            while let last = open.last {
                guard let use = last.uses.first else {
                    bind(last.name, binder: binder, scope: scope)
                    done.insert(last.name)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].uses.removeFirst()
                if let start = open.firstIndex(where: { $0.name == use.name }) {
                    let cycle = (open[start...].map(\.name) + [use.name]).joined(separator: " → ")
                    let message = "the component \(quoted(use.name)) contains itself: \(cycle)"
                    declarations[last.name]?.collector.error(message, at: use.position, path: use.path)
                } else if !done.contains(use.name) {
                    open.append((use.name, uses(of: use.name)[...]))
                }
            }
        }
    }

    /// A use of another component in a component's view.
    private struct Use {
        let name: String
        let position: SourcePosition
        let path: ScenePath
    }

    private func uses(of name: String) -> [Use] {
        guard let declaration = declarations[name], !declaration.isBroken else { return [] }
        var uses: [Use] = []
        var rest = [(declaration.view, declaration.path)]
        while let (node, path) = rest.popLast() {
            for (index, element) in (node.elements ?? []).enumerated().reversed() { rest.append((element, path[index])) }
            for member in (node.members ?? []).reversed() {
                if member.key == "let", let variables = member.value.members {
                    // Names of variables are not views.
                    rest += variables.reversed().map { ($0.value, path["let"][$0.key]) }
                    continue
                }
                if declarations[member.key] != nil { uses.append(Use(name: member.key, position: node.position, path: path)) }
                rest.append((member.value, path[member.key]))
            }
        }
        return uses
    }

    private func bind(_ name: String, binder: SceneBinder, scope: ExpressionScope) {
        guard let declaration = declarations[name], !declaration.isBroken else { return }
        var inner = ExpressionScope(state: scope.state, seed: scope.seed, locale: scope.locale)
        for parameter in declaration.parameters {
            inner = parameter.isBinding ? inner.adding(binding: parameter.name, parameter.type) : inner.adding(parameter.name, parameter.type)
        }
        for variable in declaration.state { inner = inner.adding(binding: variable.name, variable.value.variableType) }
        let body = binder.inside(declaration.collector)
        let element = body.element(declaration.view, scope: inner, path: declaration.path)
        let (state, slots) = (declaration.state.map(\.value), declaration.slots)
        let entry = ViewEntry(
            name, ComponentDeclaration.summary, .all(declaration.values), .all(declaration.contents), .context,
            gives: state.isEmpty ? element?.kind ?? .view : .view
        ) { values, contents, context in
            guard let element else { return SceneContent(EmptyView()) }
            let scope = context.scope.inside(values, slots: zip(slots, contents))
            return state.isEmpty ? element.content(in: scope) : SceneContent(StatefulComponentView(element: element, scope: scope, state: state))
        }
        bound[name] = Bound(entry: entry, views: body.viewCount, depth: body.deepest)
    }
}

/// A component with its own state: variables that exist as long as the view.
private struct StatefulComponentView: View {
    let element: SceneElement
    let scope: SceneScope
    /// The initial values of the variables.
    let state: [SceneValue]
    @State private var variables = OwnVariables()

    var body: AnyView {
        let places = variables.places(state, in: scope, element.arguments.origin)
        let locals = scope.locals + places.map { .binding(to: $0) }
        return element.content(in: SceneScope(store: scope.store, locals: locals, alignments: scope.alignments, slot: scope.slot, owner: variables)).view
    }
}

/// Variables of a scene's store that end with their owner: when the view and everything that received its scope are gone.
@MainActor
final class OwnVariables {
    private var places: [Int] = []
    private var store: SceneStore?
    /// The variables of the surrounding component, which this component's parameters may refer to.
    private var outer: OwnVariables?

    func places(_ values: [SceneValue], in scope: SceneScope, _ origin: ExpressionOrigin) -> [Int] {
        if store == nil { (store, places) = (scope.store, scope.store.addVariables(values, for: origin)) }
        outer = scope.owner
        return places
    }

    deinit {
        guard let store else { return }
        let places = places
        MainThread.run { store.removeVariables(places) }
    }
}

/// The content of a component's slots: views with the scope of the place where the component is used.
final class SceneSlot: Sendable, Equatable {
    /// The given views by the slot's name.
    let elements: [String: [SceneElement]]
    let scope: SceneScope

    init(elements: [String: [SceneElement]], scope: SceneScope) {
        (self.elements, self.scope) = (elements, scope)
    }

    static func == (lhs: SceneSlot, rhs: SceneSlot) -> Bool { lhs === rhs || lhs.elements == rhs.elements && lhs.scope == rhs.scope }
}

extension SceneScope {
    /// Returns the scope of a component's view: it has the component's arguments, but nothing from the scope of its use.
    ///
    /// - Parameter slots: the names of the component's slots, each with its views; nil if the views are not given.
    @MainActor func inside(_ values: [SceneValue], slots: some Sequence<(String, [SceneElement]?)>) -> SceneScope {
        let elements = Dictionary(uniqueKeysWithValues: slots.compactMap { name, elements in elements.map { (name, $0) } })
        let slot = elements.isEmpty ? nil : SceneSlot(elements: elements, scope: self)
        return SceneScope(store: store, locals: values, alignments: alignments, slot: slot, owner: owner)
    }
}

extension SceneEntries {
    @EntryList<ViewEntry> static var componentViews: [ViewEntry] {
        ViewEntry(
            "Slot", "In a component, shows the content that each use of the component gives.",
            .views("content", default: .empty, "The views that are shown if the component is used without content for this slot.").primary,
            .name("name", default: ComponentDeclaration.slotParameter, "The parameter of the component that holds the slot's content."), .context
        ) { content, name, context in
            guard let slot = context.scope.slot, let elements = slot.elements[name] else { return content }
            return SceneElementList(elements, scope: slot.scope)
        }
    }
}
