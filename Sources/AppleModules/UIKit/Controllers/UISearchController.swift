import AppleUniformTypeIdentifiers
import Easel

/// A search field in a navigation bar, with the text, the scopes, and the state that code sets; events don't type into it.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}

/// Shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// Reacts to the changes of a search.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {}
