/// A variable that a view or modifier introduces for its deferred parameters, such as a loop's element or a geometry reader's proxy.
struct LocalVariable: Sendable {
    /// The values of the entry's parameters by name.
    typealias Values = (String) -> PreparedValue?

    /// The parameter, of kind ``ParameterKind/name``, with which a scene names the variable; empty if its name is fixed.
    let parameter: String
    /// The variable's name if the parameter is not given; nil if there is no variable in that case.
    let defaultName: String?
    /// Its type, derived from the parameters that don't see it.
    let type: @Sendable (Values, SceneAlignments) -> ExpressionType
    /// The parameter that gives the variable its default name; nil if the variable always has one.
    private(set) var isNamedWith: String?

    init(_ parameter: String, default: String? = nil, type: @escaping @Sendable (Values, SceneAlignments) -> ExpressionType) {
        self.parameter = parameter
        self.defaultName = `default`
        self.type = type
    }

    init(_ parameter: String, default: String? = nil, _ type: ExpressionType) {
        self.init(parameter, default: `default`) { _, _ in type }
    }

    /// A variable with one element of a list.
    init(_ parameter: String, default: String? = nil, elementOf list: Parameter<[SceneValue]>) {
        let source = list.name
        self.init(parameter, default: `default`) { values, _ in
            if case .array(let element)? = values(source)?.type { element } else { .any }
        }
    }

    /// A variable of the type of another parameter's value.
    ///
    /// - Parameter unknown: the type if the parameter is not given.
    init<Value>(_ parameter: String, default: String? = nil, typeOf other: Parameter<Value>, unknown: ExpressionType = .any) {
        let source = other.name
        self.init(parameter, default: `default`) { values, _ in values(source)?.type ?? unknown }
    }

    /// A variable whose name scenes can't change.
    init(fixed name: String, _ type: ExpressionType) { self.init("", default: name, type) }

    /// Returns this variable so that its default name applies only if a parameter is given.
    func named(with parameter: String) -> LocalVariable {
        var local = self
        local.isNamedWith = parameter
        return local
    }
}
