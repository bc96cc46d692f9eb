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
    /// How a row can be edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    let style: CellStyle
    public let reuseIdentifier: String?
    open override class func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        // The margins of a row on a phone.
        view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        return view
    }()
    open override var frame: CGRect { didSet { contentView.frame.size = frame.size } }
    override var standardBackground: UIColor? { .systemBackground }
    public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var detailTextLabel: UILabel? = {
        guard style != .default else { return nil }
        let label = UILabel(frame: .zero)
        if style == .subtitle { label.font = .systemFont(ofSize: 12) } else { label.textColor = .secondaryLabel }
        return label
    }()
    public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsPicture() } } }
    open var editingAccessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? .zero }
        set { ownSeparatorInset = newValue }
    }
    /// The separator's inset that code has set; nil for the automatic one.
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsPicture()
    }
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var focusStyle = FocusStyle.default
    /// The look of a row that has the focus.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
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
    open func setNeedsUpdateConfiguration() { needsConfiguration = true }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    private var needsConfiguration = true
    /// The view of a content configuration of the app.
    let configuredContent = ConfiguredContent()

    override func drawn() -> AnyView? {
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
            configurationUpdateHandler?(self, configurationState)
        }
        layoutSubviews()
        return TablePicture.row(self)
    }
}
