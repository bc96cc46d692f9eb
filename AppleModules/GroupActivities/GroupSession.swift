import AppleFoundation
import Combine
import Easel
import Foundation

// No other device takes part, so no session begins.

/// An activity that people share.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }
    /// Returns that the user works alone.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    @discardableResult public func activate() async throws -> Bool { false }
    /// The sessions of the activity: none.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
/// The decision about a common activity.
public enum GroupActivityActivationResult: Sendable { case activationDisabled, activationPreferred, cancelled }
/// The description of an activity.
public struct GroupActivityMetadata: Sendable {
    public var title: String?
    public var subtitle: String?
    public var type = ActivityType.generic
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = false
    public init() {}
    /// The kind of an activity.
    public struct ActivityType: Hashable, Sendable {
        let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
    }
}
/// A person in a session.
public struct Participant: Hashable, Identifiable, Sendable { public let id: UUID }
/// The people who receive a message.
public enum Participants: Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
/// A common activity that runs.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    /// The state of a session.
    public enum State {
        case waiting, joined
        case invalidated(reason: any Error)
    }
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    @Published public var activity: ActivityType
    public let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    init(activity: ActivityType) { self.activity = activity }
    public var localParticipant: Participant { Participant(id: id) }
    public func join() { state = .joined }
    public func leave() {}
    public func end() {}
    /// Sessions as they begin, which never happens.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>
        /// Waits for no session.
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> GroupSession<ActivityType>? { nil } }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
/// Sends messages to the others.
public final class GroupSessionMessenger: @unchecked Sendable {
    /// The facts about a message.
    public struct MessageContext: Sendable { public let source: Participant }
    /// Whether messages arrive for certain.
    public enum DeliveryMode: Sendable { case reliable, unreliable }
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode) {}
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void) { completion(nil) }
    /// Returns the messages of a type: none arrives.
    public func messages<Message: Codable & Sendable>(of type: Message.Type) -> AsyncStream<(Message, MessageContext)> { AsyncStream { $0.finish() } }
}
/// Observes whether people can do something together: they can't.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
