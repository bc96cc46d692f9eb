// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit

// No tap can be made, and no window is listed.

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
