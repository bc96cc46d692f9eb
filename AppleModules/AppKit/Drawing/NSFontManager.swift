// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

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
    public func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let own = fontObj.fontDescriptor.symbolicTraits
        var traits: NSFontTraitMask = []
        if own.contains(.bold) { traits.insert(.boldFontMask) }
        if own.contains(.italic) { traits.insert(.italicFontMask) }
        if fontObj.isFixedPitch { traits.insert(.fixedPitchFontMask) }
        return traits
    }
    public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        NSFont(name: family, size: size).map { convert($0, toHaveTrait: weight > 8 ? traits.union(.boldFontMask) : traits) }
    }
    public func availableMembers(ofFontFamily fam: String) -> [[Any]]? { availableFontFamilies.contains(fam) ? [[fam, "Regular", 5, 0]] : nil }
    public func localizedName(forFamily family: String, face faceKey: String?) -> String { family }
    public func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { selectedFont = fontObj }
    public func orderFrontFontPanel(_ sender: Any?) {}
    public func fontPanel(_ create: Bool) -> NSFontPanel? { .shared }
}
