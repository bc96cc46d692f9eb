// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
    public static func userFont(ofSize fontSize: CGFloat) -> UIFont? { systemFont(ofSize: fontSize > 0 ? fontSize : 12) }
    public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? { monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : 11, weight: .regular) }
    public static func titleBarFont(ofSize fontSize: CGFloat) -> UIFont { boldSystemFont(ofSize: fontSize > 0 ? fontSize : 13) }
    public static func menuFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 13) }
    public static func menuBarFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 14) }
    public static func messageFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 13) }
    public static func paletteFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 11) }
    public static func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 11) }
    public static func labelFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 10) }
    public static func controlContentFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize > 0 ? fontSize : 12) }
    /// The size of a control's text: 13, 11, 9, or 13 points.
    @MainActor public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        default: 13
        }
    }
    public static func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]) -> UIFont {
        let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 26, .title1: 22, .title2: 17, .title3: 15, .headline: 13, .body: 13, .callout: 12, .subheadline: 11, .footnote: 10, .caption1: 10,
            .caption2: 10,
        ]
        return systemFont(ofSize: sizes[style] ?? 13, weight: style == .headline ? .bold : style == .caption2 ? .medium : .regular)
    }
    /// The options of a style's font.
    public struct TextStyleOptionKey: Hashable, Sendable {}
    /// Creates a font from its facts; nil without facts. A size of zero keeps the size.
    public convenience init?(descriptor fontDescriptor: UIFontDescriptor?, size fontSize: CGFloat) {
        guard let fontDescriptor else { return nil }
        self.init(copying: fontSize > 0 ? fontDescriptor.font.withSize(fontSize) : fontDescriptor.font)
    }
    public var displayName: String? { fontName }
    public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.monoSpace) || ["Menlo", "Courier", "Monaco"].contains(familyName) }
    public var boundingRectForFont: CGRect { CGRect(x: 0, y: descender, width: pointSize, height: ascender - descender) }
    public var maximumAdvancement: CGSize { CGSize(width: pointSize, height: 0) }
    public var italicAngle: CGFloat { 0 }
    public var underlinePosition: CGFloat { -0.1 * pointSize }
    public var underlineThickness: CGFloat { 0.05 * pointSize }
    public var numberOfGlyphs: Int { 0 }
    public func set() {}
}

extension UIFontDescriptor {
    @_disfavoredOverload
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor {
        (withSymbolicTraits(symbolicTraits) as UIFontDescriptor?) ?? self
    }
}
extension UIFontDescriptor.SymbolicTraits {
    public static let italic = UIFontDescriptor.SymbolicTraits.traitItalic
    public static let bold = UIFontDescriptor.SymbolicTraits.traitBold
    public static let monoSpace = UIFontDescriptor.SymbolicTraits.traitMonoSpace
}
