// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleCoreGraphics
import AppleUIKit
import Easel

// The services of a Mac around AppKit: the system grants no permission, registers nothing, and sends no event.

public typealias CGWindowID = UInt32
public typealias CGDirectDisplayID = UInt32
public typealias CGKeyCode = UInt16
public typealias CGCharCode = UInt16
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { UIScreen.main.bounds }
public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult public func CGRequestScreenCaptureAccess() -> Bool { false }
public func AXIsProcessTrusted() -> Bool { false }
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
/// The option that asks the user for permission.
public struct _TrustedPrompt: Sendable {
    public func takeUnretainedValue() -> String { "AXTrustedCheckOptionPrompt" }
    public func takeRetainedValue() -> String { "AXTrustedCheckOptionPrompt" }
}
public let kAXTrustedCheckOptionPrompt = _TrustedPrompt()

/// The keys that are held.
public struct CGEventFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let maskAlphaShift = CGEventFlags(rawValue: 1 << 16)
    public static let maskShift = CGEventFlags(rawValue: 1 << 17)
    public static let maskControl = CGEventFlags(rawValue: 1 << 18)
    public static let maskAlternate = CGEventFlags(rawValue: 1 << 19)
    public static let maskCommand = CGEventFlags(rawValue: 1 << 20)
    public static let maskSecondaryFn = CGEventFlags(rawValue: 1 << 23)
}
/// The receiver of an event.
public enum CGEventTapLocation: UInt32, Sendable { case cghidEventTap, cgSessionEventTap, cgAnnotatedSessionEventTap }
/// The state of the source of events.
public enum CGEventSourceStateID: Int32, Sendable {
    case privateState = -1
    case combinedSessionState, hidSystemState
}
/// A source of events.
public final class CGEventSource: Sendable {
    public init?(stateID: CGEventSourceStateID) {}
}
/// An event of the keyboard or the pointer, which is never sent.
public final class CGEvent: @unchecked Sendable {
    public var flags: CGEventFlags = []
    public var location = CGPoint.zero
    public init?(source: CGEventSource?) {}
    public init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {}
    public func post(tap: CGEventTapLocation) {}
    public func postToPid(_ pid: Int32) {}
}

// Carbon's shortcuts: none can be registered.

/// The name of a shortcut.
public struct EventHotKeyID: Sendable {
    public var signature: OSType
    public var id: UInt32
    public init(signature: OSType = 0, id: UInt32 = 0) { (self.signature, self.id) = (signature, id) }
}
public let cmdKey = 256
public let shiftKey = 512
public let alphaLock = 1024
public let optionKey = 2048
public let controlKey = 4096
public let kVK_ANSI_A = 0x00
public let kVK_ANSI_S = 0x01
public let kVK_ANSI_D = 0x02
public let kVK_ANSI_F = 0x03
public let kVK_ANSI_H = 0x04
public let kVK_ANSI_G = 0x05
public let kVK_ANSI_Z = 0x06
public let kVK_ANSI_X = 0x07
public let kVK_ANSI_C = 0x08
public let kVK_ANSI_V = 0x09
public let kVK_ANSI_B = 0x0B
public let kVK_ANSI_Q = 0x0C
public let kVK_ANSI_W = 0x0D
public let kVK_ANSI_E = 0x0E
public let kVK_ANSI_R = 0x0F
public let kVK_ANSI_Y = 0x10
public let kVK_ANSI_T = 0x11
public let kVK_ANSI_1 = 0x12
public let kVK_ANSI_2 = 0x13
public let kVK_ANSI_3 = 0x14
public let kVK_ANSI_4 = 0x15
public let kVK_ANSI_6 = 0x16
public let kVK_ANSI_5 = 0x17
public let kVK_ANSI_9 = 0x19
public let kVK_ANSI_7 = 0x1A
public let kVK_ANSI_8 = 0x1C
public let kVK_ANSI_0 = 0x1D
public let kVK_ANSI_O = 0x1F
public let kVK_ANSI_U = 0x20
public let kVK_ANSI_I = 0x22
public let kVK_ANSI_P = 0x23
public let kVK_Return = 0x24
public let kVK_ANSI_L = 0x25
public let kVK_ANSI_J = 0x26
public let kVK_ANSI_K = 0x28
public let kVK_ANSI_Comma = 0x2B
public let kVK_ANSI_N = 0x2D
public let kVK_ANSI_M = 0x2E
public let kVK_Tab = 0x30
public let kVK_Space = 0x31
public let kVK_Delete = 0x33
public let kVK_Escape = 0x35
public let kVK_ForwardDelete = 0x75
public let kVK_LeftArrow = 0x7B
public let kVK_RightArrow = 0x7C
public let kVK_DownArrow = 0x7D
public let kVK_UpArrow = 0x7E

/// A script for other apps, which never runs.
public final class NSAppleScript: NSObject, @unchecked Sendable {
    public let source: String?
    public init?(source: String) { self.source = source }
    public var isCompiled: Bool { false }
    @discardableResult public func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        NSAppleEventDescriptor()
    }
}
/// A message between apps, which is empty.
public final class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var booleanValue: Bool { false }
    public var int32Value: Int32 { 0 }
    public var numberOfItems: Int { 0 }
    public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    public func paramDescriptor(forKeyword keyword: FourCharCode) -> NSAppleEventDescriptor? { nil }
}

/// Sends messages between apps. No other app runs, so only this one receives them.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let shared = DistributedNotificationCenter()
    public class func `default`() -> DistributedNotificationCenter { shared }
    public func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool) {
        post(name: name, object: object, userInfo: userInfo)
    }
}
