import AppleCoreGraphics
import Easel

/// Reacts to the changes of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A view that scrolls its subviews.
open class UIScrollView: UIView {
    open var contentSize: CGSize {
        get { drawnContentSize ?? ownContentSize }
        set {
            let old = contentSize
            (ownContentSize, drawnContentSize) = (newValue, nil)
            if newValue != old { setNeedsPicture() }
        }
    }
    private var ownContentSize = CGSize.zero
    /// The point of the content at the view's upper left corner.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set {
            let old = contentOffset
            if !hasOwnOffset { lastRequest.scrollTo(point: newValue) }
            (hasOwnOffset, placeRequest) = (true, nil)
            scrollMotions += 1
            animating("bounds.origin") { layer.bounds.origin = newValue }
            if newValue != old { delegate?.scrollViewDidScroll(self) }
        }
    }
    /// Whether code has set the offset, and no finger has moved the content since.
    private(set) var hasOwnOffset = false
    /// Counts the offsets that code has set after motions by a finger: the same offset can be set again.
    private(set) var lastRequest = ScrollPosition()
    /// Counts the motions: a motion that another one replaces has no end of its own.
    var scrollMotions = 0
    /// The request for the row or the cell that code has scrolled to; nil after a later offset.
    var placeRequest: ScrollPosition? { didSet { if placeRequest != nil { hasOwnOffset = false } } }
    /// The insets of a list's or a grid's content as it was drawn, bars included; nil for other views, and before.
    var shownInsets: UIEdgeInsets?
    /// In seconds; an estimate.
    static let scrollDuration = 0.3
    /// Takes the size of a list's or a grid's content as it was drawn, without a new drawing.
    func noteContentSize(_ size: CGSize) { if size != contentSize { drawnContentSize = size } }
    private var drawnContentSize: CGSize?
    /// The state of the motion by a finger.
    private var phase = ScrollPhase.idle
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            if let shown = shownInsets {
                shownInsets = UIEdgeInsets(
                    top: shown.top + contentInset.top - oldValue.top, left: shown.left + contentInset.left - oldValue.left,
                    bottom: shown.bottom + contentInset.bottom - oldValue.bottom, right: shown.right + contentInset.right - oldValue.right)
            }
            setNeedsPicture()
        }
    }
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { setNeedsPicture() } } }
    open var isPagingEnabled = false
    open var bounces = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// The effect of the safe area on the insets of content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var alwaysBounceVertical: Bool {
        get { ownVerticalBounce ?? bouncesByDefault }
        set { ownVerticalBounce = newValue }
    }
    private var ownVerticalBounce: Bool?
    /// Whether content bounces vertically that fits in the view.
    var bouncesByDefault: Bool { false }
    open var alwaysBounceHorizontal = false
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    open weak var delegate: (any UIScrollViewDelegate)?
    open var indicatorStyle = IndicatorStyle.default
    /// The color of the indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    open var scrollsToTop = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    /// The rate at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// The insets of the content; those of lists and grids include the bars over them once they are drawn.
    open var adjustedContentInset: UIEdgeInsets { shownInsets ?? contentInset }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(self, .content)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(self, .frame)
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var allowsKeyboardScrolling = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open func stopScrollingAndZooming() { layer.removeAnimation(forKey: "bounds.origin") }
    open var isDragging: Bool { phase == .interacting }
    open var isTracking: Bool { phase == .tracking || phase == .interacting }
    open var isDecelerating: Bool { phase == .decelerating }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Scrolls by the smallest distance that shows a part of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func offset(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low < offset ? low : high > offset + length ? min(low, high - length) : offset
        }
        let (start, size) = (contentOffset, bounds.size)
        setContentOffset(
            CGPoint(x: offset(start.x, size.width, rect.minX, rect.maxX), y: offset(start.y, size.height, rect.minY, rect.maxY)), animated: animated)
    }
    open func flashScrollIndicators() {}
    /// Moves the content, with the standard motion of scroll views if it is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        let motion = scrollMotions + 1
        UIView.animate(withDuration: Self.scrollDuration) {
            self.contentOffset = contentOffset
        } completion: { [weak self] _ in
            if let self, scrollMotions == motion { delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    override var holdsState: Bool { true }
    /// Accepts settings for all scroll views, without an effect on SwiftUI's scroll views.
    open override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }
}

extension UIScrollView {
    /// Notes where the content is, in its own coordinates. Layout moves it only until code sets an offset.
    func contentDidMove(to offset: CGPoint) {
        guard offset != contentOffset, phase != .idle || !hasOwnOffset else { return }
        if phase != .idle { hasOwnOffset = false }
        layer.keepingPicture { layer.bounds.origin = offset }
        delegate?.scrollViewDidScroll(self)
    }

    /// Notes what a finger does with the content.
    func phaseDidChange(to new: ScrollPhase) {
        let old = phase
        phase = new
        if new == .interacting { scrollMotions += 1 }
        let isDecelerating = new == .decelerating
        if new == .interacting, old != .interacting { delegate?.scrollViewWillBeginDragging(self) }
        if old == .interacting, new != .interacting { delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
        if isDecelerating, old != .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
        if old == .decelerating, !isDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }
}
