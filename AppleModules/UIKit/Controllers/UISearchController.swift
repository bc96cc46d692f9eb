import AppleUniformTypeIdentifiers
import Easel

/// A search field in a navigation bar.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the user searches. The end of a search removes the text.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if !isActive { _ = searchBar.endEditing() }
            if !isActive, searchBar.text?.isEmpty == false { searchBar.text = "" }
            update()
            searchBar.setNeedsPicture()
        }
    }
    /// Lets the results follow the search.
    func update() { searchResultsUpdater?.updateSearchResults(for: self) }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.searchController = self
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
