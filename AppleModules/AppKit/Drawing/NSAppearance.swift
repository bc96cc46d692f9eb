// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Display
import Easel
import Views

/// The light or the dark appearance.
public final class NSAppearance: NSObject, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
        var isDark: Bool { rawValue.contains("Dark") }
    }
    public let name: Name
    public var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }
    var isDark: Bool { name.isDark }
    init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }
    /// Creates an appearance; nil for a name that AppKit doesn't know.
    public init?(named name: Name) {
        guard name.rawValue.hasPrefix("NSAppearanceName") else { return nil }
        self.name = name
    }
    /// The appearance of the picture.
    static var shown: NSAppearance { NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }
    public class func currentDrawing() -> NSAppearance { shown }
    public class var current: NSAppearance! {
        get { shown }
        set {}
    }
    /// Returns the first of the names that fits the appearance best; nil without names.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first { $0.isDark == isDark } ?? appearances.first
    }
    /// Runs a closure in which colors are those of this appearance.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        UITraitCollection(userInterfaceStyle: isDark ? .dark : .light).performAsCurrent(block)
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
    public override var hash: Int { name.hashValue }
}

/// Has an appearance.
@MainActor @preconcurrency
public protocol NSAppearanceCustomization: AnyObject {
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}
