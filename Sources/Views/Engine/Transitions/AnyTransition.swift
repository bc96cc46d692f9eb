/// A type-erased transition: how a view differs before it is inserted and after it is removed.
///
/// A transition plays when an animated update inserts or removes the view: through `if`, `switch`, `ForEach` or `id`. Without a transition the view fades.
///
/// Views, and therefore custom transitions, are created and used on the main actor only.
public struct AnyTransition: @unchecked Sendable {
    /// A part of a transition: the view's appearance before insertion and after removal.
    struct Effect {
        enum Kind {
            case opacity
            case offset(CGSize)
            /// Moves the view beyond one of its own edges, by its own size.
            case move(Edge)
            case scale(CGFloat, UnitPoint)
            case custom(any Transition)
            /// Draws the view itself: with its rect, its presence of 0…1, and a closure that draws its content.
            /// Listings show it as moving beyond an edge.
            case drawn(Drawing, like: Edge)
        }
        typealias Drawing = @MainActor (RenderNode, CGRect, Double, inout DisplayListBuilder, (inout DisplayListBuilder) -> Void) -> Void
        var kind: Kind
        var onInsertion = true
        var onRemoval = true
        /// Replaces the update's animation if set; an explicit nil means no animation.
        var animation: Animation??
        /// The motion after a finger has let go, which replaces `animation`.
        var released: ReleasedMotion?
    }

    /// The parts, innermost first.
    var effects: [Effect]

    private init(_ effects: [Effect]) { self.effects = effects }
    init(_ kinds: Effect.Kind...) { effects = kinds.map { Effect(kind: $0) } }

    /// Erases the type of a transition.
    public init<T: Transition>(_ transition: T) {
        self = (transition as? any KnownTransition)?.erased ?? AnyTransition(.custom(transition))
    }

    /// Inserts and removes the view immediately.
    public static let identity = AnyTransition()
    /// Fades the view.
    public static let opacity = AnyTransition(.opacity)
    /// Moves in from the leading edge and out to the trailing edge.
    public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    /// Grows from a point and shrinks back to it.
    public static let scale = scale(scale: 1e-5)

    /// Grows from a fraction of the view's size and shrinks back to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(.scale(scale, anchor)) }
    /// Moves in from beyond an edge of the view's own frame and back out.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    /// Moves in from beyond one edge and out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }
    /// Moves in from an offset position and back out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    /// Moves in from an offset position and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// Applies one modifier value while the view isn't there and another while it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
    /// Uses one transition for insertion and another for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func effects(_ transition: AnyTransition, _ isUsed: (Effect) -> Bool, _ change: (inout Effect) -> Void) -> [Effect] {
            transition.effects.filter(isUsed).map { effect in
                var effect = effect
                change(&effect)
                return effect
            }
        }
        return AnyTransition(
            effects(removal, \.onRemoval) { $0.onInsertion = false } + effects(insertion, \.onInsertion) { $0.onRemoval = false })
    }
    /// Applies both transitions at once, with `other` outside.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(effects + other.effects) }
    /// Returns the transition with its own animation, which replaces the update's; nil means no animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        for index in copy.effects.indices where copy.effects[index].animation == nil { copy.effects[index].animation = .some(animation) }
        return copy
    }
    /// Returns the transition with its own animation, unless a finger has let the view go in the same frame.
    func animation(_ animation: Animation, orOf released: ReleasedMotion) -> AnyTransition {
        var copy = self.animation(animation)
        for index in copy.effects.indices { copy.effects[index].released = released }
        return copy
    }
}

extension Edge {
    /// The opposite edge.
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension View {
    /// Sets how an animated update inserts and removes the view.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View { modifier(TraitModifier<TransitionKey>(value: t)) }

    /// Sets how an animated update inserts and removes the view.
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
