import Foundation

/// What a Swift file says, as far as Easel needs it. Positions are those in the text that is compiled.
public struct FileFacts: Codable, Sendable {
    /// The text that is compiled for the target; nil if it is the file's own. Every remaining word keeps its line and column.
    public var rewritten: Data?
    public var imports: [ImportFact] = []
    /// Whether the text isn't Swift everywhere.
    public var hasParseErrors = false
    /// Identifies what other files can depend on: everything but comments and the bodies of functions, computed properties, and previews.
    public var interfaceKey = ""
    /// Whether the file has a regular expression between slashes, such as `/[a-z]+/`.
    public var hasBareRegex = false
    /// The names in the code, each once.
    public var names = NameList()
    /// The declarations outside of other code, each after the type that contains it.
    public var declarations: [DeclarationFact] = []
    /// The `#Preview`s and preview providers.
    public var previews: [PreviewFact] = []
    /// The calls of types and methods, such as views and modifiers.
    public var calls = CallList()
    /// The strings that name a symbol or a preview.
    public var strings: [StringFact] = []
    /// The literals that a live preview can change, in the order of the text; none if the text can't have calls around them.
    public var literals = LiteralList()
    /// The first use of each call of ``ClockCall``.
    public var clockCalls: [PlaceFact] = []
    /// The names of ``SystemNames`` that the code uses outside of any `#if`.
    public var systemNames: [String] = []
    /// What a `Package.swift` declares; nil for another file.
    public var manifest: ManifestFact?

    public init() {}

    /// Returns the imports that the compiler sees; those whose conditions aren't understood are left out.
    ///
    /// - Parameters:
    ///   - flags: the names that are defined, such as `DEBUG`.
    ///   - canImport: whether a module exists.
    public func imports(flags: Set<String>, canImport: (String) -> Bool) -> [ImportFact] {
        imports.filter { $0.conditions.allSatisfy { $0.value(flags: flags, canImport: canImport) == true } }
    }

    /// Returns whether the code has a name.
    public func mentions(_ name: String) -> Bool { names.contains(name) }

    /// Returns the names of the types around a declaration and its own, such as `Panel.Row`.
    public func path(of declaration: DeclarationFact) -> String {
        guard let parent = declaration.parent else { return declaration.name }
        return path(of: declarations[parent]) + "." + declaration.name
    }

    /// Returns the innermost type or extension around a declaration.
    public func type(around declaration: DeclarationFact) -> DeclarationFact? { declaration.parent.map { declarations[$0] } }

    /// Returns whether the file imports a module, whatever its conditions.
    public func mayImport(_ module: String) -> Bool { imports.contains { $0.module == module } }
}

/// An `import`.
public struct ImportFact: Codable, Equatable, Sendable {
    /// The module's name, without a submodule.
    public var module: String
    /// Counted from 1.
    public var line: Int
    /// The conditions of the `#if` clauses around it, all of which must hold.
    public var conditions: [ConditionFact]
    /// The position of the module's name in the text.
    public var offset: Int

    public init(module: String, line: Int, conditions: [ConditionFact], offset: Int = 0) {
        (self.module, self.line, self.conditions, self.offset) = (module, line, conditions, offset)
    }
}

/// The condition of an `#if`, as far as it depends on the settings of a module.
public indirect enum ConditionFact: Codable, Equatable, Sendable {
    case constant(Bool)
    /// A name that `-D` may define.
    case flag(String)
    case canImport(String)
    case not(ConditionFact)
    case and(ConditionFact, ConditionFact)
    case or(ConditionFact, ConditionFact)
    /// A condition that isn't understood.
    case unknown

    /// Whether the condition holds whatever the settings are; nil if it depends on them.
    public var constant: Bool? {
        switch self {
        case .constant(let value): value
        case .not(let condition): condition.constant.map { !$0 }
        case .and(let first, let second):
            if first.constant == false || second.constant == false { false } else if first.constant == true, second.constant == true { true } else { nil }
        case .or(let first, let second):
            if first.constant == true || second.constant == true { true } else if first.constant == false, second.constant == false { false } else { nil }
        case .flag, .canImport, .unknown: nil
        }
    }

    /// Returns whether the condition holds; nil if that is unknown.
    ///
    /// - Parameters:
    ///   - flags: the names that are defined, such as `DEBUG`.
    ///   - canImport: whether a module exists.
    public func value(flags: Set<String>, canImport: (String) -> Bool) -> Bool? {
        func value(_ condition: ConditionFact) -> Bool? { condition.value(flags: flags, canImport: canImport) }
        switch self {
        case .constant(let value): return value
        case .flag(let name): return flags.contains(name)
        case .canImport(let module): return canImport(module)
        case .not(let condition): return value(condition).map { !$0 }
        case .and(let first, let second):
            let (a, b) = (value(first), value(second))
            return a == false || b == false ? false : a == nil || b == nil ? nil : true
        case .or(let first, let second):
            let (a, b) = (value(first), value(second))
            return a == true || b == true ? true : a == nil || b == nil ? nil : false
        case .unknown: return nil
        }
    }
}
