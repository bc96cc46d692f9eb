// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of IOBluetooth.

import AppleFoundation
import AppleIOKit
import Foundation

// Bluetooth is off, and no device is paired.

public typealias BluetoothHCIRSSIValue = Int8
public typealias BluetoothDeviceClassMajor = UInt32
public typealias BluetoothDeviceClassMinor = UInt32
public typealias BluetoothClassOfDevice = UInt32
public typealias BluetoothRFCOMMChannelID = UInt8
/// Whether Bluetooth is on.
public struct BluetoothHCIPowerState: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let kBluetoothHCIPowerStateON = BluetoothHCIPowerState(1)
public let kBluetoothHCIPowerStateOFF = BluetoothHCIPowerState(0)
public let kBluetoothHCIPowerStateUnintialized = BluetoothHCIPowerState(0xFF)
public let kBluetoothDeviceClassMajorComputer: BluetoothDeviceClassMajor = 1
public let kBluetoothDeviceClassMajorPhone: BluetoothDeviceClassMajor = 2
public let kBluetoothDeviceClassMajorAudio: BluetoothDeviceClassMajor = 4
public let kBluetoothDeviceClassMajorPeripheral: BluetoothDeviceClassMajor = 5
public func IOBluetoothPreferenceGetControllerPowerState() -> Int32 { 0 }
public func IOBluetoothPreferenceSetControllerPowerState(_ state: Int32) {}

/// The Mac's own part of Bluetooth, which is off.
open class IOBluetoothHostController: NSObject, @unchecked Sendable {
    private static let controller = IOBluetoothHostController()
    open class func `default`() -> IOBluetoothHostController! { controller }
    open weak var delegate: AnyObject!
    open var powerState: BluetoothHCIPowerState { kBluetoothHCIPowerStateOFF }
    open func addressAsString() -> String! { "" }
    open func nameAsString() -> String! { "" }
}
/// A device. None is paired, and none can be reached.
open class IOBluetoothDevice: NSObject, @unchecked Sendable {
    open private(set) var addressString: String!
    open class func pairedDevices() -> [Any]! { [] }
    open class func favoriteDevices() -> [Any]! { [] }
    open class func recentDevices(_ numDevices: UInt) -> [Any]! { [] }
    @discardableResult open class func register(forConnectNotifications observer: Any!, selector inSelector: Selector!) -> IOBluetoothUserNotification! {
        IOBluetoothUserNotification()
    }
    @discardableResult open func register(forDisconnectNotification observer: Any!, selector inSelector: Selector!) -> IOBluetoothUserNotification! {
        IOBluetoothUserNotification()
    }
    public override init() {}
    public init!(addressString address: String!) { addressString = address }
    open var name: String! { nil }
    open var nameOrAddress: String! { addressString }
    open var classOfDevice: BluetoothClassOfDevice { 0 }
    open var deviceClassMajor: BluetoothDeviceClassMajor { 0 }
    open var deviceClassMinor: BluetoothDeviceClassMinor { 0 }
    open func isConnected() -> Bool { false }
    open func isPaired() -> Bool { false }
    open func isFavorite() -> Bool { false }
    open func isIncoming() -> Bool { false }
    open func recentAccessDate() -> Date! { nil }
    open func rssi() -> BluetoothHCIRSSIValue { 127 }
    open func rawRSSI() -> BluetoothHCIRSSIValue { 127 }
    @discardableResult open func openConnection() -> IOReturn { kIOReturnNotFound }
    @discardableResult open func openConnection(_ target: Any!) -> IOReturn { kIOReturnNotFound }
    @discardableResult open func closeConnection() -> IOReturn { kIOReturnSuccess }
    @discardableResult open func performSDPQuery(_ target: Any!) -> IOReturn { kIOReturnNotFound }
    open var services: [Any]! { [] }
}
/// A request for notices, which never come.
open class IOBluetoothUserNotification: NSObject, @unchecked Sendable { open func unregister() {} }
/// A search for devices, which finds none.
open class IOBluetoothDeviceInquiry: NSObject, @unchecked Sendable {
    open weak var delegate: AnyObject!
    open var inquiryLength: UInt8 = 10
    open var updateNewDeviceNames = true
    public init!(delegate: Any!) { self.delegate = delegate as AnyObject }
    @discardableResult open func start() -> IOReturn { kIOReturnNotFound }
    @discardableResult open func stop() -> IOReturn { kIOReturnSuccess }
    open func foundDevices() -> [Any]! { [] }
    open func clearFoundDevices() {}
}
/// The pairing of a device, which fails.
open class IOBluetoothDevicePair: NSObject, @unchecked Sendable {
    open weak var delegate: AnyObject!
    private let paired: IOBluetoothDevice?
    public convenience init!(device: IOBluetoothDevice!) { self.init(made: device) }
    private init(made device: IOBluetoothDevice?) { paired = device }
    open func device() -> IOBluetoothDevice! { paired }
    @discardableResult open func start() -> IOReturn { kIOReturnNotFound }
    open func stop() {}
}
