import Views

/// A parameter with what is needed to read it.
struct BoundParameter: Sendable {
    /// Reads a parameter whose JSON has a shape of its own; nil after an error.
    typealias Reader = @Sendable (JSONNode, ScenePath, SceneBinder, ExpressionScope) -> PreparedValue?

    var entry: ParameterEntry
    /// For ``ParameterKind/custom(_:)``.
    var reader: Reader?
    /// Whether its expressions and views see the names that the entry introduces.
    var seesLocals: Bool
    /// What views in it must be; nil for any view.
    var elementKind: ContentKind?
    /// What a `Configuration` in it can show; empty where there is none.
    var parts: [String] = []

    init(
        _ name: String, _ kind: ParameterKind, isRequired: Bool = false, default: String? = nil, seesLocals: Bool? = nil, elementKind: ContentKind? = nil,
        shape: ValueShape? = nil, reader: Reader? = nil, _ summary: String
    ) {
        entry = ParameterEntry(name, kind, isRequired: isRequired, defaultText: `default`, shape: shape, summary)
        self.reader = reader
        self.elementKind = elementKind
        self.seesLocals = seesLocals ?? (kind == .view || kind == .views || kind == .assignments)
    }

    /// The same parameter, which says nothing unless one of these stands beside it.
    func going(with names: String...) -> BoundParameter {
        var parameter = self
        parameter.entry.goesWith = names
        return parameter
    }

    /// The same parameter, which says the same as these in another way.
    func not(with names: String...) -> BoundParameter {
        var parameter = self
        parameter.entry.notWith = names
        return parameter
    }
}

/// A variable that a view or modifier defines.
struct BoundLocal: Sendable {
    /// How a scene names it; a parameter without a name is none, and the name stays.
    let name: IntroducedName
    /// Its type, from the parameters that don't see it.
    let type: @Sendable (PreparedValues, SceneAlignments) -> ExpressionType
    /// A parameter without which the variable has no name unless it is given one; nil for none.
    var isNamedWith: String?

    init(_ parameter: String, default: String? = nil, type: @escaping @Sendable (PreparedValues, SceneAlignments) -> ExpressionType) {
        name = IntroducedName(parameter: parameter, defaultName: `default`)
        self.type = type
    }

    init(_ parameter: String, default: String? = nil, _ type: ExpressionType) {
        self.init(parameter, default: `default`) { _, _ in type }
    }

    /// A variable whose name scenes can't change.
    init(fixed name: String, _ type: ExpressionType) { self.init("", default: name, type) }
}

/// Variables that `let` defines, each of which sees those before it.
struct PreparedLet: Sendable {
    let variables: [(name: String, value: SceneExpression)]

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let members = node.members else {
            binder.collector.error("expected an object of names and values, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var scope = scope
        var variables: [(name: String, value: SceneExpression)] = []
        for member in members {
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path[member.key]) }
            guard let value = binder.decoder(scope).expressions.expression(member.value, as: .any, path: path[member.key]) else { return nil }
            scope = scope.adding(member.key, value.type)
            variables.append((member.key, value))
        }
        return .custom(PreparedLet(variables: variables))
    }

    /// The arguments inside.
    @MainActor func apply(to arguments: SceneArguments) -> SceneArguments {
        variables.reduce(arguments) { arguments, variable in
            arguments.adding(arguments.scope.store.evaluate(variable.value, locals: arguments.scope.locals) ?? .null)
        }
    }
}

/// Reading and meaning of one view's or modifier's parameters.
struct BoundSignature: Sendable {
    let signature: EntrySignature
    let parameters: [String: BoundParameter]
    /// In the order in which evaluation adds their values.
    let locals: [BoundLocal]

    init(
        _ name: String, _ parameters: [BoundParameter], primary: String?, local: BoundLocal? = nil, locals: [BoundLocal] = [],
        additional: ParameterEntry? = nil, exactlyOne: [String] = [], otherNames: [String], _ summary: String
    ) {
        var parameters = parameters
        let locals = (local.map { [$0] } ?? []) + locals
        let named = locals.map(\.name).filter { !$0.parameter.isEmpty }
        for local in named where local.parameter != "let" && !parameters.contains(where: { $0.entry.name == local.parameter }) {
            parameters.append(.init(local.parameter, .name, default: local.defaultName, "The variable's name in what is inside."))
        }
        signature = EntrySignature(
            name, parameters.map(\.entry), primary: primary, introduces: named, additional: additional, exactlyOne: exactlyOne,
            otherNames: otherNames, summary)
        self.parameters = Dictionary(uniqueKeysWithValues: parameters.map { ($0.entry.name, $0) })
        self.locals = locals
    }
}

/// A view of the registry: its signature, and how it is made.
struct ViewEntry: Sendable {
    let bound: BoundSignature
    let gives: ContentKind
    let make: @MainActor @Sendable (SceneArguments) -> SceneContent

    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, local: BoundLocal? = nil, locals: [BoundLocal] = [],
        exactlyOne: [String] = [], otherNames: [String] = [], gives: ContentKind = .view, _ summary: String,
        make: @escaping @MainActor @Sendable (SceneArguments) -> SceneContent
    ) {
        bound = BoundSignature(
            name, parameters, primary: primary, local: local, locals: locals, exactlyOne: exactlyOne, otherNames: otherNames, summary)
        self.gives = gives
        self.make = make
    }
}

extension ViewEntry {
    /// A view whose signature is made elsewhere, such as a component's.
    init(_ bound: BoundSignature, gives: ContentKind, make: @escaping @MainActor @Sendable (SceneArguments) -> SceneContent) {
        self.bound = bound
        self.gives = gives
        self.make = make
    }
}

/// A modifier of the registry: its signature, and how it is applied.
struct ModifierEntry: Sendable {
    let bound: BoundSignature
    let needs: ContentKind
    /// What comes out of what goes in.
    let gives: @Sendable (ContentKind) -> ContentKind
    /// Parameters that make a view of whatever goes in, such as a stroke's color.
    var viewWith: Set<String> = []
    let apply: @MainActor @Sendable (SceneContent, SceneArguments) -> SceneContent

    /// A modifier of any view.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, local: BoundLocal? = nil, locals: [BoundLocal] = [],
        additional: ParameterEntry? = nil, exactlyOne: [String] = [], otherNames: [String] = [], _ summary: String,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        bound = BoundSignature(
            name, parameters, primary: primary, local: local, locals: locals, additional: additional, exactlyOne: exactlyOne, otherNames: otherNames,
            summary)
        needs = .view
        gives = { _ in .view }
        self.apply = { content, arguments in
            @MainActor func erase(_ view: some View) -> AnyView { AnyView(view) }
            return .view(erase(apply(content.view, arguments)))
        }
    }

    /// A modifier of shapes or texts.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], needs: ContentKind, gives: ContentKind?,
        viewWith: Set<String> = [],
        _ summary: String, apply: @escaping @MainActor @Sendable (SceneContent, SceneArguments) -> SceneContent
    ) {
        bound = BoundSignature(name, parameters, primary: primary, local: nil, otherNames: otherNames, summary)
        self.needs = needs
        self.gives = { gives ?? $0 }
        self.viewWith = viewWith
        self.apply = apply
    }

    /// A modifier of any view that leaves a shape a shape, which modifiers of shapes can follow.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], _ summary: String,
        shape: @escaping @MainActor @Sendable (any Shape, SceneArguments) -> any Shape,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        let general = ModifierEntry(name, parameters, primary: primary, otherNames: otherNames, summary, apply: apply)
        bound = general.bound
        needs = .view
        gives = { $0.canBe(.shape) ? .shape : .view }
        self.apply = { content, arguments in
            switch content {
            case .shape, .insettableShape: .shape(shape(content.shape, arguments))
            case .view, .text: general.apply(content, arguments)
            }
        }
    }

    /// A modifier of any view that leaves a text a text, which modifiers of texts can follow.
    ///
    /// - Parameter viewWith: parameters with which it doesn't.
    init(
        _ name: String, _ parameters: [BoundParameter] = [], primary: String? = nil, otherNames: [String] = [], viewWith: Set<String> = [], _ summary: String,
        text: @escaping @MainActor @Sendable (Text, SceneArguments) -> Text,
        apply: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) {
        let general = ModifierEntry(name, parameters, primary: primary, otherNames: otherNames, summary, apply: apply)
        bound = general.bound
        needs = .view
        gives = { $0 == .text ? .text : .view }
        self.apply = { content, arguments in
            if case .text(let content) = content, !viewWith.contains(where: arguments.has) { return .text(text(content, arguments)) }
            return general.apply(content, arguments)
        }
        self.viewWith = viewWith
    }
}

/// The views and modifiers of scenes: the one place where their names, parameters and meaning stand.
struct SceneEntries: Sendable {
    let views: [String: ViewEntry]
    let modifiers: [String: ModifierEntry]
    let registry: SceneRegistry

    init(views: [ViewEntry], modifiers: [ModifierEntry]) {
        self.views = Dictionary(uniqueKeysWithValues: views.map { ($0.bound.signature.name, $0) })
        self.modifiers = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.bound.signature.name, $0) })
        registry = SceneRegistry(views: views.map(\.bound.signature), modifiers: modifiers.map(\.bound.signature))
    }
}

extension SceneRegistry {
    /// The names of all views and modifiers that scenes can use.
    package static var standard: SceneRegistry { SceneEntries.standard.registry }
}
