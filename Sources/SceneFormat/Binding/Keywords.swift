import Views

/// The names of the values of a type in scenes, in the order of the reference: `["fit": .fit, "fill": .fill]`.
struct Keywords<Value>: Sendable, ExpressibleByDictionaryLiteral where Value: Sendable {
    let cases: [(name: String, value: Value)]

    /// - Precondition: there is at least one name.
    init(_ cases: [(name: String, value: Value)]) {
        precondition(!cases.isEmpty)
        self.cases = cases
    }

    init(dictionaryLiteral elements: (String, Value)...) { self.init(elements.map { (name: $0.0, value: $0.1) }) }

    var names: [String] { cases.map(\.name) }

    /// Returns the value of a name; nil for an unknown name.
    subscript(name: String) -> Value? { cases.first { $0.name == name }?.value }
}

extension Keywords: ExpressibleByArrayLiteral where Value == String {
    init(arrayLiteral elements: String...) { self.init(elements.map { (name: $0, value: $0) }) }
}

extension Keywords where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// All cases of an enumeration, under their own names.
    static var all: Keywords { Keywords(Value.allCases.map { (name: $0.rawValue, value: $0) }) }
}

extension ParameterType where Value: Sendable {
    static func keyword(_ keywords: Keywords<Value>) -> ParameterType {
        ParameterType(.keyword(keywords.names), fallback: keywords.cases[0].value) { value in
            if case .string(let name) = value { keywords[name] } else { nil }
        }
    }
}

extension Parameter {
    /// A parameter that takes one of several names.
    static func keyword(_ name: String, _ keywords: Keywords<Value>, _ summary: String) -> Self where Value: Sendable {
        Self(name, .keyword(keywords), summary)
    }

    /// - Precondition: the default is one of the values.
    static func keyword(_ name: String, _ keywords: Keywords<Value>, default standard: Value, _ summary: String) -> Self where Value: Sendable & Equatable {
        var type = ParameterType.keyword(keywords)
        type.text = { value in
            guard let name = keywords.cases.first(where: { $0.value == value })?.name else { preconditionFailure("the default of \(name) has no name") }
            return name
        }
        return Self(name, type, default: standard, summary)
    }

    static func keyword<Case: Sendable>(_ name: String, _ keywords: Keywords<Case>, default standard: Absence, _ summary: String) -> Self
    where Value == Case? {
        Self(name, .keyword(keywords), default: standard, summary)
    }
}

/// The names of styles, with the modifiers that set them.
typealias StyleKeywords = Keywords<@MainActor @Sendable (AnyView) -> any View>
