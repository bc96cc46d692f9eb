// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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
    /// Removes an item; if it was selected, the one that takes its place is, or the last one.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
        tabViewItems.remove(at: index)
        if selectedTabViewItem === tabViewItem { selectedTabViewItem = index < tabViewItems.count ? tabViewItems[index] : tabViewItems.last }
    }
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) { selectedTabViewItem = tabViewItem }
    open func selectTabViewItem(at index: Int) { if tabViewItems.indices.contains(index) { selectedTabViewItem = tabViewItems[index] } }
    open func selectTabViewItem(withIdentifier identifier: Any) {
        let wanted = identifier as? AnyHashable
        selectedTabViewItem = tabViewItems.first { $0.identifier as? AnyHashable == wanted } ?? selectedTabViewItem
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
