// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit

/// A request by the user that the assistant passes on. There is no assistant.
open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var suggestedInvocationPhrase: String?
    public override init() {}
}
/// The answer to a request.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    public override init() {}
}
/// An object in a request.
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public init(identifier: String?, display: String) { (self.identifier, displayString) = (identifier, display) }
}
/// An image in a request.
open class INImage: NSObject, @unchecked Sendable {
    public init(named name: String) {}
    public init(imageData: Data) {}
    public init?(url: URL) {}
}
/// A request that was fulfilled.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = ""
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    /// Accepts the request, which no assistant receives.
    @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// Finds the object for a request.
open class INExtension: NSObject, @unchecked Sendable {
    public override init() {}
    open func handler(for intent: INIntent) -> Any { self }
}
/// The user's decision about the assistant.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The settings of the assistant.
open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {}
    open class func siriLanguageCode() -> String { "en-US" }
}
/// A request or an activity with a phrase.
public enum INShortcut: @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
/// The phrases of the user; the list is empty.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    @preconcurrency open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// A phrase of the user.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var invocationPhrase: String { "" }
}
/// A person in a request.
open class INPerson: NSObject, @unchecked Sendable {
    public let displayName: String
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let image: INImage?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.displayName = displayName ?? personHandle.value ?? ""
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    }
}
/// The kind of an address.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
/// An address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}
