import AppleCoreGraphics
import Easel
import Foundation

/// UIKit's font.
public final class UIFont: NSObject, @unchecked Sendable {
    /// The weight of a system font, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var weight: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
                (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// The purpose of a font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The same style for views, and its size in points.
        var style: (style: Font.TextStyle, size: CGFloat) {
            switch self {
            case .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .subheadline: (.subheadline, 15)
            case .callout: (.callout, 16)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            default: (.body, 17)
            }
        }
    }

    /// The same font for views.
    let font: Font
    /// Points per em.
    public let pointSize: CGFloat
    public let familyName: String
    public let fontName: String
    private let resized: (CGFloat) -> UIFont
    /// The style whose growth the font follows, up to a size in points.
    fileprivate(set) var metrics: (style: Font.TextStyle, maximum: CGFloat)?

    private init(_ font: Font, size: CGFloat, name: String, resized: @escaping (CGFloat) -> UIFont) {
        (self.font, pointSize, familyName, fontName, self.resized) = (font, size, name, name, resized)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return font == other.font && pointSize == other.pointSize && fontName == other.fontName && metrics?.style == other.metrics?.style
    }
    public override var hash: Int { pointSize.hashValue ^ fontName.hashValue }

    package convenience init(copying font: UIFont) { self.init(font.font, size: font.pointSize, name: font.fontName, resized: font.resized) }

    /// Returns the font with a change that also applies to its other sizes.
    func changed(_ change: @escaping (Font) -> Font) -> UIFont {
        UIFont(change(font), size: pointSize, name: fontName) { [self] in withSize($0).changed(change) }
    }

    private static let systemName = ".SFUI-Regular"

    private static func system(_ size: CGFloat, _ weight: Font.Weight, _ change: @escaping (Font) -> Font = { $0 }) -> UIFont {
        UIFont(change(.system(size: size, weight: weight)), size: size, name: systemName) { system($0, weight, change) }
    }

    /// Creates a font by family or PostScript name, `size` points per em.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName) {
            UIFont(name: fontName, size: $0) ?? .systemFont(ofSize: $0)
        }
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight.weight) }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold) }
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) { $0.italic() } }
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight.weight) { $0.monospaced() }
    }
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight.weight) { $0.monospacedDigit() }
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (style, size) = style.style
        return UIFont(.system(style), size: size, name: systemName) { system($0, style == .headline ? .semibold : .regular) }
    }
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    /// Returns the font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { resized(fontSize) }

    // The metrics of San Francisco, per em.
    public var ascender: CGFloat { 0.952 * pointSize }
    public var descender: CGFloat { -0.2412 * pointSize }
    public var capHeight: CGFloat { 0.7046 * pointSize }
    public var xHeight: CGFloat { 0.5264 * pointSize }
    public var leading: CGFloat { 0 }
    public var lineHeight: CGFloat { 1.1934 * pointSize }
}

extension Font {
    /// Creates a view's font from a UIKit font.
    public init(_ font: UIFont) { self = font.font }
}

/// Makes fonts that follow the content size where their views adjust them. The app's content size is the standard size.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style.style }
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let font = font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : UIFont(copying: font)
        font.metrics = (style, maximumPointSize)
        return font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension UIFont {
    /// The width of a system font.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
        var width: Font.Width {
            switch self {
            case .compressed: .compressed
            case .condensed: .condensed
            case .expanded: .expanded
            default: .standard
            }
        }
    }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight).changed { $0.width(width.width) }
    }
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] { [.name: fontName, .size: pointSize, .family: familyName] }
}

extension UIFont {
    /// The families of fonts; always empty.
    public static var familyNames: [String] { [] }
    /// The fonts of a family; always empty.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
