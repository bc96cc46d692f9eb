import AppleCoreGraphics
import Easel
import Foundation

/// A field for the text of a search.
open class UISearchBar: UIView, EditedView {
    /// The appearance of a bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String? { didSet { if text != oldValue { setNeedsPicture() } } }
    let editing = TextEditing()
    /// The controller of the bar.
    weak var searchController: UISearchController?
    /// Whether a navigation bar has shown the field last.
    var isInNavigationBar = false
    open override var isFirstResponder: Bool { editing.isEditing }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing() }
    open var placeholder: String?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsPicture() } } }
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
public protocol UISearchBarDelegate: AnyObject {
    /// Whether the user may begin to edit the text; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Whether a part of the text may change, in UTF-16 units; true by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Called when the user taps the search key of the keyboard.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user taps the button that ends the search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

extension UISearchBar {
    var editedText: String { text ?? "" }
    var canBeEdited: Bool { isEnabled }
    var editsLines: Bool { false }
    func shouldBeginEditing() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    func didBeginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
        searchController?.isActive = true
    }
    func shouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }
    func shouldChange(_ range: NSRange, to text: String) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true }
    func take(_ text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        searchController?.update()
    }
    func submit() { delegate?.searchBarSearchButtonClicked(self) }
    /// The tap on the button that ends the search.
    func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
        setNeedsPicture()
    }
    func choose(scope: Int) {
        guard scope != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = scope
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        searchController?.update()
        setNeedsPicture()
    }
}
