// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit

// Accessibility of other apps. None answers.

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

public func AXIsProcessTrusted() -> Bool { false }
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
/// The option that asks the user for permission.
public struct _TrustedPrompt: Sendable {
    public func takeUnretainedValue() -> String { "AXTrustedCheckOptionPrompt" }
    public func takeRetainedValue() -> String { "AXTrustedCheckOptionPrompt" }
}
public let kAXTrustedCheckOptionPrompt = _TrustedPrompt()
