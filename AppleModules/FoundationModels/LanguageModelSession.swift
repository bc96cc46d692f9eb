import Foundation
import Observation

/// A function that a model can call, which never happens.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Arguments
    associatedtype Output
    var name: String { get }
    var description: String { get }
    var includesSchemaInInstructions: Bool { get }
    func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}
/// The result of a function.
public struct ToolOutput: Sendable, PromptRepresentable {
    private let text: String
    public init(_ string: String) { text = string }
    public init(_ content: GeneratedContent) { text = content.jsonString }
    public var promptRepresentation: Prompt { return Prompt(text) }
}

/// The course of a conversation.
public struct Transcript: Sendable, Equatable, RandomAccessCollection, Codable {
    /// A part of a conversation.
    public enum Entry: Sendable, Equatable, Identifiable, Codable {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)
        public var id: String {
            switch self {
            case .instructions(let part): part.id
            case .prompt(let part): part.id
            case .toolCalls(let part): part.id
            case .toolOutput(let part): part.id
            case .response(let part): part.id
            }
        }
    }
    /// A piece of a part.
    public enum Segment: Sendable, Equatable, Identifiable, Codable {
        case text(TextSegment)
        public var id: String { if case .text(let part) = self { part.id } else { "" } }
    }
    /// A text.
    public struct TextSegment: Sendable, Equatable, Identifiable, Codable, CustomStringConvertible {
        public var id: String
        public var content: String
        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
        public var description: String { content }
    }
    /// The rules for answers.
    public struct Instructions: Sendable, Equatable, Identifiable, Codable {
        public var id: String
        public var segments: [Segment]
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [Never] = []) { (self.id, self.segments) = (id, segments) }
    }
    /// A question.
    public struct Prompt: Sendable, Equatable, Identifiable, Codable {
        public var id: String
        public var segments: [Segment]
        public init(id: String = UUID().uuidString, segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }
    /// Calls of functions.
    public struct ToolCalls: Sendable, Equatable, Identifiable, Codable { public var id: String }
    /// The result of a function.
    public struct ToolOutput: Sendable, Equatable, Identifiable, Codable {
        public var id: String
        public var toolName: String
        public var segments: [Segment]
    }
    /// An answer.
    public struct Response: Sendable, Equatable, Identifiable, Codable {
        public var id: String
        public var segments: [Segment]
        public init(id: String = UUID().uuidString, assetIDs: [String] = [], segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }
    private var entries: [Entry]
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public subscript(index: Int) -> Entry { entries[index] }
}

/// A conversation. There is no model, so questions fail.
@Observable
public final class LanguageModelSession: @unchecked Sendable {
    /// An answer. Code never receives one.
    public struct Response<Content>: @unchecked Sendable {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }
    /// An answer in parts, which fails before the first one.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// A part of an answer.
        public struct Snapshot: Sendable {
            public let content: Content.PartiallyGenerated
            public let rawContent: GeneratedContent
        }
        public typealias Element = Snapshot
        /// Fails immediately.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.missing }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
        /// - Throws: `GenerationError.assetsUnavailable`.
        public func collect() async throws -> Response<Content> { throw GenerationError.missing }
    }
    /// The reason why there is no answer.
    public enum GenerationError: LocalizedError, Sendable {
        /// A description of the request.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        /// Why a model didn't answer.
        public struct Refusal: Sendable {}
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        static var missing: GenerationError { .assetsUnavailable(Context(debugDescription: "there is no language model")) }
        public var errorDescription: String? { "There is no language model." }
        public var recoverySuggestion: String? { nil }
        public var failureReason: String? { nil }
    }
    /// A function that failed.
    public struct ToolCallError: LocalizedError {
        public let tool: any Tool
        public let underlyingError: any Error
        public var errorDescription: String? { underlyingError.localizedDescription }
    }

    public private(set) var transcript = Transcript()
    public var isResponding: Bool { false }

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
        if let instructions { begin(instructions) }
    }
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) { begin(instructions.text) }
    public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { begin(try instructions().text) }
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) { self.transcript = transcript }
    private func begin(_ rules: String) {
        transcript = Transcript(entries: [.instructions(Transcript.Instructions(segments: [.text(Transcript.TextSegment(content: rules))]))])
    }
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { throw GenerationError.missing }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.missing }

    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> { ResponseStream() }
}
