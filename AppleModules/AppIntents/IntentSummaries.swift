import Easel
import Foundation

// No system shows the sentences of intents, so they are built and not kept.

/// Builds the sentence of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
/// The comparisons of a condition in an intent's sentence.
public enum ParameterSummaryComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, contains, doesNotContain, startsWith, endsWith, oneOf
}
/// The conditions about the presence of a value.
public enum ParameterSummaryValuePresence: Sendable { case hasAnyValue, hasNoValue }
/// One of two sentences, according to a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, TrueSummary: ParameterSummary, FalseSummary: ParameterSummary>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> TrueSummary, @ParameterSummaryBuilder<Intent> otherwise whenFalse: () -> FalseSummary
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> TrueSummary, @ParameterSummaryBuilder<Intent> otherwise whenFalse: () -> FalseSummary
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryValuePresence,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> TrueSummary, @ParameterSummaryBuilder<Intent> otherwise whenFalse: () -> FalseSummary
    ) {}
}
extension ParameterSummaryWhenCondition where FalseSummary == EmptyParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> TrueSummary
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryValuePresence,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> TrueSummary
    ) {}
}
/// The sentence for a value of a parameter.
public protocol ParameterSummaryCase {
    associatedtype Intent: AppIntent
    associatedtype Value
}
/// One of several sentences, according to a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases
    ) {}
}
/// The sentences for the values of a parameter.
public struct ParameterSummaryCases: Sendable {}
/// Lists the sentences for the values of a parameter.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Summary>(_ part: ParameterSummaryCaseCondition<Intent, Value, Summary>) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
    public static func buildExpression<Summary>(_ part: ParameterSummaryDefaultCaseCondition<Intent, Summary>) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
    public static func buildBlock(_ parts: ParameterSummaryCases...) -> ParameterSummaryCases { ParameterSummaryCases() }
}
/// The sentence for a value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary>: Sendable {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
}
/// The sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Summary: ParameterSummary>: Sendable {
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
}
extension AppIntent {
    /// One of two sentences.
    public typealias When<TrueSummary: ParameterSummary, FalseSummary: ParameterSummary> = ParameterSummaryWhenCondition<Self, TrueSummary, FalseSummary>
    /// One of several sentences.
    public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
    /// The sentence for a value.
    public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
    /// The sentence for all other values.
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// How the system shows the values of an intent's parameter.
public struct AppShortcutOptionsCollection: Sendable {
    public init<Options: DynamicOptionsProvider>(_ optionsProvider: Options, title: LocalizedStringResource, systemImageName: String) {}
    public init<Query: EntityQuery>(_ query: Query, title: LocalizedStringResource, systemImageName: String) {}
}
/// Lists groups of values.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
    public static func buildBlock(_ parts: AppShortcutOptionsCollection...) -> [AppShortcutOptionsCollection] { parts }
}
extension AppShortcutParameterPresentation {
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
    ) {}
}
/// A sentence about the values of a parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    public init(_ text: ParameterSummaryString<Intent>) {}
}
extension AppShortcutsProvider {
    /// How a parameter's values are shown.
    public typealias ParameterPresentation<Intent: AppIntent, Value> = AppShortcutParameterPresentation<Intent, Value>
    /// A group of values.
    public typealias OptionsCollection = AppShortcutOptionsCollection
    /// A sentence about values.
    public typealias Summary<Intent: AppIntent> = AppShortcutParameterPresentationSummary<Intent>
}
