import AppleCoreGraphics
import Easel
import Foundation
import Views

/// Facts about a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
    package let font: UIFont
    init(_ font: UIFont) { self.font = font }
    public var pointSize: CGFloat { font.pointSize }
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        if symbolicTraits.contains(.traitBold) { changed = changed.changed { $0.bold() } }
        if symbolicTraits.contains(.traitItalic) { changed = changed.changed { $0.italic() } }
        if symbolicTraits.contains(.traitMonoSpace) { changed = changed.changed { $0.monospaced() } }
        return UIFontDescriptor(changed)
    }
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .rounded: UIFontDescriptor(font.changed { $0.designed(.rounded) })
        case .serif: UIFontDescriptor(font.changed { $0.designed(.serif) })
        case .monospaced: UIFontDescriptor(font.changed { $0.designed(.monospaced) })
        default: self
        }
    }
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
    /// Creates a font from its facts.
    ///
    /// - Parameter pointSize: points per em; zero keeps the size.
    // AppKit's initializer, which may fail, comes first where both are visible.
    @_disfavoredOverload
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(copying: pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
    }
}

extension UIFontDescriptor {
    /// The name of a font's fact.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    /// The name of a font's trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    /// The name of a font's feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
    public convenience init(name fontName: String, size: CGFloat) { self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)) }
    /// Creates facts about the font with a name and a size; without a name, about the system font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.size] as? CGFloat ?? 12
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        self.init(name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size))
    }
    public var postscriptName: String { font.fontName }
    public var symbolicTraits: SymbolicTraits {
        let resolved = font.font.resolve(in: EnvironmentValues().fontResolutionContext)
        var traits: SymbolicTraits = []
        if resolved.isBold || resolved.weight == .semibold { traits.insert(.traitBold) }
        if resolved.isItalic { traits.insert(.traitItalic) }
        if resolved.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
    public func object(forKey attribute: AttributeName) -> Any? { font.fontAttributes[attribute] }
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    /// Returns the facts with another size or weight. Features of fonts aren't drawn.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let size = attributes[.size] as? CGFloat { result = result.withSize(size) }
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? UIFont.Weight { result = UIFontDescriptor(result.font.changed { $0.weight(weight.weight) }) }
        if attributes[.featureSettings] != nil { SceneNotes.notDrawn("UIFontDescriptor.AttributeName.featureSettings") }
        return result
    }
}
