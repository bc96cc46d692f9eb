// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

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
