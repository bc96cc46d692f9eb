// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// A request from another machine, which never arrives here.
open class CBATTRequest: NSObject, @unchecked Sendable {
    override init() {}
    open var characteristic: CBCharacteristic { CBMutableCharacteristic(type: CBUUID(string: "0000"), properties: [], value: nil, permissions: []) }
    open var offset: Int { 0 }
    open var value: Data?
}
/// An error of a connection.
public struct CBError: Error, Hashable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout, peripheralDisconnected
        case uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unkownDevice, operationNotSupported
        case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "CBErrorDomain" }
}
/// An error of another machine.
public struct CBATTError: Error, Hashable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported, invalidOffset
        case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength
        case unlikelyError, insufficientEncryption, unsupportedGroupType, insufficientResources
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "CBATTErrorDomain" }
}
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBManagerInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBManagerInitOptionRestoreIdentifier"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataOverflowServiceUUIDs"
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
