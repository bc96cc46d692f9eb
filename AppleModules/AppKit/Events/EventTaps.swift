// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

// Events of the system, accessibility of other apps, the list of windows, and power: no tap can be made, no app answers, and no window is listed.

public typealias CGEventMask = UInt64
/// The kind of an event.
public enum CGEventType: UInt32, Sendable {
    case null = 0
    case leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
    case keyDown = 10
    case keyUp, flagsChanged
    case scrollWheel = 22
    case tabletPointer, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case tapDisabledByTimeout = 0xFFFF_FFFE
    case tapDisabledByUserInput = 0xFFFF_FFFF
}
/// A value of an event.
public enum CGEventField: UInt32, Sendable {
    case mouseEventNumber, mouseEventClickState, mouseEventPressure, mouseEventButtonNumber, mouseEventDeltaX, mouseEventDeltaY, mouseEventInstantMouser
    case mouseEventSubtype, keyboardEventAutorepeat, keyboardEventKeycode, keyboardEventKeyboardType
    case scrollWheelEventDeltaAxis1, scrollWheelEventDeltaAxis2, scrollWheelEventDeltaAxis3
    case eventTargetProcessSerialNumber = 39
    case eventTargetUnixProcessID, eventSourceUnixProcessID, eventSourceUserData, eventSourceUserID, eventSourceGroupID, eventSourceStateID
    case scrollWheelEventIsContinuous = 88
    case scrollWheelEventFixedPtDeltaAxis1 = 93
    case scrollWheelEventFixedPtDeltaAxis2
    case scrollWheelEventPointDeltaAxis1 = 96
    case scrollWheelEventPointDeltaAxis2
    case scrollWheelEventScrollPhase = 99
}
public enum CGEventTapPlacement: UInt32, Sendable { case headInsertEventTap, tailAppendEventTap }
public enum CGEventTapOptions: UInt32, Sendable { case defaultTap, listenOnly }
public enum CGMouseButton: UInt32, Sendable { case left, right, center }
public enum CGScrollEventUnit: UInt32, Sendable { case pixel, line }
public typealias CGEventTapProxy = OpaquePointer
public typealias CGEventTapCallBack = (CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?) -> Unmanaged<CGEvent>?

/// A port for events. None can be made.
public final class CFMachPort: Sendable {
    init() {}
}
/// A source of a run loop.
public final class CFRunLoopSource: Sendable {
    init() {}
}
/// A run loop.
public final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
}
/// The mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
}
public func CFMachPortCreateRunLoopSource(_ allocator: CFAllocator?, _ port: CFMachPort!, _ order: Int) -> CFRunLoopSource! { CFRunLoopSource() }
public func CFMachPortInvalidate(_ port: CFMachPort!) {}
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRun() {}
public func CFRunLoopStop(_ rl: CFRunLoop!) {}

extension CGEvent {
    /// Always nil: the system grants no permission.
    public static func tapCreate(
        tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask, callback: CGEventTapCallBack,
        userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? { nil }
    public static func tapEnable(tap: CFMachPort, enable: Bool) {}
    public static func tapIsEnabled(tap: CFMachPort) -> Bool { false }
    public convenience init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton) {
        self.init(source: source)
        location = mouseCursorPosition
    }
    public convenience init?(
        scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32, wheel2: Int32, wheel3: Int32
    ) { self.init(source: source) }
    public var type: CGEventType { .null }
    public var timestamp: UInt64 { 0 }
    public var unflippedLocation: CGPoint { location }
    public func getIntegerValueField(_ field: CGEventField) -> Int64 { 0 }
    public func setIntegerValueField(_ field: CGEventField, value: Int64) {}
    public func getDoubleValueField(_ field: CGEventField) -> Double { 0 }
    public func setDoubleValueField(_ field: CGEventField, value: Double) {}
    public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UInt16>?) {}
    public func copy() -> CGEvent? { CGEvent(source: nil) }
}
extension CGEventSource {
    public static func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
    public static func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
    public static func secondsSinceLastEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> TimeInterval { 0 }
}

@discardableResult public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> Int32 { 0 }
@discardableResult public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> Int32 { 0 }
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? { nil }
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).width) }
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).height) }

/// The windows of a list.
public struct CGWindowListOption: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let optionAll: CGWindowListOption = []
    public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
    public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
    public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
    public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
    public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
}
/// The picture of a window.
public struct CGWindowImageOption: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
    public static let bestResolution = CGWindowImageOption(rawValue: 8)
    public static let nominalResolution = CGWindowImageOption(rawValue: 16)
}
public let kCGNullWindowID: CGWindowID = 0
public let kCGWindowOwnerName = "kCGWindowOwnerName"
public let kCGWindowOwnerPID = "kCGWindowOwnerPID"
public let kCGWindowName = "kCGWindowName"
public let kCGWindowNumber = "kCGWindowNumber"
public let kCGWindowBounds = "kCGWindowBounds"
public let kCGWindowLayer = "kCGWindowLayer"
public let kCGWindowAlpha = "kCGWindowAlpha"
public let kCGWindowIsOnscreen = "kCGWindowIsOnscreen"
public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> [[String: Any]]? { [] }
public func CGWindowListCreateImage(
    _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID, _ imageOption: CGWindowImageOption
) -> CGImage? { nil }

// Accessibility of other apps.

/// A part of another app's interface, without values.
public final class AXUIElement: Sendable {
    init() {}
}
/// Watches another app's interface. It calls nothing.
public final class AXObserver: Sendable {
    init() {}
}
/// A value of another app's interface.
public final class AXValue: Sendable {
    init() {}
}
public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
public enum AXValueType: UInt32, Sendable { case illegal, cgPoint, cgSize, cgRect, cfRange, axError }
public func AXUIElementCreateApplication(_ pid: Int32) -> AXUIElement { AXUIElement() }
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement() }
@discardableResult public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { .cannotComplete }
@discardableResult public func AXUIElementSetAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef) -> AXError { .cannotComplete }
@discardableResult public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { .cannotComplete }
@discardableResult public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<Int32>) -> AXError { .cannotComplete }
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? { nil }
@discardableResult public func AXValueGetValue(_ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer) -> Bool { false }
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
public let kAXMainWindowAttribute = "AXMainWindow"
public let kAXWindowsAttribute = "AXWindows"
public let kAXChildrenAttribute = "AXChildren"
public let kAXTitleAttribute = "AXTitle"
public let kAXRoleAttribute = "AXRole"
public let kAXValueAttribute = "AXValue"
public let kAXPositionAttribute = "AXPosition"
public let kAXSizeAttribute = "AXSize"
public let kAXMinimizedAttribute = "AXMinimized"
public let kAXSelectedTextAttribute = "AXSelectedText"
public let kAXPressAction = "AXPress"
public let kAXRaiseAction = "AXRaise"
/// The result of asking another app.
public enum AXError: Int32, Sendable {
    case success = 0
    case failure = -25200
    case illegalArgument = -25201
    case invalidUIElement = -25202
    case cannotComplete = -25204
    case attributeUnsupported = -25205
    case notImplemented = -25208
    case apiDisabled = -25211
    case noValue = -25212
}

// Carbon's shortcuts.

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

// Power.

public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32
public typealias IOReturn = Int32
public let kIOReturnSuccess: IOReturn = 0
public let kIOPMAssertionLevelOn = 255
public let kIOPMAssertionLevelOff = 0
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public let kIOPMAssertPreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
@discardableResult public func IOPMAssertionCreateWithName(
    _ assertionType: CFString, _ assertionLevel: IOPMAssertionLevel, _ assertionName: CFString, _ assertionID: UnsafeMutablePointer<IOPMAssertionID>
) -> IOReturn { kIOReturnSuccess }
@discardableResult public func IOPMAssertionRelease(_ assertionID: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
/// A value of Core Foundation that a function returns.
public struct _Retained<Value> {
    let value: Value
    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}
/// A list of power sources: this Mac has none.
public func IOPSCopyPowerSourcesInfo() -> _Retained<CFTypeRef>! { _Retained(value: NSArray()) }
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> _Retained<[CFTypeRef]>! { _Retained(value: []) }
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> _Retained<[String: Any]>! { _Retained(value: [:]) }
