import Foundation

/// The names that an expression may use, with their known types: the scene's state, and the variables of enclosing loops and geometry readers.
///
/// Names are resolved once, to indices into an ``ExpressionEnvironment`` of the same shape.
package struct ExpressionScope: Sendable {
    /// A name with its type.
    package struct Variable: Sendable, Equatable {
        package var name: String
        package var type: ExpressionType
        /// Whether this is a component's parameter that refers to a state variable, and is read and set like one.
        var isBinding = false

        package init(_ name: String, _ type: ExpressionType) {
            self.name = name
            self.type = type
        }
    }

    /// The state variables, in the order of ``ExpressionEnvironment/state``.
    package let state: [Variable]
    /// The variables of loops and readers, outermost first, in the order of ``ExpressionEnvironment/locals``. The last one with a name hides earlier
    /// ones and state.
    package private(set) var locals: [Variable] = []
    private let statePlaces: [String: Int]
    /// The seed that the function `random` mixes with its keys; nil for a file's constant values.
    let seed: Double?
    /// The language in which functions write numbers and dates.
    let locale: Locale

    /// - Precondition: the names in `state` are unique.
    package init(state: [Variable] = [], seed: Double? = nil, locale: Locale = .american) {
        self.state = state
        self.seed = seed
        self.locale = locale
        statePlaces = Dictionary(uniqueKeysWithValues: state.enumerated().map { ($1.name, $0) })
    }

    /// Returns this scope with one more local variable that refers to a state variable: a component's binding parameter.
    func adding(binding name: String, _ type: ExpressionType) -> ExpressionScope {
        var scope = adding(name, type)
        scope.locals[scope.locals.count - 1].isBinding = true
        return scope
    }

    /// Returns this scope with one more local variable, the innermost.
    package func adding(_ name: String, _ type: ExpressionType) -> ExpressionScope {
        var scope = self
        scope.locals.append(Variable(name, type))
        return scope
    }

    /// Returns the storage and type of a settable variable; nil if no such variable exists. Only bindings among the locals hide state variables.
    package func variable(_ name: String) -> (place: VariablePlace, type: ExpressionType)? {
        if let local = locals.lastIndex(where: { $0.isBinding && $0.name == name }) { return (.binding(local), locals[local].type) }
        return statePlaces[name].map { (.state($0), state[$0].type) }
    }

    /// The names of the settable variables, for suggestions.
    var variableNames: [String] { locals.filter(\.isBinding).map(\.name) + state.map(\.name) }

    /// All usable names, except for constants and functions.
    package var names: some Sequence<String> {
        [locals, state].lazy.joined().map(\.name)
    }

    /// The candidates for correcting an unknown name, including constants.
    var knownNames: [String] { ["pi", "true", "false", "null"] + SceneColor.systemNames + names.prefix(1_000) }

    func resolve(_ name: String) -> (code: ExpressionCode, type: ExpressionType)? {
        if let place = locals.lastIndex(where: { $0.name == name }) {
            return (locals[place].isBinding ? .binding(place) : .local(place), locals[place].type)
        }
        if let place = statePlaces[name] { return (.state(place), state[place].type) }
        if let constant = Self.constant(name) { return (.constant(constant), constant.type) }
        return nil
    }

    /// The constants that every scope has: `pi` and the system colors. Variables of the same name hide them.
    static func constant(_ name: String) -> SceneValue? {
        if name == "pi" { return .number(.pi) }
        return SceneColor.systemNames.contains(name) ? .color(SceneColor(.system(name))) : nil
    }

    /// Returns whether a variable may have this name: letters, digits and `_`, not beginning with a digit, and not a reserved word.
    package static func isValidName(_ name: String) -> Bool {
        guard !["true", "false", "null"].contains(name), name.utf8.count <= 64 else { return false }
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}

/// The values of a scope's variables at one moment.
package struct ExpressionEnvironment: Sendable, Equatable {
    /// In the order of ``ExpressionScope/state``.
    package var state: [SceneValue]
    /// In the order of ``ExpressionScope/locals``.
    package var locals: [SceneValue]

    package init(state: [SceneValue] = [], locals: [SceneValue] = []) {
        self.state = state
        self.locals = locals
    }

    /// Returns this environment with the value of one more local variable.
    package func adding(_ value: SceneValue) -> ExpressionEnvironment {
        ExpressionEnvironment(state: state, locals: locals + [value])
    }
}
