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

/// A month to choose days from.
open class UICalendarView: UIView {
    /// The look of a day's decoration.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// The size of a decoration.
        public enum DecorationSize: Int, Sendable { case small, medium, large }
        nonisolated public override init() {}
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self { Self() }
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Self { Self() }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { Self() }
        nonisolated public required init(kept: Void = ()) {}
    }
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var visibleDateComponents = DateComponents()
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
    override func drawn() -> AnyView? {
        guard type(of: self).isOurs else { return nil }
        let single = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate
        let date = (single ?? visibleDateComponents).date ?? calendar.date(from: single ?? visibleDateComponents)
        let shown = visibleDateComponents == DateComponents() && single == nil ? nil : date
        if delegate != nil && wantsDateDecorations { SceneNotes.notDrawn("UICalendarView.Decoration") }
        return AnyView(
            DatePicker("", selection: .constant(shown ?? _SceneTime.date), displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
                .environment(\.calendar, calendar).environment(\.locale, locale))
    }
}
/// Decorates the days of a month.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
}
/// The chosen days.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    nonisolated public override init() {}
    open func updateSelectableDates() {}
}
/// One chosen day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}
/// Several chosen days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
/// Reacts to a chosen day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
/// Reacts to chosen days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

/// A button that pastes. It isn't drawn.
open class UIPasteControl: UIControl {
    /// The look of the button.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var baseBackgroundColor: UIColor?
        open var baseForegroundColor: UIColor?
        nonisolated public override init() {}
    }
    public convenience init(configuration: Configuration) { self.init(frame: .zero) }
    open weak var target: AnyObject?
}
/// A dictionary's entry for a word. It isn't drawn.
open class UIReferenceLibraryViewController: UIViewController {
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
/// An editor of films. It isn't drawn.
open class UIVideoEditorController: UINavigationController {
    open var videoPath = ""
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = UIImagePickerController.QualityType.typeMedium
    public class func canEditVideo(atPath videoPath: String) -> Bool { false }
    package override func drawn() -> AnyView? { nil }
}
/// A custom keyboard. It isn't drawn.
open class UIInputViewController: UIViewController {
    open func dismissInputMode() {}
    open func advanceToNextInputMode() {}
    open var needsInputModeSwitchKey: Bool { true }
    open var hasFullAccess: Bool { false }
}
/// A view above the keyboard.
open class UIInputView: UIView {
    /// The look of a view above the keyboard.
    public enum Style: Int, Sendable { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
