/// How a view comes and goes: what is different about it before it is there and after it has gone.
///
/// A transition plays when an update with an animation inserts or removes the view: by `if`, `switch`, `ForEach` or `id`. Without one the view is faded.
public struct AnyTransition: Sendable {
    /// What a view looks like while it isn't there.
    enum Effect: Sendable {
        case opacity
        case offset(CGSize)
        /// Beyond an edge of itself, by its own size.
        case move(Edge)
        case scale(CGFloat, UnitPoint)
    }

    var insertion: [Effect]
    var removal: [Effect]
    /// Plays in place of the update's animation.
    var animation: Animation?

    private init(_ effects: [Effect], removal: [Effect]? = nil, animation: Animation? = nil) {
        insertion = effects
        self.removal = removal ?? effects
        self.animation = animation
    }

    /// Nothing: the view is there at once, and gone at once.
    public static let identity = AnyTransition([])
    /// Fades the view.
    public static let opacity = AnyTransition([.opacity])
    /// In from the leading edge, out to the trailing one.
    public static let slide = AnyTransition([.move(.leading)], removal: [.move(.trailing)])
    /// Grows from a point, and shrinks to it.
    public static let scale = scale(scale: 1e-5)

    /// Grows from a share of its size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition([.scale(scale, anchor)]) }
    /// In from beyond an edge of the view's own frame, and out to there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    /// In from beyond one edge, out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        return AnyTransition([.move(edge), .opacity], removal: [.move(opposite[edge] ?? edge), .opacity])
    }
    /// In from another place, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    /// In from another place, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// In as one transition says, out as another one.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal: removal.removal, animation: insertion.animation ?? removal.animation)
    }
    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion + other.insertion, removal: removal + other.removal, animation: animation ?? other.animation)
    }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

/// Around a view that an `if`, a `ForEach` or an `id` shows: draws it on its way in and out.
final class TransitionRenderNode: WrapperRenderNode {
    /// 1 where the view is there, 0 where it isn't.
    private var presence: AnimatedProperty<UnitScaled>
    private var isOnItsWayOut = false
    private var effects: [AnyTransition.Effect] = []
    override var name: String { "transition" }

    override init(owner: _Node, child: RenderNode) {
        presence = AnimatedProperty(UnitScaled(1))
        super.init(owner: owner, child: child)
    }

    override var isLeaving: Bool { isOnItsWayOut || child.isLeaving }

    /// The transition that the view asks for.
    private var wanted: AnyTransition { child.transition ?? .opacity }

    /// Lets the view come in, where the running update is animated.
    func enter() {
        let transition = wanted
        guard let animation = transition.animation ?? owner.transaction.animation, !transition.insertion.isEmpty else { return }
        effects = transition.insertion
        presence = AnimatedProperty(UnitScaled(0))
        presence.set(UnitScaled(1), animation: animation, in: owner)
    }

    /// Lets the view go out. It is drawn until then, but takes no part in anything else.
    ///
    /// - Parameter onEnd: called when it has gone.
    /// - Returns: false where it is gone at once.
    func leave(onEnd: @escaping () -> Void) -> Bool {
        let transition = wanted
        guard let animation = transition.animation ?? owner.transaction.animation, !transition.removal.isEmpty else { return false }
        effects = transition.removal
        isOnItsWayOut = true
        preferencesDidChange()
        presence.set(UnitScaled(0), animation: animation, in: owner) { [weak self] in
            guard let self, isOnItsWayOut, !presence.isAnimating else { return }
            onEnd()
        }
        return presence.isAnimating
    }

    /// Takes a view back that was on its way out.
    func comeBack() {
        isOnItsWayOut = false
        preferencesDidChange()
        presence.set(UnitScaled(1), animation: wanted.animation ?? owner.transaction.animation, in: owner)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let presence = presence.presented.value
        if presence == 1 { return child.display(&builder) }
        apply(effects[...], presence, &builder)
    }

    /// What goes says nothing and can't be hit any more, even where it has a place to itself.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { isOnItsWayOut ? nil : super.preference(key) }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { isOnItsWayOut ? [] : super.hitTest(point) }

    /// The effects, the last one outermost.
    private func apply(_ effects: ArraySlice<AnyTransition.Effect>, _ presence: Double, _ builder: inout DisplayListBuilder) {
        guard let effect = effects.last else { return child.display(&builder) }
        let rest = effects.dropLast()
        let absence = CGFloat(1 - presence)
        let frame = absoluteFrame
        switch effect {
        case .opacity:
            let opacity = min(max(presence, 0), 1)
            if opacity > 0 { builder.group(.opacity(opacity)) { apply(rest, presence, &$0) } }
        case .offset(let offset):
            builder.group(.transform(CGAffineTransform(translationX: offset.width * absence, y: offset.height * absence))) { apply(rest, presence, &$0) }
        case .move(let edge):
            let isMirrored = owner.inputs.environment.isRightToLeft
            let (x, y): (CGFloat, CGFloat) =
                switch edge {
                case .top: (0, -frame.height)
                case .bottom: (0, frame.height)
                case .leading: (isMirrored ? frame.width : -frame.width, 0)
                case .trailing: (isMirrored ? -frame.width : frame.width, 0)
                }
            builder.group(.transform(CGAffineTransform(translationX: x * absence, y: y * absence))) { apply(rest, presence, &$0) }
        case .scale(let least, let anchor):
            let scale = least + (1 - least) * CGFloat(presence)
            let effect = TransformEffect(scale: CGSize(width: scale, height: scale), anchor: anchor)
            builder.group(.transform(effect.affineTransform(in: frame))) { apply(rest, presence, &$0) }
        }
    }
}

/// Says how a view comes and goes.
public struct _TransitionModifier: RenderModifier {
    let transition: AnyTransition

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TransitionTraitRenderNode {
        TransitionTraitRenderNode(owner: owner, child: child, transition: transition)
    }
    func updateRenderNode(_ node: TransitionTraitRenderNode) { node.own = transition }
}

final class TransitionTraitRenderNode: WrapperRenderNode {
    var own: AnyTransition
    override var name: String { "transition" }
    override var transition: AnyTransition? { own }

    init(owner: _Node, child: RenderNode, transition: AnyTransition) {
        own = transition
        super.init(owner: owner, child: child)
    }
}

extension View {
    /// How the view comes and goes, where an animated update inserts or removes it.
    public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}
