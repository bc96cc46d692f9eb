/// Shows a content for one phase after another, each reached by an animation.
///
/// Without a trigger it starts at once with the second phase and goes round for ever; with one it goes through all phases and back to the first each
/// time the trigger changes. The next phase begins when the animation of the one before is logically complete; where nothing moves, with the next frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let animator: PhaseCycle<Phase, Content>

    /// - Parameter phases: at least one.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        animator = PhaseCycle(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }

    /// - Parameters:
    ///   - phases: at least one.
    ///   - trigger: a change of it starts a round; while one runs, a new round begins after it.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        animator = PhaseCycle(phases: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
    }

    public var body: some View { animator }
}

extension View {
    /// Changes the view from phase to phase, for ever; see ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }

    /// Changes the view from phase to phase, once each time `trigger` changes; see ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }
}

/// A value that starts something when it changes, of whatever type.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (lhs: AnyTrigger, rhs: AnyTrigger) -> Bool { lhs.isEqual(rhs.value) }
}

/// Goes from phase to phase.
private struct PhaseCycle<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    /// nil goes round for ever.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    @State private var index = 0
    @State private var progress = Progress()

    /// What goes on beside what is seen.
    private final class Progress {
        var isRunning = false
        var roundsAsked = 0
        /// When the running phase began.
        var start = 0.0
    }

    var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onAppear {
                guard trigger == nil else { return }
                SceneClock.current?.endless.insert(ObjectIdentifier(progress))
                begin()
            }
            .onDisappear { SceneClock.current?.endless.remove(ObjectIdentifier(progress)) }
            .onChange(of: trigger) { _, _ in
                progress.roundsAsked += 1
                begin()
            }
    }

    private func begin() {
        guard !progress.isRunning, phases.count > 1 else { return }
        if trigger != nil { progress.roundsAsked = 0 }
        progress.isRunning = true
        advance()
    }

    private func advance() {
        let next = (index + 1) % phases.count
        progress.start = SceneClock.current?.now ?? 0
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            guard let clock = SceneClock.current else { return }
            if clock.now > progress.start { return phaseDidEnd() }
            // An animation without any duration: a phase is seen for one frame at least.
            clock.performInNextStep { phaseDidEnd() }
        }
    }

    private func phaseDidEnd() {
        guard trigger != nil, index == 0 else { return advance() }
        progress.isRunning = false
        if progress.roundsAsked > 0 { begin() }
    }
}
