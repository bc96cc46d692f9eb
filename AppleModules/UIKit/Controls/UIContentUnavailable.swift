import AppleCoreGraphics
import Easel
import Foundation

/// The message of a screen without content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
    }
    /// The appearance of an image.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
    }
    /// The action of a button.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }
    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var button = UIButton.Configuration.plain()
    public var secondaryButton = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButtonProperties = ButtonProperties()
    public var imageProperties = ImageProperties()
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).changed { $0.bold() }, color: .label)
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    public var background = UIBackgroundConfiguration.clear()
    public var imageToTextPadding: CGFloat = 13
    public var textToSecondaryTextPadding: CGFloat = 4
    var isLoading = false

    /// Creates an empty message.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Creates the message of a screen that waits for its content.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return configuration
    }
    /// Creates the message of a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    @MainActor var picture: AnyView {
        AnyView(
            VStack(spacing: 0) {
                if isLoading { ProgressView().padding(.bottom, imageToTextPadding) }
                if let image {
                    Image(uiImage: image).resizable().scaledToFit()
                        .frame(width: maximum(image).width, height: maximum(image).height)
                        .foregroundColor(Color(uiColor: imageProperties.tintColor ?? .secondaryLabel)).padding(.bottom, imageToTextPadding)
                }
                label(text, attributedText, textProperties)
                label(secondaryText, secondaryAttributedText, secondaryTextProperties).padding(.top, textToSecondaryTextPadding)
                made(button, buttonProperties).padding(.top, 16)
                made(secondaryButton, secondaryButtonProperties).padding(.top, 8)
            }
            .multilineTextAlignment(.center).padding(.horizontal, 32).frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    // Symbols are as large as a font of 48 points; images keep their size up to the limit.
    private func maximum(_ image: UIImage) -> CGSize {
        let factor = image.isMask ? 48 / max(image.size.width, image.size.height, 1) : 1
        let limit = imageProperties.maximumSize
        return CGSize(
            width: limit.width > 0 ? limit.width : image.size.width * factor, height: limit.height > 0 ? limit.height : image.size.height * factor)
    }
    @MainActor @ViewBuilder
    private func label(_ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties) -> some View {
        if let shown = attributed.map({ AttributedRuns.text($0) }) ?? text.map({ Text(verbatim: $0) }) {
            shown.font(Font(look.font)).foregroundColor(Color(uiColor: look.color)).lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        }
    }
    @MainActor @ViewBuilder
    private func made(_ configuration: UIButton.Configuration, _ properties: ButtonProperties) -> some View {
        if configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil {
            UIButton(configuration: configuration, primaryAction: properties.primaryAction).picture()
        }
    }
}

/// A view that shows the message of a screen without content.
open class UIContentUnavailableView: UIView, UIContentView {
    private var message: UIContentUnavailableConfiguration
    open var configuration: any UIContentConfiguration {
        get { message }
        set { if let new = newValue as? UIContentUnavailableConfiguration { message = new } }
    }
    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIContentUnavailableConfiguration }
    public init(configuration: UIContentUnavailableConfiguration) {
        message = configuration
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? { type(of: self).isOurs ? message.picture : nil }
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
