import Easel

/// The title and the buttons of a controller in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The part of the last title that a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// The condition for large titles.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var hidesBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var leftItemsSupplementBackButton = false
    open var backAction: UIAction?
    /// The place of a title among the buttons. On a phone, all are the same.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    /// The place of a search bar.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }
    open var style = ItemStyle.navigator
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Makes the menu of the title, which never opens.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var customizationIdentifier: String?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open var compactAppearance: UINavigationBarAppearance?
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    nonisolated public override init() {}
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// The buttons at the start of the bar, in order.
    var leftItems: [UIBarButtonItem] { leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? [] }
    /// The buttons at the end of the bar, the last one first.
    var rightItems: [UIBarButtonItem] { rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? [] }
}
