import Easel
import Foundation

/// A part of a grid.
open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { nil }
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    nonisolated public required init?(coder: NSCoder) { nil }
    nonisolated convenience init(dequeued reuseIdentifier: String?) { self.init(frame: .zero) }
    /// The subviews alone, where they are.
    override func drawn() -> AnyView? {
        layoutSubviews()
        return type(of: self).isOurs ? AnyView(Color.clear) : nil
    }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the attributes with the size that the view's content and constraints give it.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard size.width > 0, size.height > 0, let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        fitting.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
        return fitting
    }
}

/// A cell of a grid.
open class UICollectionViewCell: UICollectionReusableView {
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        return view
    }()
    open override var frame: CGRect { didSet { contentView.frame.size = frame.size } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsPicture()
    }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open func setNeedsUpdateConfiguration() { needsConfiguration = true }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    private var needsConfiguration = true
    /// The view of a content configuration of the app.
    private let configuredContent = ConfiguredContent()

    override func drawn() -> AnyView? { foreground().map { AnyView($0.background { backgroundConfiguration?.picture }) } }
    /// The cell without the background of its configuration, which a list draws for the whole row.
    func foreground() -> AnyView? {
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
            configurationUpdateHandler?(self, configurationState)
        }
        layoutSubviews()
        contentView.frame.size = frame.size
        let back = backgroundView?.picture()
        return content.map { AnyView($0.background { back }) }
    }
    /// The content in front of the background: a configuration fills the cell.
    private var content: AnyView? {
        if let hosted = contentConfiguration as? any HostedContent { return AnyView(hosted.picture.frame(maxHeight: .infinity)) }
        if let list = contentConfiguration as? UIListContentConfiguration {
            return AnyView(TablePicture.picture(list).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
        }
        if let own = contentConfiguration {
            return configuredContent.picture(of: own).map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }
        }
        return contentView.picture()
    }
}

/// A cell of a list in a grid.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    /// The kind of supplementary view that the cell is, and the appearance of its list; nil for a row.
    var supplement: (kind: String, list: UICollectionLayoutListConfiguration.Appearance?)?
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let supplement else { return .cell() }
        let isPlain = [.plain, .sidebarPlain, .sidebar].contains(supplement.list)
        if supplement.kind == UICollectionView.elementKindSectionFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }
    /// The content between the accessories.
    override func foreground() -> AnyView? {
        super.foreground().map { content in
            AnyView(
                HStack(spacing: 0) {
                    UICellAccessory.picture(accessories, isLeading: true)
                    content.frame(maxWidth: .infinity, alignment: .leading)
                    UICellAccessory.picture(accessories, isLeading: false)
                }
                .frame(minHeight: supplement == nil ? 44 : nil))
        }
    }
}
