// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
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
/// A ruler beside a scroll view, which isn't drawn.
open class NSRulerView: NSView {
    open weak var scrollView: NSScrollView?
    open weak var clientView: NSView?
    open var ruleThickness: CGFloat = 16
    open var reservedThicknessForMarkers: CGFloat = 15
    open var reservedThicknessForAccessoryView: CGFloat = 0
    /// The axis of a ruler.
    public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
    public convenience init(scrollView: NSScrollView?, orientation: Orientation) {
        self.init(frame: .zero)
        self.scrollView = scrollView
    }
    open func drawHashMarksAndLabels(in rect: CGRect) {}
    open func invalidateHashMarks() {}
}

/// A row or a column of views.
@MainActor @preconcurrency
open class NSStackView: NSView {
    /// The lengths of a stack's views.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// A part of a stack.
    public enum Gravity: Int, Sendable {
        case top = 1
        case center, bottom
        public static let leading = Gravity.top
        public static let trailing = Gravity.bottom
    }
    /// The order in which views are left out.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let mustHold = VisibilityPriority(rawValue: 1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
        public static let notVisible = VisibilityPriority(rawValue: 0)
    }
    open private(set) var arrangedSubviews: [NSView] = []
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment: NSLayoutConstraint.Attribute = .notAnAttribute
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets()
    open var detachesHiddenViews = true
    open weak var delegate: AnyObject?
    private var gaps: [ObjectIdentifier: CGFloat] = [:]
    private var gravities: [ObjectIdentifier: Gravity] = [:]
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open var views: [NSView] { arrangedSubviews }
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(insertionIndex, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: NSView) { removeArrangedSubview(subview) }
    open func addView(_ view: NSView, in gravity: Gravity) {
        gravities[ObjectIdentifier(view)] = gravity
        addArrangedSubview(view)
    }
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) { addView(view, in: gravity) }
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    open func setViews(_ views: [NSView], in gravity: Gravity) { for view in views { addView(view, in: gravity) } }
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { gaps[ObjectIdentifier(view)] = spacing }
    open func customSpacing(after view: NSView) -> CGFloat { gaps[ObjectIdentifier(view)] ?? spacing }
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {}
    open func setHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
    open func setClippingResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
    nonisolated public static let useDefaultSpacing: CGFloat = .greatestFiniteMagnitude

    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        let isVertical = orientation == .vertical
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let across: Axis.Set = [.width, .height].contains(alignment) ? (isVertical ? .horizontal : .vertical) : []
        let isEqual = distribution == .fillEqually
        var parts: [AnyView] = []
        var last: Gravity?
        for view in shown {
            let fixed = view.twin.constrainedSize()
            var axes = across.union(isEqual ? (isVertical ? .vertical : .horizontal) : [])
            if fixed.width != nil { axes.insert(.horizontal) }
            if fixed.height != nil { axes.insert(.vertical) }
            var picture = AnyView(NSViewPicture.inner(view, filling: axes).frame(width: fixed.width, height: fixed.height))
            // The width of a button is that of its title, which hugs it.
            if view is NSButton, isVertical, !axes.contains(.horizontal) { picture = AnyView(picture.fixedSize(horizontal: true, vertical: false)) }
            if isEqual { picture = AnyView(isVertical ? picture.frame(minHeight: 0, maxHeight: .infinity) : picture.frame(minWidth: 0, maxWidth: .infinity)) }
            let gravity = gravities[ObjectIdentifier(view)]
            if let gravity, let last, gravity != last { parts.append(AnyView(Spacer(minLength: 0))) }
            last = gravity ?? last
            let gap = customSpacing(after: view)
            if view !== shown.last, distribution != .equalSpacing { picture = AnyView(picture.padding(isVertical ? .bottom : .trailing, gap)) }
            parts.append(picture)
            if distribution == .equalSpacing || distribution == .equalCentering, view !== shown.last { parts.append(AnyView(Spacer(minLength: spacing))) }
        }
        let items = ForEach(Array(parts.enumerated()), id: \.offset) { $0.element }
        let stack =
            isVertical
            ? AnyView(
                VStack(
                    alignment: [.leading, .left].contains(alignment) ? .leading : [.trailing, .right].contains(alignment) ? .trailing : .center, spacing: 0
                ) { items })
            : AnyView(HStack(alignment: rowAlignment, spacing: 0) { items })
        return AnyView(stack.padding(EdgeInsets(top: edgeInsets.top, leading: edgeInsets.left, bottom: edgeInsets.bottom, trailing: edgeInsets.right)))
    }
    private var rowAlignment: VerticalAlignment {
        switch alignment {
        case .top: .top
        case .bottom: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
        }
    }
}

/// Views beside each other with lines between them.
@MainActor @preconcurrency
open class NSSplitView: NSView {
    /// The line between two views.
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin, paneSplitter
    }
    open var isVertical = false
    open var dividerStyle = DividerStyle.thick
    open var dividerColor: NSColor { .separatorColor }
    open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
    open weak var delegate: (any NSSplitViewDelegate)?
    open var autosaveName: String?
    open var arrangesAllSubviews = true
    open var arrangedSubviews: [NSView] { subviews }
    private var positions: [Int: CGFloat] = [:]
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    open func insertArrangedSubview(_ view: NSView, at index: Int) { addSubview(view) }
    open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) { positions[dividerIndex] = position }
    open func adjustSubviews() {}
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
    open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
    open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { isVertical ? frame.width : frame.height }
    override var arrangesSubviews: Bool { true }
    override var ownPicture: AnyView? {
        let shown = subviews.filter { !$0.isHidden }
        let (isVertical, thickness, color, positions) = (
            isVertical, dividerThickness, dividerStyle == .thick ? Color.clear : Color(nsColor: dividerColor), positions
        )
        return AnyView(
            GeometryReader { proxy in
                let length = isVertical ? proxy.size.width : proxy.size.height
                let lengths = SplitLengths(length, thickness, shown.map { isVertical ? $0.frame.width : $0.frame.height }, positions).all
                let items = ForEach(Array(shown.enumerated()), id: \.offset) { index, view in
                    if index > 0 { color.frame(width: isVertical ? thickness : nil, height: isVertical ? nil : thickness) }
                    NSViewPicture.inner(view, filling: [.horizontal, .vertical])
                        .frame(width: isVertical ? lengths[index] : proxy.size.width, height: isVertical ? proxy.size.height : lengths[index])
                }
                if isVertical { HStack(spacing: 0) { items } } else { VStack(spacing: 0) { items } }
            })
    }
}

/// The lengths of a split view's views: those between dividers that code has placed, and shares of the rest in proportion to their own lengths.
package struct SplitLengths {
    package let all: [CGFloat]
    package init(_ length: CGFloat, _ thickness: CGFloat, _ own: [CGFloat], _ positions: [Int: CGFloat]) {
        var fixed: [CGFloat?] = Array(repeating: nil, count: own.count)
        for index in own.indices.dropLast() {
            guard let end = positions[index] else { continue }
            let start = index == 0 ? 0 : positions[index - 1].map { $0 + thickness }
            if let start { fixed[index] = max(0, end - start) }
        }
        let room = max(0, length - thickness * CGFloat(max(0, own.count - 1)) - fixed.compactMap(\.self).reduce(0, +))
        let open = own.indices.filter { fixed[$0] == nil }
        let sum = open.map { own[$0] }.reduce(0, +)
        let isKnown = !open.contains { own[$0] <= 0 } && sum > 0
        all = own.indices.map { fixed[$0] ?? (isKnown ? room * own[$0] / sum : room / CGFloat(max(1, open.count))) }
    }
}

/// Reacts to a split view.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
    func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
    func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    public func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat {
        proposedMinimumPosition
    }
    public func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat {
        proposedMaximumPosition
    }
    public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
