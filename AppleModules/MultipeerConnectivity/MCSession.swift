// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

/// A device in a session.
public final class MCPeerID: NSObject, Sendable {
    public let displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    public override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.displayName == displayName }
    public override var hash: Int { displayName.hashValue }
}
/// The state of a connection.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether all data arrives in order.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether data is encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// The error of a session.
public struct MCError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A session with devices nearby. There is no network, so there are none.
open class MCSession: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    open weak var delegate: (any MCSessionDelegate)?
    public let encryptionPreference: MCEncryptionPreference
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    }
    public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }
    open var connectedPeers: [MCPeerID] { [] }
    /// - Throws: `MCError`, because no device is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw MCError(.notConnected) }
    open func disconnect() {}
    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError(.notConnected))
        return nil
    }
}
/// Reacts to a session.
public protocol MCSessionDelegate: AnyObject {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?)
}
/// Announces this device. There is no network, so no device sees it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    public let serviceType: String
    public let discoveryInfo: [String: String]?
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}
/// Reacts to invitations.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
/// Searches for devices. There is no network, so none are found.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    public let serviceType: String
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
/// Reacts to devices.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// The list of devices nearby. It isn't drawn.
open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Reacts to the list of devices.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Announces this device, and asks the user about invitations. There is no network.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
    open func start() {}
    open func stop() {}
}
