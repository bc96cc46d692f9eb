// A phone has no pointer that could rest on a view: hover effects are never visible, and their actions never run.

/// The movement of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// The effect of a pointer on a view.
public struct HoverEffect: Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
    private init(name: String) { self.name = name }
    /// Creates an effect from a custom one; visible only below a pointer.
    public init<E: CustomHoverEffect>(_ effect: E) { name = "\(E.self)" }
}

extension View {
    /// Runs an action when a pointer enters or leaves the view, which never happens on a touch screen.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Runs an action while a pointer moves over the view, which never happens on a touch screen.
    public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }
    /// Runs an action while a pointer moves over the view, which never happens on a touch screen.
    @_disfavoredOverload
    public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }
    /// Sets the effect while a pointer is over the view, which never happens on a touch screen.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Sets the effect while a pointer is over the view, which never happens on a touch screen.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    /// Sets the effect while a pointer is over views inside, which never happens on a touch screen.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Disables the effects of pointers, which a touch screen doesn't have.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { environment(\.isHoverEffectEnabled, !disabled) }
    /// Sets the effect while a pointer is over a row, which never happens on a touch screen.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Disables the effects of pointers on rows, which a touch screen doesn't have.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show effects of a pointer.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
}
