import AppleCoreGraphics
import Easel
import Foundation

/// The rules for a new password. Drawing has no keyboard.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
/// A quick action of the app's icon that can change.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
/// The old message of an app. It is never shown.
@MainActor @preconcurrency
open class UILocalNotification: NSObject {
    open var fireDate: Date?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    nonisolated public override init() {}
}
/// The images of an asset for several traits.
@MainActor @preconcurrency
open class UIImageAsset: NSObject {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []
    nonisolated public override init() {}
    /// Returns the last image whose traits are among the given ones, or the first image.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage()
    }
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { images.append((traitCollection, image)) }
}
/// The state that a message of a screen without content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    init() { traitCollection = .current }
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
/// A search field.
open class UISearchTextField: UITextField {
    open override class func appearance() -> UISearchTextField { UISearchTextField(frame: .zero) }
    open var tokens: [UISearchToken] = []
    open var allowsCopyingTokens = true
    open var allowsDeletingTokens = true
    open var tokenBackgroundColor: UIColor! = .systemBlue
    open func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) { tokens.insert(suggestionToken, at: min(max(0, tokenIndex), tokens.count)) }
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}
/// A part of a search.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    open var representedObject: Any?
    public init(icon: UIImage?, text: String) {}
}
extension Bundle {
    /// The options of a file of Interface Builder.
    public struct NibOptions: Hashable, Sendable {}
    /// Returns nil: files of Interface Builder aren't read.
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
extension UINib {
    /// The options of a file of Interface Builder.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// Returns an empty list: files of Interface Builder aren't read.
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension UIImage {
    /// The way in which the middle of a resizable image fills its space.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    /// Returns the image with edges that keep their size; the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }
    /// Returns the image with edges that keep their size where a view stretches it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let image = UIImage(pixmap, scale: scale, isTemplate: isMask)
        image.edits.caps = (EdgeInsets(capInsets), resizingMode == .tile)
        return image
    }
    /// Returns the image with caps at the left and at the top; one point between them and the other side is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func ends(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) { cap == 0 ? (0, 0) : (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) }
        let (x, y) = (ends(leftCapWidth, size.width), ends(topCapHeight, size.height))
        return resizableImage(withCapInsets: UIEdgeInsets(top: y.0, left: x.0, bottom: y.1, right: x.1), resizingMode: .stretch)
    }
    /// The image for a view that stretches it.
    @MainActor var stretched: Image {
        guard let caps = edits.caps else { return Image(uiImage: self).resizable() }
        return Image(uiImage: self).resizable(capInsets: caps.insets, resizingMode: caps.isTiled ? .tile : .stretch)
    }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// Returns the image with its left and right sides exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let width = pixmap.width
        var pixels = pixmap.pixels
        for row in 0..<pixmap.height { pixels[row * width..<(row + 1) * width].reverse() }
        return UIImage(.init(width: width, height: pixmap.height, pixels: pixels), scale: scale, isTemplate: isMask)
    }
    public var isSymbolImage: Bool { isMask }
    public var symbolConfiguration: SymbolConfiguration? { nil }
    public var configuration: Configuration? { nil }
    public var renderingMode: RenderingMode { isMask ? .alwaysTemplate : .automatic }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var capInsets: UIEdgeInsets { .zero }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public var hasAlpha: Bool { pixmap.pixels.contains { $0 >> 24 < 255 } }
    /// The first of several images: images of UIKit don't move.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The first image of a series: images of UIKit don't move.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name + "0") ?? UIImage(named: name) }
    /// The image as a file. Easel writes no HEIC, so the bytes are those of a PNG file.
    public func heicData() -> Data? { pngData() }
    /// Draws a symbol in black with a fraction of its lines; nil if it is unknown.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }
    /// Draws a symbol in black; nil if it is unknown.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    public var imageAsset: UIImageAsset? { nil }
    public convenience init(cgImage: CGImage, scale: CGFloat) { self.init(cgImage: cgImage, scale: scale, orientation: .up) }
}
extension UIColor {
    /// Creates a color that fills the background of a view with copies of an image. Elsewhere it is the average color of the image.
    public convenience init(patternImage image: UIImage) {
        var sums: (a: Double, r: Double, g: Double, b: Double) = (0, 0, 0, 0)
        for pixel in image.pixmap.pixels {
            sums.a += Double(pixel >> 24)
            sums.r += Double(pixel >> 16 & 255)
            sums.g += Double(pixel >> 8 & 255)
            sums.b += Double(pixel & 255)
        }
        let opacity = sums.a / 255 / Double(max(image.pixmap.pixels.count, 1))
        let alpha = max(sums.a, 1)
        self.init(red: sums.r / alpha, green: sums.g / alpha, blue: sums.b / alpha, alpha: opacity)
        pattern = image
    }
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
    public var symbolicTraits: SymbolicTraits { [] }
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
extension NSAttributedString.Key {
    // These attributes have no effect on drawn texts.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
/// A stop in a line of a text. Lines have no tabs.
open class NSTextTab: NSObject, @unchecked Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        (self.alignment, self.location) = (alignment, location)
    }
    /// The options of a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
