// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

// AppKit's colors are UIKit's; the system's colors are resolved for the platform that is drawn.
import AppleUIKit
import Display
import Easel
import Views

public typealias NSColor = UIColor

extension UIColor {
    /// The name of a color in an asset catalog.
    public typealias Name = String

    public static let labelColor = UIColor.label
    public static let secondaryLabelColor = UIColor.secondaryLabel
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    public static let quaternaryLabelColor = UIColor.quaternaryLabel
    public static let textColor = UIColor.label
    public static let headerTextColor = UIColor.label
    public static let linkColor = UIColor.link
    public static let separatorColor = UIColor.separator
    public static let gridColor = UIColor.separator
    public static let placeholderTextColor = UIColor.placeholderText
    public static let controlAccentColor = UIColor.tintColor
    public static let keyboardFocusIndicatorColor = UIColor.tintColor.withAlphaComponent(0.5)
    public static let textInsertionPointColor = UIColor.tintColor
    public static let controlTextColor = UIColor.label
    public static let disabledControlTextColor = UIColor.tertiaryLabel
    public static let selectedControlTextColor = UIColor.label
    public static let selectedTextColor = UIColor.label
    public static let selectedMenuItemTextColor = UIColor.white
    public static let alternateSelectedControlTextColor = UIColor.white
    public static let windowFrameTextColor = UIColor.label
    public static let unemphasizedSelectedTextColor = UIColor.label
    public static let highlightColor = UIColor.white
    public static let shadowColor = UIColor.black
    public static let findHighlightColor = UIColor.yellow
    public static let selectedContentBackgroundColor = adaptive(.init(0, 99, 225), .init(0, 88, 208))
    public static let unemphasizedSelectedContentBackgroundColor = adaptive(.init(220, 220, 220), .init(70, 70, 70))
    public static let unemphasizedSelectedTextBackgroundColor = adaptive(.init(220, 220, 220), .init(70, 70, 70))
    public static let selectedTextBackgroundColor = adaptive(.init(179, 215, 255), .init(63, 99, 139))
    public static let selectedControlColor = adaptive(.init(179, 215, 255), .init(63, 99, 139))
    /// The surface of controls: white and (30, 30, 30) in part.
    public static let controlColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : .white
    }
    /// The background of windows: (236, 236, 236) and (50, 50, 50).
    public static let windowBackgroundColor = adaptive(.init(236, 236, 236), .init(50, 50, 50))
    public static let windowFrameColor = adaptive(.init(170, 170, 170), .init(100, 100, 100))
    /// The background of tables and lists: white and (30, 30, 30).
    public static let controlBackgroundColor = adaptive(.init(255, 255, 255), .init(30, 30, 30))
    /// The background of texts: white and (30, 30, 30).
    public static let textBackgroundColor = controlBackgroundColor
    /// The area below a document: (150, 150, 150) and (40, 40, 40).
    public static let underPageBackgroundColor = adaptive(.init(150, 150, 150), .init(40, 40, 40))
    /// The backgrounds of a table's rows.
    public static let alternatingContentBackgroundColors = [controlBackgroundColor, adaptive(.init(244, 245, 245), .init(41, 41, 41))]
    public static let controlAlternatingRowBackgroundColors = alternatingContentBackgroundColors
    public static let secondarySystemFillColor = UIColor.secondarySystemFill
    public static let quinaryLabel = UIColor.quaternaryLabel.withAlphaComponent(0.05)

    private struct Components {
        let red: CGFloat
        let green: CGFloat
        let blue: CGFloat
        init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) { (self.red, self.green, self.blue) = (red / 255, green / 255, blue / 255) }
        var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }
    }
    private static func adaptive(_ light: Components, _ dark: Components) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark.color : light.color }
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    /// Creates a color that a closure chooses for each appearance.
    public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { traits in dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark)) }
    }
    /// Creates a color from a bundle's asset catalogs; nil if no color has this name.
    public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }

    /// The color in another space, unchanged for the current appearance: all components are in sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { resolvedColor(with: .current) }
    public func usingType(_ type: ColorType) -> NSColor? { self }
    /// The kind of a color.
    public enum ColorType: Int, Sendable { case componentBased, pattern, catalog }
    public var type: ColorType { .componentBased }
    public var colorSpace: NSColorSpace { .sRGB }
    public var numberOfComponents: Int { 4 }

    private var parts: (CGFloat, CGFloat, CGFloat, CGFloat) {
        let parts = cgColor.components ?? []
        return parts.count == 4 ? (parts[0], parts[1], parts[2], parts[3]) : (parts[0], parts[0], parts[0], parts[1])
    }
    public var redComponent: CGFloat { parts.0 }
    public var greenComponent: CGFloat { parts.1 }
    public var blueComponent: CGFloat { parts.2 }
    public var alphaComponent: CGFloat { parts.3 }
    public var whiteComponent: CGFloat { 0.299 * parts.0 + 0.587 * parts.1 + 0.114 * parts.2 }
    private var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = unsafe getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return (hue, saturation, brightness)
    }
    public var hueComponent: CGFloat { hueParts.hue }
    public var saturationComponent: CGFloat { hueParts.saturation }
    public var brightnessComponent: CGFloat { hueParts.brightness }

    /// Returns a mixture of this color and another one: 0 is this color.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (one, other) = (parts, color.parts)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * min(max(fraction, 0), 1) }
        return NSColor(red: mix(one.0, other.0), green: mix(one.1, other.1), blue: mix(one.2, other.2), alpha: mix(one.3, other.3))
    }
    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
    /// The appearance of a control's color when it is used.
    public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
    public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor {
        switch systemEffect {
        case .none, .rollover: self
        case .pressed: shadow(withLevel: 0.1) ?? self
        case .deepPressed: shadow(withLevel: 0.2) ?? self
        case .disabled: withAlphaComponent(alphaComponent / 2)
        }
    }
    /// Fills a rectangle in the current context.
    public func drawSwatch(in rect: CGRect) {
        set()
        rect.fill()
    }
}

extension Color {
    /// Creates a view's color from an AppKit color.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
