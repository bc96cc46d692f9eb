import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that an app supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device. It is a tablet if the canvas's shorter side has at least 700 points, otherwise a phone.
public final class UIDevice: NSObject, @unchecked Sendable {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let current = UIDevice()
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        SceneHost.values.hasTablet ? .pad : .phone
    }
    public var name: String { model }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    public var systemVersion: String { "\(SceneHost.values.palette.version).0" }
    public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
    public var orientation: UIDeviceOrientation {
        let size = SceneHost.values.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    public var isBatteryMonitoringEnabled = false
    /// The battery's charge: unknown.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isMultitaskingSupported: Bool { true }
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public func playInputClick() {}
    public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
    /// Accepts a value by key, for code that rotates the screen. The canvas keeps its size.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
}
