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
    /// How strictly a model refuses texts.
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let developerProvided = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
/// A rule for a value.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value == String {
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
    public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { GenerationGuide() }
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
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<[Never]> { GenerationGuide() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Never]> { GenerationGuide() }
}
extension GenerationGuide where Value == Double {
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { GenerationGuide() }
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
}
