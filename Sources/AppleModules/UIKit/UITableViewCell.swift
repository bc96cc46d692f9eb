import Easel
import Foundation

/// A row of a list.
open class UITableViewCell: UIView {
    /// The texts of a row.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The symbol at a row's end.
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    /// The way in which a row can be edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    let style: CellStyle
    public let reuseIdentifier: String?
    open override class func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        return view
    }()
    public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    open var accessoryType = AccessoryType.none
    open var editingAccessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView?
    open var separatorInset = UIEdgeInsets.zero
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?

    nonisolated public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    nonisolated convenience init(dequeued reuseIdentifier: String?) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func drawn() -> AnyView? {
        layoutSubviews()
        return TablePicture.row(self)
    }
}

/// The content of a row.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// The texts and the image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor = .label
        public var numberOfLines = 0
        public var alignment = Alignment.natural
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
    public static func plainHeader() -> UIListContentConfiguration { header() }
    public static func groupedHeader() -> UIListContentConfiguration { header() }
    private static func header() -> UIListContentConfiguration {
        var header = UIListContentConfiguration()
        header.textProperties = TextProperties(font: .preferredFont(forTextStyle: .headline))
        return header
    }
    public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration { self }
}

/// A view of SwiftUI as the content of a row.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostedContent {
    let content: Content
    let background: Background
    var insets: EdgeInsets?

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { (self.content, background) = (content(), EmptyView()) }
    private init(content: Content, background: Background, insets: EdgeInsets?) { (self.content, self.background, self.insets) = (content, background, insets) }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        var changed = insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { changed.top = length }
        if edges.contains(.leading) { changed.leading = length }
        if edges.contains(.bottom) { changed.bottom = length }
        if edges.contains(.trailing) { changed.trailing = length }
        return UIHostingConfiguration(content: content, background: background, insets: changed)
    }
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets)
    }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostedStyle<S>> {
        UIHostingConfiguration<Content, _UIHostedStyle<S>>(content: content, background: _UIHostedStyle(style: style), insets: insets)
    }
    var picture: AnyView {
        AnyView(
            content.padding(insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)).frame(maxWidth: .infinity, alignment: .leading).background {
                background
            })
    }
}

/// A style as a background of a row.
public struct _UIHostedStyle<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

/// Content of SwiftUI, regardless of its type.
@MainActor @preconcurrency
protocol HostedContent {
    var picture: AnyView { get }
}

/// The background of a row.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var customView: UIView?
    public var visualEffect: UIVisualEffect?
    public func updated(for state: UICellConfigurationState) -> UIBackgroundConfiguration { self }
    /// The background; nil for one without a color, a line, or a content, whose row has the list's.
    @MainActor var visiblePicture: AnyView? {
        let hasContent = backgroundColor != nil || visualEffect != nil || image != nil || customView != nil || strokeColor != nil && strokeWidth > 0
        return hasContent ? picture : nil
    }
    /// The background as a view of any size.
    @MainActor var picture: AnyView {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        return AnyView(
            ZStack {
                if let effect = visualEffect as? UIBlurEffect { shape.fill(effect.material.0) }
                if let backgroundColor { shape.fill(Color(uiColor: backgroundColor)) }
                if let image { imageContentMode.picture(of: image).clipShape(shape) }
                if let picture = customView?.picture() { picture.clipShape(shape) }
                if let strokeColor, strokeWidth > 0 {
                    shape.strokeBorder(Color(uiColor: strokeColor), lineWidth: strokeWidth).padding(-strokeOutset)
                }
            }
            .padding(EdgeInsets(backgroundInsets)))
    }
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The state of a row.
public struct UICellConfigurationState: Hashable, Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isFocused = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false
}
