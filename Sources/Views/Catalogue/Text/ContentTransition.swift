/// How a view shows that its content has become another one, in an update with an animation.
///
/// Texts follow it, and symbols fade from one to the next with all but `identity`. Without one a text whose letters stay the same lets them grow and move to their new places, and one with other letters jumps.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// What holds where nothing is said.
        case standard
        case identity
        case opacity
        case interpolate
        /// `value` is nil where the direction is said.
        case numericText(countsDown: Bool, value: Double?)
        case symbolEffect
    }
    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Letters go to their new places and sizes; other letters fade in and out.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Symbols fade from one to the next: Apple's effects draw the parts of a symbol, which the look-alikes don't have. Texts do what they do anyway.
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)
    /// Letters that are the same stay, and slide where they must; others roll up and out while new ones roll in, or down while counting down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numericText(countsDown: countsDown, value: nil)) }
    /// Letters roll up while the value grows, and down while it falls.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText(countsDown: false, value: value)) }

    /// Whether symbols fade into each other.
    var fadesSymbols: Bool { kind != .standard && kind != .identity }

    /// Whether letters roll down on the way from the content with `old` to that with this transition.
    func countsDown(from old: ContentTransition) -> Bool {
        guard case .numericText(let countsDown, let value) = kind else { return false }
        guard let value, case .numericText(_, let oldValue?) = old.kind else { return countsDown }
        return value < oldValue
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { ContentTransition(kind: .standard) }
}

extension EnvironmentValues {
    /// How views show that their content has changed.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How the texts and symbols inside show that they have changed, in updates with an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}
