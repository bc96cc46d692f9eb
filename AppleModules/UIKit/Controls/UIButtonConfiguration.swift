import Easel
import Foundation

extension UIButton {
    /// The appearance and the content of a button.
    public struct Configuration {
        /// The shape of a background.
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// The size of a button.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// The alignment of the titles.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        enum Look { case plain, gray, tinted, filled }
        let look: Look
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titleAlignment = TitleAlignment.automatic
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var contentInsets = standardInsets
        private static let standardInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The insets of the content: those of the size, unless code has set others.
        var shownInsets: NSDirectionalEdgeInsets {
            guard contentInsets == Self.standardInsets else { return contentInsets }
            switch buttonSize {
            case .medium: return contentInsets
            case .small, .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
        public var showsActivityIndicator = false
        public var attributedSubtitle: AttributedString?
        public var indicator = Indicator.automatic
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var automaticallyUpdateForSelection = true
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The mark of a button with a menu. It isn't drawn.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        /// The look on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public var background = UIBackgroundConfiguration(cornerRadius: 6)
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func borderless() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
        public static func bordered() -> Configuration { Configuration(look: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
        /// Material instead of glass, which UIKit's buttons don't have here.
        public static func glass() -> Configuration { Configuration(look: .gray) }
        public static func prominentGlass() -> Configuration { Configuration(look: .filled) }
        public static func clearGlass() -> Configuration { Configuration(look: .gray) }
        public static func prominentClearGlass() -> Configuration { Configuration(look: .filled) }
        public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
    }
}

/// Edges of a rectangle in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// Changes a color.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            return unsafe color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
        }
    }
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in .tintColor } }
    public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in .label } }
}

/// Changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
    /// The label's own font, or the font of the size.
    fileprivate func titleFont(_ size: CGFloat) -> Font {
        let own = titleLabel?.font
        let isStandard = own == nil || own == .systemFont(ofSize: 18) || own == .systemFont(ofSize: 15)
        return isStandard ? .system(size: size) : own.map { Font($0) } ?? .system(size: size)
    }
}

extension ControlPicture {
    /// A button with a configuration.
    static func button(_ button: UIButton, _ configuration: UIButton.Configuration) -> some View {
        let tint = configuration.baseBackgroundColor ?? button.tintColor ?? .tintColor
        let (fill, text): (Color, UIColor) =
            switch configuration.look {
            case .plain: (.clear, button.tintColor)
            case .gray: (Color(uiColor: configuration.baseBackgroundColor ?? .secondarySystemFill), button.tintColor)
            case .tinted: (Color(uiColor: tint).opacity(0.18), button.tintColor)
            case .filled: (Color(uiColor: tint), .white)
            }
        let isEnabled = button.isEnabled
        let disabled: Color? = isEnabled ? nil : configuration.look == .plain ? .clear : Color(uiColor: .tertiarySystemFill)
        let background = configuration.background
        let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
        let radius: CGFloat =
            switch configuration.cornerStyle {
            case .capsule: 1000
            case .small: 3
            case .large: 9
            case .fixed: background.cornerRadius
            case .medium: 6
            case .dynamic: background.cornerRadius * (configuration.buttonSize == .large ? 1.5 : isSmall ? 0.85 : 1)
            }
        let shape = RoundedRectangle(cornerRadius: radius)
        let titles: HorizontalAlignment =
            switch configuration.titleAlignment {
            case .leading: .leading
            case .trailing: .trailing
            case .center: .center
            case .automatic: configuration.image != nil && configuration.imagePlacement == .leading ? .leading : .center
            }
        let font = button.titleFont(isSmall ? 15 : 17)
        let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: configuration.imagePadding)) : AnyLayout(HStackLayout(spacing: configuration.imagePadding))
        let isImageLast = configuration.imagePlacement == .trailing || configuration.imagePlacement == .bottom
        return layout {
            if !isImageLast { image(configuration) }
            VStack(alignment: titles, spacing: configuration.titlePadding) {
                let title = configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) }
                if let title { label(title, configuration.titleTextAttributesTransformer).font(font) }
                let subtitle = configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) }
                if let subtitle { label(subtitle, configuration.subtitleTextAttributesTransformer).font(.system(size: 12)) }
            }
            .multilineTextAlignment(titles == .center ? .center : titles == .trailing ? .trailing : .leading)
            if isImageLast { image(configuration) }
        }
        .foregroundColor(Color(uiColor: isEnabled ? configuration.baseForegroundColor ?? text : .tertiaryLabel))
        .padding(EdgeInsets(configuration.shownInsets))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place(button))
        .background {
            shape.fill(background.backgroundColor.map { Color(uiColor: $0) } ?? disabled ?? fill)
            if let color = background.strokeColor, background.strokeWidth > 0 {
                shape.strokeBorder(Color(uiColor: color), lineWidth: background.strokeWidth).padding(-background.strokeOutset)
            }
        }
        // Documentation/Semantics/Controls.md#bordered-buttons
        .opacity(button.isHighlighted ? 0.75 : 1)
    }

    /// A title or a subtitle whose runs a transformer of the app changes.
    private static func label(_ string: AttributedString, _ transformer: UIConfigurationTextAttributesTransformer?) -> Text {
        var string = string
        if let transformer { for run in string.runs { string[run.range].setAttributes(transformer(run.attributes)) } }
        return Text(string.drawnText)
    }

    @ViewBuilder private static func image(_ configuration: UIButton.Configuration) -> some View {
        if configuration.showsActivityIndicator {
            ProgressView().tint(configuration.look == .filled ? .white : nil)
        } else if let own = configuration.image {
            let image = configuration.preferredSymbolConfigurationForImage.flatMap { own.withConfiguration($0) } ?? own
            let color = configuration.imageColorTransformer.map { Color(uiColor: $0(configuration.baseForegroundColor ?? .tintColor)) }
            if let color { Image(uiImage: image).foregroundColor(color) } else { Image(uiImage: image) }
        }
    }
}
