// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import AppleUIKit
import Foundation

// The settings of tunnels are kept in memory. No tunnel is opened, and no network is joined.

/// The state of a tunnel.
public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
/// The reason for the end of a tunnel.
public enum NEProviderStopReason: Int, Sendable {
    case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled, configurationFailed,
        idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}
/// The reason for a failure.
public struct NEVPNError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
extension Notification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statusDidChange")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationChange")
}

/// The protocol of a tunnel.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var excludeCellularServices = true
    open var excludeAPNs = true
    open var enforceRoutes = false
    open var proxySettings: NEProxySettings?
    public override init() {}
}
/// A tunnel that IPSec encrypts.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}
/// A tunnel whose keys are exchanged by IKE, version 2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var certificateType = NEVPNIKEv2CertificateType.RSA
    open var useConfigurationAttributeInternalIPSubnet = false
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
    open var mtu = 1280
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
}
/// How both sides identify.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
/// The rate at which the other side is tested.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
/// The kind of a certificate.
public enum NEVPNIKEv2CertificateType: Int, Sendable {
    case RSA = 1
    case ECDSA256, ECDSA384, ECDSA521, ed25519
}
/// How data is encrypted.
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1
    case algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM, algorithmChaCha20Poly1305
}
/// How data is verified.
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
    case SHA96 = 1
    case SHA160, SHA256, SHA384, SHA512
}
/// The group of a key exchange.
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid = 0
    case group1, group2
    case group5 = 5
    case group14 = 14
    case group15, group16, group17, group18, group19, group20, group21
    case group31 = 31
}
/// The parameters of a key exchange.
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
    open var lifetimeMinutes: Int32 = 1440
}

/// A tunnel, which is always disconnected.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .disconnected }
    open var connectedDate: Date? { nil }
    public unowned let manager: NEVPNManager
    init(_ manager: NEVPNManager) { self.manager = manager }
    /// - Throws: an error, because no tunnel can be opened.
    open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
    /// - Throws: an error, because no tunnel can be opened.
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.connectionFailed) }
    open func stopVPNTunnel() {}
    open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
}
/// A tunnel of an extension of the app.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// - Throws: an error, because no tunnel can be opened.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.connectionFailed) }
    open func stopTunnel() {}
    /// - Throws: an error, because no tunnel can be opened.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws { throw NEVPNError(.connectionFailed) }
}

/// Keeps the settings of a tunnel.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let one = NEVPNManager()
    open class func shared() -> NEVPNManager { one }
    open var protocolConfiguration: NEVPNProtocol?
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?
    open var localizedDescription: String?
    public private(set) lazy var connection: NEVPNConnection = makeConnection()
    func makeConnection() -> NEVPNConnection { NEVPNConnection(self) }
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func saveToPreferences() async throws {}
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func removeFromPreferences() async throws {}
}
/// Keeps the settings of a tunnel of an extension of the app.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() {}
    open class func loadAllFromPreferences(completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void) { completionHandler([], nil) }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
    override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(self) }
}
/// The protocol of a tunnel of an extension of the app.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// A rule that opens or closes a tunnel.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var probeURL: URL?
    public override init() {}
}
/// The kind of network for a rule.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case ethernet = 1
    case wiFi = 2
    case cellular = 3
}
/// Opens a tunnel.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
/// Closes a tunnel.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
/// Changes nothing.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
/// Opens a tunnel for some hosts.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable { open var connectionRules: [NEEvaluateConnectionRule]? }
/// The hosts for which a tunnel is opened.
open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    /// The effect of a rule.
    public enum Action: Int, Sendable {
        case connectIfNeeded = 1
        case neverConnect
    }
    public let matchDomains: [String]
    public let action: Action
    open var useDNSServers: [String]?
    open var probeURL: URL?
    public init(matchDomains domains: [String], andAction action: Action) { (matchDomains, self.action) = (domains, action) }
}
/// A server through which requests go.
open class NEProxyServer: NSObject, @unchecked Sendable {
    public let address: String
    public let port: Int
    open var authenticationRequired = false
    open var username: String?
    open var password: String?
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
/// The servers through which requests go.
open class NEProxySettings: NSObject, @unchecked Sendable {
    open var autoProxyConfigurationEnabled = false
    open var proxyAutoConfigurationURL: URL?
    open var proxyAutoConfigurationJavaScript: String?
    open var httpEnabled = false
    open var httpServer: NEProxyServer?
    open var httpsEnabled = false
    open var httpsServer: NEProxyServer?
    open var excludeSimpleHostnames = false
    open var exceptionList: [String]?
    open var matchDomains: [String]?
    public override init() {}
}
