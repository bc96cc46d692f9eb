// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A view of AppKit, drawn through the machinery that draws UIKit's: its layer, its own drawing, and its subviews at their frames or where constraints place
/// them. The origin of a view is its lower left corner, unless it is flipped.
@MainActor @preconcurrency
open class NSView: NSResponder, NSAppearanceCustomization {
    public typealias AutoresizingMask = UIView.AutoresizingMask

    /// The view that represents this one in drawing.
    private(set) lazy var twin = ViewTwin(self)
    private var place: CGRect
    open var frame: CGRect {
        get { place }
        set {
            let old = place.size
            place = newValue
            if old != newValue.size { resizeSubviews(withOldSize: old) }
        }
    }
    private var ownBoundsOrigin = CGPoint.zero
    open var bounds: CGRect {
        get { CGRect(origin: ownBoundsOrigin, size: frame.size) }
        set { ownBoundsOrigin = newValue.origin }
    }
    nonisolated public init(frame frameRect: CGRect) { place = frameRect }
    nonisolated public override convenience init() { self.init(frame: .zero) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    open func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }
    open func setBoundsSize(_ newSize: CGSize) {}
    open var frameRotation: CGFloat = 0
    open var frameCenterRotation: CGFloat = 0
    open var boundsRotation: CGFloat = 0
    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    open var isHidden: Bool {
        get { twin.isHidden }
        set {
            guard newValue != twin.isHidden else { return }
            twin.isHidden = newValue
            tellVisibility()
        }
    }
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }
    /// Tells the view and those inside that are not hidden themselves that they come or go.
    private func tellVisibility() {
        if isHiddenOrHasHiddenAncestor { viewDidHide() } else { viewDidUnhide() }
        for view in inner where !view.isHidden { view.tellVisibility() }
    }
    /// The responder that code has set; otherwise the superview, or the window.
    open override var nextResponder: NSResponder? {
        get { super.nextResponder ?? superview ?? ownWindow }
        set { super.nextResponder = newValue }
    }
    open var alphaValue: CGFloat {
        get { twin.alpha }
        set { twin.alpha = newValue }
    }
    open var clipsToBounds: Bool {
        get { twin.clipsToBounds }
        set { twin.clipsToBounds = newValue }
    }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var tag: Int { ownTag }
    var ownTag = 0
    open var identifier: NSUserInterfaceItemIdentifier?
    open var toolTip: String?
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? .shown }
    open var focusRingType = NSFocusRingType.default
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var allowsVibrancy: Bool { false }
    open var canBecomeKeyView: Bool { false }
    open var needsPanelToBecomeKey: Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open var acceptsTouchEvents = false
    open var allowedTouchTypes: Int = 0
    open var wantsRestingTouches = false
    open var nextKeyView: NSView?
    open var isInFullScreenMode: Bool { false }
    open var inLiveResize: Bool { false }
    open var postsFrameChangedNotifications = false
    open var postsBoundsChangedNotifications = false
    open var preparedContentRect = CGRect.zero
    open var visibleRect: CGRect { bounds }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    open var additionalSafeAreaInsets = NSEdgeInsets()
    open var safeAreaRect: CGRect { bounds }
    open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }
    open var enclosingMenuItem: NSMenuItem? { nil }

    // MARK: Layers

    open var wantsLayer = false { didSet { if wantsLayer && !oldValue { makeLayer() } } }
    open var wantsUpdateLayer: Bool { false }
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
    open var layerUsesCoreImageFilters = false
    open var canDrawSubviewsIntoLayer = false
    open var canDrawConcurrently = false
    open var backgroundFilters: [Any] = []
    open var contentFilters: [Any] = []
    open var compositingFilter: Any?
    open var shadow: NSShadow? {
        didSet {
            guard let shadow else {
                twin.layer.shadowOpacity = 0
                return
            }
            twin.layer.shadowOpacity = 1
            twin.layer.shadowRadius = shadow.shadowBlurRadius / 2
            // A shadow's y points up, that of a drawing points down.
            twin.layer.shadowOffset = CGSize(width: shadow.shadowOffset.width, height: -shadow.shadowOffset.height)
            twin.layer.shadowColor = (shadow.shadowColor as? NSColor)?.cgColor ?? NSColor.black.withAlphaComponent(1 / 3).cgColor
        }
    }
    private var hosted: CALayer?
    open var layer: CALayer? {
        get { hosted ?? (wantsLayer ? twin.layer : nil) }
        set {
            hosted?.removeFromSuperlayer()
            hosted = newValue
            if let newValue { twin.layer.insertSublayer(newValue, at: 0) }
        }
    }
    open func makeBackingLayer() -> CALayer { twin.layer }
    private func makeLayer() {
        guard hosted == nil else { return }
        let made = makeBackingLayer()
        if made !== twin.layer { layer = made }
    }
    open func updateLayer() {}

    // MARK: Subviews

    private var inner: [NSView] = []
    open var subviews: [NSView] {
        get { inner }
        set {
            for view in inner where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
            for view in newValue { addSubview(view) }
        }
    }
    public private(set) weak var superview: NSView?
    weak var ownWindow: NSWindow?
    open var window: NSWindow? { ownWindow ?? superview?.window }

    open func addSubview(_ view: NSView) { insert(view, at: inner.count) }
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        let index = otherView.flatMap { other in inner.firstIndex { $0 === other } }
        insert(view, at: place == .below ? index ?? 0 : index.map { $0 + 1 } ?? inner.count)
    }
    /// Adds a view of one of the other modules, such as a map.
    public func addSubview(_ view: UIView) { twin.addSubview(view) }
    private func insert(_ view: NSView, at index: Int) {
        let isNew = view.superview !== self
        if isNew { view.viewWillMove(toSuperview: self) }
        view.detach()
        let index = min(index, inner.count)
        inner.insert(view, at: index)
        view.superview = self
        twin.insertSubview(view.twin, at: index)
        guard isNew else { return }
        view.viewDidMoveToSuperview()
        didAddSubview(view)
        if window != nil { view.moveToWindow(window) }
    }
    private func detach() {
        superview?.inner.removeAll { $0 === self }
        superview = nil
        twin.removeFromSuperview()
    }
    func moveToWindow(_ window: NSWindow?) {
        viewWillMove(toWindow: window)
        viewDidMoveToWindow()
        for view in inner { view.moveToWindow(window) }
    }
    open func removeFromSuperview() {
        guard let superview else { return }
        let wasInWindow = window != nil
        superview.willRemoveSubview(self)
        viewWillMove(toSuperview: nil)
        detach()
        viewDidMoveToSuperview()
        if wasInWindow { moveToWindow(nil) }
    }
    open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        let index = inner.firstIndex { $0 === oldView } ?? inner.count
        oldView.removeFromSuperview()
        insert(newView, at: index)
    }
    open func sortSubviews(_ compare: (NSView, NSView) -> ComparisonResult) { subviews = inner.sorted { compare($0, $1) == .orderedAscending } }
    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func ancestorShared(with view: NSView) -> NSView? { view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view) }
    open func viewWithTag(_ tag: Int) -> NSView? { self.tag == tag ? self : inner.lazy.compactMap { $0.viewWithTag(tag) }.first }
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewDidMoveToSuperview() {}
    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewWillDraw() {}
    open func viewDidChangeEffectiveAppearance() {}
    open func viewDidChangeBackingProperties() {}
    open func viewWillStartLiveResize() {}
    open func viewDidEndLiveResize() {}

    // MARK: Layout and drawing

    open func draw(_ dirtyRect: CGRect) {}
    open func layout() {}
    open func updateConstraints() {}
    open func updateTrackingAreas() {}
    open func resetCursorRects() {}
    open func discardCursorRects() {}
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
    open func prepareForReuse() {}
    open func prepareForInterfaceBuilder() {}
    open func prepareContent(in rect: CGRect) {}
    open var needsDisplay = false
    open var needsLayout = false
    open var needsUpdateConstraints = false
    open func setNeedsDisplay(_ invalidRect: CGRect) {}
    open func display() {}
    open func displayIfNeeded() {}
    open func layoutSubtreeIfNeeded() {
        layout()
        for view in inner { view.layoutSubtreeIfNeeded() }
    }
    open func updateConstraintsForSubtreeIfNeeded() {}
    open func invalidateIntrinsicContentSize() {}
    open var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var defaultFocusRingType: NSFocusRingType { .default }
    open class var isCompatibleWithResponsiveScrolling: Bool { true }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// The size that the content needs.
    open var fittingSize: CGSize { NSViewPicture.naturalSize(of: self) }
    open func sizeToFit() { setFrameSize(fittingSize) }
    open func resizeSubviews(withOldSize oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for view in inner {
            if oldSize != .zero {
                view.resize(withOldSuperviewSize: oldSize)
            } else if view.autoresizingMask.isSuperset(of: [.width, .height]) {
                // Code that gives a view the bounds of one without a size means the whole view.
                view.frame = bounds
            }
        }
    }
    /// Follows its superview: the extra length is shared by the flexible parts of each axis.
    open func resize(withOldSuperviewSize oldSize: CGSize) {
        guard let superview, !autoresizingMask.isEmpty else { return }
        func changed(
            _ origin: CGFloat, _ length: CGFloat, _ extra: CGFloat, _ margin: AutoresizingMask, _ size: AutoresizingMask, _ end: AutoresizingMask
        ) -> (CGFloat, CGFloat) {
            let count = CGFloat([margin, size, end].filter { autoresizingMask.contains($0) }.count)
            guard count > 0 else { return (origin, length) }
            let share = extra / count
            return (origin + (autoresizingMask.contains(margin) ? share : 0), max(0, length + (autoresizingMask.contains(size) ? share : 0)))
        }
        let (x, width) = changed(frame.minX, frame.width, superview.frame.width - oldSize.width, .minXMargin, .width, .maxXMargin)
        let (y, height) = changed(frame.minY, frame.height, superview.frame.height - oldSize.height, .minYMargin, .height, .maxYMargin)
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Events, which never come

    open func hitTest(_ point: CGPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let inside = superview.map { convert(point, from: $0) } ?? point
        return inner.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
    }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
    open func menu(for event: NSEvent) -> NSMenu? { menu }
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    open func draggingEnded(_ sender: any NSDraggingInfo) {}
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    open func wantsPeriodicDraggingUpdates() -> Bool { false }
    open func accessibilityPerformPress() -> Bool { false }
    open func isAccessibilityElement() -> Bool { twin.isAccessibilityElement }
    open func accessibilityRole() -> NSAccessibility.Role? { nil }

    // MARK: Drawing by the library

    /// The view's own content above its background; nil if Easel can't draw it.
    var ownPicture: AnyView? { NSViewPicture.ownDrawing(of: self) }
    /// Whether the view has a picture of its own subviews.
    var arrangesSubviews: Bool { false }
}

extension UIView.AutoresizingMask {
    public static let width = UIView.AutoresizingMask.flexibleWidth
    public static let height = UIView.AutoresizingMask.flexibleHeight
    public static let minXMargin = UIView.AutoresizingMask.flexibleLeftMargin
    public static let maxXMargin = UIView.AutoresizingMask.flexibleRightMargin
    public static let minYMargin = UIView.AutoresizingMask.flexibleBottomMargin
    public static let maxYMargin = UIView.AutoresizingMask.flexibleTopMargin
}
