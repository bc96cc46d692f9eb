import Foundation

/// A value that shows itself in words.
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}
/// An intent that adapts the app to a Focus. No Focus is ever on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get }
}
extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The filter of the current Focus: the one without values.
    public static var current: Self { get async throws { Self() } }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
}
/// The app as a Focus sees it.
public struct FocusFilterAppContext: Sendable {
    public var notificationFilterPredicate: NSPredicate? { nil }
    public var targetContentIdentifierPrefix: String? { nil }
    public init(notificationFilterPredicate: NSPredicate? = nil) {}
}
/// The situation in which filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent that the system may suggest. It never does.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}
/// The suggestions of an intent.
public protocol IntentPredictionConfiguration: Sendable {}
/// The words of a suggestion.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<A>(parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation) {}
    public init<A, B>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {}
    public init<A, B, C>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>),
        displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
    ) {}
}
/// Several suggestions.
public struct IntentPredictionGroup: IntentPredictionConfiguration {}
/// Collects suggestions.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictionGroup { IntentPredictionGroup() }
}
