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
    /// Whether a value that is not an object of parameters belongs to it.
    var isPrimary = false
    /// Whether a shape or text becomes a view where it is given, such as by a stroke's color.
    var makesView = false
    /// Whether it stands for all parameters of names that the scene makes up.
    var isAdditional = false

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
struct LocalVariable: Sendable {
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

    /// A variable for one element of a list.
    init(_ parameter: String, default: String? = nil, elementOf list: Parameter<[SceneValue]>) {
        let source = list.name
        self.init(parameter, default: `default`) { values, _ in
            if case .array(let element)? = values[source]?.type { element } else { .any }
        }
    }

    /// A variable of the type that another parameter's value has.
    init<Value>(_ parameter: String, default: String? = nil, typeOf other: Parameter<Value>) {
        let source = other.name
        self.init(parameter, default: `default`) { values, _ in values[source]?.type ?? .any }
    }

    /// The same variable, which has no name of its own without a parameter.
    func named(with parameter: String) -> LocalVariable {
        var local = self
        local.isNamedWith = parameter
        return local
    }

    /// A variable whose name scenes can't change.
    init(fixed name: String, _ type: ExpressionType) { self.init("", default: name, type) }
}

/// Reading and meaning of one view's or modifier's parameters.
struct BoundSignature: Sendable {
    let signature: EntrySignature
    let parameters: [String: BoundParameter]
    /// Of all parameters, in order.
    let names: [String]
    /// Parameters that make a view of a shape or text.
    let viewWith: Set<String>
    /// In the order in which evaluation adds their values.
    let locals: [LocalVariable]

    init(
        _ name: String, _ parameters: [BoundParameter], primary: String?, local: LocalVariable? = nil, locals: [LocalVariable] = [],
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
        names = parameters.map(\.entry.name)
        viewWith = Set(parameters.filter(\.makesView).map(\.entry.name))
        self.locals = locals
    }
}

extension BoundSignature {
    /// The signature of parameters of any types.
    init(
        _ name: String, _ summary: String, parameters: [BoundParameter], locals: [LocalVariable] = [], exactlyOne: [String] = [], otherNames: [String] = []
    ) {
        self.init(
            name, parameters.filter { !$0.isAdditional }, primary: parameters.first(where: \.isPrimary)?.entry.name, locals: locals,
            additional: parameters.first(where: \.isAdditional)?.entry, exactlyOne: exactlyOne, otherNames: otherNames, summary)
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
