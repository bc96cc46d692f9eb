// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Easel
import Foundation

/// The state of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// The error of a session.
public struct WCError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported = 7002
        case sessionNotActivated = 7004
        case deviceNotPaired = 7005
        case watchAppNotInstalled = 7006
        case notReachable = 7007
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The connection with a watch. Without a watch, it is activated, and nothing is paired.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    open class func isSupported() -> Bool { true }
    open weak var delegate: (any WCSessionDelegate)?
    open private(set) var activationState = WCSessionActivationState.notActivated
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open private(set) var applicationContext: [String: Any] = [:]
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open func activate() {
        activationState = .activated
        Deferred.run { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
    }
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil) {
        errorHandler?(WCError(.notReachable))
    }
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(WCError(.notReachable))
    }
    /// - Throws: `WCError`, because no watch is paired.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.deviceNotPaired) }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }
}
/// Data on its way to a watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open var isTransferring: Bool { false }
    open func cancel() {}
}
/// A file from a watch.
open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// A file on its way to a watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    init(_ file: WCSessionFile) { self.file = file }
    public let progress = Progress(totalUnitCount: 1)
    open var isTransferring: Bool { false }
    open func cancel() {}
}
extension WCSession {
    @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(WCSessionFile(file, metadata))
    }
    public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    public var watchDirectoryURL: URL? { nil }
    public var remainingComplicationUserInfoTransfers: Int { 0 }
    public var hasContentPending: Bool { false }
    public var isCompanionAppInstalled: Bool { false }
    public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
}
/// Reacts to the connection with a watch.
public protocol WCSessionDelegate: AnyObject {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}
extension WCSessionDelegate {
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}
