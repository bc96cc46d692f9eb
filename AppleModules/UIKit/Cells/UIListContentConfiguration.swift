import Easel
import Foundation

/// The texts and the image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor = .label
        public var numberOfLines = 0
        public var alignment = Alignment.natural
        public var colorTransformer: UIConfigurationColorTransformer?
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        /// The case of a text.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        /// Returns a text in its case.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
        /// Returns the color of the text.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        /// The alignment of a text.
        public enum Alignment: Int, Sendable { case natural, center, justified }
    }
    /// The appearance of an image.
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?
        public var accessibilityIgnoresInvertColors = false
        /// The length for an image that is as large as the system's symbols.
        public static var standardDimension: CGFloat { 0 }
        /// Returns the color of the symbol.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer?(self.tintColor ?? tintColor) ?? self.tintColor ?? tintColor
        }
    }
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var prefersSideBySideTextAndSecondaryText = false

    nonisolated private init() {}
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration()
        value.prefersSideBySideTextAndSecondaryText = true
        value.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return value
    }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func header() -> UIListContentConfiguration { plain(.headline) }
    public static func plainHeader() -> UIListContentConfiguration { header() }
    /// The small capitals above a section with a background.
    public static func groupedHeader() -> UIListContentConfiguration {
        var grouped = plain(.footnote, color: .secondaryLabel)
        grouped.textProperties.transform = .uppercase
        grouped.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 7, trailing: 16)
        return grouped
    }
    public static func sidebarHeader() -> UIListContentConfiguration { header() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { plain(.title3, isBold: true) }
    public static func footer() -> UIListContentConfiguration { plain(.footnote, color: .secondaryLabel) }
    public static func plainFooter() -> UIListContentConfiguration { plain(.subheadline, color: .secondaryLabel) }
    public static func groupedFooter() -> UIListContentConfiguration { footer() }
    private static func plain(_ style: UIFont.TextStyle, color: UIColor = .label, isBold: Bool = false) -> UIListContentConfiguration {
        var plain = UIListContentConfiguration()
        let font = UIFont.preferredFont(forTextStyle: style)
        plain.textProperties = TextProperties(font: isBold ? font.changed { $0.bold() } : font, color: color)
        return plain
    }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}
