import AppleCoreGraphics
import Easel

open class UISearchBar: UIView {
    /// The appearance of a bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prompt: String?
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var spellCheckingType = UITextSpellCheckingType.default
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// The icons of a bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    open var backgroundImage: UIImage?
    public let searchTextField = UISearchTextField(frame: .zero)
    private var keyboardViews: (input: UIView?, accessory: UIView?)
    open override var inputAccessoryView: UIView? {
        get { keyboardViews.accessory }
        set { keyboardViews.accessory = newValue }
    }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var isEnabled = true
    open var isSearchResultsButtonSelected = false
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    open override class func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open weak var delegate: (any UISearchBarDelegate)?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.searchBar(self)) : nil }
}

/// Reacts to the changes of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}
