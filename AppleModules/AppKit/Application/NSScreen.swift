// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The screen: the canvas of the scene that is drawn.
public final class NSScreen: NSObject, @unchecked Sendable {
    private static let only = NSScreen()
    public static var main: NSScreen? { only }
    public static var deepest: NSScreen? { only }
    public static var screens: [NSScreen] { [only] }
    public static var screensHaveSeparateSpaces: Bool { true }
    public var frame: CGRect { UIScreen.main.bounds }
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    public var localizedName: String { "Display" }
    public var colorSpace: NSColorSpace? { .sRGB }
    public var depth: Int32 { 520 }
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    public var auxiliaryTopLeftArea: CGRect? { nil }
    public var auxiliaryTopRightArea: CGRect? { nil }
    public var maximumFramesPerSecond: Int { 60 }
    public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
        [
            .size: frame.size, .resolution: CGSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor),
            NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1),
        ]
    }
    public func convertRectToBacking(_ rect: CGRect) -> CGRect { rect.applying(CGAffineTransform(scaleX: backingScaleFactor, y: backingScaleFactor)) }
    public static let colorSpaceDidChangeNotification = Notification.Name("NSScreenColorSpaceDidChangeNotification")
}
/// A fact about a screen.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
