import Easel
import Foundation

/// The fixed data of a Live Activity.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}
/// The changing data of a Live Activity.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
/// Whether a Live Activity is shown.
public enum ActivityState: Codable, Hashable, Sendable { case active, pending, ended, dismissed, stale }
/// The time at which a Live Activity disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}
/// How a Live Activity receives changes.
public struct PushType: Hashable, Sendable {
    private let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ id: String) -> PushType { PushType(name: id) }
}
/// Whether a Live Activity ends when the device is locked.
public enum ActivityStyle: Sendable { case standard, transient }
/// A sound and a text about a change.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}
/// The reason why a Live Activity can't start.
public enum ActivityAuthorizationError: Error { case unsupported, denied, visibility, globalMaximumExceeded, targetMaximumExceeded }
/// Whether Live Activities are allowed. There is no lock screen.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// Changes of the permission, which never happen.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
/// A Live Activity. Lock screens aren't drawn, so none starts.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The changing data.
    public typealias ContentState = Attributes.ContentState
    public let id = _SceneRandom.uuid.uuidString
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) { (self.attributes, self.content) = (attributes, content) }
    public static var activities: [Activity<Attributes>] { [] }
    public var activityState: ActivityState { .ended }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// - Throws: always, as on a device that has no Live Activities.
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }
    /// - Throws: always, as on a device that has no Live Activities.
    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }
    /// - Throws: always, as on a device that has no Live Activities.
    @_disfavoredOverload
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
