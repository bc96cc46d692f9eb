import Easel

/// Reacts to the changes of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

/// A view that scrolls its subviews. It is drawn at its start.
open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    /// The way in which dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// The effect of the safe area on the insets of content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    /// Never called: scroll views of UIKit don't move.
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
    open var adjustedContentInset: UIEdgeInsets { contentInset }
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
    /// Has nothing to stop: scroll views of UIKit don't move.
    open func stopScrollingAndZooming() {}
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Accepts settings for all scroll views, without an effect on SwiftUI's scroll views.
    open override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }
}
