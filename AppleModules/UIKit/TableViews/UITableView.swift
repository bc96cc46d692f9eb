import Easel
import Foundation

/// A list of rows. It is drawn with the rows of its data source, unless its rows come from a file of Interface Builder.
open class UITableView: UIScrollView {
    /// The appearance of a list.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// How rows appear and disappear.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// The position of a row that is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public let style: Style
    open override class func appearance() -> UITableView { UITableView(frame: .zero) }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type], for style: Style = .plain) -> UITableView {
        UITableView(frame: .zero)
    }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var isPrefetchingEnabled = true
    open var cellLayoutMarginsFollowReadableWidth = false
    open var selectionFollowsFocus = false
    open var fillerRowHeight: CGFloat = 0
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexBackgroundColor: UIColor?
    open var hasActiveDrag: Bool { false }
    open func reconfigureRows(at indexPaths: [IndexPath]) { dataDidChange() }
    open func moveSection(_ section: Int, toSection newSection: Int) { dataDidChange() }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = asked.selected.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsPicture() } } }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var sectionIndexColor: UIColor?
    open var dragInteractionEnabled = false
    open var insetsContentViewsToSafeArea = true
    nonisolated public static let automaticDimension: CGFloat = -1
    let asked = AskedCells<UITableViewCell>()
    private var classes: [String: AnyClass] = [:]
    private var headerClasses: [String: AnyClass] = [:]

    nonisolated public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { classes[identifier] = cellClass }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { headerClasses[identifier] = aClass }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { classes[identifier] = UINib.self }
    /// Returns a new row of the registered class, or nil without one: no row is ever reused.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        (classes[identifier] as? UITableViewCell.Type).map { UITableViewCell.made($0, identifier) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let made = headerClasses[identifier] as? UITableViewHeaderFooterView.Type else { return nil }
        let view = UITableViewHeaderFooterView.made(made, identifier)
        view.supplement = TableSupplement(kind: madeSupplement, table: style)
        return view
    }
    /// What the delegate is making, if it makes a header or a footer.
    private var madeSupplement = TableSupplement.Kind.header
    /// Runs code of the delegate that makes a header or a footer.
    func making<Result>(_ kind: TableSupplement.Kind, at place: IndexPath, _ body: () -> Result) -> Result {
        let outer = madeSupplement
        madeSupplement = kind
        defer { madeSupplement = outer }
        return asked.making(place, body)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidTouch(touches.first?.view) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidLeave(isCancelled: false) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDidLeave(isCancelled: true) }
    // The drawing asks the data source for all rows.
    open func reloadData() {
        asked.deselectAll()
        dataDidChange()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { dataDidChange() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { dataDidChange() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { dataDidChange() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { dataDidChange() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { dataDidChange() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { dataDidChange() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { dataDidChange() }
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in asked.selected { deselectRow(at: path, animated: animated) }
            return
        }
        asked.select(indexPath, isAlone: !selectsSeveral) {
            $0.setSelected($1, animated: animated)
        }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { asked.deselect(indexPath) { $0.setSelected($1, animated: animated) } }
    /// Scrolls to a row, or to the header of a section if the row is `NSNotFound`.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2 else { return }
        let anchor: UnitPoint? =
            switch scrollPosition {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        let place = indexPath.row == NSNotFound ? ScrolledPlace(header: indexPath.section) : ScrolledPlace(indexPath)
        scroll(to: place, anchor: anchor, animated: animated)
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { askedRow(at: indexPath) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { asked.path(of: cell) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open var indexPathForSelectedRow: IndexPath? { asked.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { asked.selected.isEmpty ? nil : asked.selected }
    open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
    open var visibleCells: [UITableViewCell] { shownPaths.compactMap { askedRow(at: $0) } }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    open var hasUncommittedUpdates: Bool { false }

    override var bouncesByDefault: Bool { true }
    override var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
    override func drawn() -> AnyView? {
        // Rows of Interface Builder's files can't be made.
        guard type(of: self).isOurs, classes.values.allSatisfy({ $0 is UITableViewCell.Type }) else { return nil }
        return AnyView(TablePicture.list(self).keepingSafeArea(of: self))
    }
}

/// Gives a list its rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be deleted; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Carries out a change that the user asks for, such as the removal of a row.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Whether the source has a method that commits edits, without which rows can't be deleted. `render` adds it to types with that method.
    var _commitsEdits: Bool { get }
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// False for sources without that method.
    public var _commitsEdits: Bool { false }
}

/// The place of a header or a footer, which decides its standard look.
struct TableSupplement {
    enum Kind { case header, footer }
    var kind = Kind.header
    var table = UITableView.Style.plain
}
