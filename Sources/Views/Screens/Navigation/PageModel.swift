import Observation

/// The information about its bars that a page's content provides, and its scroll position. Only the bars read it, so a change doesn't evaluate the page.
@MainActor
@Observable
final class PageModel {
    var title = NavigationTitle()
    var entries: [ToolbarEntry] = []
    var settings = BarSettings()
    var search: SearchSpec?
    /// Whether the user edits the title.
    var isRenaming = false
    /// Whether a field of the page has the focus.
    var hasFocusedField = false
    /// The scroll offset of the page's scroll view, in points; not below 0.
    var scrolled: CGFloat = 0
    /// Whether there is content below a bar at the bottom.
    var isContentBelowBottom = false

    /// Follows the page's scroll view.
    @ObservationIgnored private(set) lazy var tracker = BarTracker { [weak self] scrolled, isContentBelowBottom in
        guard let self else { return }
        if self.scrolled != scrolled { self.scrolled = scrolled }
        if self.isContentBelowBottom != isContentBelowBottom { self.isContentBelowBottom = isContentBelowBottom }
    }

    /// Whether the bar above the keyboard is shown, which covers the bar at the bottom.
    var showsKeyboardBar: Bool { hasFocusedField && !entries(.keyboard).isEmpty }

    func entries(_ slot: ToolbarItemPlacement.Slot) -> [ToolbarEntry] { entries.filter { $0.placement.slot == slot } }
}
