/// Blurs the view away as it shrinks or grows, and the next one in.
///
/// Apple names no numbers: 10 points of blur and a fifth of the size, by eye.
public struct BlurReplaceTransition: Transition {
    /// Which way views grow.
    public struct Configuration: Equatable, Sendable {
        fileprivate let removalScale: Double
        /// Grows while it comes, shrinks while it goes.
        public static let downUp = Configuration(removalScale: 0.8)
        /// Grows both while it comes and while it goes.
        public static let upUp = Configuration(removalScale: 1.2)
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 10)
            .scaleEffect(phase == .willAppear ? 0.8 : phase == .didDisappear ? configuration.removalScale : 1)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs the view away as it shrinks, and the next one in as it grows.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs the view away, and the next one in.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
