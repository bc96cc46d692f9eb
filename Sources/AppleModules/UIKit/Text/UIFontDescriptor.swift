import Easel
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
