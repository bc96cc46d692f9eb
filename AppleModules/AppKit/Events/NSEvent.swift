// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The state and the position of a user's action. Drawing has no keyboard and no pointer, so only code creates events.
@MainActor @preconcurrency
open class NSEvent: NSObject {
    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp,
            flagsChanged,
            appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
        case rotate = 18
        case beginGesture, endGesture
        case scrollWheel = 22
        case tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
        case gesture = 29
        case magnify, swipe, smartMagnify, quickLook, pressure, directTouch
        case changeMode = 38
    }
    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        public static let keyDown = EventTypeMask(type: .keyDown)
        public static let keyUp = EventTypeMask(type: .keyUp)
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        public static let systemDefined = EventTypeMask(type: .systemDefined)
        public static let appKitDefined = EventTypeMask(type: .appKitDefined)
        public static let applicationDefined = EventTypeMask(type: .applicationDefined)
        public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        public static let magnify = EventTypeMask(type: .magnify)
        public static let swipe = EventTypeMask(type: .swipe)
        public static let rotate = EventTypeMask(type: .rotate)
        public static let gesture = EventTypeMask(type: .gesture)
        public static let pressure = EventTypeMask(type: .pressure)
        public static let smartMagnify = EventTypeMask(type: .smartMagnify)
        public static let any = EventTypeMask(rawValue: .max)
    }
    /// The keys that are held.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }
    /// The phase of a gesture.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let began = Phase(rawValue: 1)
        public static let stationary = Phase(rawValue: 2)
        public static let changed = Phase(rawValue: 4)
        public static let ended = Phase(rawValue: 8)
        public static let cancelled = Phase(rawValue: 16)
        public static let mayBegin = Phase(rawValue: 32)
    }
    /// The subtype of an event.
    public struct EventSubtype: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int16
        public init(rawValue: Int16) { self.rawValue = rawValue }
        public static let applicationActivated = EventSubtype(rawValue: 1)
        public static let mouseEvent = EventSubtype(rawValue: 0)
        public static let screenChanged = EventSubtype(rawValue: 8)
    }
    /// Keys without characters.
    public enum SpecialKey: Int, Sendable {
        case upArrow = 0xF700
        case downArrow, leftArrow, rightArrow
        case delete = 0x7F
        case deleteForward = 0xF728
        case home = 0xF729
        case end = 0xF72B
        case pageUp = 0xF72C
        case pageDown = 0xF72D
        case carriageReturn = 0x0D
        case enter = 0x03
        case tab = 0x09
        case backTab = 0x19
    }

    public let type: EventType
    public let locationInWindow: CGPoint
    public let modifierFlags: ModifierFlags
    public let timestamp: TimeInterval
    public let characters: String?
    public let charactersIgnoringModifiers: String?
    public let keyCode: UInt16
    public let isARepeat: Bool
    public let clickCount: Int
    public let windowNumber: Int
    public weak var window: NSWindow?
    public var pressure: Float { 0 }
    public var stage: Int { 0 }
    public var buttonNumber: Int { 0 }
    public var eventNumber: Int { 0 }
    public var deltaX: CGFloat { 0 }
    public var deltaY: CGFloat { 0 }
    public var deltaZ: CGFloat { 0 }
    public var scrollingDeltaX: CGFloat { 0 }
    public var scrollingDeltaY: CGFloat { 0 }
    public var hasPreciseScrollingDeltas: Bool { false }
    public var isDirectionInvertedFromDevice: Bool { false }
    public var phase: Phase { [] }
    public var momentumPhase: Phase { [] }
    public var magnification: CGFloat { 0 }
    public var rotation: Float { 0 }
    public var subtype: EventSubtype { .mouseEvent }
    public var data1: Int { 0 }
    public var data2: Int { 0 }
    public var trackingArea: NSTrackingArea? { nil }
    public var cgEvent: AnyObject? { nil }
    public var specialKey: SpecialKey? { characters?.unicodeScalars.first.flatMap { SpecialKey(rawValue: Int($0.value)) } }
    public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { charactersIgnoringModifiers }

    init(
        _ type: EventType, _ location: CGPoint, _ flags: ModifierFlags, _ timestamp: TimeInterval, _ window: Int, characters: String? = nil,
        plain: String? = nil, keyCode: UInt16 = 0, isARepeat: Bool = false, clickCount: Int = 0
    ) {
        (self.type, locationInWindow, modifierFlags, self.timestamp, windowNumber) = (type, location, flags, timestamp, window)
        (self.characters, charactersIgnoringModifiers, self.keyCode, self.isARepeat) = (characters, plain, keyCode, isARepeat)
        self.clickCount = clickCount
    }

    public class func keyEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int,
        context unusedPassNil: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
        keyCode code: UInt16
    ) -> NSEvent? { NSEvent(type, location, flags, time, wNum, characters: keys, plain: ukeys, keyCode: code, isARepeat: flag) }
    public class func mouseEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int,
        context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
    ) -> NSEvent? { NSEvent(type, location, flags, time, wNum, clickCount: cNum) }
    public class func otherEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int,
        context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int
    ) -> NSEvent? { NSEvent(type, location, flags, time, wNum) }

    /// The pointer's position: the middle of the screen.
    public class var mouseLocation: CGPoint { CGPoint(x: NSScreen.main?.frame.midX ?? 0, y: NSScreen.main?.frame.midY ?? 0) }
    public class var modifierFlags: ModifierFlags { [] }
    public class var pressedMouseButtons: Int { 0 }
    public class var doubleClickInterval: TimeInterval { 0.5 }
    public class var keyRepeatDelay: TimeInterval { 0.5 }
    public class var keyRepeatInterval: TimeInterval { 1 / 12 }
    /// Returns an object for `removeMonitor(_:)`. No event ever comes.
    public class func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { NSObject() }
    /// Returns an object for `removeMonitor(_:)`. No event ever comes.
    public class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { NSObject() }
    public class func removeMonitor(_ eventMonitor: Any) {}
}
