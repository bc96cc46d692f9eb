// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Display
import Easel
import Views

/// The space of a color's components.
public final class NSColorSpace: NSObject, Sendable {
    public static let sRGB = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
    public static let adobeRGB1998 = NSColorSpace()
    public static let deviceGray = NSColorSpace()
    public static let genericGray = NSColorSpace()
    public static let genericGamma22Gray = NSColorSpace()
    public static let deviceCMYK = NSColorSpace()
    public static let genericCMYK = NSColorSpace()
    public var cgColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

/// The name of a color's space.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}
