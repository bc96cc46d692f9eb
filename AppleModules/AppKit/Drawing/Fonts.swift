// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
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
    public var isFixedPitch: Bool { fontName.localizedCaseInsensitiveContains("mono") || ["Menlo", "Courier", "Monaco"].contains(familyName) }
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

/// The traits of a font in the font manager.
public struct NSFontTraitMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}

/// Converts fonts. The fonts of a Mac aren't there: it lists those that Easel draws everywhere.
@MainActor @preconcurrency
public final class NSFontManager: NSObject {
    public static let shared = NSFontManager()
    public var availableFontFamilies: [String] { ["Helvetica", "Menlo", "New York", "SF Mono", "SF Pro"] }
    public var availableFonts: [String] { availableFontFamilies }
    public weak var target: AnyObject?
    public var action = Selector("changeFont:")
    public private(set) var selectedFont: NSFont?
    nonisolated override init() {}
    public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if trait.contains(.boldFontMask) { traits.insert(.bold) }
        if trait.contains(.italicFontMask) { traits.insert(.italic) }
        if trait.contains(.fixedPitchFontMask) { traits.insert(.monoSpace) }
        guard !traits.isEmpty else { return fontObj }
        return NSFont(descriptor: fontObj.fontDescriptor.withSymbolicTraits(traits), size: 0) ?? fontObj
    }
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    public func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont { NSFont(name: family, size: fontObj.pointSize) ?? fontObj }
    public func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont { upFlag ? convert(fontObj, toHaveTrait: .boldFontMask) : fontObj }
    public func convert(_ fontObj: NSFont) -> NSFont { fontObj }
    public func traits(of fontObj: NSFont) -> NSFontTraitMask { fontObj.isFixedPitch ? .fixedPitchFontMask : [] }
    public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        NSFont(name: family, size: size).map { convert($0, toHaveTrait: weight > 8 ? traits.union(.boldFontMask) : traits) }
    }
    public func availableMembers(ofFontFamily fam: String) -> [[Any]]? { availableFontFamilies.contains(fam) ? [[fam, "Regular", 5, 0]] : nil }
    public func localizedName(forFamily family: String, face faceKey: String?) -> String { family }
    public func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { selectedFont = fontObj }
    public func orderFrontFontPanel(_ sender: Any?) {}
    public func fontPanel(_ create: Bool) -> NSFontPanel? { .shared }
}
