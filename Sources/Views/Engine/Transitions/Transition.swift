/// The stages of a view's insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted.
    case willAppear
    /// Fully shown.
    case identity
    /// Being removed.
    case didDisappear

    public var isIdentity: Bool { self == .identity }
    /// -1 before the view is inserted, 0 while it is shown, 1 after it is removed.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition apart from fading.
public struct TransitionProperties: Sendable, Hashable {
    /// Whether the transition involves motion.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Describes how a view is inserted and removed by building a view for each phase.
///
///     struct Twist: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
///
/// Differences between the phases animate with the animation of the update that inserts or removes the view.
@MainActor @preconcurrency
public protocol Transition {
    /// A placeholder for the view being inserted or removed.
    typealias Content = PlaceholderContentView<Self>
    associatedtype Body: View
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition apart from fading; the default implementation has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(erased: ErasedViewBox(view: content)), phase: phase)
    }
    /// Applies both transitions at once, with `other` outside.
    public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }
    /// Returns the transition with its own animation, which replaces the update's; nil means no animation.
    public func animation(_ animation: Animation?) -> some Transition { AnimatedTransition(transition: self, animation: animation) }
}

/// A transition that the library draws directly, without an additional view around the one being inserted or removed.
protocol KnownTransition {
    var erased: AnyTransition { get }
}

/// Inserts and removes the view immediately.
public struct IdentityTransition: Transition, KnownTransition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    nonisolated var erased: AnyTransition { .identity }
}

/// Fades the view.
public struct OpacityTransition: Transition, KnownTransition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    nonisolated var erased: AnyTransition { .opacity }
}

/// Grows from a fraction of the view's size and shrinks back to it.
public struct ScaleTransition: Transition, KnownTransition {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor) }
    nonisolated var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Moves in from beyond an edge of the view's own frame and back out.
public struct MoveTransition: Transition, KnownTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.visualShift(phase.isIdentity ? nil : edge) }
    nonisolated var erased: AnyTransition { .move(edge: edge) }
}

/// Moves in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition, KnownTransition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualShift(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
    nonisolated var erased: AnyTransition { .slide }
}

/// Moves in from beyond one edge and out to the opposite one, fading.
public struct PushTransition: Transition, KnownTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualShift(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite).opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated var erased: AnyTransition { .push(from: edge) }
}

/// Moves in from an offset position and back out to it.
public struct OffsetTransition: Transition, KnownTransition {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
    nonisolated var erased: AnyTransition { .offset(offset) }
}

/// Uses one transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity), phase: phase == .willAppear ? phase : .identity)
    }
    nonisolated var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition, KnownTransition {
    let first: First
    let second: Second
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
    nonisolated var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

nonisolated private struct AnimatedTransition<Base: Transition>: Transition, KnownTransition {
    let transition: Base
    let animation: Animation?
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        transition.apply(content: content, phase: phase).transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
    nonisolated var erased: AnyTransition { AnyTransition(transition).animation(animation) }
}

/// Applies one modifier value while the view isn't there and another while it is.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(phase.isIdentity ? identity : active) }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition {
    public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> AsymmetricTransition<I, R>
    where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
