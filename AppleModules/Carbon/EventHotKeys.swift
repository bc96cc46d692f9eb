// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit

// Shortcuts, of which none can be registered.

public typealias EventHotKeyRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventTargetRef = OpaquePointer
public typealias EventRef = OpaquePointer
public typealias EventParamName = OSType
public typealias EventParamType = OSType
public typealias EventHandlerUPP = (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
/// The kind of an event of Carbon.
public struct EventTypeSpec: Sendable {
    public var eventClass: OSType
    public var eventKind: UInt32
    public init(eventClass: OSType = 0, eventKind: UInt32 = 0) { (self.eventClass, self.eventKind) = (eventClass, eventKind) }
}
public let kEventClassKeyboard = 0x6B65_7962
public let kEventHotKeyPressed = 5
public let kEventHotKeyReleased = 6
public let kEventParamDirectObject = 0x2D2D_2D2D
public let typeEventHotKeyID = 0x686B_6964
public let eventNotHandledErr: OSStatus = -9874
public func GetApplicationEventTarget() -> EventTargetRef! { nil }
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
@discardableResult public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!, _ inOptions: UInt32,
    _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!
) -> OSStatus { eventNotHandledErr }
@discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { noErr }
@discardableResult public func InstallEventHandler(
    _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!,
    _ inUserData: UnsafeMutableRawPointer!, _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
) -> OSStatus { noErr }
@discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { noErr }
@discardableResult public func GetEventParameter(
    _ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType, _ outActualType: UnsafeMutablePointer<EventParamType>!,
    _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
) -> OSStatus { eventNotHandledErr }
public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { 0 }

/// The name of a shortcut.
public struct EventHotKeyID: Sendable {
    public var signature: OSType
    public var id: UInt32
    public init(signature: OSType = 0, id: UInt32 = 0) { (self.signature, self.id) = (signature, id) }
}
