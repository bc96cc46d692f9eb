// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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
            let isSpaced = view !== shown.last && distribution != .equalSpacing
            // Views of equal length don't share it with their distance.
            if isSpaced, !isEqual { picture = AnyView(picture.padding(isVertical ? .bottom : .trailing, gap)) }
            parts.append(picture)
            if isSpaced, isEqual { parts.append(AnyView(Color.clear.frame(width: isVertical ? 0 : gap, height: isVertical ? gap : 0))) }
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
