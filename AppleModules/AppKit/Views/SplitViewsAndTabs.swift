// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Views

/// A controller of views beside each other.
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
    open lazy var splitView: NSSplitView = {
        let view = NSSplitView(frame: .zero)
        (view.isVertical, view.dividerStyle) = (true, .thin)
        return view
    }()
    open var splitViewItems: [NSSplitViewItem] = [] { didSet { arrange() } }
    open var minimumThicknessForInlineSidebars: CGFloat = 0
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        splitViewItems.insert(splitViewItem, at: min(index, splitViewItems.count))
    }
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.removeAll { $0 === splitViewItem } }
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? { splitViewItems.first { $0.viewController === viewController } }
    open func toggleSidebar(_ sender: Any?) { splitViewItems.first?.isCollapsed.toggle() }
    open func toggleInspector(_ sender: Any?) { splitViewItems.last?.isCollapsed.toggle() }
    open override func loadView() { view = splitView }
    private func arrange() {
        children = splitViewItems.map(\.viewController)
        splitView.subviews = splitViewItems.map { item in
            item.viewController.loadOnce()
            item.viewController.view.isHidden = item.isCollapsed
            let thickness = item.minimumThickness > 0 ? item.minimumThickness : item.isSidebar ? 200 : 0
            if item.viewController.view.frame.width <= 0, thickness > 0 { item.viewController.view.frame.size.width = thickness }
            return item.viewController.view
        }
    }
}
/// One of the views of a split view's controller.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
    /// The purpose of a view.
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
    nonisolated public static let unspecifiedDimension: CGFloat = -1
    open var viewController: NSViewController
    open private(set) var behavior = Behavior.default
    open var isCollapsed = false { didSet { viewController.viewIfLoaded?.isHidden = isCollapsed } }
    open var canCollapse = false
    open var collapseBehavior = 0
    open var minimumThickness: CGFloat = -1
    open var maximumThickness: CGFloat = -1
    open var preferredThicknessFraction: CGFloat = -1
    open var automaticMaximumThickness: CGFloat = -1
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    open var isSpringLoaded = false
    open var allowsFullHeightLayout = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    var isSidebar: Bool { behavior == .sidebar }
    public init(viewController: NSViewController) { self.viewController = viewController }
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
        (behavior, canCollapse) = (.sidebar, true)
    }
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
        behavior = .contentList
    }
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
        behavior = .inspector
    }
    open func animator() -> Self { self }
}

/// A box around a view, or a line.
@MainActor @preconcurrency
open class NSBox: NSView {
    /// The kind of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// The position of a title.
    public enum TitlePosition: UInt, Sendable { case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom }
    open var title = "Title"
    open var titleFont: NSFont = .systemFont(ofSize: 11)
    open var titlePosition = TitlePosition.atTop
    open var boxType = BoxType.primary
    open var isTransparent = false
    open var fillColor: NSColor = .clear
    open var borderColor: NSColor = .separatorColor
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var contentViewMargins = CGSize(width: 5, height: 5)
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    open func setContentView(_ view: NSView) { contentView = view }
    override var arrangesSubviews: Bool { contentView != nil || boxType == .separator }
    override var ownPicture: AnyView? {
        if boxType == .separator { return AnyView(SeparatorPicture()) }
        let isOwnKind = boxType == .custom
        let radius = isOwnKind ? cornerRadius : 6
        let shape = RoundedRectangle(cornerRadius: radius)
        let content = contentView.map {
            AnyView(
                NSViewPicture.inner($0, filling: [.horizontal, .vertical]).padding(.horizontal, contentViewMargins.width).padding(
                    .vertical, contentViewMargins.height))
        }
        let fill = isTransparent ? Color.clear : isOwnKind ? Color(nsColor: fillColor) : Color(nsColor: .quaternaryLabelColor).opacity(0.3)
        let line = isTransparent ? Color.clear : Color(nsColor: borderColor)
        return AnyView(
            VStack(alignment: .leading, spacing: 3) {
                if !isOwnKind, titlePosition != .noTitle, !title.isEmpty { Text(verbatim: title).font(Font(titleFont)).padding(.leading, 6) }
                ZStack(alignment: .topLeading) {
                    Color.clear
                    content
                }
                .background(fill, in: shape).overlay { shape.strokeBorder(line, lineWidth: isOwnKind ? borderWidth : 0.5) }
            })
    }
}

/// A line along the longer side of its space.
private struct SeparatorPicture: View {
    var body: some View {
        GeometryReader { proxy in
            let isTall = proxy.size.height > proxy.size.width
            Color(nsColor: .separatorColor).frame(width: isTall ? 1 : nil, height: isTall ? nil : 1)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .frame(idealWidth: 5, idealHeight: 5)
    }
}

/// Views, one of which is visible, below a row of tabs.
@MainActor @preconcurrency
open class NSTabView: NSView {
    /// The place of the tabs.
    public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
    }
    open var tabViewType = TabType.topTabsBezelBorder
    open private(set) var tabViewItems: [NSTabViewItem] = []
    open private(set) var selectedTabViewItem: NSTabViewItem?
    open weak var delegate: AnyObject?
    open var drawsBackground = true
    open var numberOfTabViewItems: Int { tabViewItems.count }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.append(tabViewItem)
        if selectedTabViewItem == nil { selectedTabViewItem = tabViewItem }
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) { selectedTabViewItem = tabViewItem }
    open func selectTabViewItem(at index: Int) { if tabViewItems.indices.contains(index) { selectedTabViewItem = tabViewItems[index] } }
    open func selectTabViewItem(withIdentifier identifier: Any) {
        selectedTabViewItem = tabViewItems.first { ($0.identifier as? String) == (identifier as? String) } ?? selectedTabViewItem
    }
    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int { tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound }
    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        let content = (selectedTabViewItem?.view).map { NSViewPicture.inner($0, filling: [.horizontal, .vertical]) } ?? AnyView(Color.clear)
        guard tabViewType.rawValue < 4 else { return content }
        let control = NSSegmentedControl(labels: tabViewItems.map(\.label), trackingMode: .selectOne, target: nil, action: nil)
        control.selectedSegment = selectedTabViewItem.map { indexOfTabViewItem($0) } ?? -1
        return AnyView(
            VStack(spacing: 8) {
                control.ownPicture?.fixedSize()
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
            })
    }
}
/// A tab and its view.
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
    open var identifier: Any?
    open var label = ""
    open var image: NSImage?
    open var toolTip: String?
    open var color: NSColor = .controlColor
    open var view: NSView?
    open var viewController: NSViewController? { didSet { view = viewController?.view } }
    public init(identifier: Any?) { self.identifier = identifier }
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        adopt(viewController)
    }
    private func adopt(_ controller: NSViewController) {
        viewController = controller
        label = controller.title ?? ""
    }
}
/// A controller of tabs.
@MainActor @preconcurrency
open class NSTabViewController: NSViewController {
    /// The shape of the tabs.
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar
        case unspecified = -1
    }
    open lazy var tabView = NSTabView(frame: .zero)
    open var tabStyle = TabStyle.segmentedControlOnTop
    open var canPropagateSelectedChildViewControllerTitle = true
    open var tabViewItems: [NSTabViewItem] { tabView.tabViewItems }
    open var selectedTabViewItemIndex: Int {
        get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
        set { tabView.selectTabViewItem(at: newValue) }
    }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabView.addTabViewItem(tabViewItem)
        if let controller = tabViewItem.viewController { addChild(controller) }
    }
    open override func addChild(_ childViewController: NSViewController) {
        super.addChild(childViewController)
        if !tabView.tabViewItems.contains(where: { $0.viewController === childViewController }) {
            tabView.addTabViewItem(NSTabViewItem(viewController: childViewController))
        }
    }
    open override func loadView() { view = tabView }
}

/// Views in rows and columns.
@MainActor @preconcurrency
open class NSGridView: NSView {
    private var rows: [[NSView]] = []
    open var rowSpacing: CGFloat = 6
    open var columnSpacing: CGFloat = 6
    open var xPlacement = NSGridCell.Placement.leading
    open var yPlacement = NSGridCell.Placement.top
    open var rowAlignment = NSGridRow.Alignment.none
    open var numberOfRows: Int { rows.count }
    open var numberOfColumns: Int { rows.map(\.count).max() ?? 0 }
    private lazy var columnValues: [Int: NSGridColumn] = [:]
    private lazy var rowValues: [Int: NSGridRow] = [:]
    public convenience init(views rows: [[NSView]]) {
        self.init(frame: .zero)
        for row in rows { addRow(with: row) }
    }
    @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {
        rows.append(views)
        for view in views { addSubview(view) }
        return row(at: rows.count - 1)
    }
    open func row(at index: Int) -> NSGridRow {
        let value = rowValues[index] ?? NSGridRow()
        rowValues[index] = value
        return value
    }
    open func column(at index: Int) -> NSGridColumn {
        let value = columnValues[index] ?? NSGridColumn()
        columnValues[index] = value
        return value
    }
    open func cell(for view: NSView) -> NSGridCell? { NSGridCell() }
    open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { NSGridCell() }
    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        let (columns, lines, alignment, place, rows) = (columnValues, rowValues, rowAlignment, xPlacement, rows)
        return AnyView(
            Grid(horizontalSpacing: columnSpacing, verticalSpacing: rowSpacing) {
                ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                    if lines[index]?.isHidden != true {
                        GridRow(alignment: alignment == .firstBaseline ? .firstTextBaseline : .center) {
                            ForEach(Array(row.enumerated()), id: \.offset) { column, view in
                                let placement = columns[column]?.xPlacement ?? .inherited
                                let used = placement == .inherited ? place : placement
                                NSViewPicture.inner(view, filling: used == .fill ? .horizontal : [])
                                    .frame(width: columns[column].flatMap { $0.width < 10_000 ? $0.width : nil })
                                    .gridColumnAlignment(used == .trailing ? .trailing : used == .center ? .center : .leading)
                            }
                        }
                    }
                }
            })
    }
}
/// A row of a grid.
@MainActor @preconcurrency
public final class NSGridRow: NSObject {
    /// The lines of a row's views.
    public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
    public var rowAlignment = Alignment.inherited
    public var yPlacement = NSGridCell.Placement.inherited
    public var height: CGFloat = .greatestFiniteMagnitude
    public var topPadding: CGFloat = 0
    public var bottomPadding: CGFloat = 0
    public var isHidden = false
    public func mergeCells(in range: NSRange) { SceneNotes.notDrawn("NSGridRow.mergeCells(in:)") }
}
/// A column of a grid.
@MainActor @preconcurrency
public final class NSGridColumn: NSObject {
    public var xPlacement = NSGridCell.Placement.inherited
    public var width: CGFloat = .greatestFiniteMagnitude
    public var leadingPadding: CGFloat = 0
    public var trailingPadding: CGFloat = 0
    public var isHidden = false
}
/// A cell of a grid.
@MainActor @preconcurrency
public final class NSGridCell: NSObject {
    /// The place of a view in its cell.
    public enum Placement: Int, Sendable {
        case inherited, none, leading, trailing, center, fill
        public static let top = Placement.leading
        public static let bottom = Placement.trailing
    }
    public var xPlacement = Placement.inherited
    public var yPlacement = Placement.inherited
    public var rowAlignment = NSGridRow.Alignment.inherited
    public class var emptyContentView: NSView { NSView(frame: .zero) }
}
