// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple.

import Foundation

// There are no instruments: clients and ports are numbers, and nothing is sent or received.

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIUniqueID = Int32
public typealias MIDITimeStamp = UInt64
public typealias MIDIChannelNumber = UInt8

/// The number of a protocol.
public enum MIDIProtocolID: Int32, Sendable {
    case _1_0 = 1
    case _2_0 = 2
}
/// A change of the instruments.
public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1
    case msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged, msgIOError
}
/// A change of the instruments.
public struct MIDINotification: Sendable {
    public var messageID: MIDINotificationMessageID
    public var messageSize: UInt32
}
/// One message of an instrument.
public struct MIDIPacket {
    public var timeStamp: MIDITimeStamp = 0
    public var length: UInt16 = 0
    public var data: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    public init() {}
}
/// Messages of an instrument.
public struct MIDIPacketList {
    public var numPackets: UInt32 = 0
    public var packet = MIDIPacket()
    public init() {}
}
/// Messages of an instrument in words.
public struct MIDIEventPacket {
    public var timeStamp: MIDITimeStamp = 0
    public var wordCount: UInt32 = 0
    public var words: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    public init() {}
}
/// Messages of an instrument in words.
public struct MIDIEventList {
    public var `protocol` = MIDIProtocolID._1_0
    public var numPackets: UInt32 = 0
    public var packet = MIDIEventPacket()
    public init() {}
}
/// Reacts to a change of the instruments.
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
/// Reacts to a change of the instruments.
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void
/// Receives messages.
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
/// Receives messages.
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void

/// The error for an unknown instrument.
public let kMIDIUnknownEndpoint: Int32 = -10834
public let kMIDIInvalidClient: Int32 = -10830
public let kMIDIObjectNotFound: Int32 = -10842
public let kMIDIUnknownProperty: Int32 = -10835
public let kMIDIPropertyName: String = "name"
public let kMIDIPropertyDisplayName: String = "display name"
public let kMIDIPropertyManufacturer: String = "manufacturer"
public let kMIDIPropertyModel: String = "model"
public let kMIDIPropertyUniqueID: String = "unique id"
public let kMIDIPropertyOffline: String = "offline"

/// Creates a client, to which no change is reported.
public func MIDIClientCreateWithBlock(_ name: String, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?) -> Int32 {
    unsafe outClient.pointee = 1
    return 0
}
/// Creates a client, to which no change is reported.
public func MIDIClientCreate(
    _ name: String, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?, _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> Int32 {
    unsafe outClient.pointee = 1
    return 0
}
public func MIDIClientDispose(_ client: MIDIClientRef) -> Int32 { 0 }
/// Creates a port, which receives nothing.
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: String, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock
) -> Int32 {
    unsafe outPort.pointee = 2
    return 0
}
/// Creates a port, which receives nothing.
public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: String, _ protocol: MIDIProtocolID, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ receiveBlock: @escaping MIDIReceiveBlock
) -> Int32 {
    unsafe outPort.pointee = 2
    return 0
}
/// Creates a port for sending.
public func MIDIOutputPortCreate(_ client: MIDIClientRef, _ portName: String, _ outPort: UnsafeMutablePointer<MIDIPortRef>) -> Int32 {
    unsafe outPort.pointee = 3
    return 0
}
/// Creates an instrument of the app, which nothing plays.
public func MIDISourceCreate(_ client: MIDIClientRef, _ name: String, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>) -> Int32 {
    unsafe outSrc.pointee = 4
    return 0
}
/// Creates a target of the app, which receives nothing.
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: String, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ readBlock: @escaping MIDIReadBlock
) -> Int32 {
    unsafe outDest.pointee = 5
    return 0
}
public func MIDIPortDispose(_ port: MIDIPortRef) -> Int32 { 0 }
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> Int32 { 0 }
public func MIDIPortConnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?) -> Int32 { kMIDIUnknownEndpoint }
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> Int32 { kMIDIUnknownEndpoint }
public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> Int32 { kMIDIUnknownEndpoint }
public func MIDISendEventList(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>) -> Int32 { kMIDIUnknownEndpoint }
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> Int32 { 0 }
public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> Int32 { 0 }
/// Leaves the value alone: objects have no properties.
public func MIDIObjectGetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: String, _ outValue: UnsafeMutablePointer<Int32>) -> Int32 {
    kMIDIUnknownProperty
}
/// Starts an empty list.
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<MIDIPacket> {
    unsafe pktlist.pointee = MIDIPacketList()
    return unsafe UnsafeMutableRawPointer(pktlist).advanced(by: MemoryLayout<MIDIPacketList>.offset(of: \.packet) ?? 0)
        .assumingMemoryBound(to: MIDIPacket.self)
}
