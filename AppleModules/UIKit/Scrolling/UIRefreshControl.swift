import Easel

/// A control that refreshes a list. It isn't drawn.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
    open override class func appearance() -> UIRefreshControl { UIRefreshControl(frame: .zero) }
}
