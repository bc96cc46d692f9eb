import Foundation

/// A language model, which doesn't exist here.
public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()
    /// Whether a model can be used.
    public enum Availability: Equatable, Sendable {
        /// The reason why a model can't be used.
        public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
        case available
        case unavailable(UnavailableReason)
    }
    /// The purpose of a model.
    public struct UseCase: Equatable, Sendable {
        private let index: Int
        public static let general = UseCase(index: 0)
        public static let contentTagging = UseCase(index: 1)
    }
    public init(useCase: UseCase = .general) {}
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
/// The rules for answers.
public struct Instructions: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}
/// A question.
public struct Prompt: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}
/// The settings of an answer.
public struct GenerationOptions: Sendable {
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
    }
}
/// A value that a model can make.
public protocol Generable: Sendable {
    associatedtype PartiallyGenerated: Sendable = Self
}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable {}
extension Optional: Generable where Wrapped: Generable {}
/// A rule for a value.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value == String {
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
    public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
}
extension GenerationGuide where Value == Int {
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { GenerationGuide() }
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
}
// The macro doesn't know the type of its property, so the rules for lists have an element type of their own.
extension GenerationGuide where Value == [Never] {
    public static func count(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
    public static func maximumCount(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
    public static func minimumCount(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
}
extension GenerationGuide where Value == Double {
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { GenerationGuide() }
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
}
/// A function that a model can call, which never happens.
public protocol Tool: Sendable {
    associatedtype Arguments
    associatedtype Output
    var name: String { get }
    var description: String { get }
    func call(arguments: Arguments) async throws -> Output
}
/// The result of a function.
public struct ToolOutput: Sendable {
    public init(_ string: String) {}
}
/// A conversation. There is no model, so questions fail.
public final class LanguageModelSession: @unchecked Sendable {
    /// An answer. Code never receives one.
    public struct Response<Content>: @unchecked Sendable { public let content: Content }
    /// An answer in parts, which fails before the first one.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// A part of an answer.
        public struct Snapshot: Sendable { public let content: Content.PartiallyGenerated }
        public typealias Element = Snapshot
        /// Fails immediately.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.assetsUnavailable }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    /// The reason why there is no answer.
    public enum GenerationError: Error, Sendable {
        case exceededContextWindowSize, assetsUnavailable, guardrailViolation, unsupportedGuide, unsupportedLanguageOrLocale, decodingFailure, rateLimited
    }
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) {}
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: () -> String) {
        self.init(model: model, tools: tools, instructions: instructions())
    }
    public var isResponding: Bool { false }
    public func prewarm() {}
    /// - Throws: `GenerationError.assetsUnavailable`.
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw GenerationError.assetsUnavailable
    }
    /// - Throws: `GenerationError.assetsUnavailable`.
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw GenerationError.assetsUnavailable
    }
    /// - Throws: `GenerationError.assetsUnavailable`.
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.assetsUnavailable }
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
}
