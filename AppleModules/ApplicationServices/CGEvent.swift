// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit

// The system grants no permission, and sends no event.

public typealias CGWindowID = UInt32
public typealias CGDirectDisplayID = UInt32
public typealias CGKeyCode = UInt16
public typealias CGCharCode = UInt16

public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { UIScreen.main.bounds }
public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult public func CGRequestScreenCaptureAccess() -> Bool { false }

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
