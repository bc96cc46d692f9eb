/// The position of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The distance from the content's top leading corner to the window's; below the insets at the start.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The space between the content and the window's edges: the surrounding bars, and the margins.
    public var contentInsets: EdgeInsets
    /// The size of the window, including the surrounding bars.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The window in the content's coordinates; the same as the visible part.
    public var bounds: CGRect { visibleRect }
}

/// The state of a scroll view's motion.
public enum ScrollPhase: Equatable, Sendable {
    /// At rest.
    case idle
    /// A finger is down and may begin to scroll.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content comes to rest after a drag.
    case decelerating
    /// The content moves to a target.
    case animating

    /// Whether the content moves or a finger is down.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of the phase.
public struct ScrollPhaseChangeContext {
    /// The position of the content.
    public let geometry: ScrollGeometry
    /// The content's speed, in points per second; nil at rest.
    public let velocity: CGVector?
}

/// Observes the scroll view inside.
private struct ScrollObserverModifier: RenderModifier {
    /// Called when everything inside is placed.
    let observe: (ScrollRenderNode) -> (() -> Void)?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollObserverRenderNode {
        ScrollObserverRenderNode(owner: owner, child: child, observe: observe)
    }
    func updateRenderNode(_ node: ScrollObserverRenderNode) {
        node.observe = observe
        node.setNeedsCommit()
    }
}

private final class ScrollObserverRenderNode: WrapperRenderNode {
    /// Returns the action for a change.
    var observe: (ScrollRenderNode) -> (() -> Void)?
    override var name: String { "onScroll" }

    init(owner: _Node, child: RenderNode, observe: @escaping (ScrollRenderNode) -> (() -> Void)?) {
        self.observe = observe
        super.init(owner: owner, child: child)
    }

    override func commitChildren() {
        super.commitChildren()
        var scroll: ScrollRenderNode?
        func look(_ node: RenderNode) {
            guard scroll == nil else { return }
            if let found = node as? ScrollRenderNode { scroll = found } else { node.forEachChild(look) }
        }
        look(child)
        if let scroll, let action = observe(scroll) { graph.enqueueAction(action) }
    }
}

/// Keeps the most recent value that an observer has received.
private final class LastValue<T> { var value: T? }

private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var last = LastValue<T>()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier { [last, transform, action] scroll in
                let new = transform(scroll.geometry)
                let old = last.value ?? new
                guard last.value != new else { return nil }
                last.value = new
                return { action(old, new) }
            })
    }
}

private struct ScrollPhaseModifier: ViewModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var last = LastValue<ScrollPhase>()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier { [last, action] scroll in
                let new = scroll.phase
                let old = last.value ?? .idle
                guard old != new else { return nil }
                last.value = new
                let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: new == .idle ? nil : scroll.velocity)
                return { action(old, new, context) }
            })
    }
}

private struct ScrollTargetsModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var last = LastValue<[ID]>()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier { [last, action, threshold] scroll in
                let window = CGRect(origin: scroll.offset, size: scroll.size)
                let new = scroll.targets.filter { $0.rect.share(inside: window) >= threshold }.compactMap { $0.id.base as? ID }
                guard last.value != new else { return nil }
                last.value = new
                return { action(new) }
            })
    }
}

/// Observes the fraction of a view that the enclosing scroll view shows.
private struct ScrollVisibilityModifier: RenderModifier {
    let threshold: Double
    let action: (Bool) -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollVisibilityRenderNode {
        ScrollVisibilityRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: ScrollVisibilityRenderNode) { node.modifier = self }
}

private final class ScrollVisibilityRenderNode: WrapperRenderNode {
    var modifier: ScrollVisibilityModifier
    private var wasVisible = false
    override var name: String { "onScrollVisibilityChange" }

    init(owner: _Node, child: RenderNode, modifier: ScrollVisibilityModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    override func geometryDidChange(resized: Bool) {
        var next = parent
        while let current = next, !(current is ScrollRenderNode) { next = current.parent }
        let window = (next as? ScrollRenderNode)?.window ?? CGRect(origin: .zero, size: graph.configuration.size)
        let isVisible = absoluteFrame.share(inside: window) >= modifier.threshold
        guard isVisible != wasVisible else { return }
        wasVisible = isVisible
        graph.enqueueAction { [action = modifier.action] in action(isVisible) }
    }
}

extension CGRect {
    /// Returns the fraction of the rect's area that is inside another rect, 0…1.
    func share(inside other: CGRect) -> Double {
        let common = overlap(with: other)
        guard !common.isNull, width > 0, height > 0 else { return 0 }
        return Double(common.width * common.height / (width * height))
    }
}

extension View {
    /// Runs an action with a value of the geometry of the scroll view inside: once when it has been laid out, then whenever the value changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
    /// Runs an action when the scroll view inside begins or stops moving.
    public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }
    /// Runs an action when the scroll view inside begins or stops moving.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
    /// Runs an action when the visible fraction of the view in the enclosing scroll view crosses a threshold, 0…1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
    /// Runs an action with the identities of the views of a `scrollTargetLayout()` that the scroll view inside shows, when they change.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetsModifier(threshold: threshold, action: action))
    }
}
