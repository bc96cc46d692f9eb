/// The position of a view in the enclosing scroll view, for its transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the top or leading edge.
    case topLeading
    /// In the window.
    case identity
    /// Beyond the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in the window.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0, or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The relation of a view's transition to its position in the enclosing scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    /// The part of a view that must be in the window for its phase to be the identity.
    public struct Threshold: Sendable {
        /// The visible fraction of the view, 0…1, and a distance from the window's edges in points.
        let share: Double
        var inset: CGFloat = 0
        /// All of the view.
        public static let visible = Threshold(share: 1)
        /// No part of the view.
        public static let hidden = Threshold(share: 0)
        /// The view's center is in the middle of the window.
        public static var centered: Threshold { Threshold(share: 2) }
        /// A fraction of the view, 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
        /// Moves the threshold into the window, in points.
        public func inset(by distance: Double) -> Threshold { Threshold(share: share, inset: inset + CGFloat(distance)) }
        /// A threshold between this one, at 0, and another one, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(share: share + (other.share - share) * amount, inset: inset + (other.inset - inset) * CGFloat(amount))
        }
    }

    enum Mode: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }
    var mode: Mode
    var limit = Threshold.visible

    /// Follows the position.
    public static let interactive = ScrollTransitionConfiguration(mode: .interactive(.linear))
    /// Follows the position along a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(mode: .interactive(timingCurve)) }
    /// Changes with an animation when the phase changes.
    public static let animated = ScrollTransitionConfiguration(mode: .animated(.default), limit: .visible(0.5))
    /// Changes with an animation when the phase changes.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), limit: .visible(0.5))
    }
    /// Never changes.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// Changes the animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { with { $0.mode = .animated(animation) } }
    /// Changes the threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { with { $0.limit = threshold } }

    private func with(_ change: (inout ScrollTransitionConfiguration) -> Void) -> ScrollTransitionConfiguration {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns how far a view is beyond the window: 0 inside, 1 gone, for a window from 0 to `window` and a view from `start` to `start + length`.
    func distance(start: CGFloat, length: CGFloat, window: CGFloat, isTop: Bool) -> Double {
        guard length > 0 else { return 0 }
        if limit.share > 1 {
            let middle = start + length / 2 - window / 2
            return min(max(0, Double((isTop ? -middle : middle) / (window / 2 + length / 2))), 1)
        }
        let hidden = isTop ? limit.inset - start : start + length - (window - limit.inset)
        // The view is gone when all of it is hidden; the identity begins when the visible part reaches the threshold.
        let allowed = length * CGFloat(1 - limit.share)
        guard length > allowed else { return hidden >= length ? 1 : 0 }
        return min(max(0, Double((hidden - allowed) / (length - allowed))), 1)
    }
}

/// Changes a view's drawing by its position in the enclosing scroll view.
private struct ScrollTransitionModifier: RenderModifier {
    let top: ScrollTransitionConfiguration
    let bottom: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: (ScrollTransitionPhase) -> [_VisualEffectStep]

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollTransitionRenderNode {
        ScrollTransitionRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: ScrollTransitionRenderNode) {
        node.modifier = self
        node.displayDidChange()
    }
}

private final class ScrollTransitionRenderNode: VisualEffectRenderNode {
    var modifier: ScrollTransitionModifier
    /// The phase of a transition that changes with an animation: -1, 0, or 1.
    private var phase = AnimatedProperty(UnitScaled(0))
    private var isPlaced = false
    override var name: String { "scrollTransition" }

    init(owner: _Node, child: RenderNode, modifier: ScrollTransitionModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    private var scroll: ScrollRenderNode? {
        var next = parent
        while let current = next, !(current is ScrollRenderNode) { next = current.parent }
        return next as? ScrollRenderNode
    }

    /// Returns how far a rect is beyond the window, from -1 to 1.
    private func position(of rect: CGRect) -> Double {
        guard let scroll else { return 0 }
        let window = scroll.absoluteFrame
        let isVertical = modifier.axis.map { $0 == .vertical } ?? scroll.scrollsVertically
        let (start, length, whole) =
            isVertical ? (rect.minY - window.minY, rect.height, window.height) : (rect.minX - window.minX, rect.width, window.width)
        let before = modifier.top.distance(start: start, length: length, window: whole, isTop: true)
        let after = modifier.bottom.distance(start: start, length: length, window: whole, isTop: false)
        let position = after > before ? after : -before
        return !isVertical && owner.inputs.environment.isRightToLeft ? -position : position
    }

    override func geometryDidChange(resized: Bool) {
        super.geometryDidChange(resized: resized)
        let position = position(of: absoluteFrame)
        let configuration = position < 0 ? modifier.top : modifier.bottom
        let target: Double = position <= -1 + 1e-9 ? -1 : position >= 1 - 1e-9 ? 1 : 0
        guard case .animated(let animation) = configuration.mode, target != phase.model.value else { return }
        if isPlaced { phase.set(UnitScaled(target), animation: animation, in: owner) } else { phase = AnimatedProperty(UnitScaled(target)) }
        isPlaced = true
    }

    override var steps: [_VisualEffectStep] {
        let position = position(of: presentedFrame)
        let configuration = position < 0 ? modifier.top : modifier.bottom
        switch configuration.mode {
        case .identity: return modifier.transition(.identity)
        case .animated: return steps(at: phase.presented.value)
        case .interactive(let curve): return steps(at: position < 0 ? -curve.value(at: -position) : curve.value(at: position))
        }
    }

    private func steps(at position: Double) -> [_VisualEffectStep] {
        let rest = modifier.transition(.identity)
        guard position != 0 else { return rest }
        let gone = modifier.transition(position < 0 ? .topLeading : .bottomTrailing)
        return zip(rest, gone).map { $0.mixed(with: $1, by: abs(position)) }
    }
}

extension View {
    /// Changes the view's drawing while it moves into and out of the window of the enclosing scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view's drawing while it moves into and out of the window of the enclosing scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(top: topLeading, bottom: bottomTrailing, axis: axis) { transition(EmptyVisualEffect(), $0)._steps })
    }
}
