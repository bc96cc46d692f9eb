import Easel
import Foundation

/// The header or the footer of a section.
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView(frame: .zero) }
    public private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    public private(set) var detailTextLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        view.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        return view
    }()
    open var backgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func prepareForReuse() {}
    /// The place of the view, which it learns when its table makes or draws it.
    var supplement = TableSupplement()
    /// Returns the look of a header or a footer in the style of the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (supplement.kind, supplement.table) {
        case (.header, .plain): .plainHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }
    open func setNeedsUpdateConfiguration() { needsConfiguration = true }
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    private var needsConfiguration = true
    nonisolated public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    nonisolated convenience init(dequeued reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }
    nonisolated public required init?(coder: NSCoder) { nil }

    private let configuredContent = ConfiguredContent()
    /// The content: its configuration, its views, or its labels.
    override func drawn() -> AnyView? {
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
            configurationUpdateHandler?(self, configurationState)
        }
        layoutSubviews()
        let back = backgroundView?.picture()
        return content.map { content in AnyView(content.background { backgroundConfiguration?.picture }.background { back }) }
    }
    private var content: AnyView? {
        if let hosted = contentConfiguration as? any HostedContent { return hosted.picture }
        if let list = contentConfiguration as? UIListContentConfiguration { return AnyView(UIListContentView(configuration: list).drawn()) }
        if let own = contentConfiguration { return configuredContent.picture(of: own) }
        guard contentView.subviews.isEmpty else { return contentView.picture(filling: .horizontal) }
        guard let text = textLabel?.text, !text.isEmpty else { return AnyView(Color.clear) }
        var list = defaultContentConfiguration()
        (list.text, list.secondaryText) = (text, detailTextLabel?.text)
        if let label = textLabel, label.font != UILabel(frame: .zero).font { list.textProperties.font = label.font }
        if let color = textLabel?.textColor, color != .label { list.textProperties.color = color }
        return AnyView(UIListContentView(configuration: list).drawn())
    }
}
