// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

// The objects of macOS's audio hardware. There is no hardware: the system has no device, and an object has no property.

/// The number of an object of the hardware.
public typealias AudioObjectID = UInt32
/// The number of a device.
public typealias AudioDeviceID = AudioObjectID
/// The number of a stream of a device.
public typealias AudioStreamID = AudioObjectID
/// The four letters that name a property.
public typealias AudioObjectPropertySelector = UInt32
/// The four letters that name the side of a property.
public typealias AudioObjectPropertyScope = UInt32
/// The channel of a property.
public typealias AudioObjectPropertyElement = UInt32

/// The name of a property.
public struct AudioObjectPropertyAddress: Sendable {
    public var mSelector: AudioObjectPropertySelector
    public var mScope: AudioObjectPropertyScope
    public var mElement: AudioObjectPropertyElement
    public init() { (mSelector, mScope, mElement) = (0, 0, 0) }
    public init(mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement) {
        (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement)
    }
}
/// Reacts to the change of properties.
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void

/// The error that every question about hardware ends with, except the ones for sizes.
private let unknownProperty: Int32 = 0x7768_6F3F

/// Sets the size to 0.
@discardableResult public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> Int32 {
    unsafe outDataSize.pointee = 0
    return inObjectID == AudioObjectID(kAudioObjectSystemObject) ? 0 : unknownProperty
}
/// Leaves the value alone.
@discardableResult public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> Int32 { unknownProperty }
/// Changes nothing, and returns an error.
@discardableResult public func AudioObjectSetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer
) -> Int32 { unknownProperty }
/// Returns false: objects have no properties.
public func AudioObjectHasProperty(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>) -> Bool { false }
/// Accepts the closure and never calls it.
@discardableResult public func AudioObjectAddPropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?,
    _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> Int32 { 0 }
/// Removes nothing: there are no listeners.
@discardableResult public func AudioObjectRemovePropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?,
    _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> Int32 { 0 }

// The names of objects, scopes, elements, and properties.

public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioObjectSystemObject = 1
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676C_6F62
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6C6E_616D
public let kAudioObjectPropertyManufacturer: AudioObjectPropertySelector = 0x6C6D_616B
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x6449_6E20
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector = 0x766D_7663
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector = 0x766D_7663
public let kAudioHardwareServiceDeviceProperty_VirtualMainBalance: AudioObjectPropertySelector = 0x766D_6263
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644F_7574
public let kAudioHardwarePropertyDefaultSystemOutputDevice: AudioObjectPropertySelector = 0x734F_7574
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x7569_6420
public let kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector = 0x6C6E_616D
public let kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector = 0x6E73_7274
public let kAudioDevicePropertyAvailableNominalSampleRates: AudioObjectPropertySelector = 0x6E73_7223
public let kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector = 0x736C_6179
public let kAudioDevicePropertyStreams: AudioObjectPropertySelector = 0x7374_6D23
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766F_6C6D
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6D75_7465
public let kAudioDevicePropertyTransportType: AudioObjectPropertySelector = 0x7472_616E
public let kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector = 0x676F_6E65
