import AppleCoreGraphics
import Easel
import Foundation
import Views

open class UIPageControl: UIControl {
    private static let proxy = Proxies.made(UIPageControl(frame: .zero))
    open override class func appearance() -> UIPageControl { proxy }
    open var currentPageIndicatorTintColor: UIColor? { didSet { settingDidChange() } }
    open var pageIndicatorTintColor: UIColor? { didSet { settingDidChange() } }
    open var numberOfPages = 0
    open var currentPage = 0 { didSet { if currentPage != oldValue { setNeedsPicture() } } }
    /// A tap on one half turns one page in its direction (Apple: `UIPageControl`).
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let page = currentPage + (touch.location(in: self).x < touchBounds.midX ? -1 : 1)
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        valueDidChange()
    }
    open var hidesForSinglePage = false
    open var allowsContinuousInteraction = true
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    open var backgroundStyle = BackgroundStyle.automatic
    /// Keeps an image. A control shows dots.
    open var preferredIndicatorImage: UIImage? { didSet { if preferredIndicatorImage != nil { SceneNotes.notDrawn("UIPageControl.preferredIndicatorImage") } } }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { if image != nil { SceneNotes.notDrawn("UIPageControl.setIndicatorImage") } }
    open func indicatorImage(forPage page: Int) -> UIImage? { nil }
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 18 * pageCount, height: 26) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.pageControl(self)) : nil }
    override func proxyDidChange() {
        Appearance.shared.change {
            $0.pages.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
            $0.pages.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
        }
    }
}

extension UIPageControl {
    /// The direction of the dots. They are drawn from left to right.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
}
