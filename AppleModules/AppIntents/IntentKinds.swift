import AppleFoundation
import Easel
import Foundation

/// An error of an intent.
public enum AppIntentError: Error, Sendable {
    /// Runs the intent again.
    case restartPerform
    /// The intent can't succeed.
    public enum Unrecoverable: Error, Sendable {
        case entityNotFound, featureCurrentlyRestricted, unknown, unableToUndo, notAllowed
    }
    /// The user has to do something first.
    public enum UserActionRequired: Error, Sendable {
        case accountSetup, confirmation, signin, subscription
    }
    /// The user has to permit something first.
    public enum PermissionRequired: Error, Sendable {
        case bluetooth, camera, contacts, healthData, location, microphone, motionActivity, notifications, photos, speechRecognition
    }
}

/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
extension UndoableIntent {
    /// Remembers how to undo the intent; nil, because no one undoes it.
    public var undoManager: UndoManager? { nil }
}
/// An intent that can be canceled.
public protocol CancellableIntent: AppIntent {}
/// An intent that takes long.
public protocol LongRunningIntent: AppIntent {}
extension ProgressReportingIntent {
    /// How far the intent has come: a new object at each read, because no one shows it.
    public var progress: Progress { Progress() }
}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that starts sound.
public protocol AudioStartingIntent: AppIntent {}
/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: AppIntent {}
/// An intent that plays a video.
public protocol PlayVideoIntent: AppIntent {
    var term: String { get set }
}
/// An intent that opens the camera.
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = Never
}
extension CameraCaptureIntent {
    public static var appContext: AppContext? { get async throws { nil } }
    public static func updateAppContext(_ context: AppContext) async throws {}
}
/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {
    associatedtype WorkoutStyle: AppEnum
    var workoutStyle: WorkoutStyle { get set }
    static var suggestedWorkouts: [Self] { get }
}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}
/// An intent that replaced another one.
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent
}

/// The words that a user searches for.
public struct StringSearchCriteria: Sendable, Hashable {
    public var term: String
    public init(term: String) { self.term = term }
}
/// Where a user searches.
public struct StringSearchScope: Sendable, Hashable {
    private let name: String
    public static let general = StringSearchScope(name: "general")
    public static let movies = StringSearchScope(name: "movies")
    public static let music = StringSearchScope(name: "music")
    public static let tv = StringSearchScope(name: "tv")
}
extension ShowInAppSearchResultsIntent {
    public static var searchScopes: [StringSearchScope] { [.general] }
    public func perform() async throws -> some IntentResult { IntentResultValue<Never>() }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    public var amount: Decimal
    public var currencyCode: String
    public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable {
    /// The kinds of accounts.
    public enum MethodType: Hashable, Sendable { case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay }
    public var type: MethodType
    public var name: String
    public init(type: MethodType, name: String) { (self.type, self.name) = (type, name) }
}

/// Tells the system what the user did. No system learns of it.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    private init() {}
    @discardableResult public func donate<I: AppIntent>(intent: I) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate<I: AppIntent, Result: IntentResult>(
        intent: I, result: Result
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] { [] }
}
/// What the system remembers.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()
}
/// Which of the things that the system remembers.
public struct IntentDonationMatchingPredicate: Sendable {
    public static func intentType<I: AppIntent>(_ type: I.Type) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}
/// A value that is shown by the place of a URL.
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// The parts of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// A part that every object has.
        public enum Token: Sendable { case id }
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Entity, EntityProperty<Value>>) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Entity, IntentParameter<Value>>) {}
    }
}
/// An object with a URL.
public protocol URLRepresentableEntity: AppEntity {
    static var urlRepresentation: EntityURLRepresentation<Self> { get }
}
extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}
/// Values with URLs.
public protocol URLRepresentableEnum: AppEnum {
    static var urlRepresentation: EntityURLRepresentation<Self> { get }
}
extension URLRepresentableEnum {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}
extension URLRepresentableIntent {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}
/// A file that is an object.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}
/// The identity of a file.
public struct FileEntityIdentifier: Hashable, Sendable {
    private let text: String
    private init(_ text: String) { self.text = text }
    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(url.absoluteString) }
    public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(identifier) }
}
/// A phrase that doesn't run an intent.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// The parts of the phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    }
}
/// The phrases that don't run an intent.
public struct NegativeAppShortcutPhrases: Sendable {
    public init(phrases: [NegativeAppShortcutPhrase]) {}
}
extension AppShortcutsProvider {
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
}

/// Finds values for something that a person points at. No one does.
public protocol IntentValueQuery: Sendable {
    associatedtype Input
    associatedtype Result
    init()
    func values(for input: Input) async throws -> Result
}
