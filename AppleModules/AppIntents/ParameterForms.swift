import Easel
import Foundation

extension IntentParameter {
    /// Creates a parameter of a measurement.
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, defaultUnit: Unit,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
    ) where Value == Measurement<Unit> {
        self.init(title: title, description: description, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
    }
    /// Creates a parameter of a measurement that may be missing.
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, defaultUnit: Unit,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
    ) where Value == Measurement<Unit>? {
        self.init(title: title, description: description, default: .some(defaultValue.map { Measurement(value: $0, unit: defaultUnit) }))
    }
    /// Creates a parameter of a number of values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, description: description, default: defaultValue) }
    /// Creates a parameter whose values a provider offers, as many as the size of a widget needs.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Options
    ) { self.init(title: title, description: description, default: defaultValue) }
    /// An error that asks the user for one of several values.
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error { CancellationError() }
}
/// The number of values of a parameter.
public struct IntentCollectionSize: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, Sendable {
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
    public init(integerLiteral value: Int) {}
    public init(min: Int, max: Int) {}
}
/// The size of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// The parameters of an intent on which the values of another one depend. No one sets them, so the value is nil.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
    public var wrappedValue: Intent? { nil }
}

extension DisplayRepresentation {
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, descriptionText: LocalizedStringResource?, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms) }
}
extension DisplayRepresentation.Image {
    /// The outline of an image.
    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { self.init(named: named, isTemplate: isTemplate) }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { self.init(url: url, isTemplate: isTemplate) }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { self.init(data: data, isTemplate: isTemplate) }
}
extension TypeDisplayRepresentation {
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource]) {
        self.init(name: name, numericFormat: numericFormat)
    }
}

/// Tells the system when an intent is useful. It suggests none.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()
    private init() {}
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
/// An intent and the circumstances in which it is useful.
public struct RelevantIntent: Sendable {
    public init<I: WidgetConfigurationIntent>(_ intent: I, widgetKind: String, relevance: RelevantContext) {}
}
/// The circumstances in which something is useful.
public struct RelevantContext: Sendable {
    /// The state of a person's exercise.
    public enum Fitness: Sendable { case workoutActive, activityRingsIncomplete }
    /// The state of a person's sleep.
    public enum Sleep: Sendable { case wakeup, bedtime }
    /// The state of the devices.
    public enum Hardware: Sendable { case headphones }
    public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext { RelevantContext() }
    public static func date(interval: DateInterval) -> RelevantContext { RelevantContext() }
    public static func date(range: ClosedRange<Date>) -> RelevantContext { RelevantContext() }
    public static func fitness(_ fitness: Fitness) -> RelevantContext { RelevantContext() }
    public static func sleep(_ sleep: Sleep) -> RelevantContext { RelevantContext() }
    public static func hardware(_ hardware: Hardware) -> RelevantContext { RelevantContext() }
}
