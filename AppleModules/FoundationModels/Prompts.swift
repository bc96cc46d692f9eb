import Foundation

/// A value that can be part of a question.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}
/// A value that can be part of the rules for answers.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

// `return` in these properties: without it, the builder of the protocol would be applied to their bodies, which would call them again.

/// A question.
public struct Prompt: Sendable, PromptRepresentable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    public init(stringLiteral value: String) { text = value }
    fileprivate init(text: String) { self.text = text }
    public var promptRepresentation: Prompt { return self }
}
/// The rules for answers.
public struct Instructions: Sendable, InstructionsRepresentable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    public init(_ content: some InstructionsRepresentable) { text = content.instructionsRepresentation.text }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    public init(stringLiteral value: String) { text = value }
    fileprivate init(text: String) { self.text = text }
    public var instructionsRepresentation: Instructions { return self }
}
extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: self) }
    public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: map { $0.promptRepresentation.text }.joined(separator: "\n")) }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return Instructions(text: map { $0.instructionsRepresentation.text }.joined(separator: "\n")) }
}

/// Joins the lines of a question.
@resultBuilder
public enum PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> Prompt { expression.promptRepresentation }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
    public static func buildArray(_ prompts: [Prompt]) -> Prompt { Prompt(text: prompts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")) }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildEither(first component: Prompt) -> Prompt { component }
    public static func buildEither(second component: Prompt) -> Prompt { component }
    public static func buildLimitedAvailability(_ prompt: Prompt) -> Prompt { prompt }
}
/// Joins the lines of rules for answers.
@resultBuilder
public enum InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> Instructions { expression.instructionsRepresentation }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
    public static func buildArray(_ parts: [Instructions]) -> Instructions {
        Instructions(text: parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    public static func buildEither(first component: Instructions) -> Instructions { component }
    public static func buildEither(second component: Instructions) -> Instructions { component }
    public static func buildLimitedAvailability(_ instructions: Instructions) -> Instructions { instructions }
}

/// The settings of an answer.
public struct GenerationOptions: Equatable, Sendable {
    /// How a model chooses among the words that may follow.
    public struct SamplingMode: Equatable, Sendable {
        private let name: String
        public static var greedy: SamplingMode { SamplingMode(name: "greedy") }
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k) \(seed ?? 0)") }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "probability \(probabilityThreshold) \(seed ?? 0)")
        }
    }
    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}

/// A part of an answer, as a tree of values.
public struct GeneratedContent: Sendable, Equatable, PromptRepresentable, InstructionsRepresentable, CustomDebugStringConvertible, Generable {
    private let text: String
    private let properties: [String: String]
    public init(_ value: some Sendable) { (text, properties) = ("\(value)", [:]) }
    public init(properties: KeyValuePairs<String, any Sendable>) {
        self.properties = Dictionary(properties.map { ($0.key, "\($0.value)") }) { $1 }
        text = properties.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }
    public var jsonString: String { text }
    public var isComplete: Bool { true }
    public var promptRepresentation: Prompt { return Prompt(text: text) }
    public var instructionsRepresentation: Instructions { return Instructions(text: text) }
    public var debugDescription: String { text }
    /// - Throws: an error if the tree has no such value.
    public func value<Value: Generable>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value {
        guard let text = properties[property], let value = (text as? Value) ?? (Int(text) as? Value) ?? (Double(text) as? Value) ?? (Bool(text) as? Value)
        else { throw LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: "no value for \(property)")) }
        return value
    }
}
/// Identifies a value while a model makes it.
public struct GenerationID: Hashable, Sendable {
    private let value = UUID()
    public init() {}
}

/// A value that a model can make.
public protocol Generable: Sendable {
    associatedtype PartiallyGenerated: Sendable = Self
}
extension String: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable { public typealias PartiallyGenerated = [Element.PartiallyGenerated] }
extension Optional: Generable where Wrapped: Generable { public typealias PartiallyGenerated = Wrapped.PartiallyGenerated }
extension Generable {
    /// The form of the values.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "\(Self.self)") }
    /// The value as it is so far: all of it.
    public func asPartiallyGenerated() -> PartiallyGenerated where PartiallyGenerated == Self { self }
}

/// The form of values.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    let name: String
    public var debugDescription: String { name }
    init(name: String) { self.name = name }
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { name = root.name }
}
/// The form of values that is not known before the program runs.
public struct DynamicGenerationSchema: Sendable {
    let name: String
    /// A part of a value.
    public struct Property: Sendable {
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {}
    }
    public init(name: String, description: String? = nil, properties: [Property]) { self.name = name }
    public init(name: String, description: String? = nil, anyOf choices: [String]) { self.name = name }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { self.name = name }
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) { name = itemSchema.name }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) { name = "\(type)" }
    public init(referenceTo name: String) { self.name = name }
}
