import Easel
import Foundation
import Views

/// Translates texts. There are no models, so translation fails.
public final class TranslationSession: @unchecked Sendable {
    /// The languages of a translation.
    public struct Configuration: Hashable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        private var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        public mutating func invalidate() { version += 1 }
    }
    /// A text to translate.
    public struct Request: Sendable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) { (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier) }
    }
    /// A translated text. Code never receives one.
    public struct Response: Sendable {
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    init() {}
    /// - Throws: `TranslationError.unsupportedLanguagePairing`.
    public func translate(_ string: String) async throws -> Response { throw TranslationError.unsupportedLanguagePairing }
    /// - Throws: `TranslationError.unsupportedLanguagePairing`.
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.unsupportedLanguagePairing }
    /// - Throws: `TranslationError.unsupportedLanguagePairing`.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
/// The reason why a text can't be translated.
public enum TranslationError: Error, Sendable {
    case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing, unableToIdentifyLanguage, nothingToTranslate, internalError
}
/// The languages that can be translated; the list is empty.
public final class LanguageAvailability: Sendable {
    /// Whether two languages can be translated.
    public enum Status: Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
}
extension View {
    /// Shows a sheet with a translation, which isn't drawn.
    public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
        notDrawn(isPresented.wrappedValue ? "translationPresentation" : nil)
    }
    /// Runs an action when the configuration is set and when it changes.
    public func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping @MainActor (TranslationSession) async -> Void)
        -> some View
    {
        task(id: configuration) { if configuration != nil { await action(TranslationSession()) } }
    }
}
