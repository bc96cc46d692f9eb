import AppleFoundation
import AppleUIKit
import Foundation

// Providers of tunnels run in extensions, which are never started.

/// The servers that resolve names.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public let servers: [String]
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false
    public init(servers: [String]) { self.servers = servers }
}
/// A server that resolves names by HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable { open var serverURL: URL? }
/// A server that resolves names by TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable { open var serverName: String? }
/// Keeps the servers that resolve names.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let one = NEDNSSettingsManager()
    open class func shared() -> NEDNSSettingsManager { one }
    open var dnsSettings: NEDNSSettings?
    open var localizedDescription: String?
    open var onDemandRules: [NEOnDemandRule]?
    open var isEnabled: Bool { false }
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func saveToPreferences() async throws {}
    open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func removeFromPreferences() async throws {}
}
/// A route for IPv4 addresses.
open class NEIPv4Route: NSObject, @unchecked Sendable {
    public let destinationAddress: String
    public let destinationSubnetMask: String
    open var gatewayAddress: String?
    public init(destinationAddress address: String, subnetMask: String) { (destinationAddress, destinationSubnetMask) = (address, subnetMask) }
    open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}
/// The addresses of version 4 of a tunnel.
open class NEIPv4Settings: NSObject, @unchecked Sendable {
    public let addresses: [String]
    public let subnetMasks: [String]
    open var includedRoutes: [NEIPv4Route]?
    open var excludedRoutes: [NEIPv4Route]?
    public init(addresses: [String], subnetMasks: [String]) { (self.addresses, self.subnetMasks) = (addresses, subnetMasks) }
}
/// A route for IPv6 addresses.
open class NEIPv6Route: NSObject, @unchecked Sendable {
    public let destinationAddress: String
    public let destinationNetworkPrefixLength: NSNumber
    open var gatewayAddress: String?
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
        (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    }
    open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
/// The addresses of version 6 of a tunnel.
open class NEIPv6Settings: NSObject, @unchecked Sendable {
    public let addresses: [String]
    public let networkPrefixLengths: [NSNumber]
    open var includedRoutes: [NEIPv6Route]?
    open var excludedRoutes: [NEIPv6Route]?
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) { (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths) }
}
/// The network that a tunnel gives the device.
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    public let tunnelRemoteAddress: String
    open var dnsSettings: NEDNSSettings?
    open var proxySettings: NEProxySettings?
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
/// The network that a tunnel of packets gives the device.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    open var ipv4Settings: NEIPv4Settings?
    open var ipv6Settings: NEIPv6Settings?
    open var mtu: NSNumber?
    open var tunnelOverheadBytes: NSNumber?
}
/// The packets of a tunnel. None arrives.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
    open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}
/// An extension that works for the network.
open class NEProvider: NSObject, @unchecked Sendable {
    public override init() {}
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    open func wake() {}
}
/// An extension that makes a tunnel.
open class NETunnelProvider: NEProvider, @unchecked Sendable {
    open var protocolConfiguration: NEVPNProtocol { NETunnelProviderProtocol() }
    open var reasserting = false
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {}
}
/// An extension that makes a tunnel of packets.
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
    public let packetFlow = NEPacketTunnelFlow()
    open func startTunnel(options: [String: NSObject]?, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// A wireless network that the app joins.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber = 0
    public init(ssid: String) { self.ssid = ssid }
    public init(ssid: String, passphrase: String, isWEP: Bool) { self.ssid = ssid }
    public init(ssidPrefix: String) { ssid = ssidPrefix }
    public init(ssidPrefix: String, passphrase: String, isWEP: Bool) { ssid = ssidPrefix }
}
/// The reason for a network that the device doesn't join.
public enum NEHotspotConfigurationError: Int, Error, Sendable {
    case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings, invalidHS20DomainName, userDenied,
        `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
}
/// Joins wireless networks. The device joins none.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()
    open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEHotspotConfigurationError.userDenied)
    }
    /// - Throws: an error, because the device joins no network.
    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw NEHotspotConfigurationError.userDenied }
    open func removeConfiguration(forSSID ssid: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}
/// The wireless network of the device, which has none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    override init() {}
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
