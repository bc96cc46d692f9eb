import AppleUniformTypeIdentifiers
import Easel
import Foundation

/// An action that the system offers to the user. Only the app is shown, so intents run only from its buttons.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    /// A value that the user gives.
    public typealias Parameter = IntentParameter
    /// A sentence about the intent.
    public typealias Summary = IntentParameterSummary<Self>
    /// A value from the app.
    public typealias Dependency = AppDependency
    /// Tells the system that the user did what the intent does. No system learns of it.
    public func donate() async throws {}
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// Continues, because there is no user to answer.
    public func requestConfirmation() async throws {}
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws {}
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {}
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        @ViewBuilder content: () -> Content
    ) async throws {}
    /// Runs the intent.
    public func callAsFunction() async throws -> PerformResult { try await perform() }
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
/// A type with a name that doesn't change.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "\(Self.self)" }
}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that a Live Activity offers.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that continues in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that opens something.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
/// An intent that shows an object.
public protocol ShowInAppSearchResultsIntent: AppIntent {}
/// An intent that deletes objects.
public protocol DeleteIntent: AppIntent {}
/// An intent that opens a URL.
public protocol URLRepresentableIntent: OpenIntent {}
/// An intent that changes the system.
public protocol SystemIntent: AppIntent {}
/// An intent of an older form.
public protocol CustomIntentMigratedAppIntent: AppIntent {}
/// An intent whose progress is shown.
public protocol ProgressReportingIntent: AppIntent {}
/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { IntentResultValue<Never>() }
}
/// The settings of a control.
public protocol ControlConfigurationIntent: AppIntent {}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

/// The user's confirmation before an intent runs.
public enum IntentAuthenticationPolicy: Int, Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// A text about an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public var descriptionText: LocalizedStringResource
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) { self.descriptionText = descriptionText }
    public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

/// Returns nil as a value of an optional type; nil for other types.
func makeNil<Value>() -> Value? { (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }

/// A value that the user gives to an intent.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    public var wrappedValue: Value {
        get {
            if let value = value ?? makeNil() { return value }
            preconditionFailure("the parameter has no value yet")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter { self }

    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { value = defaultValue }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentParameterControlStyle, inclusiveRange: (Int, Int)? = nil, requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, description: description, default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, description: description, default: defaultValue) }
    /// Creates a parameter whose values a provider offers.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Options
    ) { self.init(title: title, description: description, default: defaultValue) }
    /// Creates a parameter whose values a query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, query: Query
    ) { self.init(title: title, description: description, default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
    ) where Value == String { self.init(title: title, description: description, default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil
    ) where Value == Date { self.init(title: title, description: description, default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: IntentParameter<Date>.DateKind, requestValueDialog: IntentDialog? = nil
    ) where Value == Date? { self.init(title: title, description: description, default: defaultValue) }
    /// The parts of a date that a user gives.
    public enum DateKind: Sendable { case date, time, dateTime }
    public convenience init(wrappedValue: Value, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil) {
        self.init(title: title, description: description, default: wrappedValue)
    }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, description: description, default: defaultValue) }
    /// Returns the first of the values, because there is no user to answer.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value { values.first ?? wrappedValue }
    /// Returns true, because there is no user to answer.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
    /// Returns the value, because there is no user to answer.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CancellationError() }
}

/// A sentence that the system says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    let text: LocalizedStringResource
    public init(_ text: LocalizedStringResource) { self.text = text }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
    public init(full: LocalizedStringResource, systemImageName: String? = nil) { text = full }
    public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// The result of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value: Sendable = Never
    var value: Value? { get }
}
extension IntentResult {
    public var value: Value? { nil }
}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens something.
public protocol OpensIntent: IntentResult {}
/// A result with or without a value.
public struct IntentResultValue<Value: Sendable>: ProvidesDialog, ReturnsValue, ShowsSnippetView, OpensIntent {
    public let value: Value?
    init(_ value: Value? = nil) { self.value = value }
}
extension IntentResult where Self == IntentResultValue<Never> {
    public static func result() -> Self { Self() }
    public static func result(dialog: IntentDialog) -> Self { Self() }
    public static func result<V: View>(view: V) -> Self { Self() }
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self() }
    public static func result<V: View>(@ViewBuilder content: () -> V) -> Self { Self() }
    public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self { Self() }
    public static func result<I: AppIntent>(opensIntent: I) -> Self { Self() }
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self { Self() }
}
extension IntentResult {
    public static func result<T: Sendable>(value: T) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable>(value: T, dialog: IntentDialog) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, V: View>(value: T, dialog: IntentDialog, view: V) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, V: View>(value: T, view: V) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, V: View>(value: T, @ViewBuilder content: () -> V) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, V: View>(
        value: T, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, I: AppIntent>(value: T, opensIntent: I) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, I: AppIntent>(value: T, opensIntent: I, dialog: IntentDialog) -> Self where Self == IntentResultValue<T> {
        Self(value)
    }
}

/// A sentence about an intent.
public protocol ParameterSummary: Sendable {}
/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}
/// A sentence with an intent's parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ text: ParameterSummaryString<Intent>) {}
    public init(_ text: ParameterSummaryString<Intent>, @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}
/// Lists the parameters below a sentence.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
    public static func buildBlock(_ parts: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parts }
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> { path }
}
/// A text with an intent's parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// The parts of the text.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// A phrase for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// The parts of the phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
/// A word of a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }
/// An intent with phrases.
public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "", systemImageName: String = ""
    ) {}
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {}
}
/// How the values of a parameter are shown.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value>: Sendable {}
/// The color of an app's shortcuts.
public enum ShortcutTileColor: Int, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}
/// Lists an app's shortcuts.
public protocol AppShortcutsProvider: Sendable {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing: no system knows the shortcuts.
    public static func updateAppShortcutParameters() {}
}
/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}
