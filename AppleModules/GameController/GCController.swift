// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of GameController.

import Easel
import Foundation
import Views

// Drawing has no game controllers: none connects, and no button is pressed.

/// A game controller. No controller ever connects.
open class GCController: NSObject, @unchecked Sendable {
    public class func controllers() -> [GCController] { [] }
    public class var current: GCController? { nil }
    public class var shouldMonitorBackgroundEvents: Bool {
        get { false }
        set {}
    }
    public class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {}
    public class func stopWirelessControllerDiscovery() {}
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var controllerPausedHandler: ((GCController) -> Void)?
    open var isAttachedToDevice: Bool { false }
    open var handlerQueue = DispatchQueue.main
    open var battery: GCDeviceBattery? { nil }
    open var haptics: NSObject? { nil }
}
/// The battery of a controller.
open class GCDeviceBattery: NSObject, @unchecked Sendable { open var batteryLevel: Float { 0 } }
/// The player of a controller.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}
/// A part of a controller.
open class GCControllerElement: NSObject, @unchecked Sendable {
    open var isAnalog: Bool { false }
    open var localizedName: String? { nil }
    open var sfSymbolsName: String? { nil }
}
/// A button.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// Reacts to a button, which is never pressed.
    public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var isTouched: Bool { false }
    open var valueChangedHandler: ValueChangedHandler?
    open var pressedChangedHandler: ValueChangedHandler?
}
/// The position along an axis.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}
/// A cross or a stick.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
/// The parts of a large controller.
open class GCExtendedGamepad: NSObject, @unchecked Sendable {
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
    public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
/// The parts of a small controller.
open class GCMicroGamepad: NSObject, @unchecked Sendable {
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let dpad = GCControllerDirectionPad()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
}
/// A keyboard for games. No keyboard ever connects.
open class GCKeyboard: NSObject, @unchecked Sendable {
    public class var coalesced: GCKeyboard? { nil }
    open var keyboardInput: GCKeyboardInput? { nil }
}
/// The keys of a keyboard.
open class GCKeyboardInput: NSObject, @unchecked Sendable {
    open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
    open var isAnyKeyPressed: Bool { false }
}
/// The number of a key.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let keyA = GCKeyCode(rawValue: 4)
    public static let keyD = GCKeyCode(rawValue: 7)
    public static let keyE = GCKeyCode(rawValue: 8)
    public static let keyQ = GCKeyCode(rawValue: 20)
    public static let keyS = GCKeyCode(rawValue: 22)
    public static let keyW = GCKeyCode(rawValue: 26)
    public static let returnOrEnter = GCKeyCode(rawValue: 40)
    public static let escape = GCKeyCode(rawValue: 41)
    public static let spacebar = GCKeyCode(rawValue: 44)
    public static let rightArrow = GCKeyCode(rawValue: 79)
    public static let leftArrow = GCKeyCode(rawValue: 80)
    public static let downArrow = GCKeyCode(rawValue: 81)
    public static let upArrow = GCKeyCode(rawValue: 82)
    public static let leftShift = GCKeyCode(rawValue: 225)
}
/// A controller on the screen. It isn't drawn.
@MainActor @preconcurrency
open class GCVirtualController: NSObject {
    /// The buttons of a controller on the screen.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var elements: Set<String> = []
        open var isHidden = false
        nonisolated public override init() {}
    }
    public init(configuration: Configuration) {}
    open var controller: GCController? { nil }
    open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { SceneNotes.notDrawn("GCVirtualController") }
    open func connect() async throws { SceneNotes.notDrawn("GCVirtualController") }
    open func disconnect() {}
}
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"

extension Notification.Name {
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
}
