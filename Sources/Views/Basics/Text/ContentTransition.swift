/// The animation style for a change of a view's content in an animated update.
///
/// Texts and symbols follow it; symbols crossfade with every transition but `identity`. By default a text whose characters stay the same animates
/// their sizes and positions, and a text with different characters jumps.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The default, where no transition is set.
        case standard
        case identity
        case opacity
        case interpolate
        /// `value` is nil where the direction is given explicitly.
        case numericText(countsDown: Bool, value: Double?)
        case symbolEffect
        /// The former symbol leaves before the new one appears. An offset is 1 upward, -1 downward, 0 for none.
        case replace(out: Int, in: Int)
    }
    let kind: Kind

    /// The new content appears immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Glyphs move to their new positions and sizes; texts with different characters crossfade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Symbols crossfade: Apple's effects animate the layers of a symbol, which the substitute icons don't have. Texts change as they do by default.
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)
    /// Unchanged characters stay, and slide where they must; the others roll up and out while new ones roll in, or down when counting down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numericText(countsDown: countsDown, value: nil)) }
    /// Characters roll up when the value grows, and down when it falls.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText(countsDown: false, value: value)) }

    /// Whether symbols crossfade.
    var fadesSymbols: Bool { kind != .standard && kind != .identity }

    /// The directions in which a symbol leaves and the next one enters; nil for a crossfade.
    var replacement: (out: Int, in: Int)? { if case .replace(let out, let enter) = kind { (out, enter) } else { nil } }

    /// Whether characters roll down in a change from content with the transition `old` to content with this one.
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
    /// The animation style for changes of views' content.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the texts and symbols inside animate a change of their content, in updates with an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}
