/// How a view comes and goes: what is different about it before it is there and after it has gone.
///
/// A transition plays when an update with an animation inserts or removes the view: by `if`, `switch`, `ForEach` or `id`. Without one the view is faded.
///
/// Views, and so transitions of one's own, are made and used on the main actor only.
public struct AnyTransition: @unchecked Sendable {
    /// A part of a transition: what a view looks like while it isn't there.
    struct Effect {
        enum Kind {
            case opacity
            case offset(CGSize)
            /// Beyond an edge of itself, by its own size.
            case move(Edge)
            case scale(CGFloat, UnitPoint)
            case custom(any Transition)
        }
        var kind: Kind
        var onInsertion = true
        var onRemoval = true
        /// What plays in place of the update's animation, if said; nil said is none.
        var animation: Animation??
    }

    /// The first one innermost.
    var effects: [Effect]

    private init(_ effects: [Effect]) { self.effects = effects }
    init(_ kinds: Effect.Kind...) { effects = kinds.map { Effect(kind: $0) } }

    /// A transition whose type is not to be seen.
    @MainActor public init<T: Transition>(_ transition: T) {
        self = (transition as? any KnownTransition)?.erased ?? AnyTransition(.custom(transition))
    }

    /// Nothing: the view is there at once, and gone at once.
    public static let identity = AnyTransition()
    /// Fades the view.
    public static let opacity = AnyTransition(.opacity)
    /// In from the leading edge, out to the trailing one.
    public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    /// Grows from a point, and shrinks to it.
    public static let scale = scale(scale: 1e-5)

    /// Grows from a share of its size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(.scale(scale, anchor)) }
    /// In from beyond an edge of the view's own frame, out to there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    /// In from beyond one edge, out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }
    /// In from another place, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    /// In from another place, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// A modifier's one value while the view isn't there, and another while it is.
    @MainActor public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
    /// In as one transition says, out as another one.
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
    /// Both at once, the other one outside.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(effects + other.effects) }
    /// The transition with an animation of its own, in place of the update's; nil for none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        for index in copy.effects.indices where copy.effects[index].animation == nil { copy.effects[index].animation = .some(animation) }
        return copy
    }
}

extension Edge {
    /// The edge on the other side.
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
    /// How the view comes and goes, where an animated update inserts or removes it.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View { modifier(TraitModifier<TransitionKey>(value: t)) }

    /// How the view comes and goes, where an animated update inserts or removes it.
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
