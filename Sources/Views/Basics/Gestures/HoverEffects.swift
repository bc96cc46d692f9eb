import Foundation

// Effects of a pointer on views (Documentation/Semantics/Gestures.md#pointers). Only an event "hover" moves a pointer; otherwise views have their inactive look,
// which may differ from the plain view, too.

/// The drawing of a view that a hover effect changes.
@MainActor @preconcurrency
public protocol HoverEffectContent: Sendable {
    /// The changes, in the order in which they apply. For the library only.
    nonisolated var _steps: [_VisualEffectStep] { get }
}

/// The content of a hover effect without changes.
public struct EmptyHoverEffectContent: HoverEffectContent {
    public var _steps: [_VisualEffectStep] { [] }
}

private struct ChangedHoverEffectContent: HoverEffectContent {
    let _steps: [_VisualEffectStep]
}

extension HoverEffectContent {
    nonisolated private func adding(_ kind: _VisualEffectStep.Kind) -> ChangedHoverEffectContent {
        ChangedHoverEffectContent(_steps: _steps + [_VisualEffectStep(kind: kind)])
    }
    /// Fades the view.
    nonisolated public func opacity(_ opacity: Double) -> some HoverEffectContent { adding(.opacity(opacity)) }
    /// Scales the view.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
        adding(.scale(CGSize(width: scale, height: scale), anchor))
    }
    /// Scales the view.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { adding(.scale(scale, anchor)) }
    /// Scales the view.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some HoverEffectContent {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Moves the view.
    nonisolated public func offset(_ offset: CGSize) -> some HoverEffectContent { adding(.offset(offset)) }
    /// Moves the view.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { adding(.offset(CGSize(width: x, height: y))) }
    /// Rotates the view.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { adding(.rotation(angle, anchor)) }
    /// Transforms the view.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { adding(.transform(transform)) }
    /// Clips the view to a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
        adding(.clip(AnyShape(shape), style))
    }
    /// Animates the changes of `body` when the pointer enters or leaves.
    nonisolated public func animation<C: HoverEffectContent>(_ animation: Animation?, body: (EmptyHoverEffectContent) -> C) -> some HoverEffectContent {
        ChangedHoverEffectContent(_steps: _steps + body(EmptyHoverEffectContent())._steps)
    }
}

/// A custom effect of a pointer on a view.
@MainActor @preconcurrency
public protocol CustomHoverEffect: Sendable {
    associatedtype Body: CustomHoverEffect
    typealias Content = EmptyHoverEffectContent
    /// Returns the effect in terms of other ones.
    nonisolated func body(content: Content) -> Body
    /// Returns the changes of a view with or without a pointer over it. For the library only.
    nonisolated func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep]
}

extension CustomHoverEffect {
    nonisolated public func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] {
        body(content: EmptyHoverEffectContent())._steps(isActive: isActive, proxy())
    }
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
    nonisolated public init() {}
    nonisolated public func body(content: Content) -> EmptyHoverEffect { self }
    nonisolated public func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] { [] }
}

/// The platform's effect: a highlight.
public struct AutomaticHoverEffect: CustomHoverEffect {
    nonisolated public init() {}
    nonisolated public func body(content: Content) -> HighlightHoverEffect { HighlightHoverEffect() }
}
/// A platter behind the view below the pointer.
public struct HighlightHoverEffect: CustomHoverEffect {
    nonisolated public init() {}
    nonisolated public func body(content: Content) -> EmptyHoverEffect { EmptyHoverEffect() }
    nonisolated public func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] {
        [_VisualEffectStep(kind: .platter(isActive ? 1 : 0))]
    }
}
/// A larger view with a shadow below the pointer.
public struct LiftHoverEffect: CustomHoverEffect {
    /// How much larger the view is, and the opacity of its shadow: estimates.
    nonisolated private static let scale: CGFloat = 1.06
    nonisolated private static let shade = 0.2
    nonisolated public init() {}
    nonisolated public func body(content: Content) -> EmptyHoverEffect { EmptyHoverEffect() }
    nonisolated public func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] {
        let scale = isActive ? Self.scale : 1
        return [
            _VisualEffectStep(kind: .scale(CGSize(width: scale, height: scale), .center)),
            _VisualEffectStep(kind: .shade(isActive ? Self.shade : 0)),
        ]
    }
}

/// An effect that changes a view's drawing.
public struct ContentHoverEffect: CustomHoverEffect {
    let makeSteps: @Sendable (Bool, GeometryProxy) -> [_VisualEffectStep]
    nonisolated public func body(content: Content) -> EmptyHoverEffect { EmptyHoverEffect() }
    nonisolated public func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] { makeSteps(isActive, proxy()) }
}

/// An effect that several views show together.
public struct GroupHoverEffect<Effect: CustomHoverEffect>: CustomHoverEffect {
    let effect: Effect
    nonisolated public func body(content: Content) -> Effect { effect }
}

/// Two effects, one after the other.
private struct ChainedHoverEffect<First: CustomHoverEffect, Second: CustomHoverEffect>: CustomHoverEffect {
    let first: First
    let second: Second
    nonisolated func body(content: Content) -> EmptyHoverEffect { EmptyHoverEffect() }
    nonisolated func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] {
        first._steps(isActive: isActive, proxy()) + second._steps(isActive: isActive, proxy())
    }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
    nonisolated public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    nonisolated public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    nonisolated public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    nonisolated public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect {
    /// Adds another effect.
    nonisolated public func hoverEffect<E: CustomHoverEffect>(_ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some CustomHoverEffect
    {
        ChainedHoverEffect(first: self, second: isEnabled ? AnyHoverEffect(effect) : AnyHoverEffect(EmptyHoverEffect()))
    }
    /// Adds changes of the drawing.
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some CustomHoverEffect {
        hoverEffect(ContentHoverEffect(body), isEnabled: isEnabled)
    }
    /// Disables the effect.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
        disabled ? AnyHoverEffect(EmptyHoverEffect()) : AnyHoverEffect(self)
    }
    /// Shows the effect together with the other effects of a group.
    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect<Self> { GroupHoverEffect(effect: self) }
    /// Shows the effect together with the other effects of a group.
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> GroupHoverEffect<Self> { GroupHoverEffect(effect: self) }
    /// Sets when the effect is shown, regardless of the pointer. A phase that depends on a trigger isn't drawn, with a warning.
    nonisolated public func hoverEffectPhaseOverride(_ phase: HoverEffectPhaseOverride?) -> some CustomHoverEffect {
        switch phase {
        case nil: AnyHoverEffect(self)
        case .active?: AnyHoverEffect(self, always: true)
        case .inactive?: AnyHoverEffect(self, always: false)
        default: AnyHoverEffect(self, notDrawn: "hoverEffectPhaseOverride")
        }
    }
}

extension ContentHoverEffect {
    nonisolated init(_ body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) {
        makeSteps = { isActive, proxy in body(EmptyHoverEffectContent(), isActive, proxy)._steps }
    }
}

struct AnyHoverEffect: CustomHoverEffect {
    private let steps: @Sendable (Bool, GeometryProxy) -> [_VisualEffectStep]

    /// - Parameter isAlwaysActive: whether the effect is shown, regardless of the pointer; nil for below a pointer.
    nonisolated init(_ effect: some CustomHoverEffect, always isAlwaysActive: Bool? = nil, notDrawn name: String? = nil) {
        steps = { effect._steps(isActive: isAlwaysActive ?? $0, $1) + (name.map { [_VisualEffectStep(kind: .notDrawn($0))] } ?? []) }
    }
    nonisolated func body(content: Content) -> EmptyHoverEffect { EmptyHoverEffect() }
    nonisolated func _steps(isActive: Bool, _ proxy: @autoclosure () -> GeometryProxy) -> [_VisualEffectStep] { steps(isActive, proxy()) }
}

/// Views whose hover effects are shown together.
public struct HoverEffectGroup: Hashable, Sendable {
    /// The role of a view in a group.
    public struct Behavior: Hashable, Sendable {
        private let name: String
        public static let activatesGroup = Behavior(name: "activatesGroup")
        public static let followsGroup = Behavior(name: "followsGroup")
        public static let ignoresGroup = Behavior(name: "ignoresGroup")
        public static let preservesGroup = Behavior(name: "preservesGroup")
    }
    private var id: String?
    private var namespace: Namespace.ID?
    private var behavior: Behavior

    /// Whether a pointer over the view shows the effects of the whole group, and whether the view's effects are shown with the group's.
    var activates: Bool { behavior == .activatesGroup }
    var follows: Bool { behavior == .activatesGroup || behavior == .followsGroup }
    /// Whether both are the same group, whatever the part that views take in it.
    func isSame(as other: HoverEffectGroup) -> Bool { id == other.id && namespace == other.namespace }

    /// Creates a group in a namespace.
    public init(id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.id = id
        self.namespace = namespace
        self.behavior = behavior
    }
    /// Creates a group like another one.
    public init(_ group: HoverEffectGroup, behavior: Behavior) {
        self = group
        self.behavior = behavior
    }
    private init(system name: String) {
        id = name
        behavior = .followsGroup
    }
    /// The overlays of the system.
    public static let systemOverlays = HoverEffectGroup(system: "systemOverlays")
    /// Returns the group with another behavior.
    public func behavior(_ behavior: Behavior) -> HoverEffectGroup { HoverEffectGroup(self, behavior: behavior) }
}

/// The condition under which a hover effect is shown, regardless of the pointer.
public struct HoverEffectPhaseOverride: Hashable, Sendable {
    private let name: String
    public static let active = HoverEffectPhaseOverride(name: "active")
    public static let inactive = HoverEffectPhaseOverride(name: "inactive")
    public static func activeTemporarily(trigger: some Hashable) -> HoverEffectPhaseOverride { HoverEffectPhaseOverride(name: "activeTemporarily") }
    public static func inactiveTemporarily(trigger: some Hashable) -> HoverEffectPhaseOverride { HoverEffectPhaseOverride(name: "inactiveTemporarily") }
    public static func toggled(trigger: some Hashable) -> HoverEffectPhaseOverride { HoverEffectPhaseOverride(name: "toggled") }
    public static func toggledTemporarily(trigger: some Hashable) -> HoverEffectPhaseOverride { HoverEffectPhaseOverride(name: "toggledTemporarily") }
}

extension View {
    /// Shows an effect while a pointer is over the view; otherwise, the view has the effect's inactive look.
    @_disfavoredOverload
    public func hoverEffect<E: CustomHoverEffect>(_ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? AnyHoverEffect(effect) : AnyHoverEffect(EmptyHoverEffect()), group: group))
    }
    /// Changes the view's drawing while a pointer is over it; otherwise, the view has the inactive look.
    public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some View {
        hoverEffect(ContentHoverEffect(body), in: group, isEnabled: isEnabled)
    }
    /// Shows an effect while a pointer is over the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { hoverEffect(effect, isEnabled: true) }
    /// Shows an effect while a pointer is over the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect.effect : AnyHoverEffect(EmptyHoverEffect()), group: nil, isAutomatic: effect.isAutomatic))
    }
    /// Sets the effect of the views inside whose effect is automatic.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect) }
    /// Shows the effects inside together, while a pointer is over any of the views inside.
    public func hoverEffectGroup() -> some View { modifier(HoverGroupModifier()) }
    /// Shows the effects inside together with those of the group; nil for none.
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { environment(\.hoverEffectGroup, group) }
    /// Shows the effects inside together with those of the group.
    public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View {
        hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
    }
    /// Sets the effect while a pointer is over a row of a list, which isn't drawn.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { notDrawn(effect == nil ? nil : "listRowHoverEffect") }
}
