import Easel
import Foundation

/// An intent whose result is a view that the system shows.
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
    /// Shows the view again. No system shows it.
    public static func reload() {}
}
/// A result with the view of another intent.
public protocol ShowsSnippetIntent: IntentResult {}
extension IntentResultValue: ShowsSnippetIntent {}
extension IntentResult where Self == IntentResultValue<Never> {
    public static func result<S: SnippetIntent>(snippetIntent: S) -> Self { Self() }
    public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self { Self() }
    public static func result<I: AppIntent, S: SnippetIntent>(opensIntent: I, snippetIntent: S) -> Self { Self() }
    public static func result<I: AppIntent, S: SnippetIntent>(opensIntent: I, dialog: IntentDialog, snippetIntent: S) -> Self { Self() }
    public static func result<I: AppIntent, V: View>(opensIntent: I, dialog: IntentDialog, view: V) -> Self { Self() }
    public static func result<I: AppIntent, V: View>(opensIntent: I, view: V) -> Self { Self() }
}
extension IntentResult {
    public static func result<T: Sendable, S: SnippetIntent>(value: T, snippetIntent: S) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, S: SnippetIntent>(
        value: T, dialog: IntentDialog, snippetIntent: S
    ) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, I: AppIntent, S: SnippetIntent>(
        value: T, opensIntent: I, snippetIntent: S
    ) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, I: AppIntent, S: SnippetIntent>(
        value: T, opensIntent: I, dialog: IntentDialog, snippetIntent: S
    ) -> Self where Self == IntentResultValue<T> { Self(value) }
    public static func result<T: Sendable, I: AppIntent, V: View>(
        value: T, opensIntent: I, dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultValue<T> { Self(value) }
}

/// An answer that the user can choose.
public struct IntentChoiceOption: Hashable, Sendable {
    /// The importance of an answer.
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?
    public let style: Style
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, style: Style = .default
    ) { (self.title, self.subtitle, self.image, self.style) = (title, subtitle, image, style) }
    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }
    public static func == (lhs: IntentChoiceOption, rhs: IntentChoiceOption) -> Bool { lhs.title.key == rhs.title.key && lhs.style == rhs.style }
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}
extension AppIntent {
    /// Returns the first answer, because there is no user to answer.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        guard let first = options.first else { throw CancellationError() }
        return first
    }
    /// Returns the first answer, because there is no user to answer.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder view: () -> Content
    ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }
    /// Continues, because there is no user to answer.
    public func requestConfirmation<S: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, snippetIntent: S
    ) async throws {}
    /// Continues, because there is no user to answer.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, @ViewBuilder content: () -> Content
    ) async throws {}

    /// Continues: the app is in the foreground.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
    @preconcurrency public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> any Error { CancellationError() }
    /// The circumstances in which the system runs the intent.
    public var systemContext: IntentSystemContext { IntentSystemContext() }
    /// Where the intent may run.
    public static var allowedExecutionTargets: IntentExecutionTargets { .all }
}
/// The circumstances in which the system runs an intent.
public struct IntentSystemContext: Sendable {
    /// The modes of an app.
    public struct Mode: Sendable {
        public let canContinueInForeground = true
        public let isForeground = true
    }
    /// Whether the app is in the foreground, as it is here.
    public var currentMode: Mode { Mode() }
    public var preciseTimestamp: TimeInterval? { nil }
    public var widgetFamily: String? { nil }
}
/// The processes in which an intent may run.
public struct IntentExecutionTargets: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let main = IntentExecutionTargets(rawValue: 1)
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
    public static let all: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}
