/// Shows content for a sequence of phases and animates each change of phase.
///
/// Without a trigger, it starts immediately with the second phase and cycles forever. With a trigger, it runs through all phases and back to the first
/// each time the trigger changes. The next phase begins when the previous animation is logically complete; if nothing moves, with the next frame.
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
    ///   - trigger: a change starts a round; during a round, the new round begins after it.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        animator = PhaseCycle(phases: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
    }

    public var body: some View { animator }
}

extension View {
    /// Cycles the view through phases forever; see ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }

    /// Runs the view through phases once each time `trigger` changes; see ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }
}

/// A trigger value of any type.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (lhs: AnyTrigger, rhs: AnyTrigger) -> Bool { lhs.isEqual(rhs.value) }
}

/// Advances from phase to phase.
private struct PhaseCycle<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    /// nil cycles forever.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    @State private var index = 0
    @State private var progress = Progress()

    /// State that isn't displayed.
    private final class Progress {
        var isRunning = false
        var roundsAsked = 0
        /// The start time of the current phase.
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
            // The animation has no duration: show the phase for at least one frame.
            clock.performInNextStep { phaseDidEnd() }
        }
    }

    private func phaseDidEnd() {
        guard trigger != nil, index == 0 else { return advance() }
        progress.isRunning = false
        if progress.roundsAsked > 0 { begin() }
    }
}
