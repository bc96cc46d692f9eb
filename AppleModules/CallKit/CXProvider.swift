import Foundation

// There is no telephone: no call comes in, and every request fails.

/// Reports calls to the system.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void) { completion(CXErrorCode.unknown) }
    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws { throw CXErrorCode.unknown }
    open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}
/// The reason why a call fails.
public enum CXErrorCode: Int, Error, Sendable { case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists }
/// The reason why a call has ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
/// The settings of a provider.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init(localizedName: String) { self.init() }
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var supportsVideo = false
    open var includesCallsInRecents = true
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}
/// The other party of a call.
open class CXHandle: NSObject, @unchecked Sendable {
    /// The kind of an address.
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// The facts about a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    public override init() {}
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var hasVideo = false
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
}
/// A request or an event of a call.
open class CXAction: NSObject, @unchecked Sendable {
    public override init() {}
    open private(set) var isComplete = false
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}
/// An action on a call.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// Starts a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var isVideo = false
    open var contactIdentifier: String?
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}
/// Answers a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
/// Holds a call.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// Mutes a call.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
/// Several actions.
open class CXTransaction: NSObject, @unchecked Sendable {
    open private(set) var actions: [CXAction]
    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}
/// Requests calls.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() {}
    public convenience init(queue: DispatchQueue) { self.init() }
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) { completion(CXErrorCode.unknown) }
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCode.unknown }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) { completion(CXErrorCode.unknown) }
}
/// A call.
open class CXCall: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}
/// Observes calls. This machine has no calls.
open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Reacts to calls.
public protocol CXCallObserverDelegate: NSObjectProtocol { func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) }
/// Reacts to actions on calls.
public protocol CXProviderDelegate: NSObjectProtocol { func providerDidReset(_ provider: CXProvider) }
