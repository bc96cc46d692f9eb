/// The effect of a pointer on a view.
public struct HoverEffect: Sendable {
    let effect: AnyHoverEffect
    /// Whether `defaultHoverEffect` replaces it.
    let isAutomatic: Bool
    /// The platform's effect: a highlight.
    public static let automatic = HoverEffect(AutomaticHoverEffect(), isAutomatic: true)
    /// A platter behind the view.
    public static let highlight = HoverEffect(HighlightHoverEffect(), isAutomatic: false)
    /// A larger view with a shadow.
    public static let lift = HoverEffect(LiftHoverEffect(), isAutomatic: false)
    private init(_ effect: some CustomHoverEffect, isAutomatic: Bool) { (self.effect, self.isAutomatic) = (AnyHoverEffect(effect), isAutomatic) }
    /// Creates an effect from a custom one.
    public init<E: CustomHoverEffect>(_ effect: E) { self.init(effect, isAutomatic: false) }
}

private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }
private struct HoverEffectGroupKey: EnvironmentKey { static var defaultValue: HoverEffectGroup? { nil } }

extension EnvironmentValues {
    /// The effect of views whose effect is automatic; nil for the platform's.
    var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
    /// The group that the effects inside belong to.
    var hoverEffectGroup: HoverEffectGroup? {
        get { self[HoverEffectGroupKey.self] }
        set { self[HoverEffectGroupKey.self] = newValue }
    }
}

/// A node that a pointer reaches.
@MainActor
protocol HoverTarget: RenderNode {
    /// Called when the pointer is over the view, at a point in the root's coordinates.
    func pointerIsOver(at point: CGPoint)
    /// Called when the pointer has left the view.
    func pointerDidLeave()
}

/// Draws a view with an effect while a pointer is over it.
struct HoverEffectModifier: RenderModifier {
    let effect: AnyHoverEffect
    let group: HoverEffectGroup?
    var isAutomatic = false

    func makeRenderNode(around child: RenderNode, owner: _Node) -> HoverEffectRenderNode {
        HoverEffectRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: HoverEffectRenderNode) {
        node.modifier = self
        node.displayDidChange()
    }
    static var readsEnvironment: Bool { true }
}

final class HoverEffectRenderNode: VisualEffectRenderNode, HoverTarget {
    var modifier: HoverEffectModifier
    /// How much of the effect is shown, 0…1.
    private var activity = AnimatedProperty(UnitScaled(0))
    private var readable: GeometryReadable!
    override var name: String { "hoverEffect" }

    /// The animation with which effects come and go: an estimate.
    private static var animation: Animation { .easeOut(duration: 0.2) }

    init(owner: _Node, child: RenderNode, modifier: HoverEffectModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
        readable = GeometryReadable(self)
    }

    /// The group that the effect belongs to.
    var group: HoverEffectGroup? { modifier.group ?? owner.inputs.environment.hoverEffectGroup }

    func setActive(_ isActive: Bool) {
        let isShown = isActive && owner.inputs.environment.isHoverEffectEnabled
        activity.set(UnitScaled(isShown ? 1 : 0), animation: Self.animation, in: owner)
    }

    func pointerIsOver(at point: CGPoint) { setActiveWithGroup(true) }
    func pointerDidLeave() { setActiveWithGroup(false) }

    private func setActiveWithGroup(_ isActive: Bool) {
        setActive(isActive)
        guard let group, group.activates else { return }
        graph.root.forEachDescendant { node in
            guard let other = node as? HoverEffectRenderNode, other !== self, let its = other.group, its.follows, its.isSame(as: group) else { return }
            other.setActive(isActive)
        }
    }

    override var steps: [_VisualEffectStep] {
        let effect = modifier.isAutomatic ? owner.inputs.environment.defaultHoverEffect?.effect ?? modifier.effect : modifier.effect
        let proxy = GeometryProxy(readable)
        let share = activity.presented.value
        guard share > 0 else { return effect._steps(isActive: false, proxy) }
        guard share < 1 else { return effect._steps(isActive: true, proxy) }
        let (from, to) = (effect._steps(isActive: false, proxy), effect._steps(isActive: true, proxy))
        guard from.count == to.count else { return share < 0.5 ? from : to }
        return zip(from, to).map { $0.mixed(with: $1, by: share) }
    }
}

/// Shows the hover effects inside together.
struct HoverGroupModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> HoverGroupRenderNode { HoverGroupRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: HoverGroupRenderNode) {}
}

final class HoverGroupRenderNode: WrapperRenderNode, HoverTarget {
    override var name: String { "hoverEffectGroup" }
    override var isListed: Bool { false }

    func pointerIsOver(at point: CGPoint) { setActive(true) }
    func pointerDidLeave() { setActive(false) }

    private func setActive(_ isActive: Bool) { forEachDescendant { ($0 as? HoverEffectRenderNode)?.setActive(isActive) } }
}
