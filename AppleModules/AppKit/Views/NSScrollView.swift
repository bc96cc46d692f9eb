// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The visible part of a scroll view's document.
open class NSClipView: NSView {
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    open var drawsBackground = true
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var copiesOnScroll = true
    open var contentInsets = NSEdgeInsets()
    open var automaticallyAdjustsContentInsets = true
    open var documentRect: CGRect { documentView?.frame ?? .zero }
    open var documentVisibleRect: CGRect { bounds }
    open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }
    open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { proposedBounds }
    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? { documentView.map { NSViewPicture.inner($0, filling: [.horizontal, .vertical]) } ?? AnyView(Color.clear) }
}

/// A view that shows a part of its document.
@MainActor @preconcurrency
open class NSScrollView: NSView {
    open lazy var contentView: NSClipView = NSClipView() { didSet { contentView.documentView = documentView ?? contentView.documentView } }
    open var documentView: NSView? {
        get { contentView.documentView }
        set {
            contentView.documentView = newValue
            if contentView.superview !== self { addSubview(contentView) }
        }
    }
    /// The edge of a view.
    open var borderType = NSBorderType.noBorder
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var drawsBackground = true
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var scrollerStyle = NSScroller.Style.overlay
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    open var scrollerInsets = NSEdgeInsets()
    open var contentInsets = NSEdgeInsets()
    open var automaticallyAdjustsContentInsets = true
    open var verticalScroller: NSScroller?
    open var horizontalScroller: NSScroller?
    open var verticalScrollElasticity = Elasticity.automatic
    open var horizontalScrollElasticity = Elasticity.automatic
    open var usesPredominantAxisScrolling = true
    open var hasVerticalRuler = false
    open var hasHorizontalRuler = false
    open var rulersVisible = false
    open var verticalRulerView: NSRulerView?
    open var horizontalRulerView: NSRulerView?
    open var verticalLineScroll: CGFloat = 10
    open var lineScroll: CGFloat = 10
    open var verticalPageScroll: CGFloat = 10
    open var allowsMagnification = false
    open var magnification: CGFloat = 1
    open var minMagnification: CGFloat = 0.25
    open var maxMagnification: CGFloat = 4
    open var findBarPosition: Int = 0
    open var isFindBarVisible = false
    open var documentVisibleRect: CGRect { contentView.bounds }
    open var contentSize: CGSize { frame.size }
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    open func flashScrollers() {}
    open func tile() {}
    open func magnify(toFit rect: CGRect) {}
    open func setMagnification(_ magnification: CGFloat, centeredAt point: CGPoint) { self.magnification = magnification }
    open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }
    /// The behavior at the edges.
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    nonisolated public static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
    nonisolated public static let didEndLiveScrollNotification = Notification.Name("NSScrollViewDidEndLiveScrollNotification")
    nonisolated public static let willStartLiveScrollNotification = Notification.Name("NSScrollViewWillStartLiveScrollNotification")

    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        guard let document = documentView else { return AnyView(drawsBackground ? Color(nsColor: backgroundColor) : .clear) }
        // Texts and tables are as large as the scroll view, and scroll their own content.
        let isWide =
            document is NSText || document is NSTableView || document.frame.width <= 0 || document.autoresizingMask.contains(.width)
            || !document.translatesAutoresizingMaskIntoConstraints
        let isTall = document.frame.height <= 0 || document is NSText || document is NSTableView
        let picture = NSViewPicture.inner(document, filling: isWide ? [.horizontal] : [])
            .frame(width: isWide ? nil : document.frame.width, height: isTall ? nil : document.frame.height, alignment: .topLeading)
        let (background, edge) = (drawsBackground ? backgroundColor : .clear, borderType == .noBorder ? 0.0 : 1.0)
        let shown = document as? NSText
        return AnyView(
            GeometryReader { [hasVerticalScroller, hasHorizontalScroller, contentInsets] proxy in
                ScrollView(isWide ? .vertical : [.vertical, .horizontal]) {
                    picture
                        .frame(minWidth: isWide ? proxy.size.width : nil, minHeight: isTall ? proxy.size.height : nil, alignment: .topLeading)
                        .padding(EdgeInsets(top: contentInsets.top, leading: contentInsets.left, bottom: contentInsets.bottom, trailing: contentInsets.right))
                }
                .scrollIndicators(hasVerticalScroller ? .automatic : .hidden, axes: .vertical)
                .scrollIndicators(hasHorizontalScroller ? .automatic : .hidden, axes: .horizontal)
            }
            .background(Color(nsColor: shown?.drawsBackground == true ? shown?.backgroundColor ?? background : background))
            .overlay { Rectangle().strokeBorder(Color(nsColor: .separatorColor), lineWidth: edge) })
    }
}

/// The edge of a view.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

/// A scroll bar, which the scroll view draws.
open class NSScroller: NSControl {
    /// The place of scroll bars.
    public enum Style: Int, Sendable { case legacy, overlay }
    /// The color of a scroll bar.
    public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    open var scrollerStyle = Style.overlay
    open var knobStyle = KnobStyle.default
    open var knobProportion: CGFloat = 0
    open class var preferredScrollerStyle: Style { .overlay }
    open class func scrollerWidth(for controlSize: ControlSize, scrollerStyle: Style) -> CGFloat { 15 }
    open func drawKnob() {}
    open func drawKnobSlot(in slotRect: CGRect, highlight flag: Bool) {}
}
