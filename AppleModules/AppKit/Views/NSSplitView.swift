// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

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
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        if subviews.indices.contains(index) { addSubview(view, positioned: .below, relativeTo: subviews[index]) } else { addSubview(view) }
    }
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
