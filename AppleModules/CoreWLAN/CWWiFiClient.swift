// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreWLAN.

import Foundation

/// The access to wireless networks. A Mac's interface `en0` is off here, and nothing is found.
public final class CWWiFiClient: NSObject, @unchecked Sendable {
    private static let client = CWWiFiClient()
    private let wireless = CWInterface("en0")
    public weak var delegate: AnyObject?
    public class func shared() -> CWWiFiClient { client }
    public class func interfaceNames() -> [String]? { ["en0"] }
    public func interface() -> CWInterface? { wireless }
    public func interface(withName name: String?) -> CWInterface? { name == nil || name == wireless.interfaceName ? wireless : nil }
    public func interfaces() -> [CWInterface]? { [wireless] }
    public func interfaceNames() -> [String]? { ["en0"] }
    public func startMonitoringEvent(with type: CWEventType) throws {}
    public func stopMonitoringEvent(with type: CWEventType) throws {}
    public func stopMonitoringAllEvents() throws {}
}
/// The kinds of events.
public enum CWEventType: Int, Sendable {
    case none, powerDidChange, ssidDidChange, bssidDidChange, countryCodeDidChange, linkDidChange, linkQualityDidChange, modeDidChange, scanCacheUpdated
    case unknown
}
/// Reacts to events, of which none happens.
public protocol CWEventDelegate: AnyObject {
    func powerStateDidChangeForWiFiInterface(withName interfaceName: String)
    func ssidDidChangeForWiFiInterface(withName interfaceName: String)
    func bssidDidChangeForWiFiInterface(withName interfaceName: String)
    func linkDidChangeForWiFiInterface(withName interfaceName: String)
    func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double)
    func clientConnectionInterrupted()
    func clientConnectionInvalidated()
}
extension CWEventDelegate {
    public func powerStateDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func ssidDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func bssidDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func linkDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double) {}
    public func clientConnectionInterrupted() {}
    public func clientConnectionInvalidated() {}
}
/// The security of a network.
public enum CWSecurity: Int, Sendable {
    case none, WEP, wpaPersonal, wpaPersonalMixed, wpa2Personal, personal, dynamicWEP, wpaEnterprise, wpaEnterpriseMixed, wpa2Enterprise, enterprise
    case wpa3Personal, wpa3Enterprise, wpa3Transition, OWE, oweTransition
    case unknown = 9_223_372_036_854_775_807
}
/// The standard of a network.
public enum CWPHYMode: Int, Sendable { case modeNone, mode11a, mode11b, mode11g, mode11n, mode11ac, mode11ax }
/// The role of an interface.
public enum CWInterfaceMode: Int, Sendable { case none, station, IBSS, hostAP }
/// The width of a channel.
public enum CWChannelWidth: Int, Sendable { case widthUnknown, width20MHz, width40MHz, width80MHz, width160MHz }
/// The band of a channel.
public enum CWChannelBand: Int, Sendable { case bandUnknown, band2GHz, band5GHz, band6GHz }
/// A channel.
public final class CWChannel: NSObject, @unchecked Sendable {
    public var channelNumber: Int { 0 }
    public var channelWidth: CWChannelWidth { .widthUnknown }
    public var channelBand: CWChannelBand { .bandUnknown }
}
/// A network. None is found.
public final class CWNetwork: NSObject, @unchecked Sendable {
    public var ssid: String? { nil }
    public var ssidData: Data? { nil }
    public var bssid: String? { nil }
    public var wlanChannel: CWChannel? { nil }
    public var rssiValue: Int { 0 }
    public var noiseMeasurement: Int { 0 }
    public var beaconInterval: Int { 0 }
    public var countryCode: String? { nil }
    public var informationElementData: Data? { nil }
    public func supportsSecurity(_ security: CWSecurity) -> Bool { false }
    public func supportsPHYMode(_ phyMode: CWPHYMode) -> Bool { false }
}
/// An interface, which is off.
public final class CWInterface: NSObject, @unchecked Sendable {
    public let interfaceName: String?
    init(_ name: String) { interfaceName = name }
    public func powerOn() -> Bool { false }
    public func setPower(_ power: Bool) throws { throw unavailable }
    public func ssid() -> String? { nil }
    public func ssidData() -> Data? { nil }
    public func bssid() -> String? { nil }
    public func rssiValue() -> Int { 0 }
    public func noiseMeasurement() -> Int { 0 }
    public func transmitRate() -> Double { 0 }
    public func transmitPower() -> Int { 0 }
    public func security() -> CWSecurity { .none }
    public func activePHYMode() -> CWPHYMode { .modeNone }
    public func interfaceMode() -> CWInterfaceMode { .none }
    public func wlanChannel() -> CWChannel? { nil }
    public func countryCode() -> String? { nil }
    public func hardwareAddress() -> String? { nil }
    public func serviceActive() -> Bool { false }
    public func cachedScanResults() -> Set<CWNetwork>? { [] }
    public func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork> { [] }
    public func scanForNetworks(withName networkName: String?, includeHidden: Bool) throws -> Set<CWNetwork> { [] }
    public func scanForNetworks(withSSID ssid: Data?) throws -> Set<CWNetwork> { [] }
    public func associate(to network: CWNetwork, password: String?) throws { throw unavailable }
    public func disassociate() {}
    private var unavailable: NSError { NSError(domain: "com.apple.coreWLAN.error", code: -3930) }
}
